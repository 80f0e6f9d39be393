import type { CartAction, ItemCard } from '@shop/api-contracts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { lineOf } from '../../favourite-lists/line-of.ts';
import { AddByNumber } from '../../lines/add-by-number.tsx';
import { useText } from '../../text.ts';
import styles from './cart-actions.module.css';

/** Adds an article to the cart by its number. */
export function AddCartLine({ action }: { action: CartAction }) {
  const t = useText();
  const { addMany } = useAddToCart();
  const add = async (item: ItemCard, quantity: number) => {
    const { added } = await addMany([{ ...lineOf(item), quantity, item }], action);
    return added.length > 0;
  };
  return (
    <section className={styles.add} aria-label={t('cart.lists.addArticle')} data-chrome>
      <AddByNumber add={add} />
    </section>
  );
}
