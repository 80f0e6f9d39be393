import { measureLexeme } from '@shop/commerce-model';
import type { LexemeGroup, SearchTerm } from '../../memory/rows.ts';
import { rangeOf, type MeasureRange } from '../measure-range.ts';
import { rankOfNumber, shares, type SearchOptions } from '../search-engine.ts';
import { fieldsOfRank } from './index-definition.ts';

/** A clause of OpenSearch's query DSL. */
export type Clause = Record<string, unknown>;

/** Ranks of `fieldsOfRank` are thousandths of those that the database counts. */
export const scale = 1_000;

/** Of the 1,024 clauses that OpenSearch allows a query, those that rank. */
const maxRankClauses = 800;

/** What is asked for; a match of several parts has the best of their ranks. Null for nothing. */
export function searchQuery(
  terms: readonly SearchTerm[],
  articleKey: string,
  { customerHits = [], wider = false }: Pick<SearchOptions, 'customerHits' | 'wider'>,
): Clause | null {
  const queries = [
    ...(terms.length === 0 ? [] : [termsClause(terms, wider)]),
    ...(articleKey === '' ? [] : numberClauses(articleKey)),
    ...customerHits.map(({ id, isExact }) =>
      ranked({ ids: { values: [id] } }, isExact ? rankOfNumber.customerExact : rankOfNumber.customer),
    ),
  ];
  return queries.length === 0 ? null : { dis_max: { queries } };
}

/** Articles whose number, of one kind, is the article key. */
export const exactClause = (kind: string, articleKey: string): Clause => ({
  term: { [`numbers.${kind}`]: { value: articleKey } },
});

const ranked = (filter: Clause, rank: number): Clause => ({
  constant_score: { filter, boost: Math.round(rank * scale) },
});
const any = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

function numberClauses(articleKey: string): Clause[] {
  const others = ['superseded', 'otherMaker'];
  const beginning = (kind: string): Clause => ({ prefix: { [`numbers.${kind}`]: { value: articleKey } } });
  return [
    ranked(any(['own', ...others].map((kind) => exactClause(kind, articleKey))), rankOfNumber.exact),
    ranked(beginning('own'), rankOfNumber.own),
    ranked(any(others.map(beginning)), rankOfNumber.other),
  ];
}

/** Articles with every term, ranked by the places where the words stand and by how near measures are. */
function termsClause(terms: readonly SearchTerm[], wider: boolean): Clause {
  const words = terms.filter(({ measure }) => measure === null);
  const measures = terms.flatMap(({ measure }) => (measure ? [rangeOf(measure, wider)] : []));
  const separate = Math.max(1, Math.floor(maxRankClauses / fieldsOfRank.length / words.length) - 1);
  return {
    bool: {
      filter: words.map(({ ways }) => any(ways.map((way) => ({ bool: { filter: way.map(groupClause) } })))),
      must: measures.map(measureClause),
      should: words.flatMap((term) => rankClauses(term, separate)),
    },
  };
}

const groupClause = (group: LexemeGroup): Clause => lexemesClause('words', group);

function lexemesClause(field: string, { lexemes, isBeginning }: LexemeGroup): Clause {
  return isBeginning
    ? any(lexemes.map((value) => ({ prefix: { [field]: { value } } })))
    : { terms: { [field]: lexemes } };
}

/**
 * Every lexeme counts where it stands, as in the database; of many, as of the compounds that end with a word, those after the
 * first count once, since a query has at most some clauses.
 */
function rankClauses({ strong, weak, isHead }: SearchTerm, separate: number): Clause[] {
  const share = shares.strong + (isHead ? shares.head : 0);
  const groups: [share: number, group: LexemeGroup][] = [
    ...strong.slice(0, separate).map((lexeme) => [share, wordsOf([lexeme])] as [number, LexemeGroup]),
    [share, wordsOf(strong.slice(separate))],
    [shares.weak, { lexemes: weak, isBeginning: true }],
  ];
  return groups
    .filter(([, { lexemes }]) => lexemes.length > 0)
    .flatMap(([own, group]) =>
      fieldsOfRank.map(([field, rank]) => ranked(lexemesClause(field, group), (own * rank) / scale)),
    );
}

const wordsOf = (lexemes: string[]): LexemeGroup => ({ lexemes, isBeginning: false });

/** A measure in the article's texts is exact; a single value is the better the nearer, an interval contains it. */
function measureClause({ value, unitCode, low, high }: MeasureRange): Clause {
  const width = Math.max(high - value, value - low) || 1;
  const unit = { term: { 'measures.unit': { value: unitCode } } };
  const near = {
    function_score: {
      query: { bool: { filter: [unit, { range: { 'measures.value': { gte: low, lte: high } } }] } },
      functions: [
        {
          linear: { 'measures.value': { origin: value, scale: width, decay: 0.1 } },
          weight: shares.measure * scale,
        },
      ],
      boost_mode: 'replace',
    },
  };
  const contained = {
    bool: {
      filter: [unit, { range: { 'measures.low': { lte: value } } }, { range: { 'measures.high': { gte: value } } }],
    },
  };
  return {
    dis_max: {
      queries: [
        ranked({ term: { words: { value: measureLexeme({ unitCode, value }) } } }, shares.measure),
        {
          nested: {
            path: 'measures',
            score_mode: 'max',
            query: { dis_max: { queries: [near, ranked(contained, shares.measure * 0.6)] } },
          },
        },
      ],
    },
  };
}
