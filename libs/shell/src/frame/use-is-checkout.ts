import { useMatch } from 'react-router';

/** True on the sheet of the checkout, its steps, and while a payment is verified; the confirmation is a page like others. */
export const useIsCheckout = (): boolean => useMatch('/:locale/checkout/*') !== null;
