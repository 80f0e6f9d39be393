import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startBff } from './start-bff.ts';
import { endpointsWithChanges } from './test-endpoints.ts';

export interface RaceResult {
  reads: number;
  failedReads: number;
  changes: number;
  failedChanges: number;
}

/** Milliseconds after which upstream closes an idle socket, and for which the event loop is sometimes blocked. */
const idleMs = 10;
const blockedMs = 25;
/** One in this many requests is a change. */
const changeEvery = 10;
/** Requests between two blocked moments. */
const blockEvery = 10;

function blockEventLoop(): void {
  const endsAt = performance.now() + blockedMs;
  while (performance.now() < endsAt);
}

/**
 * Sends requests while upstream closes idle sockets at moments when this process cannot notice. Without a retry on a
 * fresh socket, requests sent on such a socket fail.
 */
export async function runKeepAliveRace(requests: number, retry: boolean): Promise<RaceResult> {
  const worker = new Worker(new URL('./closing-upstream.ts', import.meta.url), { workerData: { idleMs } });
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }];
  const bff = await startBff(`http://127.0.0.1:${port}`, {
    endpoints: endpointsWithChanges,
    environment: { RATE_LIMIT_PER_MINUTE: '100000000' },
    protections: { retry },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const result: RaceResult = { reads: 0, failedReads: 0, changes: 0, failedChanges: 0 };

  const call = (n: number): Promise<boolean> =>
    new Promise((resolve) => {
      const isChange = n % changeEvery === 0;
      const path = isChange ? '/api/cart/c1/add' : '/api/settings';
      const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'idempotency-key': `key-${n}` };
      const outgoing = send(bff.url + path, { agent, method: isChange ? 'POST' : 'GET', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode === 200));
      });
      outgoing.on('error', () => resolve(false));
      outgoing.end(isChange ? '{"quantity":1}' : undefined);
    });

  for (let n = 1; n <= requests; n += 1) {
    const isBlocked = n % blockEvery === 0 || n % blockEvery === 5;
    const answered = call(n);
    // the request is being sent, and upstream closes its idle sockets before this process reads again
    if (isBlocked) setImmediate(blockEventLoop);
    const isAnswered = await answered;
    const isChange = n % changeEvery === 0;
    result[isChange ? 'changes' : 'reads'] += 1;
    if (!isAnswered) result[isChange ? 'failedChanges' : 'failedReads'] += 1;
    if (n % 50 === 0) await sleep(1);
  }
  agent.destroy();
  await bff.close();
  await worker.terminate();
  return result;
}
