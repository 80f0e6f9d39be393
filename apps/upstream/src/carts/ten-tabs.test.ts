import type { Cart, CartChange } from '@shop/api-contracts';
import express from 'express';
import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChangeOnce } from '../access/change-once.ts';
import { answerErrors } from '../http/answer-errors.ts';
import { mountRoutes } from '../http/mount.ts';
import { requestId } from '../http/request-log.ts';
import { calmCommand, command, runTabs, type Command, type Sent } from '../testing/cart-tabs.ts';
import { contradictionsIn } from '../testing/databases/explain-history.ts';
import { newCartId } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import type { StoreOptions } from './cart-store.ts';
import { cartRoutes } from './carts.routes.ts';

type ChangeOnce = ReturnType<typeof createChangeOnce>;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const search = 'language=en&country=GB&locale=en-gb&t=1';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/**
 * Runs commands of ten tabs against a server with or without its protections, and returns the contradictions in their
 * results.
 */
async function tabsOn(changeOnce: ChangeOnce, options: StoreOptions = {}) {
  const failing = new Set<string>();
  let running = 0;
  const watched: ChangeOnce = async (request, change) => {
    running += 1;
    try {
      return await changeOnce(request, async (transaction) => {
        const answer = await change(transaction);
        if (failing.delete(request.key)) throw new Error('fails once');
        return answer;
      });
    } finally {
      running -= 1;
    }
  };
  const routes = cartRoutes(shop.deps, options);
  const app = express().use(requestId(), mountRoutes(routes, shop.deps, watched), answerErrors(shop.deps.log));
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Waits until no request is running, including those that the client has abandoned. */
  async function quiet(): Promise<void> {
    for (let still = 0; still < 5; still = running === 0 ? still + 1 : 0) await sleep(10);
  }

  return async function contradictionsAfter(commands: Command[]): Promise<string[]> {
    const cartUrl = `${origin}/cart/${newCartId()}`;
    const sent = await runTabs(commands, { cartUrl, search, failOnce: (key) => failing.add(key) });
    await quiet();
    const made = await withFoundAnswers(sent);
    const response = await fetch(`${cartUrl}?${search}`);
    const final = response.ok ? ((await response.json()) as Cart) : null;
    return contradictionsIn(made, final);
  };
}

/**
 * Finds out from their rows whether changes without a received answer were made. Of several copies of a request one may be
 * refused, and another, whose connection broke, come later and be made: it counts as a change of its own.
 */
async function withFoundAnswers(sent: Sent[]): Promise<Sent[]> {
  const all: Sent[] = [];
  for (const record of sent) {
    all.push(record);
    if (record.answer) continue;
    const row = await shop.deps.db
      .selectFrom('idempotency_key')
      .select('answer')
      .where('key', '=', record.key)
      .executeTakeFirst();
    if (!row) continue;
    const found = { answer: row.answer as CartChange, answeredAt: undefined };
    if (record.refusal === undefined) Object.assign(record, found);
    else all.push({ ...record, ...found, refusal: undefined });
  }
  return all;
}

const transactions = (): ChangeOnce => (_request, change) =>
  shop.deps.db.transaction().execute((transaction) => change(transaction));
const statementsAlone = (): ChangeOnce => (_request, change) =>
  change(shop.deps.db as unknown as Parameters<typeof change>[0]);

/** Contradictions of the first random sample that has any. */
async function firstContradictions(
  arbitrary: fc.Arbitrary<Command>,
  contradictionsAfter: (commands: Command[]) => Promise<string[]>,
): Promise<string[]> {
  for (const commands of fc.sample(fc.array(arbitrary, { minLength: 40, maxLength: 40 }), 20)) {
    const found = await contradictionsAfter(commands);
    if (found.length > 0) return found;
  }
  return [];
}

describe('ten tabs and one cart', () => {
  it('every acknowledged change was made once, in one order that ends in the final cart', async () => {
    const contradictionsAfter = await tabsOn(createChangeOnce(shop.deps.db));
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 25, maxLength: 45, size: 'max' }), async (commands) => {
        expect(await contradictionsAfter(commands)).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('without its lock a cart loses changes, and the test detects it', async () => {
    // The embedded database has one connection, so a transaction acts as a lock and has to go too.
    const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
    const contradictionsAfter = await tabsOn(isServer ? transactions() : statementsAlone(), { lock: false });
    expect(await firstContradictions(calmCommand, contradictionsAfter)).not.toEqual([]);
  });

  it('without Idempotency-Keys repeated changes run again, and the test detects it', async () => {
    const contradictionsAfter = await tabsOn(transactions());
    const repeated = calmCommand.map((one) => ({ ...one, copies: 2 }));
    expect(await firstContradictions(repeated, contradictionsAfter)).not.toEqual([]);
  });

  it('with both protections the same commands have no contradictions', async () => {
    const contradictionsAfter = await tabsOn(transactions());
    for (const commands of fc.sample(fc.array(calmCommand, { minLength: 40, maxLength: 40 }), 2)) {
      expect(await contradictionsAfter(commands)).toEqual([]);
    }
  });
});
