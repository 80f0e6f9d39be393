import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { chosenPort } from '../workspace/ports.mjs';
import { root } from '../workspace/root.mjs';
import { demoAccountLines } from '../workspace/sandbox-environment.mjs';
import { compare, lose, roll, shopLedger, type Phase } from './faults.ts';
import { missingPrograms } from './requirements.ts';
import { startCluster, type Cluster, type ClusterOptions } from './start-cluster.ts';
import { createTraffic } from './traffic.ts';

/**
 * `npm run cluster`: two of everything on this machine, until Ctrl-C. `npm run cluster -- faults`: kills each part under
 * traffic and compares the ledgers; `--short` for some of them, as in `npm test`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean' } } });
const isFaults = positionals[0] === 'faults';
const isShort = values.short === true;
const missing = missingPrograms();
if (missing !== undefined) {
  console.log(`${isShort ? '!! Left out: nothing was tested on several machines. ' : ''}${missing}`);
  process.exit(isShort ? 0 : 1);
}

let current: Cluster | undefined;
let dataDir = '';
async function stop(exitCode: number): Promise<never> {
  await current?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(isFaults ? 1 : 0));

async function start(options: Omit<ClusterOptions, 'dataDir'> = {}): Promise<Cluster> {
  dataDir = mkdtempSync(join(tmpdir(), 'cluster-'));
  current = await startCluster({ dataDir, ...options });
  return current;
}

async function serve(): Promise<void> {
  console.log('Starting PostgreSQL, Redis, two upstreams, two workers, two BFFs (about a minute) …');
  const cluster = await start({ port: await chosenPort('PORT', 3000) });
  console.log(
    `\nready ${cluster.url}/\n\n${await demoAccountLines(cluster.sandboxUrl)}\n\n` +
      `  mailbox        ${cluster.sandboxUrl}/mail\n` +
      `  upstreams      ${cluster.upstreams.join(' ')}, both behind ${cluster.upstreamUrl}\n` +
      `  database       ${cluster.databaseUrl}\n` +
      `  logs           ${dataDir}/logs\n\nCtrl-C stops all of it and removes its data.`,
  );
  setInterval(() => undefined, 60_000);
}

/** Longest time without a success, after the loss of any part. */
const maxGapMs = 10_000;

interface Finding {
  title: string;
  isRight: boolean;
}

/** Loses each part, or in short those whose loss is seen most. */
async function loseEach(): Promise<Finding[]> {
  const cluster = await start({ upstreamEnv: { RECONCILE_AFTER_MS: '2000' } });
  const stateless = isShort
    ? [cluster.bffs[0]!, cluster.servers[0]!, cluster.workers[0]!]
    : [...cluster.bffs, ...cluster.servers, ...cluster.workers];
  const engines = isShort ? cluster.engines.filter(({ name }) => name === 'postgres primary') : cluster.engines;
  const { stock } = shopLedger(cluster);
  const traffic = await createTraffic(cluster);
  await traffic.begin();
  const phases: Phase[] = [];
  const run = async (phase: Promise<Phase>): Promise<Phase> => {
    const done = await phase;
    phases.push(done);
    return done;
  };
  for (const part of stateless) await run(lose(traffic, part));
  for (const part of engines) await run(lose(traffic, part));
  if (!isShort) await run(roll(traffic, [...cluster.bffs, ...cluster.servers, ...cluster.workers]));
  const { faults, acknowledged, orders } = await compare(cluster, traffic, stock);
  print(phases);
  console.log(`${acknowledged} orders acknowledged, ${orders} in the shop; ${faults.length} faults in the ledgers`);
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  await cluster.stop();

  const failedReads = phases.filter(
    ({ part, reads }) => stateless.some(({ name }) => name === part) && reads.failed > 0,
  );
  const rolling = phases.find(({ part }) => part === 'rolling restart');
  return [
    { title: 'any BFF, upstream or worker is killed: no GET fails', isRight: failedReads.length === 0 },
    {
      title: 'every part is killed: no acknowledged order is lost or doubled',
      isRight: faults.length === 0 && acknowledged > 0,
    },
    {
      title: 'whatever is killed, reads and changes work again within 10 s',
      isRight: phases.every(({ reads, changes }) => Math.max(reads.longestGapMs, changes.longestGapMs) < maxGapMs),
    },
    ...(rolling
      ? [{ title: 'rolling restart: no request fails', isRight: rolling.reads.failed + rolling.changes.failed === 0 }]
      : []),
  ];
}

/** The same without what protects from it must show losses: otherwise the run above proves nothing. */
async function loseUnprotected(): Promise<Finding[]> {
  const cluster = await start({ resends: false, upstreamEnv: { RECONCILE_AFTER_MS: '2000' } });
  const { stock } = shopLedger(cluster);
  const traffic = await createTraffic(cluster);
  await traffic.begin();
  const bff = await lose(traffic, cluster.bffs[0]!);
  await cluster.separateStandby();
  // more than were under way: those were placed while the standby still heard of it
  const before = traffic.acknowledged();
  while (traffic.acknowledged() < before + 6) await sleep(50);
  const primary = await lose(
    traffic,
    cluster.engines.find(({ name }) => name === 'postgres primary')!,
  );
  const { faults } = await compare(cluster, traffic, stock);
  print([bff, primary]);
  const lost = faults.filter((fault) => fault.includes('is lost'));
  console.log(`${lost.length} acknowledged orders lost, as it must be`);
  await cluster.stop();
  return [
    { title: 'a load balancer that sends nothing again: GETs fail (negative control)', isRight: bff.reads.failed > 0 },
    { title: 'a standby that is not waited for: orders are lost (negative control)', isRight: lost.length > 0 },
  ];
}

function print(phases: readonly Phase[]): void {
  console.table(
    phases.map(({ part, wholeAgainMs, reads, changes }) => ({
      part,
      'whole again ms': wholeAgainMs,
      GET: reads.sent,
      'failed GET': reads.failed,
      'longest gap GET ms': reads.longestGapMs,
      POST: changes.sent,
      'failed POST': changes.failed,
      'longest gap POST ms': changes.longestGapMs,
    })),
  );
  for (const { part, reads, changes } of phases)
    for (const { failure } of [reads, changes]) if (failure) console.log(`  ${part}: first failure ${failure}`);
}

if (!isFaults) await serve().catch((error: unknown) => fail(error));
else {
  const findings = await faults().catch((error: unknown) => fail(error));
  for (const { title, isRight } of findings) console.log(`${isRight ? '✓' : '✗'} ${title}`);
  const tests = findings.map(({ title, isRight }) => ({
    kind: 'own',
    project: 'cluster',
    file: 'tools/cluster/cluster.ts',
    titles: [title],
    status: isRight ? 'passed' : 'failed',
  }));
  mkdirSync(join(root, 'test-output'), { recursive: true });
  writeFileSync(join(root, 'test-output/cluster.json'), JSON.stringify({ tests }, null, 1));
  await stop(findings.every(({ isRight }) => isRight) ? 0 : 1);
}

async function faults(): Promise<Finding[]> {
  const protectedFindings = await loseEach();
  if (isShort) return protectedFindings;
  rmSync(dataDir, { recursive: true, force: true });
  return [...protectedFindings, ...(await loseUnprotected())];
}

async function fail(error: unknown): Promise<never> {
  console.error(error);
  return stop(1);
}
