import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, constants, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startStack } from '../stack.ts';

/**
 * Visitors fill carts while attackers misbehave: `npm run availability -- --seconds 600`. Connections announce bodies and send none for the
 * whole run; a second BFF has a full disk under its log, a third a log that is never read. Every add must be answered 200. Short samples,
 * and the results without the protections, are in `slow-senders.test.ts` of the BFF and `log-stream.test.ts` of libs/server.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, senders: { type: 'string' } } });
const seconds = Number(values.seconds ?? 60);
const senders = Number(values.senders ?? 60);
const market = 'language=en&country=GB&locale=en-gb';

const dataDir = mkdtempSync(join(tmpdir(), 'availability-'));
const stack = await startStack({ dataDir, bffEnv: { RATE_LIMIT_PER_MINUTE: '1000000' } });
let isOver = false;
const failures: string[] = [];
try {
  const host = new URL(stack.url).host;
  const headers = { 'x-csrf': '1', origin: stack.url, 'content-type': 'application/json' };

  symlinkSync('/dev/full', join(dataDir, 'logs/bff-1.log'));
  const onFullDisk = await stack.startBff();
  const pipe = join(dataDir, 'logs/bff-2.log');
  execFileSync('mkfifo', [pipe]);
  const silentReader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const unread = await stack.startBff();

  const found = await fetch(`${stack.upstreamUrl}/items/lookup?${market}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ articleNumbers: ['GX-050-NU-20'] }),
  });
  const [match] = (await found.json()) as { item: Record<string, unknown> }[];
  const { genericItemId, commercialItemId, categoryId } = match!.item;
  const body = JSON.stringify({
    cartItemId: { genericItemId, commercialItemId, categoryId },
    quantity: 4,
    action: 'Buy',
  });

  /** Announces a body and sends nothing until the connection is closed; then starts again. */
  async function keepSilent(port: number, path: () => string): Promise<void> {
    const lines = Object.entries({ host, ...headers, 'content-length': '70000' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    while (!isOver) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).on('end', () => socket.destroy());
      socket.write(`POST ${path()} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve()).resume();
        setTimeout(() => socket.destroy(), 20_000).unref();
      });
    }
  }

  /** Adds to a cart in a loop; returns the number of adds, and the slowest in milliseconds. */
  async function collect(name: string, address: string): Promise<{ name: string; adds: number; slowestMs: number }> {
    const path = `/api/cart/${randomBytes(16).toString('hex')}/add?${market}`;
    let slowestMs = 0;
    let adds = 0;
    for (const until = Date.now() + seconds * 1_000; Date.now() < until; adds += 1) {
      const startedAt = performance.now();
      const status = await add(address, path).catch((error: Error) => error.message);
      if (status !== 200) failures.push(`${name}: add ${adds} was answered ${status}`);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(20);
    }
    return { name, adds, slowestMs: Math.round(slowestMs) };
  }

  async function add(address: string, path: string): Promise<number> {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  const port = Number(new URL(stack.url).port);
  const anyCart = () => `/api/cart/${randomBytes(16).toString('hex')}/add?${market}`;
  for (let n = 0; n < senders; n += 1)
    void keepSilent(port, n % 3 === 0 ? () => `/api/items/lookup?${market}` : anyCart);
  console.table(
    await Promise.all([
      collect('silent senders', stack.url),
      collect('full disk under the log', onFullDisk.address),
      collect('log that nobody reads', unread.address),
    ]),
  );
  isOver = true;
  closeSync(silentReader);
} finally {
  isOver = true;
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const failure of failures.slice(0, 20)) console.log(`✗ ${failure}`);
if (failures.length > 20) console.log(`… ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);
