import { CheckoutHeader } from './checkout-header.tsx';
import { useIsCheckout } from './use-is-checkout.ts';
import { UtilBar } from './util-bar.tsx';

/** What stands first on the page: the line above the header, or the whole header of the checkout, without a moment between them. */
export function TopBar() {
  return useIsCheckout() ? <CheckoutHeader /> : <UtilBar />;
}
