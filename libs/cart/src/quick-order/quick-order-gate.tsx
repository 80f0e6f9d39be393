import { buttonClass } from '@shop/design-system';
import { paths, ShopLink, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './quick-order-page.module.css';

/** Lines as people paste them: with a quantity after the number or before it, and a part of a unit. */
const exampleLines = ['GX-050-GC-NBR-04; 24', '2 x GX-100-GC-NBR-04', 'SN 30-114-0021 pos 12'];

/** Shown without a customer number or before sign-in: explains quick order and how to get access. Works without a script. */
export function QuickOrderGate({ reason }: { reason: 'anonymous' | 'noCustomerNumber' }) {
  const t = useText();
  const signIn = useSignInAddress();
  return (
    <>
      <p className={styles.lead}>{t('cart.quickOrder.gate.lead')}</p>
      <p className={styles.access}>
        {t(reason === 'anonymous' ? 'cart.quickOrder.gate.needsNumber' : 'cart.quickOrder.gate.noNumber')}
      </p>
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
      <div className={styles.gate}>
        <ul className={styles.reasons}>
          <li>{t('cart.quickOrder.gate.paste')}</li>
          <li>{t('cart.quickOrder.gate.check')}</li>
          <li>{t('cart.quickOrder.gate.numbers')}</li>
          <li>{t('cart.quickOrder.gate.file')}</li>
        </ul>
        <section aria-labelledby="quick-order-example" className={styles.reasons}>
          <h2 id="quick-order-example">{t('cart.quickOrder.gate.example')}</h2>
          <ol>
            {exampleLines.map((line) => (
              <li key={line}>
                <bdi className="art">{line}</bdi>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
