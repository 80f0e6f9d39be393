import type { AnswerOf, items, ParsedInput } from '@shop/api-contracts';
import { nameOfCategory } from '@shop/commerce-model';
import type { Person } from '../../../access/person.ts';
import { findByOwnNumber } from '../../own-numbers/find-by-own-number.ts';
import { ownerInMarket } from '../../own-numbers/own-numbers.ts';
import type { Deps } from '../../../http/deps.ts';
import { readMarks } from '../favourite-marks.ts';
import { columnsOf } from '../../../memory/attribute-columns.ts';
import type { Catalogue } from '../../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../../memory/market-context.ts';
import type { ReferenceData } from '../../../memory/reference-data.ts';
import { cardOf, loadCardRows } from '../item-cards.ts';
import { searchQueryOf, type SearchQuery } from './search-query.ts';
import { findHits } from './search-store.ts';
import type { Hits } from '../../../memory/rows.ts';

/** Maximum number of matches in an answer; the client pages through them. */
const maxHits = 600;

interface Call extends ParsedInput<typeof items.search> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
}

/** Searches words and numbers; without matches it searches the nearest known words, which the answer contains. */
export async function search(
  { query, catalogue: { reference, recent }, context, person }: Call,
  { db }: Deps,
): Promise<AnswerOf<typeof items.search>> {
  const { language } = context;
  const limit = query.limit ?? maxHits;
  const asked = searchQueryOf(query.expression);
  const owner = ownerInMarket(reference, context, person);
  const customerHits = owner ? await findByOwnNumber(db, owner, query.expression) : [];
  const find = (wanted: SearchQuery): Promise<Hits> =>
    recent.hits.get(`${language} ${limit} ${wanted.words.join(' ')} ${wanted.articleKey}`, () =>
      findHits(db, wanted, language, limit),
    );
  // Results for one customer are not cached for others.
  let hits = customerHits.length > 0 ? await findHits(db, asked, language, limit, customerHits) : await find(asked);
  const correctedTo = hits.total === 0 ? correctionOf(hits, asked.words) : null;
  if (correctedTo !== null) hits = await find(searchQueryOf(correctedTo));

  const exactId = exactHit(hits);
  const [rows, favourites] = await Promise.all([
    loadCardRows(db, recent, hits.ids, language),
    readMarks(db, person, hits.ids),
  ]);
  const cards = rows.map((row) => cardOf(row, reference, context, { detail: 'light', favourites }));
  return {
    expression: query.expression,
    items: cards,
    total: hits.total,
    categories: hits.categories.flatMap((hit) => categoryHit(reference, hit, context)),
    correctedTo: hits.total === 0 ? null : correctedTo,
    exactMatch: cards.find(({ commercialItemId }) => commercialItemId === exactId) ?? null,
    columns: columnsOf(reference, cards, language),
  };
}

/**
 * The expression with every unknown word replaced by its nearest; null when nothing changes or a word has no near one.
 */
function correctionOf({ nearest }: Hits, words: string[]): string | null {
  if (nearest.length === 0 || nearest.some((one) => one.nearest === null)) return null;
  const corrected = nearest.map((one) => one.nearest!);
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
}

/** The only article with this number as ours or the customer's, else the only one with it as another number. */
function exactHit({ exact }: Hits): string | undefined {
  const own = exact.filter(({ kind }) => kind === 'own' || kind === 'customer');
  const [only, ...others] = new Set((own.length > 0 ? own : exact).map(({ id }) => id));
  return others.length === 0 ? only : undefined;
}

function categoryHit(reference: ReferenceData, hit: Hits['categories'][number], { language }: MarketContext) {
  const category = reference.categories.get(hit.id);
  return category ? [{ ...hit, slug: category.slugs[language], name: nameOfCategory(category, language) }] : [];
}
