import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { residentMb } from '../measure.ts';
import { findNode } from '../workspace/find-node.mjs';
import { freePort } from '../workspace/ports.mjs';
import { startServer, stopServer, waitUntilReady } from '../workspace/processes.mjs';
import type { Server } from '../workspace/processes.d.mts';
import { randomLoad, send, type Call, type RandomLoad } from './random-load.ts';
import { atMost, type Benchmark, type BenchRow } from './row.ts';
import { startScaleDatabases } from './scale-databases.ts';

const allSizes = [5_000, 100_000, 1_000_000];
const market = 'language=en&country=GB&locale=en-gb&t=1';
const callers = 4;
const sampled = 2_000;
const reach = { ratio: 3, residentMb: 700, firstReadMs: 1_000, pauseMs: 50 };
const preload = pathToFileURL(join(import.meta.dirname, 'watch-pauses.mjs')).href;

interface Article {
  genericItemId: string;
  commercialItemId: string;
  categoryId: string;
  articleNumber: string;
  name: string;
  minimumQuantity: number;
  isSold: boolean;
}

/** What is asked of a catalogue of one size. */
interface Sample {
  articles: Article[];
  largest: string;
  middle: string;
  /** Choices of two values of the largest category, for the query. */
  selections: string[];
  /** Choices of a range of numbers there. */
  ranges: string[];
}

interface Measured {
  label: string;
  load: RandomLoad;
  queries: number;
  pauseMs: number;
}

interface Size {
  articles: number;
  largestSize: number;
  middleSize: number;
  startMs: number;
  firstReadMs: { largest: number; middle: number };
  firstPauseMs: number;
  measured: Measured[];
  residentMb: number;
}

/** Upstream on PostgreSQL with 5 thousand, 100 thousand and a million articles, with 4 callers that never ask the same twice in a row. */
export const scale: Benchmark = {
  name: 'scale',
  about: 'random reads, carts and quick orders at 5,000, 100,000 and 1,000,000 articles on PostgreSQL; memory, pauses',
  minutes: 20,
  isLong: true,
  async run({ short, articles = allSizes, data = join(tmpdir(), 'shop-scale') }) {
    const databases = await startScaleDatabases(articles, data);
    if (!databases) throw new Error('PostgreSQL is not installed');
    try {
      const sizes: Size[] = [];
      for (const size of articles) sizes.push(await measure(size, databases.urls[size]!, databases.pid, short ? 2 : 6));
      return sizes.flatMap((size) => rowsOf(size, sizes[0]!));
    } finally {
      await databases.stop();
    }
  },
};

async function measure(articles: number, url: string, databasePid: number, seconds: number): Promise<Size> {
  console.error(`${articles.toLocaleString('en')} articles …`);
  const client = new pg.Client(url);
  client.on('error', (error) => console.error(error.message));
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: 'true',
    NODE_ENV: 'production',
  };
  const startedAt = performance.now();
  const logFile = join(folder, 'upstream.log');
  const file = 'apps/upstream/src/main.ts';
  const flags = ['--import', preload, ...(process.env['UPSTREAM_FLAGS']?.split(' ') ?? [])];
  const upstream = startServer({ name: 'upstream', node: findNode(), file, logFile, env, flags });
  try {
    await waitUntilReady(upstream, `${origin}/readyz`);
    const startMs = performance.now() - startedAt;
    const sample = await sampleOf(client);
    await longestPauseOf(upstream);
    const firstRead = async (id: string) => {
      const sentAt = performance.now();
      await send(origin, { path: `/items/category/${id}?${market}` });
      return performance.now() - sentAt;
    };
    const firstReadMs = { largest: await firstRead(sample.largest), middle: await firstRead(sample.middle) };
    const firstPauseMs = await longestPauseOf(upstream);
    Object.assign(sample, await selectionsOf(origin, sample.largest));
    const measured: Measured[] = [];
    for (const [label, next] of Object.entries(callsOf(sample))) {
      for (let n = 0; n < 20; n++) await send(origin, next());
      await longestPauseOf(upstream);
      await client.query('select pg_stat_statements_reset()');
      const load = await randomLoad(origin, next, { callers, seconds, pids: [upstream.pid, databasePid] });
      const pauseMs = await longestPauseOf(upstream);
      measured.push({ label, load, queries: (await statementsOf(client)) / load.requests, pauseMs });
      console.error(
        `  ${label}: p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(0)}, pause ${pauseMs.toFixed(0)}`,
      );
    }
    return {
      ...{ articles, startMs, firstReadMs, firstPauseMs, measured, residentMb: residentMb(upstream.pid) },
      ...{ largestSize: await sizeOf(client, sample.largest), middleSize: await sizeOf(client, sample.middle) },
    };
  } catch (error) {
    console.error(upstream.lastLines());
    throw error;
  } finally {
    await stopServer(upstream);
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function longestPauseOf({ child }: Server): Promise<number> {
  child.send('longest pause');
  const [answer] = (await once(child, 'message')) as [{ longestPauseMs: number }];
  return answer.longestPauseMs;
}

/** Statements of everybody but the benchmark. */
async function statementsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query !~* '^(begin|commit|rollback)|pg_stat_statements'`,
  );
  return Number(rows[0]!.calls);
}

async function sizeOf(client: pg.Client, category: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from variant_category where category_id = $1',
    [category],
  );
  return rows[0]!.n;
}

async function sampleOf(client: pg.Client): Promise<Sample> {
  const { rows } = await client.query<Article>(
    `select generic_item_id as "genericItemId", commercial_item_id as "commercialItemId", category_id as "categoryId",
       article_number as "articleNumber", names->>'en' as name, minimum_quantity as "minimumQuantity",
       sales = 'buy' and lead_time_days > 0 as "isSold"
     from variant where position in (
       select (random() * (select max(position) from variant))::int from generate_series(1, ${sampled * 4})) limit ${sampled}`,
  );
  const { rows: leaves } = await client.query<{ id: string }>(
    'select category_id as id from variant_category group by category_id order by count(*) desc',
  );
  return {
    articles: rows,
    largest: leaves[0]!.id,
    middle: leaves[Math.floor(leaves.length / 2)]!.id,
    selections: [],
    ranges: [],
  };
}

async function selectionsOf(origin: string, category: string): Promise<Pick<Sample, 'selections' | 'ranges'>> {
  interface Filter {
    id: string;
    type: string;
    values: { key?: string; name: string }[];
    range: { min: number; max: number } | null;
  }
  const answer = await fetch(`${origin}/items/category/${category}?${market}`);
  const { filters } = (await answer.json()) as { filters: Filter[] };
  const choices = filters.filter(({ type, values }) => type === 'value' && values.length > 1);
  const one = choices.flatMap(({ id, values }) => values.map(({ key, name }) => [id, key ?? name] as const));
  const pairs = one.flatMap(([id, key]) => one.map(([other, value]) => ({ [id]: [key], [other]: [value] })));
  const ranges = filters.flatMap(({ id, type, range }) => {
    if (type !== 'range' || !range) return [];
    const { min, max } = range;
    const at = (share: number) => min + (max - min) * share;
    return Array.from({ length: 500 }, (_, n) => ({ [id]: { min: at(n / 1_000), max: at(n / 1_000 + 0.5) } }));
  });
  const queriesOf = (all: object[]) => all.map((selection) => `&f=${encodeURIComponent(JSON.stringify(selection))}`);
  return { selections: queriesOf(pairs), ranges: queriesOf(ranges) };
}

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!;

function callsOf({ articles, largest, middle, selections, ranges }: Sample): Record<string, () => Call> {
  const sold = articles.filter(({ isSold }) => isSold);
  const lineOf = ({ genericItemId, commercialItemId, categoryId, minimumQuantity }: Article) => ({
    cartItemId: { genericItemId, commercialItemId, categoryId },
    quantity: minimumQuantity,
  });
  const cartOf = randomBytes(16).toString('hex');
  let isFilled = false;
  const search = (text: string): Call => ({ path: `/items/search?expression=${encodeURIComponent(text)}&${market}` });
  const pageOf = (id: string): Call => ({ path: `/items/category/${id}?${market}&page=${randomInt(1, 9)}` });
  const wordsOf = ({ name }: Article) => name.split(/[\s,]+/).filter((word) => /^\p{L}{4,}$/u.test(word));
  const named = articles.filter((article) => wordsOf(article).length >= 1);
  return {
    'category, large leaf': () => pageOf(largest),
    'category, middle leaf': () => pageOf(middle),
    'category, large leaf, two values chosen': () => ({
      path: `/items/category/${largest}?${market}${selections.length > 0 ? oneOf(selections) : ''}`,
    }),
    'category, large leaf, a range chosen': () => ({
      path: `/items/category/${largest}?${market}${ranges.length > 0 ? oneOf(ranges) : ''}`,
    }),
    'search, two words': () => search(`${oneOf(wordsOf(oneOf(named)))} ${oneOf(wordsOf(oneOf(named)))}`),
    'search, beginning of a number': () => {
      const { articleNumber } = oneOf(articles);
      return search(articleNumber.slice(0, Math.max(6, articleNumber.length - randomInt(4))));
    },
    item: () => {
      const { genericItemId, commercialItemId } = oneOf(articles);
      return { path: `/items/${genericItemId}?${market}&commercialItemId=${commercialItemId}` };
    },
    'cart add': () => ({
      path: `/cart/${randomBytes(16).toString('hex')}/add?${market}`,
      body: { ...lineOf(oneOf(sold)), action: 'RequestQuote' },
    }),
    'cart of 500 lines': () => {
      if (isFilled) return { path: `/cart/${cartOf}?${market}&action=RequestQuote` };
      isFilled = true;
      return {
        path: `/cart/${cartOf}/addmany?${market}`,
        body: { items: sold.slice(0, 500).map(lineOf), action: 'RequestQuote' },
      };
    },
    'quick order of 100 lines': () => ({
      path: `/items/lookup?${market}`,
      body: { articleNumbers: Array.from({ length: 100 }, () => oneOf(articles).articleNumber) },
    }),
  };
}

function rowsOf(size: Size, reference: Size): BenchRow[] {
  const at = `${size.articles.toLocaleString('en')} articles`;
  const leaves = `leaves of ${size.largestSize.toLocaleString('en')} and ${size.middleSize.toLocaleString('en')}`;
  const smallest = `${reference.articles.toLocaleString('en')} articles`;
  const first = Math.max(size.firstReadMs.largest, size.firstReadMs.middle);
  const pause = Math.max(size.firstPauseMs, ...size.measured.map(({ pauseMs }) => pauseMs));
  const calls = size.measured.map(({ label, load, queries, pauseMs }, n): BenchRow => {
    const before = reference.measured[n]!.load;
    const failed = load.failed > 0 ? `, ${load.failed} FAILED` : '';
    const compared = atMost(load.p50Ms / before.p50Ms, reach.ratio, ' x');
    return {
      what: `${label}, ${at}`,
      measured: `${load.perSecond.toFixed(0)}/s, p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(0)} ms, CPU ${load.cpuMs[0]!.toFixed(1)} + ${load.cpuMs[1]!.toFixed(1)} ms, ${queries.toFixed(1)} queries, pause ${pauseMs.toFixed(0)} ms${failed}`,
      reference: `${smallest}: p50 ${before.p50Ms.toFixed(1)} ms`,
      ...compared,
      met: compared.met && load.failed === 0,
    };
  });
  return [
    ...calls,
    {
      what: `first read of a category after a start, ${at}`,
      measured: `${size.firstReadMs.largest.toFixed(0)} and ${size.firstReadMs.middle.toFixed(0)} ms, ${leaves}`,
      reference: `start ${(size.startMs / 1_000).toFixed(1)} s; ${smallest}: ${reference.firstReadMs.largest.toFixed(0)} ms`,
      ...atMost(first, reach.firstReadMs, ' ms'),
    },
    {
      what: `longest pause of the event loop, ${at}`,
      measured: `${size.firstPauseMs.toFixed(0)} ms in first reads`,
      reference: '',
      ...atMost(pause, reach.pauseMs, ' ms'),
    },
    {
      what: `resident memory of upstream, ${at}`,
      measured: '',
      reference: `${smallest}: ${reference.residentMb.toFixed(0)} MB`,
      ...atMost(size.residentMb, reach.residentMb, ' MB'),
    },
  ];
}
