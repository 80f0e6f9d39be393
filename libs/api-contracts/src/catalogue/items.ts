import * as z from 'zod/mini';
import { attributeTypeSchema, itemAttributeSchema } from './attributes.ts';
import { endpoint } from '../client/endpoint.ts';
import { maxFilterText, maxFitsText } from '../bounds/filter-bounds.ts';
import { explodedViewSchema } from './exploded-picture.ts';
import { filterSchema, filterSelectionSchema } from './filters.ts';
import { categoryIdSchema, commercialItemIdSchema, genericItemIdSchema } from '../ids.ts';
import { imageSchema, mediaPathSchema } from '../media.ts';
import { amountSchema, priceSchema } from '../money.ts';
import { unitOfListSchema } from '../unit-of-line.ts';

/** Whether and how soon an article is available. */
export const availabilitySchema = z.object({
  /** `soldOut`: none is left of an article that cannot be made again. */
  state: z.enum(['inStock', 'later', 'onRequest', 'discontinued', 'soldOut']),
  /** Pieces in stock. */
  stock: z.optional(z.number()),
  /** True when the stock is all there is: the article cannot be made again. */
  areLast: z.optional(z.boolean()),
  /** Working days until more than the stock can be sent. */
  leadTimeDays: z.optional(z.number()),
});
export type Availability = z.output<typeof availabilitySchema>;

/** How an article is sold; the fields after price are ours. */
export const salesDetailsSchema = z.object({
  salesActions: z.array(z.enum(['Buy', 'RequestQuote'])),
  /** Null when only quoted. */
  price: z.nullable(priceSchema),
  availability: z.optional(availabilitySchema),
  /** Unit price from each quantity on, ascending, the first from 1. */
  quantityBreaks: z.optional(z.array(z.object({ from: z.number(), amount: amountSchema }))),
  minimumQuantity: z.optional(z.number()),
  /** Sold in multiples of this quantity. */
  packQuantity: z.optional(z.number()),
});
export type SalesDetails = z.output<typeof salesDetailsSchema>;

/** An article for a card, a table row or a suggestion. */
export const itemCardSchema = z.object({
  genericItemId: genericItemIdSchema,
  commercialItemId: z.nullable(commercialItemIdSchema),
  categoryId: categoryIdSchema,
  slug: z.string(),
  name: z.string(),
  articleNumber: z.string(),
  images: z.object({ medium: z.nullable(imageSchema), small: z.optional(imageSchema), large: z.optional(imageSchema) }),
  attributes: z.array(itemAttributeSchema),
  itemTags: z.array(z.object({ id: z.string() })),
  parentItemKey: z.nullable(z.string()),
  isInFavouriteList: z.boolean(),
  /** Null while on request. */
  salesDetails: z.nullable(salesDetailsSchema),
  /** Price and availability come from a slow system: request again with `salesDetails=complete`. */
  salesDetailsOnRequest: z.boolean(),
  /** Ours: slug of its category, for the address. */
  categorySlug: z.optional(z.string()),
});
export type ItemCard = z.output<typeof itemCardSchema>;

/** A column of the list view, or a figure on cards. */
export const itemColumnSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Ours: head of the column in tables, where the name is too long for one. */
  shortName: z.optional(z.string()),
  type: attributeTypeSchema,
  unit: z.nullable(z.string()),
});
export type ItemColumn = z.output<typeof itemColumnSchema>;

export const documentSchema = z.object({
  name: z.string(),
  /** Kind in the language of the market: manual, data sheet, drawing, certificate, instruction. */
  kind: z.string(),
  /** BCP 47, null for a document without language. */
  language: z.nullable(z.string()),
  revision: z.nullable(z.string()),
  src: mediaPathSchema,
  /** `PDF`, `DXF` … */
  format: z.string(),
  bytes: z.number(),
});
export type Document = z.output<typeof documentSchema>;

export const variantSchema = z.object({
  commercialItemId: commercialItemIdSchema,
  slug: z.string(),
  articleNumber: z.string(),
  /** The values that distinguish variants, in the order of `variantAttributes`. */
  values: z.array(z.union([z.string(), z.number()])),
});
export type Variant = z.output<typeof variantSchema>;

/** An item with the content of its page; the fields from categorySlug on are ours. */
export const itemSchema = z.extend(itemCardSchema, {
  description: z.string(),
  /** Category names from the root. */
  taxonomy: z.array(z.string()),
  /** Pieces per unit of sale. */
  quantity: z.number(),
  reviews: z.object({ count: z.number(), averageStars: z.nullable(z.number()) }),
  categorySlug: z.optional(z.string()),
  /** Specification table, in order: the same ids as attributes, with name, unit and group. */
  specification: z.optional(
    z.array(z.extend(itemColumnSchema, { group: z.string(), values: itemAttributeSchema.shape.values })),
  ),
  /** Ids of the four figures beside the name. */
  keyFigures: z.optional(z.array(z.string())),
  variantAttributes: z.optional(z.array(itemColumnSchema)),
  variants: z.optional(z.array(variantSchema)),
  documents: z.optional(z.array(documentSchema)),
  dimensions: z.optional(
    z.nullable(
      z.object({
        drawing: imageSchema,
        /** The same with US measures. */
        drawingUs: z.optional(imageSchema),
        /** Millimetres by letter, named in the language of the market. */
        measures: z.array(z.object({ letter: z.string(), name: z.string(), min: z.number(), max: z.number() })),
        files: z.array(documentSchema),
      }),
    ),
  ),
  customsNumber: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  countryOfOrigin: z.optional(z.string()),
  /** Replaces a discontinued article. */
  successor: z.optional(z.nullable(itemCardSchema)),
  /** Category of its canonical address, whichever it was opened in. */
  canonicalCategoryId: z.optional(categoryIdSchema),
  /** Slugs of the canonical category and of the item in every locale with the article. */
  alternates: z.optional(z.array(z.object({ locale: z.string(), slug: z.string(), categorySlug: z.string() }))),
});
export type Item = z.output<typeof itemSchema>;

/**
 * All articles of a category in short form, for filtering and sorting in the browser below 5,000 articles. Each row's
 * `values` has, for each entry of `attributes`, indexes into that entry's dictionary.
 */
export const partialResultsSchema = z.object({
  attributes: z.array(
    z.extend(itemColumnSchema, {
      dictionary: z.array(z.union([z.string(), z.number()])),
      /** Ours: the same values as f carries them, where their names differ. */
      keys: z.optional(z.array(z.string())),
    }),
  ),
  images: z.array(imageSchema),
  rows: z.array(
    z.object({
      genericItemId: z.string(),
      commercialItemId: z.nullable(z.string()),
      slug: z.string(),
      name: z.string(),
      articleNumber: z.string(),
      /** Index into images, -1 for none. */
      image: z.number(),
      price: z.nullable(amountSchema),
      availability: availabilitySchema,
      values: z.array(z.array(z.number())),
      /** Price and availability come from a slow system: by them upstream alone sorts. */
      onRequest: z.optional(z.boolean()),
      itemTagIds: z.optional(z.array(z.string())),
    }),
  ),
  currency: z.string(),
});
export type PartialResults = z.output<typeof partialResultsSchema>;

/** A page of the articles of a category with its filters and their counts, and on request all articles in short form. */
export const categoryItemsSchema = z.object({
  /** Cards of the requested page, at most 12. */
  items: z.array(itemCardSchema),
  /** Articles that match the filters. */
  total: z.number(),
  filters: z.array(filterSchema),
  /** Ours: the selection of f by the keys of its values, where f said them in the words of a language. */
  selection: z.optional(filterSelectionSchema),
  /** Ours, with parameter `fits`: the unit that all of this is narrowed to; null for one that is unknown or deleted, which narrows nothing. */
  fits: z.optional(z.nullable(unitOfListSchema)),
  /** Null unless requested, and from 5,000 articles on. */
  partialResults: z.nullable(partialResultsSchema),
  /** Ours: articles of the category without any filter. */
  totalUnfiltered: z.number(),
  /** Ours: columns of the list view, in order; the first four are shown on cards. */
  columns: z.array(itemColumnSchema),
  /** Ours: millimetres that the widest and the tallest drawing of the category show; none where all show the same. */
  drawnSize: z.optional(z.object({ width: z.number(), height: z.number() })),
});
export type CategoryItems = z.output<typeof categoryItemsSchema>;

/** Matches of a search with their filters, and what was searched instead where nothing matched. */
export const searchResultSchema = z.object({
  expression: z.string(),
  /** In the order asked for; best first when there are more than were counted. */
  items: z.array(itemCardSchema),
  /** Number of matches in the category asked for that fit the filters; may be more than items. */
  total: z.number(),
  /** The same without the filters. */
  totalUnfiltered: z.number(),
  /** More match than these totals, which are those that were counted: `maxFilteredMatches`, or what of them fits a unit. */
  hasMore: z.optional(z.boolean()),
  /**
   * Filters of the categories with matches that a useful share of the matches has and that leave some of them out; those
   * most matches have first. None when more than `maxFilteredMatches` match, and for article numbers.
   */
  filters: z.array(filterSchema),
  /** The selection of f by the keys of its values, where f said them in the words of a language. */
  selection: z.optional(filterSelectionSchema),
  /** Of all matches, in any category; `hasMore` where more match than `productCount`: then there may be other categories too. */
  categories: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      productCount: z.number(),
      hasMore: z.optional(z.boolean()),
    }),
  ),
  /** Set when nothing matched and similar or fewer words were searched instead. */
  correctedTo: z.nullable(z.string()),
  /** Set when the expression is exactly one article's number. */
  exactMatch: z.nullable(itemCardSchema),
  /** The expression is a list of article numbers: items are their articles. */
  severalNumbers: z.boolean(),
  /** With parameter `fits`: the unit that all of this is narrowed to; null for one that is unknown or deleted, which narrows nothing. */
  fits: z.optional(z.nullable(unitOfListSchema)),
  /** With a known unit in `fits`: number of matches in all categories, whether they fit it or not. */
  totalWithoutUnit: z.optional(z.number()),
  columns: z.array(itemColumnSchema),
});
export type SearchResult = z.output<typeof searchResultSchema>;

/** Suggestions while somebody types: categories, articles and searches. */
export const suggestionsSchema = z.object({
  categories: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string(), productCount: z.number() })),
  items: z.array(itemCardSchema),
  keywords: z.array(z.string()),
});
export type Suggestions = z.output<typeof suggestionsSchema>;

/** A review as it is shown: 1 to 5 stars, with a text or none. */
export const reviewSchema = z.object({
  stars: z.number(),
  /** Null for a rating without text. */
  userReview: z.nullable(z.string()),
  userAlias: z.string(),
  genericItemId: z.string(),
  categoryId: z.string(),
  /** Ours: ISO date. */
  date: z.optional(z.string()),
  /** Ours: BCP 47 language of the text. */
  language: z.optional(z.string()),
});
export type Review = z.output<typeof reviewSchema>;

/** Parts, kits and alternatives of an article; for a part, the articles that it belongs to. */
export const relatedItemsSchema = z.object({
  /** `position` in the exploded view, `quantityInUnit` for this variant. */
  spareParts: z.array(
    z.object({ position: z.nullable(z.number()), quantityInUnit: z.nullable(z.number()), item: itemCardSchema }),
  ),
  serviceKits: z.array(z.object({ contains: z.string(), item: itemCardSchema })),
  alternatives: z.array(z.object({ reason: z.string(), item: itemCardSchema })),
  /** For a part: the items it belongs to. */
  fits: z.array(itemCardSchema),
  /** Numbers are positions of `spareParts`; null where nothing is drawn. */
  explodedView: z.nullable(explodedViewSchema),
  columns: z.array(itemColumnSchema),
});
export type RelatedItems = z.output<typeof relatedItemsSchema>;

/** One page of the addresses of all articles, for the sitemap. */
export const itemAddressesSchema = z.object({
  total: z.number(),
  addresses: z.array(
    z.object({
      categorySlug: z.string(),
      categoryId: z.string(),
      slug: z.string(),
      genericItemId: z.string(),
      commercialItemId: z.nullable(z.string()),
    }),
  ),
});
export type ItemAddresses = z.output<typeof itemAddressesSchema>;

/** Query parameter: FilterSelection as JSON. One that does not fit the filters is 400 `invalid_filter`. */
const f = z.optional(z.string().check(z.maxLength(maxFilterText)));
const expression = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const salesDetails = z.optional(z.literal('complete'));
/** Ours. Equipment id: only articles that fit this unit, as if there were no others. Any text, because links are typed and cut off. */
const fits = z.optional(z.string().check(z.maxLength(maxFitsText)));

/** Calls for articles: of a category, of a search, one with everything about it, several by id. */
export const items = {
  byCategory: endpoint({
    name: 'items.byCategory',
    method: 'GET',
    path: '/items/category/:id',
    summary: 'Articles of a leaf category: one page, filters with counts, on request all articles in short form',
    auth: 'optional',
    params: z.object({ id: categoryIdSchema }),
    query: z.object({
      /** Ours, like the fields after it. */
      f,
      /** One-based. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100000))),
      /**
       * `price`, `articleNumber`, `availability` or an attribute id of the columns; a leading minus means descending.
       */
      sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z][A-Za-z0-9]{0,39}$/))),
      partial: z.optional(z.stringbool()),
      fits,
    }),
    response: categoryItemsSchema,
  }),
  get: endpoint({
    name: 'items.get',
    method: 'GET',
    path: '/items/:id',
    summary: 'One item; without commercialItemId its first variant is preselected',
    auth: 'optional',
    params: z.object({ id: genericItemIdSchema }),
    query: z.object({
      categoryId: z.optional(categoryIdSchema),
      commercialItemId: z.optional(commercialItemIdSchema),
      /** Comma-separated. */
      itemTagIds: z.optional(z.string().check(z.maxLength(400))),
      /** Ours: requires this commercial item instead of preselecting another. */
      variant: z.optional(z.literal('strict')),
      /** Ours: waits for the slow system. */
      salesDetails,
    }),
    response: itemSchema,
  }),
  list: endpoint({
    name: 'items.list',
    method: 'GET',
    path: '/items',
    summary: 'Several items at once, `item=genericItemId_categoryId` repeated; unknown ones are left out',
    auth: 'optional',
    query: z.object({
      item: z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value: string | string[]) => (Array.isArray(value) ? value : [value])),
      ),
      salesDetails,
    }),
    response: z.array(itemCardSchema),
  }),
  search: endpoint({
    name: 'items.search',
    method: 'GET',
    path: '/items/search',
    summary: 'Search by words, article numbers, superseded and other makers’ numbers',
    auth: 'optional',
    ours: true,
    query: z.object({
      expression,
      /** At most 600; a page of 12 without it. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600))),
      /** Number of better hits to leave out. */
      offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
      /** Only hits in this category and below it; `categories` still counts all. */
      category: z.optional(categoryIdSchema),
      f,
      /** Of more than `maxFilteredMatches` matches those first in the order are asked. */
      fits,
      /** `price` or `articleNumber`, descending with a leading minus; best first without. */
      sort: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: searchResultSchema,
  }),
  suggestions: endpoint({
    name: 'items.suggestions',
    method: 'GET',
    path: '/items/suggestions',
    summary: 'Categories, articles and search words while typing',
    auth: 'optional',
    ours: true,
    query: z.object({ expression }),
    response: suggestionsSchema,
  }),
  addresses: endpoint({
    name: 'items.addresses',
    method: 'GET',
    path: '/items/addresses',
    summary: 'Canonical addresses of all articles of the market, 5,000 a page, for the sitemap',
    auth: 'none',
    ours: true,
    query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10000))) }),
    response: itemAddressesSchema,
  }),
  related: endpoint({
    name: 'items.related',
    method: 'GET',
    path: '/items/:id/related',
    summary: 'Spare parts, service kits, alternatives and, for a part, the items it fits',
    auth: 'optional',
    ours: true,
    params: z.object({ id: genericItemIdSchema }),
    query: z.object({ commercialItemId: z.optional(commercialItemIdSchema) }),
    response: relatedItemsSchema,
  }),
  reviews: endpoint({
    name: 'items.reviews',
    method: 'GET',
    path: '/items/:id/reviews',
    summary: 'Customer reviews: those with words first, each newest first',
    auth: 'none',
    ours: true,
    params: z.object({ id: genericItemIdSchema }),
    response: z.array(reviewSchema),
  }),
};
