import request from 'supertest';
import { setTimeout as sleep } from 'node:timers/promises';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { priorityOfGroup } from '../upstream/group-priority.ts';
import { upstreamGroups } from '../upstream/groups.ts';
import { createLoadShedding } from './load-shedding.ts';
import type { Priority } from './priority.ts';
import { watchDelay } from './watch-delay.ts';

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const market = 'language=en&country=GB&locale=en-gb&t=1';

describe('too much to do', () => {
  let upstream: StandInUpstream;
  let bff: RunningBff;
  beforeAll(async () => {
    upstream = await startUpstream();
    bff = await startBff(upstream.url);
  });
  afterAll(async () => {
    await bff.close();
    await upstream.close();
  });
  beforeEach(() => late('event_loop', 0, 200));

  /** Costly work is admitted again two and a half seconds later at the earliest. */
  function late(signal: 'event_loop' | 'rendering', delayMs = 90_000, samples = 20): void {
    for (let n = 0; n < samples; n += 1) bff.deps.shedding[signal].follow(delayMs);
  }
  const call = (path: string) => request(bff.url).get(`${path}?${market}`).set(ours);

  it('refuses searches at once, with a reason and the time to come again, and goes on selling', async () => {
    await call('/api/items/search').expect(200);
    late('event_loop');
    const refused = await call('/api/items/search').expect(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-reason-code': 'overload' });
    expect(refused.body).toMatchObject({ status: 503, code: 'overload', requestId: expect.any(String) as string });
    await call('/api/cart/abc').expect(200);
    await call('/api/orders/abc').expect(200);
    await call('/api/user').expect(200);
    expect(await bff.deps.metrics.registry.metrics()).toMatch(
      /bff_shed_total\{priority="costly",signal="event_loop"\} [1-9]/,
    );
  });

  it.each(['event_loop', 'rendering'] as const)(
    'renders no search page while %s is late, shows cached pages and those of the checkout',
    async (signal) => {
      const cached = `/en-gb/cached-${signal}`;
      await request(bff.url).get(cached).expect(200);
      late(signal);
      const refused = await request(bff.url).get(`/en-gb/search?q=${signal}`).expect(503);
      expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-reason-code': 'overload' });
      expect(refused.text).toContain('The shop is very busy right now');
      await request(bff.url).get(cached).expect(200);
      await request(bff.url).get(`/en-gb/cart?q=${signal}`).expect(200);
      late(signal, 0, 200);
      await request(bff.url).get(`/en-gb/search?q=${signal}`).expect(200);
    },
  );

  it('renders no page for a robot', async () => {
    late('rendering');
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' };
    await request(bff.url).get('/en-gb/for-a-robot').set(robot).expect(503);
  });
});

describe('what is admitted', () => {
  const shares = (lateSamples: number, goodSamples = 0): Record<Priority, number> => {
    let drawn = 0;
    const shedding = createLoadShedding(100, () => drawn);
    for (let n = 0; n < lateSamples; n += 1) shedding.follow(101);
    for (let n = 0; n < goodSamples; n += 1) shedding.follow(100);
    const shareOf = (priority: Priority): number => {
      let admitted = 0;
      for (let n = 0; n < 100; n += 1) {
        drawn = n / 100;
        if (shedding.admits(priority)) admitted += 1;
      }
      return admitted;
    };
    return { essential: shareOf('essential'), browsing: shareOf('browsing'), costly: shareOf('costly') };
  };

  it('is everything until a delay is above its bound', () => {
    expect(shares(0, 500)).toEqual({ essential: 100, browsing: 100, costly: 100 });
  });

  it('is less with each late sample: first what is costly, then browsing, never what sells', () => {
    expect(shares(1)).toEqual({ essential: 100, browsing: 100, costly: 20 });
    expect(shares(2)).toEqual({ essential: 100, browsing: 72, costly: 0 });
    expect(shares(12)).toEqual({ essential: 100, browsing: 1, costly: 0 });
  });

  it('is everything again after 100 samples, which are five seconds', () => {
    expect(shares(50, 25).browsing).toBeGreaterThan(45);
    expect(shares(50, 101)).toEqual({ essential: 100, browsing: 100, costly: 100 });
  });

  it('is what purchases and signing in need, whatever the delay', () => {
    const essential = Object.keys(upstreamGroups).filter(
      (group) => priorityOfGroup[group as keyof typeof upstreamGroups] === 'essential',
    );
    expect(essential).toEqual(expect.arrayContaining(['orders', 'payments', 'carts', 'user', 'content']));
    expect(essential).not.toContain('search');
  });
});

describe('the delay of the event loop', () => {
  const block = (ms: number): void => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };

  it('is not that of one pause, but that of a process that is always late', async () => {
    const samples: number[] = [];
    watchDelay((delayMs) => samples.push(delayMs));
    await sleep(300);
    block(2_000);
    await sleep(300);
    expect(samples.length).toBeGreaterThan(0);
    expect(Math.max(...samples)).toBeLessThan(1_000);
    for (let n = 0; n < 6; n += 1) {
      block(400);
      await sleep(0);
    }
    expect(Math.max(...samples)).toBeGreaterThan(200);
  });
});
