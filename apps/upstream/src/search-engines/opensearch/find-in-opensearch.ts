import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Hits, SearchTerm } from '../../memory/rows.ts';
import {
  isLikeNumber,
  rankOfNumber,
  type SearchEngine,
  type SearchOptions,
  type SearchSort,
} from '../search-engine.ts';
import type { IndexedArticle } from './index-definition.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { exactClause, scale, searchQuery, type Clause } from './search-query.ts';

/** Matches to choose suggestions from. */
const maxCandidates = 200;
const maxCategories = 10_000;
const maxExact = 100;
const kinds: readonly (keyof IndexedArticle['numbers'])[] = ['own', 'superseded', 'otherMaker'];

const bestFirst = [{ _score: 'desc' }, { isInStock: 'desc' }, { numberInItem: 'asc' }, { position: 'asc' }];

const count = z.int().check(z.nonnegative());
/** An answer of all shards, in time: anything else would be a part of the matches. */
const wholeAnswer = {
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
};
const hitsSchema = z.object({
  ...wholeAnswer,
  hits: z.object({
    total: z.object({ value: count }),
    hits: z._default(z.array(z.object({ _id: z.string() })), []),
  }),
  aggregations: z.object({
    categories: z.object({ buckets: z._default(z.array(z.object({ key: z.string(), doc_count: count })), []) }),
    exact: z.optional(
      z.object({
        buckets: z.record(
          z.enum(['own', 'superseded', 'otherMaker']),
          z.object({ ids: z.object({ buckets: z._default(z.array(z.object({ key: z.string() })), []) }) }),
        ),
      }),
    ),
  }),
});
const candidatesSchema = z.object({
  ...wholeAnswer,
  hits: z.object({
    hits: z._default(
      z.array(z.object({ _id: z.string(), _score: z.number(), fields: z.object({ itemId: z.tuple([z.string()]) }) })),
      [],
    ),
  }),
});

/** An index of OpenSearch that is complete. */
export interface IndexToAsk {
  client: OpenSearchClient;
  name: string;
  timeoutMs: number;
}

/** Search in an index of OpenSearch. Prices are those of the database, which sorts by them. Throws an OpenSearchError. */
export const searchInOpenSearch = (index: IndexToAsk, db: Kysely<Database>): SearchEngine => ({
  async findHits(terms, articleKey, options) {
    if (terms.length > 0 && isLikeNumber(articleKey)) {
      const numbered = await findHits(index, db, [], articleKey, options);
      // its figures are words of many articles
      if (numbered.exact.some(({ kind }) => kind !== 'customer')) return numbered;
    }
    return findHits(index, db, terms, articleKey, options);
  },
  async findFewHits(terms, articleKey, { limit }) {
    const query = searchQuery(terms, articleKey, {});
    if (query === null) return [];
    const { hits } = await ask(index, candidatesSchema, 'hits.hits._id,hits.hits._score,hits.hits.fields', {
      query,
      size: maxCandidates,
      _source: false,
      docvalue_fields: ['itemId'],
      track_total_hits: false,
      sort: bestFirst,
    });
    return firstOfItems(hits.hits, limit);
  },
});

async function findHits(
  index: IndexToAsk,
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  articleKey: string,
  options: SearchOptions,
): Promise<Hits> {
  const { limit, offset = 0, categoryIds = null, sort = null, customerHits = [], maxCounted } = options;
  const query = searchQuery(terms, articleKey, options);
  if (query === null) return { total: 0, hasMore: false, ids: [], categories: [], exact: [] };
  // the database sorts, and has to know all of them
  const part =
    sort === null
      ? { from: Math.min(offset, maxCounted), size: Math.min(limit, maxCounted - offset) }
      : { from: 0, size: maxCounted };
  const { hits, aggregations } = await ask(index, hitsSchema, 'hits.total,hits.hits._id,aggregations', {
    query,
    ...(categoryIds === null ? {} : { post_filter: { terms: { categoryId: categoryIds } } }),
    from: part.from,
    size: Math.max(part.size, 0),
    _source: false,
    track_total_hits: maxCounted + 1,
    sort: bestFirst,
    aggs: { categories: { terms: { field: 'categoryId', size: maxCategories } }, ...exactAggregation(articleKey) },
  });
  const hasMore = hits.total.value > maxCounted;
  const found = hits.hits.map(({ _id }) => _id);
  const inOrder = sort === null || hasMore ? found : await sorted(db, found, sort);
  const ids = sort === null ? found : inOrder.slice(offset, offset + limit);
  const exact = kinds.flatMap((kind) =>
    (aggregations.exact?.buckets[kind].ids.buckets ?? []).map(({ key }) => ({ id: key, kind })),
  );
  const exactOfCustomer = customerHits
    .filter(({ isExact }) => isExact)
    .map(({ id }) => ({ id, kind: 'customer' as const }));
  return {
    total: Math.min(hits.total.value, maxCounted),
    hasMore,
    ids,
    categories: aggregations.categories.buckets.map(({ key, doc_count }) => ({ id: key, productCount: doc_count })),
    exact: [...exact, ...exactOfCustomer],
  };
}

function exactAggregation(articleKey: string): Record<string, Clause> {
  if (articleKey === '') return {};
  return {
    exact: {
      filters: { filters: Object.fromEntries(kinds.map((kind) => [kind, exactClause(kind, articleKey)])) },
      aggs: { ids: { terms: { field: 'articleId', size: maxExact } } },
    },
  };
}

const ask = <Answer>(
  { client, name, timeoutMs }: IndexToAsk,
  answer: z.ZodMiniType<Answer>,
  wanted: string,
  body: object,
): Promise<Answer> =>
  client({
    method: 'POST',
    path: `${name}/_search?filter_path=timed_out,_shards.failed,${wanted}`,
    body,
    answer,
    timeoutMs,
  });

/** First the best of each item, then others with a matching number. */
function firstOfItems(candidates: z.output<typeof candidatesSchema>['hits']['hits'], limit: number): string[] {
  const seen = new Set<string>();
  const first: string[] = [];
  const others: string[] = [];
  for (const { _id, _score, fields } of candidates) {
    const [itemId] = fields.itemId;
    if (!seen.has(itemId)) first.push(_id);
    else if (_score >= rankOfNumber.other * scale) others.push(_id);
    seen.add(itemId);
  }
  return [...first, ...others].slice(0, limit);
}

/** All matches in the order that somebody chose. */
async function sorted(db: Kysely<Database>, ids: readonly string[], sort: SearchSort): Promise<string[]> {
  const { categoryIds, percents } = sort.discounts;
  const by =
    sort.by === 'articleNumber'
      ? sql`article_number`
      : sql`case when sales in ('buy', 'onRequest') then list_price * (1 - coalesce(percent, 0) / 100) end`;
  const { rows } = await sql<{ id: string }>`
    select commercial_item_id as id from variant
    left join unnest(${categoryIds}::text[], ${percents}::float8[]) as discount (id, percent) on discount.id = variant.category_id
    where commercial_item_id = any (${[...ids]}::text[])
    order by ${by} ${sql.raw(sort.descending ? 'desc' : 'asc')} nulls last, position`.execute(db);
  return rows.map(({ id }) => id);
}
