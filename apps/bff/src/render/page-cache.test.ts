import { createPageCache, type PageRequest } from './page-cache.ts';
import type { RenderedDocument } from './renderer.ts';

const minute = 60_000;
const limits = { freshMs: minute, staleMs: 10 * minute, failureMs: 24 * 60 * minute, bytes: 32 * 1024 * 1024 };
const never = new AbortController().signal;

let now = 0;
beforeEach(() => (now = 1_000_000));

function setUp(overrides: Partial<typeof limits> = {}) {
  const cache = createPageCache({ ...limits, ...overrides }, () => now);
  let renderings = 0;
  let answer: () => Promise<RenderedDocument> | RenderedDocument = () => page(`rendering ${renderings}`);
  const ask = (key = '/sv-se/', options: Partial<PageRequest> = {}) =>
    Promise.resolve(
      cache.get({
        key,
        hasQuery: key.includes('?'),
        encoding: 'identity',
        signal: never,
        render: async () => {
          renderings += 1;
          return answer();
        },
        ...options,
      }),
    ).then(async (served) => ({
      how: served.how,
      status: served.page.status,
      text: String(await served.page.in('identity')),
    }));
  return {
    cache,
    ask,
    renderings: () => renderings,
    answerWith: (next: typeof answer) => (answer = next),
  };
}

const page = (html: string, status = 200): RenderedDocument => ({ status, headers: {}, html });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('page cache', () => {
  it('serves a page for 60 s without rendering it again', async () => {
    const { ask } = setUp();
    expect(await ask()).toMatchObject({ how: 'rendered', text: 'rendering 1' });
    now += minute - 1;
    expect(await ask()).toMatchObject({ how: 'fresh', text: 'rendering 1' });
  });

  it('serves the stale page for 10 more minutes while one rendering replaces it', async () => {
    const { ask, renderings } = setUp();
    await ask();
    now += minute;
    const served = await Promise.all([ask(), ask(), ask()]);
    expect(served.map(({ how, text }) => [how, text])).toEqual(Array(3).fill(['stale', 'rendering 1']));
    await settle();
    expect(renderings()).toBe(2);
    expect(await ask()).toMatchObject({ how: 'fresh', text: 'rendering 2' });
  });

  it('renders before answering when the page is older', async () => {
    const { ask } = setUp();
    await ask();
    now += 11 * minute;
    expect(await ask()).toMatchObject({ how: 'rendered', text: 'rendering 2' });
  });

  it('serves the stale page for a day when rendering fails, by an error or a status', async () => {
    const { ask, answerWith } = setUp();
    await ask();
    for (const failing of [() => Promise.reject(new Error('down')), () => page('sorry', 503)]) {
      answerWith(failing);
      now += 11 * minute;
      expect(await ask()).toMatchObject({ how: 'failure', status: 200, text: 'rendering 1' });
    }
    now += 24 * 60 * minute;
    expect(await ask()).toMatchObject({ how: 'rendered', status: 503 });
  });

  it('throws the error when there is no stale page', async () => {
    const { ask, answerWith } = setUp();
    answerWith(() => Promise.reject(new Error('down')));
    await expect(ask()).rejects.toThrow('down');
  });

  it('retries only after 5 s while upstream fails', async () => {
    const { ask, answerWith, renderings } = setUp();
    await ask();
    answerWith(() => Promise.reject(new Error('down')));
    now += 11 * minute;
    await ask();
    await ask();
    expect(renderings()).toBe(2);
    now += 5_000;
    await ask();
    expect(renderings()).toBe(3);
  });

  it('renders for the next visitor when the one who waited for the page has left', async () => {
    const { ask } = setUp();
    await ask();
    now += 11 * minute;
    const leaving = new AbortController();
    const left = ask('/sv-se/', {
      signal: leaving.signal,
      render: (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await settle();
    expect(await ask()).toMatchObject({ how: 'rendered', text: 'rendering 2' });
  });

  it('evicts no page for invented addresses, even when each is requested twice', async () => {
    const { ask, answerWith, cache } = setUp({ bytes: 1024 * 1024 });
    await ask('/sv-se/');
    answerWith(() => page('x'.repeat(17_000), 404));
    for (let n = 0; n < 200; n += 1) {
      await ask(`/sv-se/invented-${n}`);
      await ask(`/sv-se/invented-${n}`);
    }
    answerWith(() => Promise.reject(new Error('down')));
    expect(await ask('/sv-se/')).toMatchObject({ how: 'fresh', text: 'rendering 1' });
    expect(cache.bytes).toBeLessThan(1024 * 1024 * 0.1);
  });

  it('keeps a not-found page from its second request on, until the page exists', async () => {
    const { ask, answerWith, cache, renderings } = setUp();
    answerWith(() => page('nothing', 404));
    await ask('/sv-se/new');
    expect(cache.entries).toBe(0);
    await ask('/sv-se/new');
    expect(await ask('/sv-se/new')).toMatchObject({ how: 'fresh', status: 404 });
    expect(renderings()).toBe(2);
    answerWith(() => page('something'));
    now += 11 * minute;
    expect(await ask('/sv-se/new')).toMatchObject({ how: 'rendered', status: 200 });
    expect(await ask('/sv-se/new')).toMatchObject({ how: 'fresh', status: 200 });
    expect(cache.entries).toBe(1);
  });

  it('keeps only pages with status 200 and 404', async () => {
    const { ask, answerWith, cache } = setUp();
    for (const status of [200, 404]) {
      answerWith(() => page('x', status));
      await ask(`/${status}`);
      await ask(`/${status}`);
      expect(await ask(`/${status}`)).toMatchObject({ how: 'fresh', status });
    }
    for (const status of [301, 302, 401, 500, 503]) {
      answerWith(() => page('x', status));
      await ask(`/${status}`);
      expect(await ask(`/${status}`)).toMatchObject({ how: 'rendered', status });
    }
    expect(cache.entries).toBe(2);
  });

  it('removes a page that has become a redirect', async () => {
    const { ask, answerWith, cache } = setUp();
    await ask();
    answerWith(() => page('', 301));
    now += 11 * minute;
    expect(await ask()).toMatchObject({ status: 301 });
    expect(cache.entries).toBe(0);
  });

  it('keeps a page with a query from its second request on', async () => {
    const { ask } = setUp();
    const key = '/sv-se/search?q=pump';
    expect([await ask(key), await ask(key), await ask(key)].map(({ how }) => how)).toEqual([
      'rendered',
      'rendered',
      'fresh',
    ]);
  });

  it('counts two requests at once as two', async () => {
    const { ask } = setUp();
    const key = '/sv-se/search?q=pump';
    await Promise.all([ask(key), ask(key)]);
    expect((await ask(key)).how).toBe('fresh');
  });

  it('is not flushed by invented queries', async () => {
    const { ask, cache } = setUp();
    await ask('/sv-se/');
    for (let n = 0; n < 50; n += 1) await ask(`/sv-se/?q=${n}`);
    expect(cache.entries).toBe(1);
  });

  it('evicts the least recently used page when the byte limit is reached', async () => {
    const { ask, answerWith, cache } = setUp({ bytes: 2_500 });
    answerWith(() => page('x'.repeat(1_000)));
    await ask('/a');
    await ask('/b');
    await ask('/a');
    await ask('/c');
    // two pages and their keys
    expect(cache.bytes).toBe(2_004);
    expect((await ask('/a')).how).toBe('fresh');
    expect((await ask('/b')).how).toBe('rendered');
  });

  it('counts the bytes of long addresses, and recognises them by their hash', async () => {
    const { ask, cache } = setUp();
    const key = `/a?q=${'x'.repeat(5_000)}`;
    expect([(await ask(key)).how, (await ask(`${key}y`)).how, (await ask(key)).how]).toEqual(Array(3).fill('rendered'));
    expect((await ask(key)).how).toBe('fresh');
    expect(cache.bytes).toBeGreaterThan(5_000);
  });

  it('counts compressed bytes', async () => {
    const { ask, answerWith, cache } = setUp();
    answerWith(() => page('x'.repeat(100_000)));
    await ask('/a', { encoding: 'br' }).catch(() => undefined);
    const served = await cache.get({
      key: '/a',
      hasQuery: false,
      encoding: 'br',
      signal: never,
      render: () => Promise.reject(new Error()),
    });
    expect(served.page.ready('br')?.length).toBeLessThan(1_000);
    const withIdentity = cache.bytes;
    expect(withIdentity).toBeGreaterThan(100_000);
    await served.page.in('gzip');
    expect(cache.bytes).toBeGreaterThan(withIdentity);
  });
});

describe('one rendering at a time', () => {
  it('everybody who asks meanwhile gets the same page', async () => {
    const { ask, renderings } = setUp();
    const served = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(renderings()).toBe(1);
    expect(new Set(served.map(({ text }) => text))).toEqual(new Set(['rendering 1']));
  });

  it('different pages do not wait for each other (negative control)', async () => {
    const { ask, renderings } = setUp();
    await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`/${n}`)));
    expect(renderings()).toBe(20);
  });

  it('continues when one of two clients leaves, and is aborted when both have left', async () => {
    const { cache } = setUp();
    const leaving = [new AbortController(), new AbortController()];
    let given: AbortSignal | undefined;
    const results = leaving.map(({ signal }) =>
      Promise.resolve(
        cache.get({
          key: '/a',
          hasQuery: false,
          encoding: 'identity',
          signal,
          render: (flight) => {
            given = flight;
            return new Promise(() => undefined);
          },
        }),
      ).catch(() => 'left'),
    );
    leaving[0]?.abort();
    expect(given?.aborted).toBe(false);
    leaving[1]?.abort();
    expect(given?.aborted).toBe(true);
    expect(await Promise.all(results)).toEqual(['left', 'left']);
  });
});
