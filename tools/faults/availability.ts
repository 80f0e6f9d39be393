import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startStack, type Replica } from '../stack.ts';
import { root } from '../workspace/root.mjs';

/**
 * Visitors fill carts while connections announce bodies and send none, while the disk under the log is full, and while nobody reads the log.
 * Every add must be answered 200: `npm run availability -- --seconds 600`. The same against BFFs without the protection, briefly, must fail:
 * otherwise the run proves nothing.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, senders: { type: 'string' } } });
const seconds = Number(values.seconds ?? 8);
const senders = Number(values.senders ?? 60);
const market = 'language=en&country=GB&locale=en-gb';
/** More bytes of log lines than a pipe holds. */
const linesToFillPipe = 600;
const impatientMs = 3_000;
/** Gives up after so many failures in a row: a server that has ended or hangs. */
const maxFailures = 3;
const unprotected = 'apps/bff/src/testing/unprotected-main.ts';

interface Result {
  trouble: string;
  isProtected: boolean;
  adds: number;
  failed: number;
  slowestMs: number;
  /** The first failure. */
  failure: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'availability-'));
const stack = await startStack({ dataDir, bffEnv: { RATE_LIMIT_PER_MINUTE: '1000000' } }).catch((error: unknown) => {
  rmSync(dataDir, { recursive: true, force: true });
  throw error;
});
const { host } = new URL(stack.url);
const headers = { host, 'x-csrf': '1', origin: stack.url, 'content-type': 'application/json' };
const readers: number[] = [];
let isOver = false;
let bffs = 1;

/** Starts a BFF whose log is made by `prepare`, before it starts. */
function startBff(isProtected: boolean, prepare: (log: string) => void = () => undefined): Promise<Replica> {
  bffs += 1;
  prepare(join(dataDir, `logs/bff-${bffs}.log`));
  return stack.startBff(isProtected ? {} : { file: unprotected });
}
const onFullDisk = (log: string): void => symlinkSync('/dev/full', log);
function unread(log: string): void {
  execFileSync('mkfifo', [log]);
  readers.push(openSync(log, constants.O_RDWR | constants.O_NONBLOCK));
}

async function addedBody(): Promise<string> {
  const found = await fetch(`${stack.upstreamUrl}/items/lookup?${market}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ articleNumbers: ['GX-050-NU-20'] }),
  });
  const [match] = (await found.json()) as { item: Record<string, unknown> }[];
  const { genericItemId, commercialItemId, categoryId } = match!.item;
  return JSON.stringify({ cartItemId: { genericItemId, commercialItemId, categoryId }, quantity: 4, action: 'Buy' });
}

const anyCart = (): string => `/api/cart/${randomBytes(16).toString('hex')}/add?${market}`;

/** Announces a body and sends nothing until the connection is closed; then starts again. */
async function keepSilent(port: number, path: () => string): Promise<void> {
  const lines = Object.entries({ ...headers, 'content-length': '70000' }).map(([name, value]) => `${name}: ${value}`);
  while (!isOver) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).on('end', () => socket.destroy());
    socket.write(`POST ${path()} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const tooLong = setTimeout(() => socket.destroy(), 20_000);
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).resume());
    clearTimeout(tooLong);
    await sleep(50);
  }
}
function sendSilence(address: string): void {
  const port = Number(new URL(address).port);
  for (let n = 0; n < senders; n += 1)
    void keepSilent(port, n % 3 === 0 ? () => `/api/items/lookup?${market}` : anyCart);
}

/** Status of an add to a cart, or the name of what went wrong. */
const add = (address: string, path: string, body: string): Promise<number | string> =>
  fetch(address + path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
    signal: AbortSignal.timeout(impatientMs),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.name,
  );

/** Fills the log with lines of refused calls. */
async function fillLog(address: string): Promise<void> {
  for (let n = 0; n < linesToFillPipe; n += 1) {
    const status = await fetch(`${address}/api/nothing`, { headers, signal: AbortSignal.timeout(impatientMs) }).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
    if (status === 0) return;
  }
}

/** Adds to a cart in a loop. */
async function collect(trouble: string, isProtected: boolean, address: string, body: string): Promise<Result> {
  const path = anyCart();
  const result: Result = { trouble, isProtected, adds: 0, failed: 0, slowestMs: 0, failure: '' };
  await fillLog(address);
  for (const until = Date.now() + seconds * 1_000; Date.now() < until && result.failed < maxFailures;) {
    const startedAt = performance.now();
    const status = await add(address, path, body);
    result.adds += 1;
    result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - startedAt));
    if (status !== 200) {
      result.failed += 1;
      result.failure ||= String(status);
    }
    await sleep(20);
  }
  return result;
}

/** The three troubles at once, each on its own BFF. */
async function suffer(isProtected: boolean, body: string): Promise<Result[]> {
  const beside = [
    await startBff(isProtected),
    await startBff(isProtected, onFullDisk),
    await startBff(isProtected, unread),
  ];
  isOver = false;
  sendSilence(beside[0]!.address);
  await sleep(300);
  const troubles = ['silent senders', 'full disk under the log', 'log that nobody reads'];
  const results = await Promise.all(
    troubles.map((trouble, n) => collect(trouble, isProtected, beside[n]!.address, body)),
  );
  isOver = true;
  for (const { server } of beside) server.child.kill('SIGKILL');
  return results;
}

let results: Result[] = [];
try {
  const body = await addedBody();
  results = [...(await suffer(true, body)), ...(await suffer(false, body))];
} finally {
  isOver = true;
  for (const reader of readers) closeSync(reader);
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(results);
const isRight = ({ isProtected, adds, failed }: Result): boolean =>
  isProtected ? adds > 0 && failed === 0 : failed > 0;
const tests = results.map((result) => ({
  kind: 'own',
  project: 'faults',
  file: 'tools/faults/availability.ts',
  titles: [
    result.isProtected
      ? `${result.trouble}: every add to a cart succeeds`
      : `${result.trouble}: adds fail without the protection (negative control)`,
  ],
  status: isRight(result) ? 'passed' : 'failed',
}));
for (const { titles, status } of tests) console.log(`${status === 'passed' ? '✓' : '✗'} ${titles[0]}`);
mkdirSync(join(root, 'test-output'), { recursive: true });
writeFileSync(join(root, 'test-output/availability.json'), JSON.stringify({ tests }, null, 1));
process.exit(results.length > 0 && results.every(isRight) ? 0 : 1);
