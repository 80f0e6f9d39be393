// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'shell.account.portalOf': { portal: string; who: string };
  'shell.cart.lines': { count: number };
  'shell.company.number': { number: string };
  'shell.content.updated': { date: string };
  'shell.footer.hours': { hours: string };
  'shell.home.companyTitle': { company: string };
  'shell.home.count': { articles: number; categories: number };
  'shell.logo': { name: string };
  'shell.marketNow': { market: string };
  'shell.menu.all': { name: string };
  'shell.menu.back': { name: string };
  'shell.menu.more': { name: string };
  'shell.message.sentText': { email: string };
  'shell.notFound.market': { locale: string };
  'shell.otherCompany.back': { company: string };
  'shell.otherCompany.goOn': { company: string };
  'shell.otherCompany.text': { inUse: string; shownFor: string };
  'shell.priceNote.gross': { currency: string };
  'shell.priceNote.grossSalesTax': { currency: string };
  'shell.priceNote.net': { currency: string };
  'shell.priceNote.netSalesTax': { currency: string };
  'shell.remade.see': { count: number };
  'shell.remade.text': { company: string };
  'shell.switch.description': { name: string };
  'shell.switch.lockedText': { country: string };
  'shell.termsDialog.since': { date: string };
  'shell.error.request': { id: string };
  'shell.message.counter': { max: number; used: number };
  'shell.search.count': { count: number };
}
