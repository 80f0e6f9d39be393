/** Text keys by meaning; a shared text is listed by its key in `libs/i18n/src/shared-messages`. */
export type Meanings = Readonly<Record<string, readonly string[]>>;

/** Texts with the same English word but different meanings, for which other languages have different words. */
export const keptApart: readonly Meanings[] = [
  { 'to terms': ['shell.termsDialog.accept'], 'to an offer': ['rfq.accept.confirm'] },
  { 'status of an order': ['portal.orders.anyStatus'], 'value of a filter': ['catalogue.filters.any'] },
  { 'how to be reached': ['contact'], 'a person': ['rfq.quote.contact'] },
  { 'notices of the page': ['shell.messages'], 'what people write': ['rfq.messages.title'] },
  { 'the quote cart': ['rfq.again.changesText'], 'the cart': ['portal.orders.changesText'] },
  {
    'what was ordered': ['portal.orders.number', 'portal.orders.order'],
    'to order': ['catalogue.compare.order', 'catalogue.table.order'],
  },
  {
    'several requests': ['rfq.quotes.box.received'],
    'one order': ['portal.orders.status.received'],
    'a complaint': ['portal.orders.complaintState.received'],
  },
  {
    'an offer': ['rfq.inbox.lineAccepted', 'rfq.offered.accepted', 'rfq.quotes.state.accepted'],
    'a complaint': ['portal.orders.complaintState.accepted'],
  },
  { 'an offer': ['rfq.quotes.state.declined'], 'a complaint': ['portal.orders.complaintState.declined'] },
  { 'to search': ['search'], 'the search': ['portal.orders.search'] },
  { 'an article, into a list': ['cart.lists.save'], 'what was entered': ['save'] },
  { 'an offer': ['rfq.inbox.validUntil', 'rfq.quotes.ends'], 'a certificate': ['portal.taxExempts.expiryDate'] },
  { 'an address': ['portal.addresses.deleted'], 'a list': ['cart.lists.deleted'] },
  { 'for whoever makes an offer': ['rfq.line.note'], 'for oneself': ['cart.export.note', 'cart.page.note'] },
  { 'the comparison': ['catalogue.compare'], 'to compare': ['catalogue.compare.choose'] },
  { 'one order': ['portal.orders.status.delivered'], 'date of a shipment': ['portal.orders.delivered'] },
  { 'one order': ['portal.orders.status.shipped'], 'date of a shipment': ['portal.orders.shipped'] },
  { 'in a file': ['cart.export.position'], 'over a narrow column': ['cart.page.line'] },
  { 'a thing': ['rfq.generated.name'], 'a person': ['rfq.quote.name'] },
  { 'a place in the shop': ['shell.home'], 'where a link leads': ['toHome'] },
  { 'a date': ['checkout.lines.wanted'], 'state of an offer': ['rfq.quotes.state.requested'] },
  {
    'several requests': ['rfq.quotes.box.sent'],
    'head of the dates': ['rfq.quotes.sentOn'],
    'before a date': ['rfq.quotes.sentOn.day'],
  },
  { 'of an order or a request': ['lineCount'], 'of a text': ['cart.work.lines'] },
  {
    'a greater number': ['cart.quantity.more'],
    'what else there is': ['catalogue.table.more'],
    'what else can be done': ['more'],
  },
];
