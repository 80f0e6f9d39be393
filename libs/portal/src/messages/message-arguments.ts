// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'portal.addresses.all': { count: number };
  'portal.addresses.deleteFailed': { name: string };
  'portal.addresses.deleted': { name: string };
  'portal.addresses.editOf': { name: string };
  'portal.addresses.saved': { name: string };
  'portal.addresses.undoFailed': { name: string };
  'portal.copyCustomerNumber': { number: string };
  'portal.hello': { name: string };
  'portal.orders.addRest': { count: number };
  'portal.orders.all': { count: number };
  'portal.orders.change.price': { after: string; before: string };
  'portal.orders.complaintOf': { number: string };
  'portal.orders.complaintQuantityHint': { count: number };
  'portal.orders.complaintReceived': { number: string };
  'portal.orders.confirmedOn': { date: string };
  'portal.orders.count': { count: number };
  'portal.orders.downloadOf': { name: string };
  'portal.orders.error.quantity': { count: number };
  'portal.orders.fileName': { number: string };
  'portal.orders.offerOf': { date: string; revision: number };
  'portal.orders.placedOn': { date: string; name: string };
  'portal.orders.placedOnDay': { date: string };
  'portal.orders.promisedOn': { date: string };
  'portal.orders.quoteRest': { count: number };
  'portal.orders.requestedOn': { date: string };
  'portal.orders.shippedOf': { count: number };
  'portal.taxExempts.added': { state: string };
  'portal.taxExempts.downloadFailed': { name: string };
  'portal.taxExempts.remove': { state: string };
  'portal.taxExempts.removed': { state: string };
  'portal.addresses.deleteOf': { name: string };
  'portal.orders.change.quantity': { asked: number; quantity: number };
  'portal.orders.choose': { number: string };
  'portal.orders.chosen': { count: number };
  'portal.orders.copyArticle': { number: string };
  'portal.orders.copyNumber': { number: string };
  'portal.orders.documentFailed': { name: string; reason: string };
  'portal.orders.lineCount': { count: number };
  'portal.orders.orderOf': { number: string };
  'portal.orders.ownNumber': { number: string };
  'portal.orders.ownReference': { reference: string };
  'portal.orders.page': { page: number };
  'portal.orders.partOf': { name: string };
  'portal.orders.piecesOf': { name: string; quantity: number };
  'portal.orders.printedOn': { date: string };
  'portal.orders.shown': { from: string; to: string; total: string };
  'portal.orders.sum.exempt': { state: string };
  'portal.orders.sum.tax': { rate: number };
  'portal.orders.sum.taxIncluded': { rate: number };
  'portal.request': { id: string };
  'portal.titleOf': { title: string };
}
