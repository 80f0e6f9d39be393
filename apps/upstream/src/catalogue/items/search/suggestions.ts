import type { AnswerOf, items, ParsedInput } from '@shop/api-contracts';
import { type Database, foldText, type Language, nameOfCategory, searchTokensOf } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../../../access/person.ts';
import { findByOwnNumber } from '../../own-numbers/find-by-own-number.ts';
import { ownerInMarket } from '../../own-numbers/own-numbers.ts';
import { readMarks } from '../favourite-marks.ts';
import type { Catalogue } from '../../../memory/catalogue-memory.ts';
import type { SearchTerm } from '../../../memory/rows.ts';
import type { MarketContext } from '../../../memory/market-context.ts';
import { cardOf, loadCardRows } from '../item-cards.ts';
import { searchKeyOf } from './article-keys.ts';
import { createReader } from './read-in-languages.ts';
import type { Deps } from '../../../http/deps.ts';
import { chooseEngine } from '../../../search-engines/choose-engine.ts';

const maxCategories = 4;
const maxItems = 6;
const maxKeywords = 6;

interface Call extends ParsedInput<typeof items.suggestions> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
  db: Kysely<Database>;
}

/** Categories and search words from memory, articles as the search engine finds them. */
export async function suggestions(
  { query, catalogue: { reference, recent }, context, person, db }: Call,
  { openSearch }: Pick<Deps, 'openSearch'>,
): Promise<AnswerOf<typeof items.suggestions>> {
  const { language } = context;
  const text = foldText(query.expression);
  const engine = chooseEngine(openSearch, { version: reference.version, db });
  const owner = ownerInMarket(reference, context, person);
  const [ownHits, hits] = await Promise.all([
    owner ? findByOwnNumber(db, owner, query.expression) : [],
    recent.fewHits.get(`${language} ${text}`, async () => {
      const reader = createReader(db, query.expression, { reference, recent }, true);
      const articleKey = searchKeyOf(query.expression);
      const read = await reader.read(language);
      const find = (terms: SearchTerm[], wordsOf: Language) =>
        engine.findFewHits(terms, articleKey, { language: wordsOf, limit: maxItems });
      const known = await find(read.correctedTo === null ? read.terms : [], language);
      if (known.length > 0) return known;
      for (const wordsOf of read.knownIn) {
        const foreign = await find(await reader.readExactly(wordsOf), wordsOf);
        if (foreign.length > 0) return foreign;
      }
      return read.correctedTo === null ? known : find(read.terms, language);
    }),
  ]);
  const ids = [...new Set([...ownHits.slice(0, maxItems).map(({ id }) => id), ...hits])];
  const [found, favourites] = await Promise.all([loadCardRows(db, recent, ids, language), readMarks(db, person, ids)]);
  // First one variant of each item, as among the matches without customer numbers.
  const firstOfItem = new Map(found.toReversed().map((row) => [row.genericItemId, row]));
  const isFirst = (row: (typeof found)[number]) => firstOfItem.get(row.genericItemId) === row;
  const rows = [...found.filter(isFirst), ...found.filter((row) => !isFirst(row))].slice(0, maxItems);
  const categories = [...reference.categories.values()].filter(
    ({ visible, productCount }) => visible && productCount > 0,
  );
  return {
    categories: bestOf(categories, (category) => nameOfCategory(category, language), text, maxCategories).map(
      (category) => ({
        id: category.id,
        slug: category.slugs[language],
        name: nameOfCategory(category, language),
        productCount: category.productCount,
      }),
    ),
    items: rows.map((row) => cardOf(row, reference, context, { detail: 'light', favourites })),
    keywords: bestOf(reference.keywords.get(language) ?? [], (word) => word, text, maxKeywords),
  };
}

/** Things whose text fits the typed words best, of equal ones in the given order. */
function bestOf<Thing>(things: Thing[], textOf: (thing: Thing) => string, text: string, limit: number): Thing[] {
  const typed = wordsIn(text);
  return things
    .map((thing) => ({ thing, rank: rankOf(foldText(textOf(thing)), text, typed) }))
    .filter(({ rank }) => rank < notFitting)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

const notFitting = 5;
/** "gasket" is "gaskets" too, but not "gasketed plate heat exchanger". */
const maxEndingLength = 2;

const wordsIn = (folded: string): string[] => searchTokensOf(folded).map(({ text }) => text);

/** All typed words are words of the text, in their plural too, in a short text best; it begins with them, with a short word best; it contains them. */
function rankOf(folded: string, text: string, typed: string[]): number {
  if (folded === text) return 0;
  const words = wordsIn(folded);
  const isWord = (one: string) =>
    words.some((word) => word.startsWith(one) && word.length - one.length <= maxEndingLength);
  if (typed.length > 0 && typed.every(isWord)) return 1 + words.length / 100;
  if (folded.startsWith(text)) return 2 + (words[0]?.length ?? 0) / 100;
  if (folded.includes(` ${text}`)) return 3;
  return folded.includes(text) ? 4 : notFitting;
}
