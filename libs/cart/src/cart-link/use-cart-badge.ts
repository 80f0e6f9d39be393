import { useCartState } from '../cart/cart-state.ts';

interface CartBadge {
  /** Lines of both carts, as the server said last. */
  count: number;
  /** About to be another number. */
  isPending: boolean;
}

/** What the header says about the carts. */
export function useCartBadge(): CartBadge {
  const buy = useCartState('Buy');
  const quote = useCartState('RequestQuote');
  return { count: buy.count + quote.count, isPending: buy.isPending || quote.isPending };
}
