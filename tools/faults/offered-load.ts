import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What is asked for, in the order of the share of each. */
export type Kind = 'cached page' | 'page of an article' | 'page for a robot' | 'search';

export interface Offer {
  url: string;
  /** Paths of each kind, asked for in turns. */
  paths: Record<Kind, string[]>;
  seconds: number;
  /** Requests a second, however many are unanswered; without it `callers` ask one after the other. */
  perSecond?: number;
  callers?: number;
}

export interface Answered {
  kind: Kind;
  /** 0 without an answer in time. */
  status: number;
  ms: number;
  /** Has Retry-After. */
  saysWhen: boolean;
}

const mix: Kind[] = [
  'cached page',
  'search',
  'cached page',
  'page of an article',
  'cached page',
  'page for a robot',
  'cached page',
  'page of an article',
  'cached page',
  'search',
];
const patienceMs = 10_000;
/** More would only be work for this process. */
const maxUnanswered = 3_000;
const tickMs = 10;
const robot = 'Mozilla/5.0 (compatible; Examplebot/1.0)';
const person = 'Mozilla/5.0 (X11; Linux x86_64)';

const { url, paths, seconds, perSecond, callers = 0 } = workerData as Offer;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 200 });
const answers: Answered[] = [];
let sent = 0;
let unanswered = 0;

function ask(): Promise<void> {
  const kind = mix[sent % mix.length]!;
  const ofKind = paths[kind];
  const path = ofKind[Math.floor(sent / mix.length) % ofKind.length]!;
  sent += 1;
  unanswered += 1;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, saysWhen = false): void => {
      unanswered -= 1;
      answers.push({ kind, status, ms: performance.now() - startedAt, saysWhen });
      resolve();
    };
    const headers = { 'x-csrf': '1', 'accept-encoding': 'gzip', 'user-agent': kind.includes('robot') ? robot : person };
    let isDone = false;
    const fail = (): void => {
      if (!isDone) done(0);
      isDone = true;
    };
    const request = get(url + path, { agent, headers, timeout: patienceMs }, (answer) => {
      answer.resume().on('error', fail);
      answer.on('end', () => {
        if (!isDone) done(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined);
        isDone = true;
      });
    });
    request.on('timeout', () => request.destroy());
    request.on('error', fail);
  });
}

const startedAt = performance.now();
const elapsed = (): number => (performance.now() - startedAt) / 1_000;
async function call(): Promise<void> {
  while (elapsed() < seconds) await ask();
}
if (perSecond === undefined) await Promise.all(Array.from({ length: callers }, call));
else {
  await new Promise<void>((resolve) => {
    let due = 0;
    const timer = setInterval(() => {
      for (; due < Math.min(elapsed(), seconds) * perSecond; due += 1) if (unanswered < maxUnanswered) void ask();
      if (elapsed() < seconds) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
}
parentPort?.postMessage(answers);
agent.destroy();
