import { patterns } from '@shop/platform';

/** Pages that are a text and nothing else: name of the text in `content/pages/…`, and the route that shows it. */
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
