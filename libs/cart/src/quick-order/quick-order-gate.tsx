import { buttonClass, RecordTable, Td, Th, Tr } from '@shop/design-system';
import { paths, ShopLink, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './quick-order-page.module.css';

/** Lines as people paste them, and what is found for them: with a quantity after the number or before it, and a part of a unit. */
const examples = [
  { pasted: 'GX-050-GC-NBR-04; 24', found: 'GX-050-GC-NBR-04', quantity: 24 },
  { pasted: '2 x GX-100-GC-NBR-04', found: 'GX-100-GC-NBR-04', quantity: 2 },
  { pasted: 'SN 30-114-0021 pos 12', found: 'GX-050-GC-EPDM', quantity: 1 },
];

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
        <section aria-labelledby="quick-order-how">
          <h2 id="quick-order-how">{t('cart.quickOrder.gate.how')}</h2>
          <ul className={styles.reasons}>
            <li>{t('cart.quickOrder.gate.paste')}</li>
            <li>{t('cart.quickOrder.gate.check')}</li>
            <li>{t('cart.quickOrder.gate.numbers')}</li>
            <li>{t('cart.quickOrder.gate.file')}</li>
          </ul>
        </section>
        <section aria-labelledby="quick-order-example">
          <h2 id="quick-order-example">{t('cart.quickOrder.gate.example')}</h2>
          <RecordTable caption={t('cart.quickOrder.gate.example')}>
            <thead>
              <tr>
                <Th>{t('cart.quickOrder.gate.pasted')}</Th>
                <Th>{t('cart.quickOrder.gate.found')}</Th>
                <Th numeric>{t('cart.export.quantity')}</Th>
              </tr>
            </thead>
            <tbody>
              {examples.map(({ pasted, found, quantity }) => (
                <Tr key={pasted}>
                  <Td place="name">
                    <bdi className="art">{pasted}</bdi>
                  </Td>
                  <Td place="line" label={t('cart.quickOrder.gate.found')}>
                    <strong className="art">{found}</strong>
                  </Td>
                  <Td place="end" label={t('cart.export.quantity')} numeric>
                    {quantity}
                  </Td>
                </Tr>
              ))}
            </tbody>
          </RecordTable>
        </section>
      </div>
    </>
  );
}
