import { readPartOfUnit, type ArticleMatch, type ItemCard } from '@shop/api-contracts';
import { articleKeyOf, type Database, type Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { readArticles } from '../items/articles.ts';
import { ownerInMarket } from '../own-numbers/own-numbers.ts';
import { readMarks } from '../items/favourite-marks.ts';
import { cardOf } from '../items/item-cards.ts';
import type { Call } from '../../http/route.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { findByNumbers, nearestInCatalogue, nearestOfOwner, type NumberMatch } from './article-numbers.ts';

const maxCandidates = 3;

/** Result for a number, with commercial ids. */
type Meaning = Pick<ArticleMatch, 'result' | 'by'> & { ids: string[] };

type OfUnit = Pick<ArticleMatch, 'unit' | 'fit' | 'unitProblem' | 'units'>;

/** Reads texts as parts of machines, and others as tags of machines; by text, without those that are neither. */
export type FindPartsOfUnits = (
  reader: { db: Kysely<Database>; language: Language; reference: ReferenceData },
  texts: { named: string[]; tags: string[] },
) => Promise<Map<string, OfUnit & { ids: string[] }>>;

/**
 * Finds the articles of numbers, in the requested order, ignoring hyphens, spaces and case; the number of queries does
 * not grow with the numbers.
 */
export async function findArticlesByNumber(
  { catalogue: { reference }, context, person, db }: Pick<Call<never>, 'catalogue' | 'context' | 'person' | 'db'>,
  articleNumbers: string[],
  findParts: FindPartsOfUnits,
): Promise<ArticleMatch[]> {
  const { language } = context;
  const owner = ownerInMarket(reference, context, person);
  const named = new Set(articleNumbers.filter((text) => readPartOfUnit(text) !== null));
  const numbers = articleNumbers.filter((text) => !named.has(text));
  const keys = [...new Set(numbers.map(articleKeyOf))].filter((key) => key !== '');
  const matches = Map.groupBy(await findByNumbers(db, owner, keys), ({ key }) => key);
  const meanings = new Map(keys.map((key) => [key, meaningOf(matches.get(key) ?? [])]));

  const unknown = numbers.filter((text) => meanings.get(articleKeyOf(text))?.result === 'unknown');
  const parts = await findParts({ db, language, reference }, { named: [...named], tags: [...new Set(unknown)] });

  if ([...meanings.values()].some(({ result }) => result === 'unknown')) {
    const sources = await Promise.all([
      ...(owner ? [nearestOfOwner(db, owner)] : []),
      nearestInCatalogue(db, reference),
    ]);
    for (const [key, meaning] of meanings) {
      if (meaning.result !== 'unknown') continue;
      meaning.ids = [...new Set(sources.flatMap((source) => source.near(key)))].slice(0, maxCandidates);
    }
  }

  const ids = [...new Set([...meanings.values(), ...parts.values()].flatMap((meaning) => meaning.ids))];
  const [found, marks] = await Promise.all([readArticles(db, ids, language), readMarks(db, person, ids)]);
  const successorIds = [...found.values()].flatMap(({ sales, successorId }) =>
    sales === 'discontinued' && successorId !== null && !found.has(successorId) ? [successorId] : [],
  );
  const [successors, marksOfSuccessors] = await Promise.all([
    readArticles(db, successorIds, language),
    readMarks(db, person, successorIds),
  ]);
  const articles = new Map([...found, ...successors]);
  const favourites = new Set([...marks, ...marksOfSuccessors]);
  const cardsOf = (meant: string[], detail: 'card' | 'light'): ItemCard[] =>
    meant.flatMap((id) => {
      const row = articles.get(id);
      return row ? [cardOf(row, reference, context, { detail, favourites })] : [];
    });

  return articleNumbers.map((articleNumber) => {
    const part = parts.get(articleNumber);
    if (part) {
      const { ids: ofPart, ...ofUnit } = part;
      const cards = cardsOf(ofPart, 'card');
      const [item = null, ...others] = cards;
      const isOne = item !== null && others.length === 0;
      return {
        articleNumber,
        result: isOne ? 'found' : item ? 'ambiguous' : 'unknown',
        item: isOne ? item : null,
        by: isOne ? 'article' : null,
        candidates: isOne ? [] : cards,
        successor: null,
        ...ofUnit,
      };
    }
    const { result, by, ids: meant } = meanings.get(articleKeyOf(articleNumber)) ?? meaningOf([]);
    if (result !== 'found') {
      return { articleNumber, result, item: null, by, candidates: cardsOf(meant, 'light'), successor: null };
    }
    const article = articles.get(meant[0]!);
    const successorId = article?.sales === 'discontinued' ? article.successorId : null;
    const [successor] = successorId === null ? [] : cardsOf([successorId], 'card');
    const [item] = cardsOf(meant, 'card');
    return { articleNumber, result, item: item ?? null, by, candidates: [], successor: successor ?? null };
  });
}

/** Our current numbers and the customer's own take precedence over superseded and other makers' numbers. */
function meaningOf(matches: NumberMatch[]): Meaning {
  const ofKinds = (...kinds: NumberMatch['kind'][]) => [
    ...new Set(matches.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
  ];
  const named = ofKinds('own', 'customer');
  const ids = named.length > 0 ? named : ofKinds('superseded', 'otherMaker');
  if (ids.length === 0) return { result: 'unknown', by: null, ids };
  if (ids.length > 1) return { result: 'ambiguous', by: null, ids: ids.slice(0, maxCandidates) };
  return { result: 'found', by: byOf(matches.filter(({ id }) => id === ids[0])), ids };
}

const wordOf = { own: 'article', customer: 'own', superseded: 'superseded', otherMaker: 'otherMaker' } as const;

function byOf(matches: NumberMatch[]): ArticleMatch['by'] {
  const kinds = new Set(matches.map(({ kind }) => kind));
  const first = (['own', 'customer', 'superseded', 'otherMaker'] as const).find((kind) => kinds.has(kind));
  return first ? wordOf[first] : null;
}
