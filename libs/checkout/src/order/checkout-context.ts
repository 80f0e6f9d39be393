import type { CartItemChange, Order, QuotedFreightChoice } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use } from 'react';

/** Shared data of the checkout's steps. */
export interface Checkout {
  person: ShownPerson;
  cartId: string;
  order: Order;
  /** Shows above the step that the cart has changed since the order was created (412), and the next step. */
  setAnnouncedChanges: (changes: readonly CartItemChange[]) => void;
  /** Has the summary show the sums of a delivery option before it is saved; undefined: those of the order. */
  setShownChoice: (choice: QuotedFreightChoice | undefined) => void;
  /** Reads the order again. */
  reread: () => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout stands outside of CheckoutContext');
  return checkout;
}
