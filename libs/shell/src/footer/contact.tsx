import type { Settings } from '@shop/api-contracts';
import { addressLines } from '../content/address-lines.ts';
import { useText } from '../text.ts';
import styles from './footer.module.css';

/** Contact data, in the same place on every page (WCAG 3.2.6). */
export function Contact({ contact }: { contact: NonNullable<Settings['contact']> }) {
  const t = useText();
  const { name, address, phoneNumber, email, openingHours, registration } = contact;
  const lines = [name, ...addressLines(address)];
  return (
    <address className={styles.contact} aria-label={t('shell.footer.contact')}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {openingHours && <span>{t('shell.footer.hours', { hours: openingHours })}</span>}
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={styles.link}>
          <span className="nb">{phoneNumber}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      )}
      {/* a word joiner keeps "USt-IdNr." in one piece */}
      {registration && <span>{registration.replaceAll('-', '-\u2060')}</span>}
    </address>
  );
}
