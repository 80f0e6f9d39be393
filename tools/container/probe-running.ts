import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../workspace/ports.mjs';
import { drainUnderLoad, statusOf } from './drain-under-load.ts';
import type { Engine } from './engine.ts';
import { checkHealth } from './health-check.ts';
import { identityPlaceholders } from './identity-placeholders.ts';
import { settings } from './probe-refusals.ts';
import { probe } from './probes.ts';

interface Tags {
  bff: string;
  upstream: string;
}

/** Answers after `slowAnswerMs`: one of the requests that are slow on purpose (DEMO). */
const slowPath = '/api/items/search?expression=slow2000&language=en&country=GB&locale=en-gb';
const slowAnswerMs = 2_000;
const shutdownDelayMs = 700;
/** Most of this time goes into creating the demo data. */
const upstreamStartMs = 300_000;
const bffStartMs = 60_000;
/** Each is requested by a separate caller. */
const paths = [slowPath, slowPath, slowPath, '/healthz', '/en-gb/', '/en-gb/'];

/** Starts upstream with an embedded database and the BFF in front of it, and checks them from outside and inside. */
export async function probeRunning(engine: Engine, tags: Tags): Promise<void> {
  const mark = randomBytes(4).toString('hex');
  const names = { bff: `shop-bff-${mark}`, upstream: `shop-upstream-${mark}`, network: `shop-${mark}` };
  const secrets = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
  try {
    if (!engine.isOnHostNetwork) await engine.must('network', 'create', names.network);
    await start(engine, tags, names, secrets);
  } finally {
    for (const name of [names.bff, names.upstream]) await engine.run('rm', '--force', '--volumes', name);
    if (!engine.isOnHostNetwork) await engine.run('network', 'rm', names.network);
    rmSync(secrets, { recursive: true, force: true });
  }
}

async function start(engine: Engine, tags: Tags, names: Tags & { network: string }, secrets: string): Promise<void> {
  const ports = { bff: await freePort(), upstream: await freePort(), metrics: await freePort() };
  const host = engine.isOnHostNetwork ? { HOST: '127.0.0.1' } : undefined;
  const run: Run = async (name, environment, ...flags) => {
    await engine.must(
      ...['create', '--name', names[name], '--volume', '/data'],
      ...(host ? [] : ['--network', names.network, '--publish', `127.0.0.1:${ports[name]}:${ports[name]}`]),
      ...[
        ...engine.runFlags,
        ...flags,
        ...settings({ ...host, ...environment, PORT: String(ports[name]) }),
        tags[name],
      ],
    );
    const startedAt = Date.now();
    await engine.must('start', names[name]);
    return startedAt;
  };
  const upstream = { engine, run, name: names.upstream, tag: tags.upstream, port: ports.upstream };
  if (!(await probeUpstream(upstream))) return;
  const environment = {
    ...identityPlaceholders,
    AZURE_CLIENT_SECRET_FILE: '/run/secrets/azure-client-secret',
    SESSION_SECRET_FILE: '/run/secrets/session-secret',
    DATA_DIR: '/data',
    METRICS_PORT: String(ports.metrics),
    UPSTREAM_URL: `http://${host ? '127.0.0.1' : names.upstream}:${ports.upstream}`,
    PUBLIC_URL: `http://localhost:${ports.bff}`,
    SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
  };
  await probeBff({ engine, run, name: names.bff, tag: tags.bff, port: ports.bff }, environment, secrets);
}

/**
 * Makes a container, which copies a lot of data on some machines, and starts it. Returns the start time in milliseconds since the epoch.
 */
type Run = (name: keyof Tags, environment: Record<string, string>, ...flags: string[]) => Promise<number>;

interface Subject {
  engine: Engine;
  run: Run;
  name: string;
  tag: string;
  port: number;
}

/** True if upstream can be used. */
async function probeUpstream({ engine, run, name, tag, port }: Subject): Promise<boolean> {
  console.log('upstream, running');
  const startedAt = await run('upstream', { DEMO: 'true' });
  const isUp = await probe('starts on a read-only root with an embedded database and the demo data', () =>
    answers(engine, name, `http://127.0.0.1:${port}/healthz`, { startedAt, limitMs: upstreamStartMs }),
  );
  if (!isUp) return false;
  await probe('passes its own health check', () => checkHealth(engine, name, tag));
  await probe('is unprivileged and can write only to its volume', () => isConfined(engine, name));
  return true;
}

async function probeBff(subject: Subject, environment: Record<string, string>, secrets: string): Promise<void> {
  const { engine, run, name, tag, port } = subject;
  console.log('the BFF, running');
  const secret = writeSecrets(secrets);
  const url = `http://127.0.0.1:${port}`;
  const startedAt = await run('bff', environment, '--volume', `${secrets}:/run/secrets:ro`);
  const isUp = await probe('answers its health endpoint', () =>
    answers(engine, name, `${url}/healthz`, { startedAt, limitMs: bffStartMs }),
  );
  if (!isUp) return;
  await probe('passes its own health check, which fails on another port', async () => {
    await checkHealth(engine, name, tag);
    await assert.rejects(checkHealth(engine, name, tag, '--env', 'PORT=1'));
  });
  await probe('serves a page', async () => {
    const answer = await fetch(`http://localhost:${port}/en-gb/`);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<h1/);
  });
  await probe('is unprivileged and can write only to its volume', () => isConfined(engine, name));
  await probe('shows no secret in its inspection data and log', async () => {
    const words = (await engine.must('inspect', name)) + (await engine.run('logs', name)).output;
    assert.ok(words.includes('SESSION_SECRET_FILE'));
    assert.ok(!words.includes(secret));
  });
  await probe('on SIGTERM under load fails no request and exits with 0', async () => {
    const sendSignal = () => void engine.run('kill', '--signal', 'TERM', name);
    const drain = await drainUnderLoad({ url, paths, slowAnswerMs, sendSignal });
    assert.deepEqual(drain.failures, []);
    assert.ok(drain.inFlightAfterClose > 0, 'nothing was in flight');
    assert.equal(await engine.must('wait', name), '0');
    return `${drain.answered} answered, ${drain.inFlightAfterClose} of them after it had stopped accepting connections`;
  });
}

interface Limits {
  startedAt: number;
  limitMs: number;
}

/** Waits until an address answers 200; returns a text with the time it took. */
async function answers(engine: Engine, name: string, address: string, limits: Limits): Promise<string> {
  const { startedAt, limitMs } = limits;
  let hasEnded = false;
  void engine.run('wait', name).then(() => (hasEnded = true));
  while ((await statusOf(address)) !== 200) {
    if (hasEnded || Date.now() - startedAt > limitMs)
      throw new Error(`No answer.\n${(await engine.run('logs', name)).output}`);
    await sleep(20);
  }
  return `${Date.now() - startedAt} ms after the engine was asked to start it`;
}

const lookInside = `
const { writeFileSync, readFileSync } = require('node:fs');
const written = ['/x', '/app/x', '/tmp/x', '/app/apps/x', '/data/x'].filter((file) => {
  try { writeFileSync(file, ''); return true; } catch { return false; }
});
const of = (name) => new RegExp(name + ':\\\\s*(\\\\S+)').exec(readFileSync('/proc/1/status', 'utf8'))?.[1];
console.log(JSON.stringify({ uid: of('Uid'), capabilities: of('CapEff'), bound: of('CapBnd'), noNewPrivileges: of('NoNewPrivs'), program: readFileSync('/proc/1/cmdline', 'utf8').split('\\0')[0], written }));
`;

async function isConfined(engine: Engine, name: string): Promise<void> {
  assert.deepEqual(JSON.parse(await engine.must('exec', name, 'node', '-e', lookInside)), {
    uid: '1000',
    capabilities: '0000000000000000',
    bound: '0000000000000000',
    noNewPrivileges: '1',
    program: 'node',
    written: ['/data/x'],
  });
}

/**
 * Makes the folder readable for the container's user, who has another number on this machine. Returns the session secret, to search for.
 */
function writeSecrets(folder: string): string {
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(join(folder, 'session-secret'), `${secret}\n`);
  writeFileSync(join(folder, 'azure-client-secret'), 'invented\n');
  chmodSync(folder, 0o755);
  return secret;
}
