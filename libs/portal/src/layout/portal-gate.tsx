import { buttonClass, Notice } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './portal-gate.module.css';

/** For whoever is not signed in: what the account area is for, and the way in, which comes back to this page. Usable without a script. */
export function PortalGate() {
  const t = useText();
  const person = usePerson();
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return (
    <div className={styles.gate}>
      <h1 tabIndex={-1}>{t('portal.customer')}</h1>
      {isEnded && <Notice type="informative" live title={t('portal.gate.ended')} className={styles.notice} />}
      <p className={styles.lead}>{t('portal.gate.lead')}</p>
      <ul className={styles.reasons}>
        <li>{t('portal.gate.prices')}</li>
        <li>{t('portal.gate.addresses')}</li>
        <li>{t('portal.gate.profile')}</li>
      </ul>
      <p className={styles.actions}>
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })}>
          {t('portal.gate.signIn')}
        </a>
        <ShopLink to={paths.support()}>{t('portal.gate.help')}</ShopLink>
      </p>
      <p className="muted">{t('portal.gate.noAccount')}</p>
    </div>
  );
}
