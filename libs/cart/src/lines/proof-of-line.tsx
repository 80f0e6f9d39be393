import type { CartLine } from '@shop/api-contracts';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './unit-of-line.module.css';

/** Opens the proof that goes with a line when its request is sent; nothing for lines without one. */
export function ProofOfLine({ line: { cartItemId, articleNumber } }: { line: CartLine }) {
  const t = useText();
  const { proof, commercialItemId } = cartItemId;
  if (!proof) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...proof, compare: commercialItemId })) {
    if (value !== undefined && value !== null) query.set(name, `${value}`);
  }
  return (
    <div className={styles.unit}>
      <ShopLink to={unitPaths.replacementProof(query.toString())} prefetch={false}>
        {t('cart.proof')}
        <span className="sr"> {articleNumber}</span>
      </ShopLink>
    </div>
  );
}
