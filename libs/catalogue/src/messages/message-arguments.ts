// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'catalogue.compare.chosen': { count: number; most: number };
  'catalogue.compare.differences': { count: number };
  'catalogue.compare.heading': { count: number };
  'catalogue.compare.most': { most: number };
  'catalogue.compare.remove': { articleNumber: string };
  'catalogue.compare.surplus': { count: number };
  'catalogue.exploded.balloon': { count: number; number: string; part: string };
  'catalogue.exploded.balloon.unknown': { number: string; part: string };
  'catalogue.exploded.show': { number: string };
  'catalogue.filters.apply': { count: number };
  'catalogue.filters.chosenCount': { count: number };
  'catalogue.filters.from': { name: string };
  'catalogue.filters.fromUnit': { name: string; unit: string };
  'catalogue.filters.openWithCount': { count: number };
  'catalogue.filters.remove': { name: string };
  'catalogue.filters.showAll': { count: number };
  'catalogue.filters.to': { name: string };
  'catalogue.filters.toUnit': { name: string; unit: string };
  'catalogue.fits': { name: string };
  'catalogue.fits.none': { name: string };
  'catalogue.item.breaks.orMore': { from: number };
  'catalogue.item.breaks.range': { from: number; to: number };
  'catalogue.item.documents.otherLanguages': { count: number };
  'catalogue.item.documents.revision': { revision: string };
  'catalogue.item.minimum': { count: number };
  'catalogue.item.more': { days: number };
  'catalogue.item.pack': { count: number };
  'catalogue.item.review.terms': { '<0>': 'part' };
  'catalogue.item.reviews.count': { count: number };
  'catalogue.item.reviews.stars': { stars: string };
  'catalogue.item.usually': { days: number };
  'catalogue.item.variants.changes': { names: string };
  'catalogue.item.variants.count': { count: number };
  'catalogue.results': { count: number };
  'catalogue.resultsOf': { count: number; total: number };
  'catalogue.search.correctedTo': { expression: string };
  'catalogue.search.crumb': { expression: string };
  'catalogue.search.nothingFor': { expression: string };
  'catalogue.search.title': { title: string };
  'catalogue.sort.ascending': { name: string };
  'catalogue.sort.descending': { name: string };
  'catalogue.table.moreOf': { articleNumber: string };
  'catalogue.titleOfPage': { page: number; title: string };
  'catalogue.compare.unit.several': { count: number };
  'catalogue.compare.unit.none': { serialNumber: string };
  'catalogue.compare.unit.remove': { serialNumber: string };
  'catalogue.compare.unit.noMatch': { names: string };
  'catalogue.availability.inStock': { count: number };
  'catalogue.availability.later': { days: number };
  'catalogue.documentTitle': { title: string };
  'catalogue.item.copy': { articleNumber: string };
  'catalogue.item.review.request': { id: string };
  'catalogue.pages.page': { page: number };
  'catalogue.pages.summary': { from: string; to: string; total: string };
}
