import type { AnswerOf, RegistrationStatus, units } from '@shop/api-contracts';
import { serialKeyOf, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { ownerOf, placeOf } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import type { SignedInCall } from '../http/route.ts';
import { notFound, Problem } from '../problem/problem.ts';
import { summaryOf, unitQuery } from './unit-rows.ts';

const unitsPerPage = 50;
/** The largest customers have ten thousand; a person without customer number has some in one workshop. */
const maxUnits = { customer_number: 20_000, oid: 50 };

export const unitUnknown = (id: string): Problem => notFound('unit_unknown', `Unit not found: ${id}`);

/**
 * Who has registered a unit, seen by a person; the owner's name for it, if the person is one. Undefined for a unit that
 * does not exist.
 */
export async function readRegistration(
  db: Kysely<Database>,
  equipmentId: string,
  person: Person,
): Promise<{ status: RegistrationStatus; customName: string | null } | undefined> {
  const row = await db
    .selectFrom('unit')
    .leftJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .select(['customer_number', 'oid', 'custom_name as customName', 'registered_by as registeredBy'])
    .where('unit.equipment_id', '=', equipmentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.customer_number === null && row.oid === null) return { status: 'none', customName: null };
  const { column, value } = placeOf(ownerOf(person));
  // what somebody registered before they had a customer number is still theirs
  if (row[column] !== value && row.oid !== person.oid) return { status: 'other', customName: null };
  const isColleagues = row.registeredBy !== null && row.registeredBy !== person.oid;
  return { status: isColleagues ? 'colleague' : 'mine', customName: row.customName || null };
}

/** One page of the units of the customer number in use, by the owner's name, then the serial number. */
export async function listUnits({
  db,
  person,
  query: { page = 1, q = '' },
  catalogue,
  context,
}: SignedInCall<typeof units.list>): Promise<AnswerOf<typeof units.list>> {
  const { column, value } = placeOf(ownerOf(person));
  const wanted = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const signs = serialKeyOf(q);
  const own = unitQuery(db, context.language)
    .innerJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .where((where) =>
      where.or([where(`unit_registration.${column}`, '=', value), where('unit_registration.oid', '=', person.oid)]),
    )
    .where((where) =>
      where.or([
        where('unit_registration.custom_name', 'ilike', wanted),
        where('unit.serial_number', 'ilike', wanted),
        where('unit.tag_id', 'ilike', wanted),
        ...(signs === '' ? [] : [where('unit.serial_key', 'like', `%${signs}%`)]),
      ]),
    );
  const [{ total }, rows] = await Promise.all([
    own
      .clearSelect()
      .select((from) => from.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    own
      .select('unit_registration.custom_name as customName')
      .orderBy(sql`lower(unit_registration.custom_name)`)
      .orderBy('unit.serial_key')
      .orderBy('unit.equipment_id')
      .limit(unitsPerPage)
      .offset((page - 1) * unitsPerPage)
      .execute(),
  ]);
  return {
    total: Number(total),
    unitsPerPage,
    units: rows.map((row) => ({
      ...summaryOf(row, catalogue.reference, context.language),
      customName: row.customName || null,
    })),
  };
}

/** Throws a Problem 404 unit_unknown. */
export async function registrationStatus({
  db,
  person,
  params,
}: SignedInCall<typeof units.registrationStatus>): Promise<AnswerOf<typeof units.registrationStatus>> {
  const registration = await readRegistration(db, params.id, person);
  if (!registration) throw unitUnknown(params.id);
  return { status: registration.status };
}

/**
 * Registers a unit for the customer number in use; one that it already has stays as it is. Of two at one time the first
 * wins. Throws a Problem 404 unit_unknown, or 409 unit_registered.
 */
export async function registerUnit(call: SignedInCall<typeof units.add>): Promise<AnswerOf<typeof units.add>> {
  const { db, person, params } = call;
  const { status } = await registrationStatus(call);
  if (status === 'none') {
    await requireRoom(db, person);
    await db
      .insertInto('unit_registration')
      .values({ equipment_id: params.id, ...ownerOf(person), registered_by: person.oid })
      .onConflict((conflict) => conflict.column('equipment_id').doNothing())
      .execute();
  }
  const registered = await registrationStatus(call);
  if (registered.status === 'other') {
    throw new Problem(409, 'unit_registered', 'Another customer has registered this unit');
  }
  return registered;
}

/** Ends the registration of an own unit. Throws a Problem 404 unit_unknown. */
export async function removeUnit({ db, person, params }: SignedInCall<typeof units.remove>): Promise<null> {
  const { column, value } = placeOf(ownerOf(person));
  const { numDeletedRows } = await db
    .deleteFrom('unit_registration')
    .where('equipment_id', '=', params.id)
    .where((where) => where.or([where(column, '=', value), where('oid', '=', person.oid)]))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw unitUnknown(params.id);
  return null;
}

/** Nobody registers machines by the thousand that are not theirs. Throws a Problem 409 too_many_units. */
async function requireRoom(db: Kysely<Database>, person: Person): Promise<void> {
  const { column, value } = placeOf(ownerOf(person));
  const { count } = await db
    .selectFrom('unit_registration')
    .where(column, '=', value)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const most = maxUnits[column];
  if (Number(count) >= most) throw new Problem(409, 'too_many_units', `No more than ${most} units are allowed`);
}
