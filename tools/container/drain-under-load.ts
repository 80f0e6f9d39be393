import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Options {
  /** The server's address without a trailing slash. */
  url: string;
  /** One caller for each path, sending requests in a loop; the first three paths must be answered after `slowAnswerMs`. */
  paths: readonly string[];
  /** Well above the server's SHUTDOWN_DELAY_MS. */
  slowAnswerMs: number;
  /** Sends the signal. */
  sendSignal: () => unknown;
}

export interface Drain {
  answered: number;
  /** Requests still in flight when the server stopped accepting connections. */
  inFlightAfterClose: number;
  /** Requests without a 200 response. */
  failures: string[];
}

const pollMs = 25;
const pauseMs = 10;

/** Sends requests like a load balancer, on kept-alive connections until `/readyz` fails, then waits for those in flight. */
export async function drainUnderLoad({ url, paths, slowAnswerMs, sendSignal }: Options): Promise<Drain> {
  // of three staggered slow requests one always has more than half of its time left
  const staggerMs = slowAnswerMs / 3;
  const agent = new Agent({ keepAlive: true });
  const drain: Drain = { answered: 0, inFlightAfterClose: 0, failures: [] };
  let isWanted = true;
  let inFlight = 0;
  const callers = paths.map(async (path, index) => {
    await sleep((index % 3) * staggerMs);
    while (isWanted) {
      inFlight += 1;
      const outcome = await statusOf(`${url}${path}`, agent);
      inFlight -= 1;
      if (outcome === 200) drain.answered += 1;
      else drain.failures.push(`${path}: ${outcome}`);
      await sleep(pauseMs);
    }
  });
  await sleep(3 * staggerMs);
  sendSignal();
  while ((await statusOf(`${url}/readyz`, agent)) === 200) await sleep(pollMs);
  isWanted = false;
  while ((await statusOf(`${url}/healthz`)) === 200) await sleep(pollMs);
  drain.inFlightAfterClose = inFlight;
  await Promise.all(callers);
  agent.destroy();
  return drain;
}

/** The status of a complete response, or the error code. */
export function statusOf(url: string, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(
      url,
      { headers: { 'x-csrf': '1', host: `localhost:${new URL(url).port}` }, ...(agent ? { agent } : {}) },
      (answer) => {
        answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
      },
    ).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
