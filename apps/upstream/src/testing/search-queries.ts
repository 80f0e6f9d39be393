import type { SearchResult } from '@shop/api-contracts';
import { languages, type Language } from '@shop/commerce-model';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestLocale, TestUpstream } from './start-test-upstream.ts';

const folder = join(import.meta.dirname, '../../../../tools/search-quality/queries');

/** What somebody types, and the articles that they want. */
export interface WantedQuery {
  language: Language;
  typed: string;
  /** Patterns of article numbers, as they are written in the list. */
  wanted: string[];
}

/** Reads `tools/search-quality/queries/{language}.txt`: a line is `typed -> pattern, pattern`; lines that begin with # are remarks. */
export function readQueryList(): WantedQuery[] {
  return languages.flatMap((language) => {
    const text = readFileSync(join(folder, `${language}.txt`), 'utf8');
    return text.split('\n').flatMap((line) => queryOf(line, language));
  });
}

function queryOf(line: string, language: Language): WantedQuery[] {
  if (line.trim() === '' || line.startsWith('#')) return [];
  const [typed, patterns] = line.split(' -> ');
  if (!typed || !patterns) throw new Error(`Not "typed -> pattern": ${line}`);
  return [{ language, typed, wanted: patterns.split(',').map((pattern) => pattern.trim()) }];
}

/** True for an article that somebody wants: `*` are any characters, `?` is one, `[ab]` one of these. */
function isWanted({ wanted }: WantedQuery, articleNumber: string): boolean {
  return wanted.some((pattern) => patternOf(pattern).test(articleNumber));
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.\\^$+(){}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

const localeOf: Record<Language, TestLocale> = {
  en: 'en-gb',
  sv: 'sv-se',
  de: 'de-de',
  fr: 'fr-fr',
  nl: 'nl-nl',
  'pt-BR': 'pt-br',
  'sr-Latn': 'sr-latn-rs',
};

export interface SearchedQuery extends WantedQuery {
  /** Article numbers of the first page. */
  found: string[];
  /** Of the first wanted article, from 0; -1 when it is not on the first page. */
  place: number;
  milliseconds: number;
  answer: SearchResult;
}

/** Searches for a query as a visitor of a market with its language does. */
export async function searchFor(upstream: TestUpstream, query: WantedQuery): Promise<SearchedQuery> {
  const started = performance.now();
  const response = await upstream
    .get('/items/search', { expression: query.typed, limit: 12 }, localeOf[query.language])
    .expect(200);
  const answer = response.body as SearchResult;
  const found = answer.items.map(({ articleNumber }) => articleNumber);
  const place = found.findIndex((articleNumber) => isWanted(query, articleNumber));
  return { ...query, found, place, milliseconds: performance.now() - started, answer };
}
