import type { PaymentMethod } from '@shop/api-contracts';

/** Text keys of payment types: `scheme` is Card, `paypal` is PayPal. */
export const methodNames = {
  scheme: 'checkout.payment.scheme',
  paypal: 'checkout.payment.paypal',
  account: 'checkout.payment.account',
} as const satisfies Record<PaymentMethod, string>;

/** `payment_type` of add_payment_info, the same in every language. */
export const methodTypes: Record<PaymentMethod, string> = { scheme: 'Card', paypal: 'PayPal', account: 'Invoice' };
