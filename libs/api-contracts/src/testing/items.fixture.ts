import {
  itemCardSchema,
  itemSchema,
  searchResultSchema,
  type Item,
  type ItemCard,
  type SearchResult,
} from '../catalogue/items.ts';
import { built } from './built.fixture.ts';

/** A plate heat exchanger in stock. */
export const buildItemCard = (card: Partial<ItemCard> = {}): ItemCard =>
  built(itemCardSchema, {
    genericItemId: 'G1',
    commercialItemId: 'V1',
    categoryId: 'c12',
    categorySlug: 'gasketed',
    slug: 'gx-050-31-plates',
    name: 'Heat exchanger GX-050, 31 plates',
    articleNumber: 'GX-050-031',
    images: { medium: { src: '/media/0123456789abcdef/a.svg', width: 400, height: 300 } },
    attributes: [],
    itemTags: [],
    parentItemKey: null,
    isInFavouriteList: false,
    salesDetails: {
      salesActions: ['Buy', 'RequestQuote'],
      price: { amount: '2117.00', originalAmount: '2117.00', currency: 'GBP' },
      availability: { state: 'inStock', stock: 3, leadTimeDays: 15 },
    },
    salesDetailsOnRequest: false,
    ...card,
  });

/** A spare part that is ordered by the dozen, at a customer price. */
export const buildGasketCard = (card: Partial<ItemCard> = {}): ItemCard =>
  buildItemCard({
    genericItemId: 'g1',
    commercialItemId: 'v1',
    categoryId: 'c11',
    categorySlug: 'gaskets',
    slug: 'gasket-gx-050-nbr',
    name: 'Channel gasket GX-050, NBR',
    articleNumber: 'GX-050-GC-NBR',
    images: { medium: null },
    salesDetails: {
      salesActions: ['Buy', 'RequestQuote'],
      price: { amount: '30.00', originalAmount: '32.00', currency: 'GBP' },
      availability: { state: 'inStock', stock: 400 },
    },
    ...card,
  });

/** One of many: ids, name and article number end in `n`. */
export const buildNumberedCard = (n: number, card: Partial<ItemCard> = {}): ItemCard =>
  buildItemCard({
    genericItemId: `G${n}`,
    commercialItemId: `V${n}`,
    articleNumber: `A-${n}`,
    name: `Gasket ${n}`,
    slug: `gasket-${n}`,
    ...card,
  });

export const buildItem = (item: Partial<Item> = {}): Item =>
  built(itemSchema, {
    ...buildItemCard(),
    description: 'For water and glycol.',
    taxonomy: ['Heat exchangers', 'Gasketed'],
    quantity: 1,
    reviews: { count: 0, averageStars: null },
    canonicalCategoryId: 'c12',
    alternates: [
      { locale: 'en-gb', slug: 'gx-050-31-plates', categorySlug: 'gasketed' },
      { locale: 'sv-se', slug: 'gx-050-31-plattor', categorySlug: 'packningsforsedda' },
    ],
    ...item,
  });

/** A search with `count` results. */
export const buildSearchResult = (count: number, result: Partial<SearchResult> = {}): SearchResult =>
  built(searchResultSchema, {
    expression: 'gasket',
    items: Array.from({ length: count }, (_, at) => buildNumberedCard(at + 1)),
    total: count,
    totalUnfiltered: result.total ?? count,
    filters: [],
    categories: [],
    correctedTo: null,
    exactMatch: null,
    severalNumbers: false,
    columns: [],
    ...result,
  });
