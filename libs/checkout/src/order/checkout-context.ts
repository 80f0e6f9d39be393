import type { CartItemChange, Order, QuotedFreightChoice } from '@shop/api-contracts';
import type { ShownPerson } from '@shop/platform';
import { createContext, use, type RefObject } from 'react';

/** Shared data of the checkout's steps. */
export interface Checkout {
  person: ShownPerson;
  cartId: string;
  order: Order;
  /** The purchase-order number as it is typed beside the button; undefined as long as nobody has typed one. */
  typedReference: RefObject<string | undefined>;
  /** True once a purchase-order number has been typed and left. */
  isReferenceGiven: boolean;
  setReferenceGiven: (isGiven: boolean) => void;
  /** Number of the earlier order that this one was filled in from; null if it was not. */
  filledFrom: string | null;
  setFilledFrom: (orderNumber: string | null) => void;
  /** Shows above the sections that the cart has changed since the order was created (412), and the next step. */
  setAnnouncedChanges: (changes: readonly CartItemChange[]) => void;
  /** Has the sheet show the sums of a delivery option before it is saved; undefined: those of the order. */
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
