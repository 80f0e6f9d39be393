import type { CartItemChange, Order } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use } from 'react';

/** What every step of the checkout knows. */
export interface Checkout {
  person: ShownPerson;
  cartId: string;
  order: Order;
  /** The cart has become another since the order took it (412): says so above the step, with the way on. */
  tellChanges: (changes: readonly CartItemChange[]) => void;
  /** Looks again how the order stands. */
  reread: () => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout stands outside of CheckoutContext');
  return checkout;
}
