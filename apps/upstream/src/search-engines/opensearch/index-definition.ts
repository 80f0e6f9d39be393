import { createHash } from 'node:crypto';
import type { ArticleKeyKind, Language } from '@shop/commerce-model';

/** A field for lexemes that say about as much of their article. */
export type FieldOfRank = `words_${number}`;

/**
 * Fields for lexemes by how much they say of their article, and what each gives to its rank, in thousandths of what the database
 * counts: less than a quarter between one and the next. Whole numbers, so that sums are exact.
 */
export const fieldsOfRank: readonly (readonly [field: FieldOfRank, rank: number])[] = Array.from(
  { length: 20 },
  (_, n) => [`words_${n}`, Math.round(930 * 0.82 ** n)] as const,
);

/** An article as it is sent to OpenSearch: what search asks for, in one language. */
export type IndexedArticle = {
  articleId: string;
  itemId: string;
  categoryId: string;
  position: number;
  isInStock: boolean;
  numberInItem: number;
  /** Its own number, and others that lead to it, as keys. */
  numbers: Partial<Record<ArticleKeyKind, string[]>>;
  /** Values of attributes with a unit of measure: single ones, and intervals. */
  measures: ({ unit: string; value: number } | { unit: string; low: number; high: number })[];
} & Partial<Record<FieldOfRank, string[]>>;

const keyword = { type: 'keyword' } as const;
const lexemes = { type: 'keyword', doc_values: false } as const;
const double = { type: 'double' } as const;

/**
 * Settings and mappings of an index. Words are sent as the lexemes that the database has, and OpenSearch changes none: so both
 * engines find the same, and what an expression is corrected to is known to both.
 */
export const indexDefinition = {
  settings: { index: { number_of_shards: 1, refresh_interval: '-1' } },
  mappings: {
    dynamic: 'strict',
    properties: {
      articleId: keyword,
      itemId: keyword,
      categoryId: keyword,
      position: { type: 'integer' },
      isInStock: { type: 'boolean' },
      numberInItem: { type: 'integer' },
      numbers: { properties: { own: keyword, superseded: keyword, otherMaker: keyword } },
      measures: { type: 'nested', properties: { unit: keyword, value: double, low: double, high: double } },
      words: lexemes,
      ...Object.fromEntries(fieldsOfRank.map(([field]) => [field, { ...lexemes, copy_to: 'words' }])),
    },
  },
} as const;

/** The alias of the complete index of a language; others are never asked. */
export const aliasOf = (prefix: string, language: Language): string => `${prefix}-${language.toLowerCase()}`;

/** Raised by whoever changes by which rules `indexSearch` writes words: an index with others is not asked. */
const lexemeRules = 1;

/** What an index holds and how, in short: releases that agree in it may share one. */
const layout = createHash('sha256')
  .update(JSON.stringify([lexemeRules, indexDefinition]))
  .digest('hex')
  .slice(0, 8);

/** What the name of an index says that holds a version of the catalogue. */
const contentOf = (version: string): string => `${layout}.${Buffer.from(version).toString('hex')}`;

/** The name of an index of a language: of one version of the catalogue, and of one fill. */
export const indexNameOf = (alias: string, version: string, fill: string): string =>
  `${alias}.${contentOf(version)}.${fill}`;

/** True when an index, undefined where there is none, holds a version of the catalogue as this release writes it. */
export const isIndexOf = (name: string | undefined, version: string): boolean =>
  name !== undefined && name.includes(`.${contentOf(version)}.`);
