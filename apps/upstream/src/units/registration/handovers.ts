import type { AnswerOf, Handover, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ownerOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { SignedInCall } from '../../http/route.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { closeHandovers, endRegistration, isOwn, lockOwner, registrationStatus } from './registrations.ts';
import { summaryOf, unitQuery } from '../unit-rows.ts';

/** Open requests of one owner; nobody buys more used units at a time, and each is a mail to somebody. */
const maxAsked = 20;
/** Requests of one owner for one unit, also those that were taken back or refused: who said no is not asked for ever. */
const maxAskedInPeriod = 2;
const periodDays = 30;
const maxListed = 50;

/**
 * Asks the owner to hand a unit over; asking again is no error. Throws a Problem: 404 `unit_unknown`; 409
 * `unit_not_registered`, `unit_is_own`, `too_many_handovers`, `handover_asked_often` with `askAgainAt`.
 */
export async function askHandover(
  call: SignedInCall<typeof units.askHandover>,
): Promise<AnswerOf<typeof units.askHandover>> {
  const { db, person, params, context } = call;
  // two colleagues at once: the second sees what the first has asked
  await lockOwner(db, person);
  // removed or handed over at the same time: whoever asks sees what holds then
  await db
    .selectFrom('unit_registration')
    .select('equipment_id')
    .where('equipment_id', '=', params.id)
    .forShare()
    .execute();
  const { status } = await registrationStatus(call);
  if (status === 'none') throw new Problem(409, 'unit_not_registered', 'Nobody has registered this unit: add it');
  if (status === 'mine' || status === 'colleague') throw new Problem(409, 'unit_is_own', 'The unit is yours already');
  if (status === 'pending') return { status };
  await requireFew(db, person);
  await requireSeldom(db, params.id, person);
  const id = randomUUID();
  const { rows } = await sql`
    insert into unit_handover (id, equipment_id, customer_number, oid, asked_by, locale)
    values (${id}, ${params.id}, ${ownerOf(person).customer_number}, ${ownerOf(person).oid}, ${person.oid}, ${context.locale})
    on conflict do nothing returning id`.execute(db);
  if (rows.length > 0) {
    await enqueue(db, { kind: 'handoverAsked', handoverId: id });
    await enqueue(db, { kind: 'notification', about: 'approvalWaiting', handoverId: id });
  }
  return { status: 'pending' };
}

/** Throws a Problem 409 too_many_handovers. */
async function requireFew(db: Kysely<Database>, person: Person): Promise<void> {
  const { count } = await db
    .selectFrom('unit_handover')
    .where(isOwn(person, 'unit_handover'))
    .where('state', '=', 'pending')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxAsked) {
    throw new Problem(409, 'too_many_handovers', `No more than ${maxAsked} open requests are allowed`);
  }
}

/** Throws a Problem 409 handover_asked_often. */
async function requireSeldom(db: Kysely<Database>, equipmentId: string, person: Person): Promise<void> {
  const period = sql`make_interval(days => ${sql.lit(periodDays)})`;
  const asked = await db
    .selectFrom('unit_handover')
    .select(sql<Date>`asked_at + ${period}`.as('askAgainAt'))
    .where('equipment_id', '=', equipmentId)
    .where(isOwn(person, 'unit_handover'))
    .where('asked_at', '>', sql<Date>`now() - ${period}`)
    .orderBy('asked_at', 'desc')
    .limit(maxAskedInPeriod)
    .execute();
  if (asked.length < maxAskedInPeriod) return;
  const askAgainAt = asked.at(-1)!.askAgainAt.toISOString();
  throw new Problem(409, 'handover_asked_often', `Asked ${maxAskedInPeriod} times in ${periodDays} days`, {
    members: { askAgainAt },
  });
}

/** Takes an own request back; again is no error. It counts among those that were made. */
export async function withdrawHandover({
  db,
  person,
  params,
}: SignedInCall<typeof units.withdrawHandover>): Promise<null> {
  await db
    .updateTable('unit_handover')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('equipment_id', '=', params.id)
    .where('state', '=', 'pending')
    .where(isOwn(person, 'unit_handover'))
    .execute();
  return null;
}

/** Open requests for own units, and own ones. Who has a unit is not told to who asks. */
export async function listHandovers({
  db,
  person,
  catalogue,
  context,
}: SignedInCall<typeof units.handovers>): Promise<AnswerOf<typeof units.handovers>> {
  const open = unitQuery(db, context.language)
    .innerJoin('unit_handover', 'unit_handover.equipment_id', 'unit.equipment_id')
    .innerJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .leftJoin('customer', 'customer.number', 'unit_handover.customer_number')
    .leftJoin('person', 'person.oid', 'unit_handover.asked_by')
    .select(['unit_handover.id', 'unit_handover.asked_at as askedAt', 'unit_registration.custom_name as customName'])
    .select(sql<string>`${askerName}`.as('askedBy'))
    .where('unit_handover.state', '=', 'pending')
    .orderBy('unit_handover.asked_at', 'desc')
    .orderBy('unit_handover.id')
    .limit(maxListed);
  const [received, asked] = await Promise.all([
    open.where(isOwn(person)).execute(),
    open.where(isOwn(person, 'unit_handover')).execute(),
  ]);
  const answer = (row: (typeof received)[number], isReceived: boolean): Handover => ({
    id: row.id,
    unit: summaryOf(row, catalogue.reference, context.language),
    customName: (isReceived && row.customName) || null,
    askedBy: isReceived ? row.askedBy : null,
    askedAt: row.askedAt.toISOString(),
  });
  return { received: received.map((row) => answer(row, true)), asked: asked.map((row) => answer(row, false)) };
}

/** Company that asks, else the person's name, else their address. */
export const askerName = sql<string>`coalesce(customer.name, nullif(person.company_name, ''),
  nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`;

/**
 * Hands an own unit over, without what its owner has said of it, or refuses to; others who ask for a unit that is handed
 * over are refused with it. Throws a Problem 404 `handover_unknown`, also for one that was decided or taken back.
 */
export async function decideHandover({
  db,
  person,
  params,
  body,
}: SignedInCall<typeof units.decideHandover>): Promise<null> {
  // the registration first, as removing a unit does
  const own = await db
    .selectFrom('unit_registration')
    .select('equipment_id as equipmentId')
    .where('equipment_id', '=', (from) =>
      from.selectFrom('unit_handover').select('unit_handover.equipment_id').where('id', '=', params.handoverId),
    )
    .where(isOwn(person))
    .forUpdate()
    .executeTakeFirst();
  const asked =
    own &&
    (await db
      .updateTable('unit_handover')
      .set({ state: body.isConfirmed ? 'confirmed' : 'refused', decided_at: sql<Date>`now()` })
      .where('id', '=', params.handoverId)
      .where('state', '=', 'pending')
      .returning(['customer_number', 'oid', 'asked_by'])
      .executeTakeFirst());
  if (!own || !asked) throw notFound('handover_unknown', 'Request not found');
  await enqueue(db, { kind: 'handoverDecided', handoverId: params.handoverId });
  if (!body.isConfirmed) return null;
  // two owners who hand over to each other at once would wait for each other's counts
  await sql`select pg_advisory_xact_lock(hashtextextended('units handed over', 0))`.execute(db);
  await endRegistration(db, own.equipmentId);
  await db
    .insertInto('unit_registration')
    .values({
      equipment_id: own.equipmentId,
      customer_number: asked.customer_number,
      oid: asked.oid,
      registered_by: asked.asked_by,
    })
    .execute();
  await closeHandovers(db, own.equipmentId, 'refused');
  return null;
}
