import type { SearchResult } from '@shop/api-contracts';
import { catalogueVersionKey } from '@shop/commerce-model';
import type { ServerResponse } from 'node:http';
import { createMetrics } from '../../operations/metrics.ts';
import { startShopWithOpenSearch } from '../../testing/opensearch/start-shop-with-opensearch.ts';

jest.setTimeout(120_000);

const timeoutMs = 300;
let set: Awaited<ReturnType<typeof startShopWithOpenSearch>>;
beforeAll(async () => void (set = await startShopWithOpenSearch({ isSmall: true, timeoutMs })));
afterAll(() => set.close());
beforeEach(() => set.until('current'));
afterEach(() => set.standIn.interfere(null));

/** Somebody searches for what is not cached. */
async function search(): Promise<SearchResult> {
  set.forget();
  const response = await set.shop.get('/items/search', { expression: 'gasket' }).expect(200);
  return response.body as SearchResult;
}
const isSearch = (path: string): boolean => path.includes('/_search');
const json = (response: ServerResponse, status: number, body: unknown): boolean => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
};

/** What OpenSearch does to every search from now on. */
const breakSearches = (fail: (response: ServerResponse) => boolean): void =>
  set.standIn.interfere(({ path }, response) => isSearch(path) && fail(response));

const whole = { timed_out: false, _shards: { failed: 0 }, hits: { total: { value: 3 } } };

describe('C10: a search that OpenSearch does not answer', () => {
  it.each<[why: string, reason: string, fail: (response: ServerResponse) => boolean]>([
    ['it cuts the connection', 'away', (response) => Boolean(response.destroy())],
    ['it hangs', 'timeout', () => true],
    ['it hangs in the middle of its answer', 'timeout', (response) => response.write('{"took": 1,') || true],
    ['it is too busy', 'busy', (response) => json(response, 429, { error: 'rejected', status: 429 })],
    ['it is starting', 'busy', (response) => json(response, 503, { error: 'no master', status: 503 })],
    ['its index is gone', 'refused', (response) => json(response, 404, { error: 'no such index', status: 404 })],
    ['something else answers', 'garbage', (response) => Boolean(response.end('<html>Welcome</html>'))],
    [
      'it answers of one shard of two',
      'garbage',
      (response) => json(response, 200, { ...whole, _shards: { failed: 1 } }),
    ],
    ['it gave up in time', 'garbage', (response) => json(response, 200, { ...whole, timed_out: true })],
    ['it leaves out the counts', 'garbage', (response) => json(response, 200, whole)],
  ])('is answered by the database: %s', async (_why, reason, fail) => {
    const expected = await search();
    breakSearches(fail);
    const answered = await set.answeredDuring(async () => {
      const answer = await search();
      expect(answer.total).toBe(expected.total);
      expect(answer.items.length).toBe(expected.items.length);
    });
    expect(answered).toEqual({ [reason]: 1 });
    set.standIn.interfere(null);
    expect(await set.answeredDuring(() => search())).toEqual({ opensearch: 1 });
    expect(set.openSearch.state).toBe('current');
  });

  it('costs its time a few times only: then it is left, and used again by itself, with one line of the log each', async () => {
    const before = set.told.length;
    set.standIn.interfere(() => true);
    for (let n = 0; n < 3; n += 1) await search();
    expect(set.openSearch.state).toBe('away');
    const requests = set.standIn.requests.filter(isSearch).length;
    const answered = await set.answeredDuring(async () => {
      for (let n = 0; n < 5; n += 1) await search();
    });
    expect(answered).toEqual({ left: 5 });
    expect(set.standIn.requests.filter(isSearch)).toHaveLength(requests);
    set.standIn.interfere(null);
    await set.until('current');
    expect(await set.answeredDuring(() => search())).toEqual({ opensearch: 1 });
    expect(set.told.slice(before)).toEqual([
      [{ state: 'away', reason: 'timeout: no answer in time' }, 'OpenSearch is not used: it does not answer'],
      [{ prefix: 'shop' }, 'OpenSearch is used for search'],
    ]);
  });

  it('is not asked again while it only names its indices', async () => {
    breakSearches((response) => json(response, 503, {}));
    for (let n = 0; n < 3; n += 1) await search();
    for (let n = 0; n < 4; n += 1) await set.openSearch.look();
    expect(set.openSearch.state).toBe('away');
  });

  longTest('of another password is away, and nobody’s search fails', async () => {
    set.standIn.interfere((_, response) => json(response, 401, { error: 'missing authentication credentials' }));
    await set.openSearch.look();
    expect(set.openSearch.state).toBe('away');
    expect(await set.answeredDuring(() => search())).toEqual({ left: 1 });
  });

  longTest('of last week’s index is answered by the database, until there is one of today', async () => {
    const { db, memory } = set.shop.deps;
    const newest = { value: `${memory.current().reference.version}1` };
    await db.updateTable('meta').set(newest).where('key', '=', catalogueVersionKey).execute();
    await memory.reload();
    expect(await set.answeredDuring(() => search())).toEqual({ behind: 1 });
    await set.openSearch.look();
    expect(set.openSearch.state).toBe('behind');
    expect(await set.fill()).toBe('filled');
    await set.openSearch.look();
    expect(await set.answeredDuring(() => search())).toEqual({ opensearch: 1 });
  });

  it('is counted by its reason, and the state is a metric', async () => {
    breakSearches((response) => json(response, 429, {}));
    await search();
    const identity = { service: 'upstream', instance: 'upstream:1', version: '1.0.0', revision: 'none' };
    const { registry } = createMetrics(set.shop.deps.db, identity, null, null, set.openSearch);
    const text = await registry.metrics();
    const busy = set.openSearch.answered.get('busy');
    expect(text).toContain(`upstream_search_engine_answers_total{engine="postgres",reason="busy"} ${busy}`);
    expect(text).toContain('upstream_opensearch_state{state="current"} 1');
    expect(text).toContain('upstream_opensearch_state{state="away"} 0');
  });
});
