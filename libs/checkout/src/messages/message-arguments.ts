// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'checkout.confirmation.nextCollect': { date: string };
  'checkout.confirmation.nextDelivery': { date: string };
  'checkout.confirmation.nextMail': { email: string };
  'checkout.contact.emailHint': { email: string };
  'checkout.file.hint': { size: string };
  'checkout.file.progress': { percent: number };
  'checkout.file.tooLarge': { size: string };
  'checkout.fit.open': { count: number };
  'checkout.freight.agreed.hint': { incoterm: string };
  'checkout.freight.arrives': { date: string };
  'checkout.freight.collect.hint': { incoterm: string };
  'checkout.freight.economy.hint': { incoterm: string };
  'checkout.freight.error.holiday': { date: string };
  'checkout.freight.error.weekend': { date: string };
  'checkout.freight.express.hint': { incoterm: string };
  'checkout.freight.offered.terms': { terms: string };
  'checkout.freight.ready': { date: string };
  'checkout.lines.each': { price: string };
  'checkout.lines.wantedOf': { name: string };
  'checkout.payment.change.lineAdded': { number: string };
  'checkout.payment.change.lineChanged': { number: string };
  'checkout.payment.change.lineRemoved': { number: string };
  'checkout.payment.change.total': { after: string; before: string };
  'checkout.payment.left': { count: number };
  'checkout.payment.order': { amount: string };
  'checkout.payment.pay': { amount: string };
  'checkout.payment.request': { id: string };
  'checkout.review.changeOf': { step: string };
  'checkout.review.wanted': { date: string };
  'checkout.sheet.closeOf': { step: string };
  'checkout.sheet.filledFrom': { number: string };
  'checkout.sheet.saveFirst': { step: string };
  'checkout.sheet.unsaved': { step: string };
  'checkout.summary.generatedQuote': { number: string };
  'checkout.summary.offer': { number: string };
  'checkout.verify.lateText': { email: string };
  'checkout.confirmation.copy': { number: string };
  'checkout.confirmation.ownNumber': { number: string };
  'checkout.confirmation.reference': { reference: string };
  'checkout.freight.freeFrom': { sum: string };
  'checkout.lines.configuration': { name: string };
  'checkout.lines.own': { number: string };
  'checkout.placed': { number: string };
  'checkout.sum.exempt': { state: string };
  'checkout.sum.salesTax': { rate: number };
  'checkout.sum.tax': { rate: number };
  'checkout.sum.taxIncluded': { rate: number };
  'checkout.summary.lines': { count: number };
}
