import { buttonClass, Icon } from '@shop/design-system';
import { paths, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './support-page.module.css';

/** How to reach the market's company: by telephone, which is answered first, by e-mail and by message. */
export function ContactWays() {
  const t = useText();
  const { contact } = usePrefetchedQuery(settingsQuery());
  const { phoneNumber, email, openingHours } = contact ?? {};
  return (
    <div className={styles.ways}>
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'go' })}>
          <Icon name="support" />
          <span className={`nb ${styles.phone}`}>{phoneNumber}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonClass()}>
          {email}
        </a>
      )}
      <ShopLink to={paths.message()} className={buttonClass()}>
        {t('shell.message.title')}
      </ShopLink>
      {openingHours && <p className={styles.hours}>{t('shell.footer.hours', { hours: openingHours })}</p>}
    </div>
  );
}
