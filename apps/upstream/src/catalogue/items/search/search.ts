import { itemsPerPage, maxFilteredMatches, type AnswerOf, type items, type ParsedInput } from '@shop/api-contracts';
import { type Database, discountOf, nameOfCategory, type Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../../../access/person.ts';
import { findByOwnNumber } from '../../own-numbers/find-by-own-number.ts';
import { ownerInMarket } from '../../own-numbers/own-numbers.ts';
import type { Deps } from '../../../http/deps.ts';
import { readMarks } from '../favourite-marks.ts';
import { columnsOf } from '../../../memory/attribute-columns.ts';
import type { Catalogue } from '../../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../../memory/market-context.ts';
import type { CategoryData, ReferenceData } from '../../../memory/reference-data.ts';
import type { Hits, SearchTerm } from '../../../memory/rows.ts';
import { cardOf, loadCardRows } from '../item-cards.ts';
import type { UnitsOfLists } from '../units-of-lists.ts';
import { articleKeysOf, searchKeyOf, withDigits } from './article-keys.ts';
import { filterHits } from './filter-hits.ts';
import { hasWord } from './read-expression.ts';
import { createReader } from './read-in-languages.ts';
import { narrowHits } from './narrow-hits.ts';
import { findByKeys } from './find-by-keys.ts';
import { chooseEngine } from '../../../search-engines/choose-engine.ts';
import type { SearchOptions, SearchSort } from '../../../search-engines/search-engine.ts';

/** Words that are left out in turn when nothing has all of them. */
const maxFewer = 5;

interface Call extends ParsedInput<typeof items.search> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
  db: Kysely<Database>;
}

/** What an expression finds, and what was searched in its place when it finds nothing. */
interface Found {
  hits: Hits;
  /** Under which the hits are cached; null for those of one customer. */
  key: string | null;
  correctedTo: string | null;
}

/**
 * Searches words, measures and numbers. Without matches it reads them in another language, then it replaces what nobody
 * knows, then it looks for less: measures farther away, then without one of the words. The answer says what was searched
 * instead.
 */
export async function search(call: Call, deps: Deps, units: UnitsOfLists): Promise<AnswerOf<typeof items.search>> {
  const { query, catalogue, context, person, db } = call;
  const { reference, recent } = catalogue;
  const { language } = context;
  const numbers = await findSeveralNumbers(query.expression, db);
  const found = numbers ? { hits: numbers, key: null, correctedTo: null } : await find(call, deps);
  const { fits } = query;
  const narrowed = fits === undefined ? null : await narrowToUnit(found.hits, fits, call, deps, units);
  const { hits, key, correctedTo } = narrowed ? { ...found, hits: narrowed.hits, key: null } : found;
  const { ids, total, filters, selection } = await filterHits(hits, {
    f: query.f,
    categoryIds: categoryIdsOf(query, reference),
    language,
    catalogue,
    key,
  });

  const exactId = exactHit(hits);
  const { limit, offset } = partOf(query);
  const from = offset - foundPartOf(query).offset;
  const shown = ids.slice(from, from + limit);
  const [rows, favourites, customName] = await Promise.all([
    loadCardRows(db, recent, shown, language),
    readMarks(db, person, shown),
    narrowed && units.ownName(deps.db, narrowed.unit.equipmentId, person),
  ]);
  const cards = rows.map((row) => cardOf(row, reference, context, { detail: 'light', favourites }));
  return {
    expression: query.expression,
    items: cards,
    total,
    totalUnfiltered: hits.total,
    ...(hits.hasMore ? { hasMore: true } : {}),
    filters,
    ...(selection ? { selection } : {}),
    categories: hits.categories.flatMap((hit) => categoryHit(reference, hit, context)),
    correctedTo: hits.total === 0 ? null : correctedTo,
    exactMatch: cards.find(({ commercialItemId }) => commercialItemId === exactId) ?? null,
    severalNumbers: numbers !== null,
    ...(fits === undefined ? {} : { fits: narrowed && { ...narrowed.unit, customName } }),
    ...(narrowed ? { totalWithoutUnit: narrowed.totalWithoutUnit } : {}),
    columns: columnsOf(reference, cards, language),
  };
}

interface Part {
  limit: number;
  /** Number of better hits to leave out. */
  offset: number;
}

/** The part of the hits that is asked for. */
const partOf = ({ limit = itemsPerPage, offset = 0 }: Call['query']): Part => ({ limit, offset });

/** The part that the database finds: all hits that can be filtered, so that every page of them is one search. */
function foundPartOf(query: Call['query']): Part {
  const { limit, offset } = partOf(query);
  return offset + limit <= maxFilteredMatches || query.f || query.fits
    ? { limit: maxFilteredMatches, offset: 0 }
    : { limit, offset };
}

/** The hits that fit a unit; null for a unit that is unknown or deleted. */
async function narrowToUnit(hits: Hits, equipmentId: string, call: Call, deps: Deps, units: UnitsOfLists) {
  const { query, context } = call;
  // categories are counted whichever of them is open
  const all = query.category === undefined ? hits : (await find({ ...call, query: omitCategory(query) }, deps)).hits;
  const fitting = await units.fittingOf(deps.db, all.ids, equipmentId, context.language);
  return fitting && { unit: fitting.unit, hits: narrowHits(hits, fitting), totalWithoutUnit: all.total };
}

const omitCategory = ({ category: _, ...query }: Call['query']): Call['query'] => query;

/** The articles of an expression that lists several article numbers; null for others. */
async function findSeveralNumbers(expression: string, db: Kysely<Database>): Promise<Hits | null> {
  const keys = articleKeysOf(expression);
  if (keys.length < 2) return null;
  const ids = [...new Set((await findByKeys(db, keys)).flatMap((id) => id ?? []))];
  return ids.length < 2 ? null : { total: ids.length, hasMore: false, ids, categories: [], exact: [] };
}

async function find(call: Call, deps: Deps): Promise<Found> {
  const { expression } = call.query;
  // the letter O for a zero
  const digits = withDigits(expression);
  if (digits !== expression) {
    const found = await findAs(digits, call, deps);
    if (found.hits.categories.length > 0 && found.correctedTo === null) return { ...found, correctedTo: digits };
  }
  return findAs(expression, call, deps);
}

async function findAs(expression: string, call: Call, { settings, openSearch }: Deps): Promise<Found> {
  const { query, catalogue, context, person, db } = call;
  const { reference, recent } = catalogue;
  const { language } = context;
  const owner = ownerInMarket(reference, context, person);
  const customerHits = owner ? await findByOwnNumber(db, owner, expression) : [];
  const options: Omit<SearchOptions, 'language'> = {
    ...foundPartOf(query),
    categoryIds: categoryIdsOf(query, reference),
    sort: sortOf(query.sort, reference, context),
    maxCounted: settings.maxCountedMatches,
  };
  const { sort } = options;
  const view = `${options.limit} ${options.offset} ${query.category ?? ''} ${query.sort ?? ''} ${JSON.stringify(sort?.discounts)}`;
  const articleKey = searchKeyOf(expression);
  const engine = chooseEngine(openSearch, { version: reference.version, db });
  const reader = createReader(db, expression, { reference, recent });
  const read = await reader.read(language);
  const findTerms = async (
    terms: SearchTerm[],
    articleKey: string,
    { wider = false, wordsOf = language }: { wider?: boolean; wordsOf?: Language } = {},
  ): Promise<Omit<Found, 'correctedTo'>> => {
    const key = `${language} ${wordsOf} ${view} ${wider} ${articleKey} ${JSON.stringify(terms)}`;
    const find = () => engine.findHits(terms, articleKey, { ...options, language: wordsOf, wider });
    return { key, hits: await recent.hits.get(key, find) };
  };
  const known = read.correctedTo === null ? read.terms : [];
  // Results for one customer are not cached for others.
  const found =
    customerHits.length > 0
      ? { key: null, hits: await engine.findHits(known, articleKey, { ...options, language, customerHits }) }
      : await findTerms(known, articleKey);
  // narrowing to a category that has none is no reason to look for something else
  if (found.hits.categories.length > 0) return { ...found, correctedTo: null };

  // the page shows numbers similar to an unknown one
  const isNumber = !/\s/.test(expression) && /\d/.test(expression);
  for (const wordsOf of isNumber ? [] : read.knownIn) {
    const terms = await reader.readExactly(wordsOf);
    if (terms.length === 0) continue;
    const foreign = await findTerms(terms, '', { wordsOf });
    if (foreign.hits.categories.length > 0) return { ...foreign, correctedTo: null };
  }
  if (read.terms.length === 0) return { ...found, correctedTo: null };
  if (read.correctedTo !== null) {
    const corrected = await findTerms(read.terms, '');
    if (corrected.hits.categories.length > 0) return { ...corrected, correctedTo: read.correctedTo };
  }
  if (read.terms.some(({ measure }) => measure !== null)) {
    const wider = await findTerms(read.terms, '', { wider: true });
    if (wider.hits.categories.length > 0) return { ...wider, correctedTo: read.correctedTo };
  }
  for (const terms of read.terms.length < 2 || isNumber ? [] : fewerTerms(read.terms)) {
    const fewer = await findTerms(terms, '');
    if (fewer.hits.categories.length > 0) return { ...fewer, correctedTo: terms.map(({ text }) => text).join(' ') };
  }
  return { ...found, correctedTo: null };
}

/** The terms without one of them, most important ones kept longest: measures go first, the head of the expression last. */
function fewerTerms(terms: SearchTerm[]): SearchTerm[][] {
  const order = terms
    .map((term, index) => ({ term, index }))
    .sort((a, b) => importanceOf(a.term) - importanceOf(b.term) || b.index - a.index);
  return order
    .slice(0, maxFewer)
    .map(({ index }) => terms.filter((_, other) => other !== index))
    .filter(hasWord);
}

const importanceOf = ({ measure, isHead, text }: SearchTerm): number =>
  measure ? 0 : isHead ? 3 : /\d/.test(text) ? 2 : 1;

/** The categories to narrow to; null for all. */
const categoryIdsOf = ({ category }: Call['query'], { categories }: ReferenceData): string[] | null =>
  category === undefined ? null : idsBelow(categories.get(category));

function idsBelow(category: CategoryData | undefined): string[] {
  return category ? [category.id, ...category.children.flatMap(idsBelow)] : [];
}

function sortOf(sort: string | undefined, reference: ReferenceData, context: MarketContext): SearchSort | null {
  const by = sort?.replace(/^-/, '');
  if (by !== 'price' && by !== 'articleNumber') return null;
  const discounts = context.buyer?.discounts ?? null;
  const categories = by === 'price' && discounts !== null ? [...reference.categories.values()] : [];
  return {
    by,
    descending: sort!.startsWith('-'),
    discounts: {
      categoryIds: categories.map(({ id }) => id),
      percents: categories.map((category) => discountOf(discounts, category)),
    },
  };
}

/** The only article with this number as ours or the customer's, else the only one with it as another number. */
function exactHit({ exact }: Hits): string | undefined {
  const own = exact.filter(({ kind }) => kind === 'own' || kind === 'customer');
  const [only, ...others] = new Set((own.length > 0 ? own : exact).map(({ id }) => id));
  return others.length === 0 ? only : undefined;
}

function categoryHit(reference: ReferenceData, hit: Hits['categories'][number], { language }: MarketContext) {
  const category = reference.categories.get(hit.id);
  const { hasMore, ...counted } = hit;
  return category
    ? [
        {
          ...counted,
          ...(hasMore ? { hasMore } : {}),
          slug: category.slugs[language],
          name: nameOfCategory(category, language),
        },
      ]
    : [];
}
