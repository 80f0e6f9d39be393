import { Agent, request } from 'node:http';
import type { BenchRow, Benchmark } from './row.ts';
import { startBff } from './start-bff.ts';
import { startReference, withReferences } from './start-reference.ts';

const parameters = 'language=en&country=GB&locale=en-gb&t=1';
/** A change that needs no sign-in and has no limit of its own for one peer. */
const change = '/cart/0123456789abcdef0123456789abcdef/add';
/** Milliseconds after which the upstream closes an idle socket; callers pause for about as long, so that both happen at the same time. */
const idleMs = 2_000;
const callerCount = 50;
/** Requests of each caller between two pauses. */
const burst = 20;

/** Requests that fail because upstream closes an idle socket at the moment when it is used again. */
export const keepAliveRace: Benchmark = {
  name: 'keep-alive-race',
  about: 'requests that fail because upstream closes an idle socket just then, beside a raw Node proxy',
  minutes: 8,
  async run({ short }) {
    const requests = short ? 15_000 : 100_000;
    const referenceRequests = Math.min(requests, 45_000);
    const upstream = await startReference('closing', String(idleMs));
    // refusals, for overload or of one peer, are not measured here
    const bff = await startBff(upstream.url, {
      PROXY_QUEUE_WAIT_MS: '10000',
      WRITE_LINES_PER_10_MINUTES: '1000000000',
      WRITE_BYTES_PER_10_MINUTES: '1000000000',
    });
    try {
      return await withReferences([startReference('raw', upstream.url)], async (raw) => {
        const ours = await race(`${bff.url}/api`, requests);
        const theirs = await race(raw.url, referenceRequests);
        const row = (what: string, failed: number, reference: number): BenchRow => ({
          what,
          measured: `${failed} of ${requests} failed${ours.refused > 0 ? `, ${ours.refused} refused for overload` : ''}`,
          reference: `raw proxy: ${reference} of ${referenceRequests}`,
          figure: String(failed),
          reach: '0',
          met: failed === 0,
        });
        return [
          row('keep-alive race, GET', ours.failedGet, theirs.failedGet),
          row('keep-alive race, POST', ours.failedPost, theirs.failedPost),
        ];
      });
    } finally {
      upstream.stop();
      await bff.stop();
    }
  },
};

/**
 * Rounds of callers that send bursts of requests and then pause until upstream is about to close the idle sockets. One request in ten is a
 * change.
 */
async function race(base: string, requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: callerCount });
  const outcome = { failedGet: 0, failedPost: 0, refused: 0 };
  const askBurst = async (caller: number) => {
    await new Promise((resolve) => setTimeout(resolve, idleMs - 90 + (caller / callerCount) * 100));
    for (let inBurst = 0; inBurst < burst; inBurst++) {
      const isPost = (caller + inBurst) % 10 === 0;
      const status = await ask(`${base}${isPost ? change : '/settings'}?${parameters}`, isPost ? 'POST' : 'GET', agent);
      if (status === 503) outcome.refused++;
      else if (status !== 200) outcome[isPost ? 'failedPost' : 'failedGet']++;
    }
  };
  for (let sent = 0; sent < requests; sent += callerCount * burst) {
    await Promise.all(Array.from({ length: callerCount }, (_, caller) => askBurst(caller)));
  }
  agent.destroy();
  return outcome;
}

function ask(url: string, method: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      accept: 'application/json',
      'x-csrf': '1',
      origin: new URL(url).origin.replace('127.0.0.1', 'localhost'),
    };
    const body = method === 'POST' ? '{}' : '';
    const change =
      method === 'POST'
        ? { 'content-type': 'application/json', 'content-length': '2', 'idempotency-key': crypto.randomUUID() }
        : {};
    const outgoing = request(
      url,
      { method, agent, headers: { ...headers, ...change }, timeout: 20_000 },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
