import type { CartChange, CartItemId, Problem } from '@shop/api-contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** An action in one of ten tabs. */
export interface Command {
  tab: number;
  kind: 'add' | 'addMany' | 'update' | 'remove';
  /** Index of an article; addMany also takes the next one. */
  item: number;
  quantity: number;
  /** Pause before sending. */
  pauseMs: number;
  /** The tab continues without waiting for the answer, so calls may overtake each other. */
  isHasty: boolean;
  /** Number of simultaneous requests with one key. */
  copies: number;
  /** The connection breaks after this many milliseconds; then the tab retries or gives up. */
  breaksAfterMs: number | null;
  isGivenUp: boolean;
  /** Upstream fails once, after writing and before the commit. */
  failsOnce: boolean;
}

/** A command with its result. Times are from `performance.now()`. */
export interface Sent {
  command: Command;
  key: string;
  sentAt: number;
  /** Undefined when the tab did not wait for the answer. */
  answeredAt: number | undefined;
  /** Undefined when unknown; then `idempotency_key` tells whether the change was made. */
  answer: CartChange | undefined;
  /** Code of the problem when refused. */
  refusal: string | undefined;
  /** All received answers, which must be equal. */
  answers: CartChange[];
}

export const articlesOfTabs: CartItemId[] = ['BV050', 'BV065', 'BV080', 'BV100'].map((commercialItemId) => ({
  genericItemId: 'BV',
  commercialItemId,
}));

/** Only adds, updates and removals, sent once over a stable connection. */
export const calmCommand: fc.Arbitrary<Command> = fc.record({
  tab: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom('add', 'add', 'add', 'addMany', 'update', 'remove'),
  item: fc.integer({ min: 0, max: articlesOfTabs.length - 1 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  pauseMs: fc.integer({ min: 0, max: 8 }),
  isHasty: fc.boolean(),
  copies: fc.constant(1),
  breaksAfterMs: fc.constant(null),
  isGivenUp: fc.constant(false),
  failsOnce: fc.constant(false),
});

/** The same with repetitions, broken connections and failures. */
export const command: fc.Arbitrary<Command> = fc
  .tuple(
    calmCommand,
    fc.record({
      copies: fc.constantFrom(1, 1, 2, 3),
      breaksAfterMs: fc.option(fc.integer({ min: 0, max: 12 }), { freq: 2 }),
      isGivenUp: fc.boolean(),
      failsOnce: fc.constantFrom(false, false, false, true),
    }),
  )
  .map(([calm, trouble]) => ({ ...calm, ...trouble }));

interface Options {
  /** Address of upstream with the id of the cart. */
  cartUrl: string;
  /** Market parameters. */
  search: string;
  /** Registers a key whose change fails once. */
  failOnce: (key: string) => void;
}

/** Runs ten tabs on one cart; resolves when every call has ended for its sender. */
export async function runTabs(commands: Command[], options: Options): Promise<Sent[]> {
  const sent: Sent[] = [];
  const tabs = Array.from({ length: 10 }, async (_, tab) => {
    const hasty: Promise<void>[] = [];
    for (const one of commands.filter((command) => command.tab === tab)) {
      await sleep(one.pauseMs);
      const record = newRecord(one);
      sent.push(record);
      if (one.failsOnce) options.failOnce(record.key);
      const done = send(record, options);
      if (one.isHasty) hasty.push(done);
      else await done;
    }
    await Promise.all(hasty);
  });
  await Promise.all(tabs);
  return sent;
}

const newRecord = (command: Command): Sent => ({
  command,
  key: randomUUID(),
  sentAt: performance.now(),
  answeredAt: undefined,
  answer: undefined,
  refusal: undefined,
  answers: [],
});

async function send(record: Sent, options: Options): Promise<void> {
  const { copies, breaksAfterMs, isGivenUp } = record.command;
  await Promise.all(Array.from({ length: copies }, () => sendOnce(record, options, breaksAfterMs)));
  // 409 while the change is running, 500 after the failure, no answer after a broken connection: sent again, as browser
  // and BFF do
  for (let n = 0; !isSettled(record) && !(isGivenUp && breaksAfterMs !== null); n += 1) {
    if (n === 200) throw new Error(`no answer to ${JSON.stringify(record.command)}`);
    await sleep(5);
    await sendOnce(record, options, null);
  }
  if (isSettled(record)) record.answeredAt = performance.now();
}

const isSettled = ({ answer, refusal }: Sent): boolean => answer !== undefined || refusal !== undefined;

async function sendOnce(record: Sent, { cartUrl, search }: Options, breaksAfterMs: number | null): Promise<void> {
  const { path, body } = requestOf(record.command);
  const abort = new AbortController();
  const timer = breaksAfterMs === null ? undefined : setTimeout(() => abort.abort(), breaksAfterMs);
  try {
    const response = await fetch(`${cartUrl}/${path}?${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': record.key },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const answer = (await response.json()) as CartChange & Problem;
    if (response.ok) {
      record.answers.push(answer);
      record.answer ??= answer;
    } else if (response.status === 404) record.refusal = answer.code;
    else if (response.status !== 409 && response.status !== 500) throw new Error(JSON.stringify(answer));
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}

function requestOf({ kind, item, quantity }: Command): { path: string; body: object } {
  const cartItemId = articlesOfTabs[item]!;
  const action = 'Buy';
  if (kind === 'remove') return { path: 'remove', body: { cartItemId } };
  if (kind === 'addMany') {
    const items = itemsOf({ kind, item }).map((one) => ({ cartItemId: articlesOfTabs[one]!, quantity }));
    return { path: 'addmany', body: { items, action } };
  }
  return { path: kind, body: { cartItemId, quantity, action } };
}

/** Indexes of the articles in a command. */
export const itemsOf = ({ kind, item }: Pick<Command, 'kind' | 'item'>): number[] =>
  kind === 'addMany' ? [item, (item + 1) % articlesOfTabs.length] : [item];
