import type { Language } from '@shop/commerce-model';
import type { Hits, SearchTerm } from '../memory/rows.ts';

/**
 * What search asks of an engine: which articles have the words, and in what order. Reading an expression, filters, prices
 * and permission are no part of it. Every engine finds the same articles, of equal ones those in stock first; the order of nearly
 * equal ones may differ.
 */
export interface SearchEngine {
  /**
   * Finds articles with every term, and those whose number begins with the article key (none when it is empty): the best
   * matches, and counts by category of all that were counted.
   */
  findHits(terms: readonly SearchTerm[], articleKey: string, options: SearchOptions): Promise<Hits>;
  /**
   * Finds the ids of a few good matches without counting all, for suggestions: first one variant of each item, then its other
   * variants with a matching number.
   */
  findFewHits(
    terms: readonly SearchTerm[],
    articleKey: string,
    options: Pick<SearchOptions, 'language' | 'limit'>,
  ): Promise<string[]>;
}

export interface SearchOptions {
  language: Language;
  limit: number;
  /** Number of better hits to leave out. */
  offset?: number;
  /** Categories to narrow to; null for all. */
  categoryIds?: string[] | null;
  sort?: SearchSort | null;
  /** Articles already found by the customer's own numbers. */
  customerHits?: CustomerHit[];
  /** Also articles whose measures are farther from those asked for. */
  wider?: boolean;
  /** The most matches that are found; of more this many are counted. */
  maxCounted: number;
}

export interface CustomerHit {
  id: string;
  /** True for the whole number, false for its beginning. */
  isExact: boolean;
}

export interface SearchSort {
  by: 'price' | 'articleNumber';
  descending: boolean;
  /** The viewer's discount in per cent by category. */
  discounts: { categoryIds: string[]; percents: number[] };
}

/** Numbers rank above words, the customer's own and ours first; words stay far below. */
export const rankOfNumber = { customerExact: 1100, exact: 1000, customer: 600, own: 500, other: 400 };

/** The word that says what the thing is counts most; beginnings and ends of words much less. */
export const shares = { head: 4, strong: 1, weak: 0.3, measure: 1.5 };

/** Long enough, with a figure: other words may be a number of another maker too. */
export const isLikeNumber = (articleKey: string): boolean => articleKey.length >= 6 && /\d/.test(articleKey);
