import { catalogueVersionKey, languages } from '@shop/commerce-model';
import { startShopWithOpenSearch } from '../../../testing/opensearch/start-shop-with-opensearch.ts';
import { readIndices } from '../complete-indices.ts';
import { indexNameOf, isIndexOf } from '../index-definition.ts';
import { keepIndices } from './keep-indices.ts';

jest.setTimeout(120_000);

let set: Awaited<ReturnType<typeof startShopWithOpenSearch>>;
beforeAll(async () => void (set = await startShopWithOpenSearch({ isSmall: true })));
afterAll(() => set.close());
beforeEach(() => set.openSearch.look());
afterEach(() => set.standIn.interfere(null));

const version = () => set.shop.deps.memory.current().reference.version;
const indexNames = (): string[] => [...set.standIn.indices.keys()].sort();

async function search(expression: string): Promise<number> {
  set.forget();
  const response = await set.shop.get('/items/search', { expression }).expect(200);
  return (response.body as { total: number }).total;
}

/** Something happens once, just before OpenSearch answers the nth bulk from now. */
function atBulk(wanted: number, happens: () => void): void {
  let seen = 0;
  set.standIn.interfere(({ path }) => {
    if (path.includes('_bulk') && (seen += 1) === wanted) happens();
    return false;
  });
}

/** A newer catalogue, of which this process knows. */
async function changeCatalogue(): Promise<void> {
  const { db, memory } = set.shop.deps;
  const newest = { value: `${version()}1` };
  await db.updateTable('meta').set(newest).where('key', '=', catalogueVersionKey).execute();
  await memory.reload();
}

describe('filling the indices of OpenSearch', () => {
  it('leaves one for every language, of this catalogue, with every article, and each with its alias alone', async () => {
    const { rows } = { rows: await set.shop.deps.db.selectFrom('search_text').select('language').execute() };
    expect(indexNames()).toHaveLength(languages.length);
    for (const [name, index] of set.standIn.indices) {
      expect(isIndexOf(name, version())).toBe(true);
      expect(index.searchable).toHaveLength(rows.length / languages.length);
      expect([...index.aliases]).toEqual([name.split('.')[0]]);
    }
  });

  it('does nothing where all is filled, and fills all anew where it is told to, without an index left over', async () => {
    const before = indexNames();
    expect(await set.fill()).toBe('filled');
    expect(indexNames()).toEqual(before);
    expect(await set.fill({ isForced: true })).toBe('filled');
    expect(indexNames()).toHaveLength(languages.length);
    for (const name of before) expect(indexNames()).not.toContain(name);
  });

  longTest('while people search fails no search and shows nobody a part', async () => {
    const whole = await search('gasket');
    let isOver = false;
    const totals: number[] = [];
    const people = [1, 2].map(async () => {
      while (!isOver) totals.push(await search('gasket'));
    });
    const looks = (async () => {
      while (!isOver) await set.openSearch.look();
    })();
    await changeCatalogue();
    expect(await set.fill()).toBe('filled');
    await set.openSearch.look();
    isOver = true;
    await Promise.all([...people, looks]);
    expect(totals.length).toBeGreaterThan(5);
    expect(new Set(totals)).toEqual(new Set([whole]));
    expect(await set.answeredDuring(() => search('gasket'))).toEqual({ opensearch: 1 });
  });

  it('twice at once is done once: the second one is told so', async () => {
    await changeCatalogue();
    const outcomes = await Promise.all([set.fill(), set.fill()]);
    expect(outcomes.sort()).toEqual(['filled', 'taken']);
    expect(indexNames()).toHaveLength(languages.length);
  });

  it('by somebody who lost the right meanwhile ends there, and harms nothing', async () => {
    await changeCatalogue();
    const lose = (): void => {
      const taken = { value: `somebody-else ${Date.now() / 1_000 + 60}` };
      void set.shop.deps.db.updateTable('meta').set(taken).where('key', '=', 'search_index_lease').execute();
    };
    atBulk(2, lose);
    await expect(set.fill()).rejects.toThrow('another process fills the search index');
    expect((await readIndices(set.openSearch.client, set.openSearch.settings)).size).toBe(languages.length + 1);
    await set.shop.deps.db.deleteFrom('meta').where('key', '=', 'search_index_lease').execute();
    expect(await set.fill()).toBe('filled');
    expect(indexNames()).toHaveLength(languages.length);
  });

  it('does not write into an index that was removed meanwhile', async () => {
    await changeCatalogue();
    const before = indexNames();
    atBulk(2, () => {
      for (const name of indexNames()) if (!before.includes(name)) set.standIn.indices.delete(name);
    });
    await expect(set.fill()).rejects.toThrow('require_alias');
    expect(indexNames()).toEqual(before);
    expect(await set.fill()).toBe('filled');
  });

  it('of a catalogue that changes meanwhile serves nothing of it', async () => {
    await changeCatalogue();
    const before = indexNames();
    atBulk(1, () => void changeCatalogue());
    expect(await set.fill()).toBe('changed');
    expect(before.every((name) => indexNames().includes(name))).toBe(true);
    expect(await set.fill()).toBe('filled');
    expect(indexNames()).toHaveLength(languages.length);
    for (const name of indexNames()) expect(isIndexOf(name, version())).toBe(true);
  });

  longTest('waits while OpenSearch is too busy, and ends with what it refuses', async () => {
    await changeCatalogue();
    let refusals = 2;
    set.standIn.interfere(({ path }, response) => {
      if (!path.includes('_bulk') || (refusals -= 1) < 0) return false;
      response.writeHead(429, { 'content-type': 'application/json' }).end('{"error":"rejected"}');
      return true;
    });
    expect(await set.fill()).toBe('filled');
    await changeCatalogue();
    set.standIn.interfere(({ path }, response) => {
      if (!path.includes('_bulk')) return false;
      const error = { type: 'strict_dynamic_mapping_exception', reason: 'introduction of [x] is not allowed' };
      const items = [{ index: { _id: '1', status: 400, error } }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: true, items }));
      return true;
    });
    await expect(set.fill()).rejects.toThrow('introduction of [x]');
  });

  it('is not complete where articles were lost on the way', async () => {
    await changeCatalogue();
    const before = [...set.openSearch.indices.values()].sort();
    let isFirst = true;
    set.standIn.interfere(({ path }, response) => {
      if (!path.includes('_bulk') || !isFirst) return false;
      isFirst = false;
      const items = Array.from({ length: 500 }, () => ({ index: { status: 201 } }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: false, items }));
      return true;
    });
    await expect(set.fill()).rejects.toThrow(/^\d+ of \d+ articles are in the search index$/);
    await set.openSearch.look();
    expect([...set.openSearch.indices.values()].sort()).toEqual(before);
    expect(await set.fill()).toBe('filled');
  });

  it('is done by the worker for a new catalogue, and stops with the process', async () => {
    const { db, log } = set.shop.deps;
    const keep = (signal = new AbortController().signal) =>
      keepIndices({ db, openSearch: set.openSearch, log }, signal);
    await changeCatalogue();
    expect(await keep(AbortSignal.abort())).toBe(0);
    await set.until('behind');
    for (let filled = 0; filled < languages.length; filled += await keep());
    await set.until('current');
    const requests = set.standIn.requests.length;
    expect(await keep()).toBe(0);
    expect(set.standIn.requests).toHaveLength(requests);
  });

  it('leaves indices of other shops alone', async () => {
    const other = indexNameOf('shop-two-en', 'x', 'y');
    set.standIn.indices.create(other, {
      settings: { index: { refresh_interval: '-1' } },
      mappings: { dynamic: 'strict', properties: {} },
    });
    await changeCatalogue();
    expect(await set.fill()).toBe('filled');
    expect(indexNames()).toContain(other);
    set.standIn.indices.delete(other);
  });
});
