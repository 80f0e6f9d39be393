import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuMsOf, median } from '../measure.ts';
import { startStack, type Stack, withoutPeerLimits } from '../stack.ts';
import { root } from '../workspace/root.mjs';
import { findArticle, plentifulNumber } from './find-article.ts';
import { loadPaths, runLoad } from './load.ts';
import type { Answered, Kind } from './offered-load.ts';
import { keepBuying, people, statusOf, type Purchases } from './watched-buyers.ts';

/**
 * People sign in and buy while visitors and robots ask for several times of what the shop can answer, which is measured
 * first: `npm run overload -- --times 3 --seconds 20`. Every purchase must succeed. The same without shedding must do
 * harm: otherwise the run proves nothing.
 */
const { values } = parseArgs({
  options: { times: { type: 'string' }, seconds: { type: 'string' }, delay: { type: 'string' } },
});
const times = Number(values.times ?? 3);
const seconds = Number(values.seconds ?? 12);
/** SHED_DELAY_MS; default: the BFF's own. */
const delayMs = values.delay ?? '';
const capacitySeconds = 4;
const capacityCallers = 12;
/** An hour: never. */
const neverShed = '3600000';
const recoveryLimitMs = 30_000;
const market = 'language=en&country=GB&locale=en-gb';

interface Outcome extends Purchases {
  isShedding: boolean;
  capacity: number;
  offered: number;
  answers: Answered[];
  recoveryMs: number;
  /** Cores used by BFF and upstream during the load. */
  cores: number[];
}

/** Milliseconds until costly calls are answered quickly, ten in a row. */
async function recovery(stack: Stack): Promise<number> {
  const startedAt = performance.now();
  let since = startedAt;
  for (let good = 0, n = 0; good < 10 && performance.now() - startedAt < recoveryLimitMs; n += 1) {
    const askedAt = performance.now();
    const status = await statusOf(`${stack.url}/api/items/search?${market}&expression=plate+${n}&page=1&t=1`);
    if (status === 200 && performance.now() - askedAt < 500) good += 1;
    else {
      good = 0;
      since = performance.now();
    }
    await sleep(50);
  }
  return since - startedAt;
}

async function suffer(isShedding: boolean, measured?: number): Promise<Outcome> {
  const bffEnv = {
    ...withoutPeerLimits,
    MAX_REQUESTS_IN_FLIGHT_PER_PEER: '100000',
    MAX_CONNECTIONS_PER_PEER: '100000',
    PAYMENT_CALLS_PER_10_MINUTES: '1000000',
    SHED_DELAY_MS: isShedding ? delayMs : neverShed,
  };
  const stack = await startStack({ bffEnv });
  try {
    const { url } = stack;
    const paths = await loadPaths(stack);
    const article = await findArticle(stack.upstreamUrl, plentifulNumber);
    for (const path of paths['cached page']) await (await fetch(url + path)).arrayBuffer();
    await runLoad({ url, paths, seconds: 1, callers: 2 });
    const before = await runLoad({ url, paths, seconds: capacitySeconds, callers: capacityCallers });
    const capacity = measured ?? before.length / capacitySeconds;
    const offered = capacity * times;
    const later = Object.fromEntries(
      Object.entries(paths).map(([kind, list]) => [kind, kind === 'cached page' ? list : [...list].reverse()]),
    ) as typeof paths;
    const outcome: Outcome = {
      isShedding,
      capacity,
      offered,
      answers: [],
      begun: 0,
      failed: [],
      stepMs: [],
      recoveryMs: 0,
      cores: [],
    };
    const pids = [stack.bff.pid, stack.upstream.pid];
    const cpuBefore = pids.map((pid) => cpuMsOf([pid]));
    const loading = runLoad({ url, paths: later, seconds, perSecond: offered });
    await sleep(1_500);
    const endsAt = Date.now() + seconds * 1_000 - 1_500;
    const buying = Promise.all(
      people.map((person) => keepBuying({ shopUrl: url, person, article, endsAt, purchases: outcome })),
    );
    buying.catch(() => undefined);
    outcome.answers = await loading;
    outcome.cores = pids.map((pid, n) => (cpuMsOf([pid]) - cpuBefore[n]!) / seconds / 1_000);
    outcome.recoveryMs = await recovery(stack);
    await Promise.race([buying, sleep(60_000)]);
    return outcome;
  } finally {
    await stack.stop();
  }
}

const msOf = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);
const at = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN);

function print({ isShedding, capacity, offered, answers, ...outcome }: Outcome): void {
  const { begun, failed, stepMs, recoveryMs } = outcome;
  const refused = answers.filter(({ status }) => status === 503);
  const share = (kind: Kind) => {
    const all = answers.filter((answer) => answer.kind === kind);
    const ok = all.filter(({ status }) => status === 200);
    return `${kind} ${((ok.length / all.length) * 100).toFixed(1)}% of ${all.length}, p95 ${at(msOf(ok), 0.95)} ms`;
  };
  console.log(
    `${isShedding ? 'With shedding' : 'Without shedding (negative control)'}: ${Math.round(offered)} requests/s offered, ${Math.round(capacity)}/s answered before`,
  );
  console.log(
    `  purchases ${begun - failed.length} of ${begun}; their steps p50 ${Math.round(median(stepMs))} ms, p95 ${at(stepMs, 0.95)} ms, longest ${Math.round(Math.max(...stepMs))} ms`,
  );
  console.log(
    `  answered 200: ${(['cached page', 'page of an article', 'page for a robot', 'search'] as const).map(share).join('; ')}`,
  );
  console.log(
    `  refused (503): ${refused.length}, p50 ${at(msOf(refused), 0.5)} ms, p95 ${at(
      msOf(refused),
      0.95,
    )} ms, without Retry-After ${refused.filter(({ saysWhen }) => !saysWhen).length}; no answer in 10 s ${answers.filter(({ status }) => status === 0).length}`,
  );
  console.log(
    `  recovered after ${Math.round(recoveryMs)} ms; cores used: BFF ${outcome.cores[0]?.toFixed(2)}, upstream ${outcome.cores[1]?.toFixed(2)}`,
  );
  for (const failure of failed.slice(0, 5)) console.log(`  lost: ${failure}`);
}

const shed = await suffer(true);
print(shed);
const control = await suffer(false, shed.capacity);
print(control);
const refusals = shed.answers.filter(({ status }) => status === 503);
const rendered = shed.answers.filter(({ kind, status }) => kind === 'page of an article' && status === 200);
const cached = shed.answers.filter(({ kind }) => kind === 'cached page');
const results: [string, boolean][] = [
  ['every purchase succeeds', shed.begun > 1 && shed.failed.length === 0],
  ['cached pages go on', cached.filter(({ status }) => status === 200).length > cached.length * 0.99],
  [
    'what is refused is refused sooner than pages are rendered, and says when to come again',
    refusals.length > 0 &&
      median(msOf(refusals)) < median(msOf(rendered)) &&
      refusals.every(({ saysWhen }) => saysWhen),
  ],
  ['it recovers within 5 s', shed.recoveryMs < 5_000],
  [
    'without shedding purchases fail, or wait much longer (negative control)',
    control.failed.length > 0 || Math.max(...control.stepMs) > 1.5 * Math.max(...shed.stepMs),
  ],
];
const tests = results.map(([title, isRight]) => ({
  kind: 'own',
  project: 'faults',
  file: 'tools/faults/overload.ts',
  titles: [`overload: ${title}`],
  status: isRight ? 'passed' : 'failed',
}));
for (const { titles, status } of tests) console.log(`${status === 'passed' ? '✓' : '✗'} ${titles[0]}`);
mkdirSync(join(root, 'test-output'), { recursive: true });
writeFileSync(join(root, 'test-output/overload.json'), JSON.stringify({ tests }, null, 1));
process.exit(tests.every(({ status }) => status === 'passed') ? 0 : 1);
