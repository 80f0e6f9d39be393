import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { checkoutEntries } from '../frame-entries/frame-entries.ts';
import { useText } from '../text.ts';
import { LegalLinks } from './legal-links.tsx';
import styles from './footer.module.css';

/** The footer of the checkout: who sells, how to reach them, and on which terms. */
export function CheckoutFooter() {
  const t = useText();
  const { contact } = usePrefetchedQuery(settingsQuery());
  return (
    <footer className={styles.slim}>
      <div className={`page ${styles.slimRow}`}>
        {contact && (
          <address className={styles.seller} aria-label={t('shell.footer.contact')}>
            <span>{[contact.name, contact.address].filter(Boolean).join(', ')}</span>
            {contact.phoneNumber && (
              <a href={`tel:${contact.phoneNumber.replace(/[^+\d]/g, '')}`} className={`${styles.link} nb`}>
                {contact.phoneNumber}
              </a>
            )}
          </address>
        )}
        <LegalLinks entries={checkoutEntries} />
      </div>
    </footer>
  );
}
