/** Texts of the mail that confirms an order, in one language; `{…}` is filled in. */
export interface ConfirmationTexts {
  subject: string;
  greeting: string;
  thanks: string;
  orderNumber: string;
  yourOrderNumber: string;
  articles: string;
  /** `{name}`, `{articleNumber}`, `{quantity}`. */
  line: string;
  total: string;
  includingTax: string;
  paidByCard: string;
  paidByPayPal: string;
  onAccount: string;
  deliveryOn: string;
  collectFrom: string;
  attached: string;
  seeOrder: string;
  questions: string;
}
