import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, residentMb } from '../measure.ts';
import { startStack, type Stack, withoutPeerLimits } from '../stack.ts';
import { root } from '../workspace/root.mjs';
import { findArticle, plentifulNumber } from './find-article.ts';
import { loadPaths, runLoad } from './load.ts';
import { keepBuying, people } from './watched-buyers.ts';

/**
 * Visitors, robots and buyers for a long time: `npm run soak -- --minutes 60`. Memory, open files and sockets of each
 * process and the delay of the BFF's event loop must be at the end what they were once everything was warm. With
 * `--leak` the tool itself keeps connections open that it no longer uses: the run must then fail.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, leak: { type: 'boolean', default: false } } });
const minutes = Number(values.minutes ?? 60);
const requestsPerSecond = 10;
/** Share of the time after which everything is warm, and the first figures are taken. */
const warmShare = 0.5;
/** Figures are medians of this many samples, a second apart. */
const samples = 10;
const memoryGrowth = 1.2;
/** Connections that happen to be open. */
const spareFiles = 40;
const slowestMs = 500;
const leakEveryMs = 200;

interface Figures {
  [what: string]: number;
}

/** Opens a connection, is answered once, and keeps it. */
function leak(url: string): void {
  const socket = connect(Number(new URL(url).port), 'localhost', () =>
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  socket.on('error', () => undefined).resume();
}

/** Open files, sockets among them. */
const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

async function figures(stack: Stack): Promise<Figures> {
  const all: Figures[] = [];
  for (let n = 0; n < samples; n += 1) {
    const metrics = await (await fetch(stack.metricsUrl)).text();
    const delay = /^nodejs_eventloop_lag_p50_seconds (\S+)/m.exec(metrics)?.[1];
    const one: Figures = { 'BFF delay ms': Number(delay) * 1_000 };
    for (const { name, pid } of [stack.bff, stack.upstream, stack.sandbox]) {
      one[`${name} MB`] = residentMb(pid);
      one[`${name} files`] = filesOf(pid);
    }
    all.push(one);
    await sleep(1_000);
  }
  return Object.fromEntries(
    Object.keys(all[0]!).map((what) => [what, Math.round(median(all.map((one) => one[what] ?? NaN)) * 10) / 10]),
  );
}

const isRight = (what: string, first: number, last: number): boolean => {
  if (what.endsWith('MB')) return last <= first * memoryGrowth;
  if (what.endsWith('files')) return last <= first + spareFiles;
  return last <= slowestMs;
};

const bffEnv = { ...withoutPeerLimits, PAYMENT_CALLS_PER_10_MINUTES: '1000000' };
const stack = await startStack({ bffEnv });
let first: Figures;
let last: Figures;
const purchases = { begun: 0, failed: [] as string[], stepMs: [] as number[] };
try {
  const { url } = stack;
  const endsAt = Date.now() + minutes * 60_000;
  const article = await findArticle(stack.upstreamUrl, plentifulNumber);
  const seconds = minutes * 60;
  const loading = runLoad({ url, paths: await loadPaths(stack), seconds, perSecond: requestsPerSecond });
  const buying = people.map((person) => keepBuying({ shopUrl: url, person, article, endsAt, purchases }));
  await sleep(minutes * 60_000 * warmShare);
  first = await figures(stack);
  const leaking = setInterval(() => {
    if (values.leak) leak(url);
  }, leakEveryMs);
  await sleep(Math.max(0, endsAt - Date.now() - samples * 1_000));
  last = await figures(stack);
  clearInterval(leaking);
  await Promise.all([loading, ...buying]);
} finally {
  await stack.stop();
}
console.table(
  Object.keys(first).map((what) => ({
    what,
    warm: first[what],
    'at the end': last[what],
    isRight: isRight(what, first[what]!, last[what]!),
  })),
);
console.log(
  `${purchases.begun} purchases, ${purchases.failed.length} failed ${purchases.failed.slice(0, 3).join('; ')}`,
);
const isFlat = Object.keys(first).every((what) => isRight(what, first[what]!, last[what]!));
const test = {
  kind: 'own',
  project: 'faults',
  file: 'tools/faults/soak.ts',
  titles: [`after ${minutes} minutes of traffic memory, files, sockets and delay are what they were`],
  status: isFlat && purchases.failed.length === 0 ? 'passed' : 'failed',
};
console.log(`${test.status === 'passed' ? '✓' : '✗'} ${test.titles[0]}`);
mkdirSync(join(root, 'test-output'), { recursive: true });
writeFileSync(join(root, 'test-output/soak.json'), JSON.stringify({ tests: [test] }, null, 1));
process.exit(test.status === 'passed' ? 0 : 1);
