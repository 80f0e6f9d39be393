import { arrayOf, numberOf, objectOf, onlyEntry, RefusedRequest, textOf, type Json } from './refused-request.ts';
import type { Document, StandInIndex } from './stand-in-index.ts';
import { compileQuery } from './stand-in-query.ts';

const maxWindow = 10_000;
const keys = ['query', 'post_filter', 'from', 'size', '_source', 'docvalue_fields', 'track_total_hits', 'sort', 'aggs'];

/** Answers a search of one index. Throws a RefusedRequest. */
export function answerSearch(index: StandInIndex, name: string, body: unknown): Json {
  const given = objectOf(body, 'search', keys);
  const scorer = compileQuery(index, given['query']);
  const matches = index.searchable.flatMap((document) => {
    const score = scorer(document.values, document);
    return score === null ? [] : [{ document, score: Math.fround(score) }];
  });
  const filter = given['post_filter'] === undefined ? null : compileQuery(index, given['post_filter']);
  const filtered = filter ? matches.filter(({ document }) => filter(document.values, document) !== null) : matches;
  const from = numberOf(given['from'] ?? 0, 'from');
  const size = numberOf(given['size'] ?? 10, 'size');
  if (from < 0 || size < 0 || from + size > maxWindow)
    throw new RefusedRequest('illegal_argument_exception', 'Result window is too large');
  const order = arrayOf(given['sort'] ?? [{ _score: 'desc' }], 'sort').map((one) => comparison(index, one));
  const sorted = [...filtered].sort((a, b) => order.reduce((found, compare) => found || compare(a, b), 0));
  const fields = arrayOf(given['docvalue_fields'] ?? [], 'docvalue_fields').map((one) => docValue(index, one));
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...totalOf(filtered.length, given['track_total_hits'] ?? maxWindow),
      hits: sorted.slice(from, from + size).map(({ document, score }) => ({
        _index: name,
        _id: document.id,
        _score: score,
        ...(fields.length > 0
          ? { fields: Object.fromEntries(fields.map((field) => [field, [...(document.values.get(field) ?? [])]])) }
          : {}),
      })),
    },
    ...(given['aggs'] === undefined
      ? {}
      : {
          aggregations: aggregate(
            index,
            given['aggs'],
            matches.map(({ document }) => document),
          ),
        }),
  };
}

function totalOf(count: number, tracked: unknown): Json {
  if (tracked === false) return {};
  const most = numberOf(tracked, 'track_total_hits');
  return { total: count > most ? { value: most, relation: 'gte' } : { value: count, relation: 'eq' } };
}

interface Match {
  document: Document;
  score: number;
}

function comparison(index: StandInIndex, sort: unknown): (a: Match, b: Match) => number {
  const [field, direction] = onlyEntry(sort, 'sort');
  if (direction !== 'asc' && direction !== 'desc') throw new RefusedRequest('parsing_exception', '[sort]');
  const sign = direction === 'asc' ? 1 : -1;
  if (field === '_score') return (a, b) => sign * (a.score - b.score);
  if (!['integer', 'boolean'].includes(index.fields.get(field)?.type ?? ''))
    throw new RefusedRequest('query_shard_exception', `the stand-in does not sort by [${field}]`);
  const valueOf = ({ document }: Match) => (document.values.get(field) as number[])[0]!;
  return (a, b) => sign * (valueOf(a) - valueOf(b));
}

/** A field whose values are kept by document. */
function docValue(index: StandInIndex, name: unknown): string {
  const field = textOf(name, 'field');
  if (index.fields.get(field)?.hasDocValues !== true)
    throw new RefusedRequest('illegal_argument_exception', `[${field}] has no doc values`);
  return field;
}

function aggregate(index: StandInIndex, aggs: unknown, documents: readonly Document[]): Json {
  return Object.fromEntries(
    Object.entries(aggs as Json).map(([name, given]) => {
      const { terms, filters, aggs: inner } = objectOf(given, name, ['terms', 'filters', 'aggs']);
      return [
        name,
        terms === undefined ? filtersOf(index, filters, inner, documents) : bucketsOf(index, terms, documents),
      ];
    }),
  );
}

function bucketsOf(index: StandInIndex, terms: unknown, documents: readonly Document[]): Json {
  const { field: name, size } = objectOf(terms, 'terms', ['field', 'size']);
  const field = docValue(index, name);
  const counts = new Map<string, number>();
  for (const { values } of documents)
    for (const value of (values.get(field) as Set<string> | undefined) ?? [])
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, numberOf(size, 'size'));
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: 0,
    buckets: sorted.map(([key, doc_count]) => ({ key, doc_count })),
  };
}

function filtersOf(index: StandInIndex, given: unknown, inner: unknown, documents: readonly Document[]): Json {
  const { filters } = objectOf(given, 'filters', ['filters']);
  const buckets = Object.entries(filters as Json).map(([key, query]) => {
    const scorer = compileQuery(index, query);
    const own = documents.filter((document) => scorer(document.values, document) !== null);
    return [key, { doc_count: own.length, ...(inner === undefined ? {} : aggregate(index, inner, own)) }];
  });
  return { buckets: Object.fromEntries(buckets) as Json };
}
