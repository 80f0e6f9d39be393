import type { ConfirmationTexts } from './confirmation-texts.ts';

export const en: ConfirmationTexts = {
  subject: 'Your order {number}',
  greeting: 'Hello,',
  thanks: 'Thank you for your order. We have received it and are preparing it.',
  orderNumber: 'Order number',
  yourOrderNumber: 'Your purchase order number',
  articles: 'Articles',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Total',
  includingTax: 'including tax',
  paidByCard: 'Paid by card',
  paidByPayPal: 'Paid with PayPal',
  onAccount: 'On account: you will receive an invoice',
  deliveryOn: 'Expected delivery',
  collectFrom: 'Ready for collection from',
  attached: 'The order confirmation is attached as a PDF.',
  seeOrder: 'See your order',
  questions: 'Is something not right? Reply to this message and quote your order number.',
};
