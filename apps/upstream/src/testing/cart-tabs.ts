import type { CartChange, CartItemId, Problem } from '@shop/api-contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody does in one of ten tabs. */
export interface Command {
  tab: number;
  kind: 'add' | 'addMany' | 'update' | 'remove';
  /** Index of an article; addMany takes the next one too. */
  item: number;
  quantity: number;
  /** Before it is sent. */
  pauseMs: number;
  /** The tab goes on without waiting for the answer: calls may overtake each other. */
  isHasty: boolean;
  /** How often it is sent at once, under one key. */
  copies: number;
  /** The connection breaks so many milliseconds after sending; then it is sent again, or given up. */
  breaksAfterMs: number | null;
  isGivenUp: boolean;
  /** Upstream fails once, after all has been written and before it is committed. */
  failsOnce: boolean;
}

/** A command with what came of it. Times are of `performance.now()`. */
export interface Sent {
  command: Command;
  key: string;
  sentAt: number;
  /** Undefined where nobody waited for the answer. */
  answeredAt: number | undefined;
  /** Undefined where it is not known: then `idempotency_key` says whether it was done. */
  answer: CartChange | undefined;
  /** Code of the problem where it was refused. */
  refusal: string | undefined;
  /** All answers that came, for all are to be the same. */
  answers: CartChange[];
}

export const articlesOfTabs: CartItemId[] = ['BV050', 'BV065', 'BV080', 'BV100'].map((commercialItemId) => ({
  genericItemId: 'BV',
  commercialItemId,
}));

/** Only adds, updates, removals; sent once, with a sound connection. */
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

/** The same, with repetitions, broken connections and failures. */
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
  /** Address of upstream, with the id of the cart. */
  cartUrl: string;
  /** Market parameters. */
  search: string;
  /** Hears which keys are to fail once. */
  failOnce: (key: string) => void;
}

/** Ten tabs at work on one cart. Answers when every call is over for its sender. */
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
  // 409 while it is being made, 500 by the failure, nothing by the broken connection: sent again, as the browser and the BFF do
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

/** Indexes of the articles that a command is about. */
export const itemsOf = ({ kind, item }: Pick<Command, 'kind' | 'item'>): number[] =>
  kind === 'addMany' ? [item, (item + 1) % articlesOfTabs.length] : [item];
