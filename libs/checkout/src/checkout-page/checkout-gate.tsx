import { buttonClass, Notice } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './checkout-page.module.css';

/** For whoever is not signed in: why one signs in to order, and the way in, which comes back here with the cart. */
export function CheckoutGate() {
  const t = useText();
  const person = usePerson();
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return (
    <div className={styles.gate}>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      {isEnded && <Notice type="informative" live title={t('checkout.gate.ended')} className={styles.notice ?? ''} />}
      <p className={styles.lead}>{t('checkout.gate.lead')}</p>
      <ul className={styles.reasons}>
        <li>{t('checkout.gate.prices')}</li>
        <li>{t('checkout.gate.addresses')}</li>
        <li>{t('checkout.gate.history')}</li>
      </ul>
      <noscript>
        <p className={styles.noScript}>{t('checkout.gate.noScript')}</p>
      </noscript>
      <p className={styles.gateActions}>
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })}>
          {t('checkout.gate.signIn')}
        </a>
        <ShopLink to={paths.cart()}>{t('checkout.toCart')}</ShopLink>
      </p>
    </div>
  );
}
