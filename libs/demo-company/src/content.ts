import { accessibility } from './content/accessibility.ts';
import { greenOne } from './content/blocks/green-one.ts';
import { partnerStart } from './content/blocks/partner-start.ts';
import { start } from './content/blocks/start.ts';
import { unitReplacement } from './content/blocks/unit-replacement.ts';
import { unitSearch } from './content/blocks/unit-search.ts';
import { faqBlock, faqPages } from './content/faq/faq.ts';
import { cookies } from './content/policies/cookies.ts';
import { payment } from './content/policies/payment.ts';
import { privacyPolicy } from './content/policies/privacy-policy.ts';
import { productReviewTerms } from './content/policies/product-review-terms.ts';
import { returns } from './content/policies/returns.ts';
import { shipping } from './content/policies/shipping.ts';
import { terms } from './content/policies/terms.ts';
import { termsOfSale } from './content/policies/terms-of-sale.ts';
import { support } from './content/support/support.ts';
import type { DemoCompany } from './demo-company.ts';

export { keywords } from './content/keywords.ts';
export { synonyms } from './synonyms/synonyms.ts';

/** Content blocks by name. */
export const blocks: DemoCompany['blocks'] = [
  start,
  partnerStart,
  faqBlock,
  greenOne,
  unitSearch,
  unitReplacement,
].flat();

/** All edited pages of the demo, company sites included. */
export const pages: DemoCompany['pages'] = [
  faqPages,
  support,
  cookies,
  terms,
  termsOfSale,
  productReviewTerms,
  privacyPolicy,
  payment,
  shipping,
  returns,
  accessibility,
].flat();
