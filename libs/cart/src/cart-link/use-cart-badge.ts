import { useCartState } from '../cart/cart-state.ts';

interface CartBadge {
  /** Lines of both carts in the latest answers. */
  count: number;
  /** The count is about to change. */
  isPending: boolean;
}

/** Content of the cart badge in the header. */
export function useCartBadge(): CartBadge {
  const buy = useCartState('Buy');
  const quote = useCartState('RequestQuote');
  return { count: buy.count + quote.count, isPending: buy.isPending || quote.isPending };
}
