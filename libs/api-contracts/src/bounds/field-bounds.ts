/** Maximum length of fields, in characters; shown as counters, enforced by contract and database. */
export const fieldBounds = {
  name: 100,
  email: 254,
  phoneNumber: 40,
  /** Company number, VAT number, electronic invoice number. */
  registrationNumber: 40,
  addressLine: 100,
  zipCode: 16,
  city: 80,
  feedback: 2_000,
  customArticleNumber: 40,
  cartNote: 200,
  listName: 80,
  review: 2_000,
  alias: 40,
  remark: 1_000,
  /** yourReference, customerOrderReference. */
  reference: 60,
  complaint: 2_000,
  affiliate: 40,
  /** Text of a quote request, a message about it, or an offer. */
  quoteText: 2_000,
} as const;
