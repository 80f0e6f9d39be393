import { patterns } from '@shop/platform';

/** Pages with only a text: its name in `content/pages/…`, and the route that shows it. */
export const policyPages = {
  cookies: patterns.cookies,
  'product-review-terms': patterns.productReviewTerms,
  privacypolicy: patterns.privacyPolicy,
  'policies-payment': patterns.paymentPolicy,
  'policies-shipping': patterns.shippingPolicy,
  'policies-return': patterns.returnPolicy,
  accessibility: patterns.accessibility,
} as const;

export type PolicyPageName = keyof typeof policyPages;
