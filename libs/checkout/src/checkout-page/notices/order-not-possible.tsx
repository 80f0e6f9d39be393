import type { ApiError } from '@shop/api-contracts';
import { useChangeText } from '@shop/cart';
import { buttonClass, EmptyState } from '@shop/design-system';
import { changesOf, ShopLink } from '@shop/platform';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

/** Lists the cart lines that cannot be ordered, with reasons and a link to correct them. */
export function OrderNotPossible({ error }: { error: ApiError }) {
  const t = useText();
  const linesPage = useLinesPage();
  const changeText = useChangeText();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      <EmptyState
        title={t('checkout.notPossible')}
        actions={
          <ShopLink to={linesPage.to} className={buttonClass({ variant: 'go' })}>
            {linesPage.text}
          </ShopLink>
        }
      >
        <p>{t('checkout.notPossible.text')}</p>
        <ul className={styles.changes}>
          {changesOf(error).map((change) => (
            <li key={`${change.lineId} ${change.kind}`}>
              <span className="art">{change.articleNumber}</span>, {change.name}: {changeText(change)}
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}
