import { buttonClass } from '@shop/design-system';
import { paths, ShopLink, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './quick-order-page.module.css';

/** Shown without a customer number or before sign-in: explains quick order and how to get access. Works without a script. */
export function QuickOrderGate({ reason }: { reason: 'anonymous' | 'noCustomerNumber' }) {
  const t = useText();
  const signIn = useSignInAddress();
  return (
    <div className={styles.gate}>
      <div>
        <p className={styles.lead}>{t('cart.quickOrder.gate.lead')}</p>
        <ul className={styles.reasons}>
          <li>{t('cart.quickOrder.gate.paste')}</li>
          <li>{t('cart.quickOrder.gate.check')}</li>
          <li>{t('cart.quickOrder.gate.numbers')}</li>
          <li>{t('cart.quickOrder.gate.file')}</li>
        </ul>
      </div>
      <div className={styles.access}>
        <p>{t(reason === 'anonymous' ? 'cart.quickOrder.gate.needsNumber' : 'cart.quickOrder.gate.noNumber')}</p>
        <p className={styles.gateActions}>
          {reason === 'anonymous' ? (
            <a href={signIn} className={buttonClass({ variant: 'go' })}>
              {t('cart.quickOrder.gate.signIn')}
            </a>
          ) : (
            <ShopLink to={paths.message()} className={buttonClass({ variant: 'go' })}>
              {t('cart.quickOrder.gate.message')}
            </ShopLink>
          )}
          <ShopLink to={paths.support()}>{t('cart.quickOrder.gate.support')}</ShopLink>
        </p>
      </div>
    </div>
  );
}
