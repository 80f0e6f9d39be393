import { Agent, request } from 'node:http';
import { cpuMsOf } from '../measure.ts';

export interface Call {
  path: string;
  /** A read by GET without it, else sent as JSON by POST. */
  body?: unknown;
}

export interface RandomLoad {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  failed: number;
  /** Processor time per request of the watched processes, in their order. */
  cpuMs: number[];
}

/** A closed loop of callers for some seconds, each with its next call when the answer is complete; `next` makes each call anew. */
export async function randomLoad(
  origin: string,
  next: () => Call,
  { callers, seconds, pids }: { callers: number; seconds: number; pids: readonly number[] },
): Promise<RandomLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  let failed = 0;
  const before = pids.map((pid) => cpuMsOf([pid]));
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const call = async () => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      const status = await send(origin, next(), agent);
      times.push(performance.now() - sentAt);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const passed = (performance.now() - startedAt) / 1_000;
  const cpuMs = pids.map((pid, n) => (cpuMsOf([pid]) - before[n]!) / times.length);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { perSecond: times.length / passed, p50Ms: at(0.5), p99Ms: at(0.99), requests: times.length, failed, cpuMs };
}

/** Sends one call; the status of its answer. */
export function send(origin: string, { path, body }: Call, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers =
      text === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const sent = request(origin + path, { method: text === undefined ? 'GET' : 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode!)).on('error', reject);
    });
    sent.on('error', reject).end(text);
  });
}
