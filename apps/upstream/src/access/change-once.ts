import type { Endpoint, ParsedInput } from '@shop/api-contracts';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';

/** Retention of stored answers, in days (docs/operations.md). */
const keptDays = 30;
/**
 * Retention for visitors: as long as a browser may repeat a change. They need no sign-in, so their answers are kept
 * shorter.
 */
const keptDaysOfVisitors = 1;

export interface ChangeRequest {
  /** The oid of the person, or `visitor`. */
  owner: string;
  key: string;
  endpoint: string;
  /** Includes the hash of an uploaded file. */
  input: ParsedInput<Endpoint> & { file?: string };
}

/** Owner of all visitors' keys; cannot collide with an oid. */
export const visitor = '*';

const inFlight = (): Problem =>
  new Problem(409, 'change_in_flight', 'The same change is in progress', { headers: { 'retry-after': '1' } });

/** Reads the header Idempotency-Key. Throws a Problem 400 `idempotency_key_missing` or `idempotency_key_invalid`. */
export function idempotencyKeyOf(request: Request): string {
  const key = request.get('idempotency-key');
  if (key === undefined || key === '') {
    throw new Problem(400, 'idempotency_key_missing', 'A change needs the header Idempotency-Key');
  }
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new Problem(400, 'idempotency_key_invalid', 'An Idempotency-Key has 1 to 100 visible ASCII characters');
  }
  return key;
}

/**
 * Runs a change and stores its answer in one transaction. A repeat with the same key and request gets the stored answer
 * without running again. Throws a Problem: 422 `idempotency_key_reused` for another request with the key, 409
 * `change_in_flight` with Retry-After while the first is running. A failed change stores nothing and can be retried
 * with its key. `prepare` calls external systems first, outside of the transaction, and is skipped for repeats.
 */
export function createChangeOnce(db: Kysely<Database>) {
  /** The embedded database has one connection; there a repeat would wait for it instead of getting 409. */
  const running = new Set<string>();

  return async function changeOnce(
    { owner, key, endpoint, input }: ChangeRequest,
    change: (transaction: Transaction<Database>, found?: unknown) => Promise<unknown>,
    prepare?: () => Promise<unknown>,
  ): Promise<unknown> {
    const name = `${owner} ${key}`;
    if (running.has(name)) throw inFlight();
    running.add(name);
    try {
      const request = createHash('sha256')
        .update(JSON.stringify([endpoint, input]))
        .digest('hex');
      const answered = prepare && (await knownAnswer(db, { owner, key, request }));
      if (answered) return answered.answer;
      const found = await prepare?.();
      return await db.transaction().execute(async (transaction) => {
        await lock(transaction, name);
        const known = await knownAnswer(transaction, { owner, key, request });
        if (known) return known.answer;
        const answer = await change(transaction, found);
        await transaction
          .insertInto('idempotency_key')
          .values({ owner, key, request, answer: JSON.stringify(answer) })
          .execute();
        return answer;
      });
    } finally {
      running.delete(name);
    }
  };
}

async function knownAnswer(
  db: Kysely<Database>,
  { owner, key, request }: { owner: string; key: string; request: string },
): Promise<{ answer: unknown } | undefined> {
  const known = await db
    .selectFrom('idempotency_key')
    .select(['request', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.request !== request) {
    throw new Problem(422, 'idempotency_key_reused', 'Idempotency-Key was used for another request');
  }
  return known;
}

/**
 * Locks `name` for all processes until the transaction ends. Run it as a statement of its own: only later statements
 * see the changes of the previous holder.
 */
async function lock(transaction: Transaction<Database>, name: string): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(transaction);
  if (!rows[0]!.locked) throw inFlight();
}

/** Deletes answers after their retention. */
export async function purgeOldAnswers(db: Kysely<Database>): Promise<void> {
  const isOlder = (days: number) => sql<boolean>`answered_at < now() - make_interval(days => ${sql.lit(days)})`;
  await db
    .deleteFrom('idempotency_key')
    .where((where) =>
      where.or([isOlder(keptDays), where.and([where('owner', '=', visitor), isOlder(keptDaysOfVisitors)])]),
    )
    .execute();
}
