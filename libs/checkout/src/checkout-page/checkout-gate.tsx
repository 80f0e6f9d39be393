import { paths, ShopLink, SignInGate } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './checkout-page.module.css';

/** Asks visitors to sign in before ordering; their cart is kept. */
export function CheckoutGate() {
  const t = useText();
  return (
    <SignInGate
      title={t('checkout.title')}
      ended={t('checkout.gate.ended')}
      lead={t('checkout.gate.lead')}
      reasons={{
        title: t('checkout.gate.reasons'),
        lines: [t('checkout.gate.prices'), t('checkout.gate.addresses'), t('checkout.gate.history')],
      }}
      signIn={t('checkout.gate.signIn')}
      beside={<ShopLink to={paths.cart()}>{t('checkout.toCart')}</ShopLink>}
    >
      <noscript>
        <p className={styles.noScript}>{t('checkout.gate.noScript')}</p>
      </noscript>
    </SignInGate>
  );
}
