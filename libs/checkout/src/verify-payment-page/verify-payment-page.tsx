import { PageTitle } from '@shop/platform';
import { useCartReader } from '@shop/cart';
import { useParams, useSearchParams } from 'react-router';
import { PersonGate } from '../payment/person-gate.tsx';
import { useText } from '../text.ts';
import { Verification } from './verification.tsx';
import styles from './verify-payment-page.module.css';

/** Landing page after a payment provider: shows the outcome, however often it is opened. */
export function VerifyPaymentPage() {
  const t = useText();
  // after most payments the cart is ordered, and there is nothing to count
  useCartReader('Buy');
  const { orderId = '', cartId = '' } = useParams();
  const redirectResult = useSearchParams()[0].get('redirectResult');
  return (
    <>
      <PageTitle title={t('checkout.verify.title')} />
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <noscript>
          <p>{t('checkout.verify.noScript')}</p>
        </noscript>
        <PersonGate title={t('checkout.verify.title')} reason={t('checkout.verify.signInText')}>
          {(scope) => (
            <Verification
              key={`${orderId} ${redirectResult ?? ''}`}
              orderId={orderId}
              cartId={cartId}
              redirectResult={redirectResult}
              scope={scope}
            />
          )}
        </PersonGate>
      </div>
    </>
  );
}
