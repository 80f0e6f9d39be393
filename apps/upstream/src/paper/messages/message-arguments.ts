// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  offerOfDay: { date: string; revision: number };
  offerTerms: { freight: string; terms: string };
  promisedOn: { date: string };
  tax: { rate: number };
  containedTax: { rate: number };
  salesTax: { rate: number };
  taxExempt: { state: string };
  total: { currency: string };
  payBy: { date: string; number: string; sum: string };
  page: { page: string; pages: string };
  sellerVatId: { id: string };
  ownNumber: { number: string };
  drawingOf: { name: string };
  onRequestCount: { count: number };
  totalWithoutTax: { currency: string };
  totalWithoutSalesTax: { currency: string };
  totalWithTax: { currency: string; rate: number };
  valid: { date: string; days: number };
  pricesOf: { date: string };
  withTax: { rate: number };
  comparisonPart: { count: number; from: number; to: number };
  priceOfOne: { currency: string };
  offerOf: { date: string; partner: string };
  inPlaceOf: { articleNumber: string };
  acceptedCount: { count: number };
  'fit.forUnit': { serialNumber: string };
  'fit.reason.need': { have: string; need: string; what: string };
  'fit.reason.needFor': { have: string; need: string; what: string };
  'fit.reason.atLeast': { have: string; need: string; what: string };
  'fit.reason.serialFrom': { from: string };
  'fit.reason.serialTo': { to: string };
  'fit.reason.serialRange': { from: string; to: string };
  'fit.confirmed': { date: string; name: string; reasons: string };
  'fit.confirmedOn': { date: string; reasons: string };
  'fit.doesNotFit': { reasons: string };
  'labels.titleOfOne': { serialNumber: string };
  'labels.code': { address: string };
  'proof.opensAgain': { address: string };
  'proof.bars.text': { list: string };
  takeBack: { serialNumber: string };
  'takeBack.unit': { manufacturer: string; model: string; year: string };
  'takeBack.credit': { amount: string };
  'proof.assumed': { list: string };
  'proof.atFactor': { factor: string };
  'proof.atPrice': { price: string };
  'proof.bar.above': { allowed: string; drop: string };
  'proof.bar.within': { allowed: string; drop: string };
  'proof.diagram.text': { coldIn: string; coldOut: string; hotIn: string; hotOut: string };
  'proof.does.fully': { percent: string };
  'proof.does.partly': { percent: string };
  'proof.onColdSide': { name: string };
  'proof.onHotSide': { name: string };
  'proof.passes': { name: string };
  'proof.pumps': { formula: string; hours: string; percent: string };
}
