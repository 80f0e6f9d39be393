import type { AnswerOf, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { lockOwnRegistration } from '../registration/registrations.ts';
import { isDuplicate } from './tags.ts';

/** A unit has labels of its maker, its owner and those before. */
const maxAliases = 10;

/** The own unit to which a code leads; also what somebody kept before they had a customer number. */
export async function findByAlias({
  db,
  person,
  query: { code },
}: SignedInCall<typeof units.byAlias>): Promise<AnswerOf<typeof units.byAlias>> {
  const { column, value } = placeOf(ownerOf(person));
  const found = await db
    .selectFrom('unit_alias')
    .innerJoin('unit', 'unit.equipment_id', 'unit_alias.equipment_id')
    .select('unit.equipment_id as equipmentId')
    .where('code', '=', code)
    .where((where) => where.or([where(column, '=', value), where('oid', '=', person.oid)]))
    .where('deleted_at', 'is', null)
    // of two the customer number's
    .orderBy('oid', (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  return { equipmentId: found?.equipmentId ?? null };
}

/**
 * Keeps a code for an own unit; again is no error. Two at one time wait for each other. Throws a Problem: 404
 * `unit_unknown`; 409 `alias_taken`, `too_many_aliases`.
 */
export async function addAlias({
  db,
  person,
  params,
  body: { code },
}: SignedInCall<typeof units.addAlias>): Promise<AnswerOf<typeof units.addAlias>> {
  await lockOwnRegistration(db, params.id, person);
  const former = await aliasesOf(db, params.id);
  if (former.includes(code)) return { aliases: former };
  if (former.length >= maxAliases)
    throw new Problem(409, 'too_many_aliases', `A unit has no more than ${maxAliases} codes of labels`);
  await db
    .insertInto('unit_alias')
    .columns(['equipment_id', 'customer_number', 'oid', 'code'])
    .expression((from) =>
      from
        .selectFrom('unit_registration')
        .select((own) => ['equipment_id', 'customer_number', 'oid', own.val(code).as('code')])
        .where('equipment_id', '=', params.id),
    )
    .execute()
    .catch((error: unknown) => {
      if (isDuplicate(error)) throw new Problem(409, 'alias_taken', 'This code leads to another own unit');
      throw error;
    });
  return { aliases: [...former, code] };
}

/** Lets a code lead nowhere; again is no error. Throws a Problem 404 unit_unknown. */
export async function removeAlias({
  db,
  person,
  params,
  query: { code },
}: SignedInCall<typeof units.removeAlias>): Promise<AnswerOf<typeof units.removeAlias>> {
  await lockOwnRegistration(db, params.id, person);
  await db.deleteFrom('unit_alias').where('equipment_id', '=', params.id).where('code', '=', code).execute();
  return { aliases: await aliasesOf(db, params.id) };
}

/** Codes that lead to a unit, oldest first; for its owner alone. */
export async function aliasesOf(db: Kysely<Database>, equipmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unit_alias')
    .select('code')
    .where('equipment_id', '=', equipmentId)
    .orderBy('added_at')
    .execute();
  return rows.map(({ code }) => code);
}
