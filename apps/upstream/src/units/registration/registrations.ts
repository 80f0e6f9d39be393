import type { AnswerOf, RegistrationStatus, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { SignedInCall } from '../../http/route.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { notFound, Problem } from '../../problem/problem.ts';

/** The largest customers have ten thousand; a person without customer number has some in one workshop. */
const maxUnits = { customer_number: 20_000, oid: 50 };

export const unitUnknown = (id: string): Problem => notFound('unit_unknown', `Unit not found: ${id}`);

export interface Registration {
  status: RegistrationStatus;
  /** The owner's name for it, picture and place, if the person is one. */
  customName: string | null;
  customImage: string | null;
  place: string | null;
  /** A customer typed its nameplate, so its owner may correct it. */
  isNameplateTyped: boolean;
}

const notTheirs = { customName: null, customImage: null, place: null, isNameplateTyped: false };

/** Who has registered a unit, seen by a person. Undefined for a unit that does not exist. */
export async function readRegistration(
  db: Kysely<Database>,
  equipmentId: string,
  person: Person,
): Promise<Registration | undefined> {
  const { column, value } = placeOf(ownerOf(person));
  const row = await db
    .selectFrom('unit')
    .leftJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .select(['customer_number', 'oid', 'custom_name as customName', 'registered_by as registeredBy'])
    .select(['image_id as customImage', 'place', 'is_typed as isNameplateTyped'])
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('unit_handover')
            .select('unit_handover.id')
            .whereRef('unit_handover.equipment_id', '=', 'unit.equipment_id')
            .where('unit_handover.state', '=', 'pending')
            .where(isOwn(person, 'unit_handover')),
        )
        .as('isPending'),
    )
    .where('unit.equipment_id', '=', equipmentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.customer_number === null && row.oid === null) return { status: 'none', ...notTheirs };
  // what somebody registered before they had a customer number is still theirs
  if (row[column] !== value && row.oid !== person.oid) {
    return { status: row.isPending ? 'pending' : 'other', ...notTheirs };
  }
  const isColleagues = row.registeredBy !== null && row.registeredBy !== person.oid;
  const { customName, customImage, place, isNameplateTyped } = row;
  const status = isColleagues ? 'colleague' : 'mine';
  return { status, customName: customName || null, customImage, place, isNameplateTyped };
}

/**
 * A query's condition: a registration, a count of them, or a request to hand a unit over, is the person's own. What they did
 * before they had a customer number is still theirs.
 */
export const isOwn = (
  person: Person,
  table: 'unit_registration' | 'unit_count' | 'unit_handover' = 'unit_registration',
) => {
  const { column, value } = placeOf(ownerOf(person));
  return sql<boolean>`(${sql.ref(`${table}.${column}`)} = ${value} or ${sql.ref(`${table}.oid`)} = ${person.oid})`;
};

/** The order in which own units are listed, and in which indexes hold them. */
export const orderOfList = sql`order by sort_name, serial_key, equipment_id`;

/**
 * Query for the person's own units that meet conditions. `inOrder`: each owner's are read in the order of the list, so that
 * the first of them are all that is read.
 */
export function ownRegistrations(
  person: Person,
  { conditions = [], inOrder = false }: { conditions?: readonly RawBuilder<unknown>[]; inOrder?: boolean } = {},
) {
  const { column, value } = placeOf(ownerOf(person));
  const ofOwner = (own: typeof column, owner: string) => sql`
    (select equipment_id, custom_name, sort_name, serial_key, place, place_latitude, place_longitude, place_area
    from unit_registration where ${sql.join([sql`${sql.ref(own)} = ${owner}`, ...conditions], sql` and `)}
    ${inOrder ? orderOfList : sql``})`;
  if (column === 'oid') return ofOwner(column, value);
  // what somebody registered before they had a customer number is still theirs
  return sql`${ofOwner(column, value)} union all ${ofOwner('oid', person.oid)}`;
}

/** What an owner has at most is counted by one at a time, until the transaction ends. */
export async function lockOwner(db: Kysely<Database>, person: Person): Promise<void> {
  const { column, value } = placeOf(ownerOf(person));
  await sql`select pg_advisory_xact_lock(hashtextextended(${`units of ${column} ${value}`}, 0))`.execute(db);
}

/** Locks an own registration until the transaction ends. Throws a Problem 404 unit_unknown for others. */
export async function lockOwnRegistration(db: Kysely<Database>, equipmentId: string, person: Person) {
  const row = await db
    .selectFrom('unit_registration')
    .innerJoin('unit', 'unit.equipment_id', 'unit_registration.equipment_id')
    .select(['unit.tag_id as tagId', 'image_id as imageId', 'custom_name as customName'])
    .where('unit_registration.equipment_id', '=', equipmentId)
    .where('deleted_at', 'is', null)
    .where(isOwn(person))
    .forUpdate('unit_registration')
    .executeTakeFirst();
  if (!row) throw unitUnknown(equipmentId);
  return row;
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
  if (status === 'none') await addRegistration(db, params.id, person);
  const registered = await registrationStatus(call);
  if (registered.status === 'other' || registered.status === 'pending') throw registeredByOther(params.id);
  return registered;
}

/** The other's page says how to have the unit handed over, so it is named. */
export const registeredByOther = (equipmentId: string): Problem =>
  new Problem(409, 'unit_registered', 'Another customer has registered this unit', { members: { equipmentId } });

/** Registers a unit, unless somebody has done so. Throws a Problem 409 too_many_units. */
export async function addRegistration(db: Kysely<Database>, equipmentId: string, person: Person): Promise<void> {
  await requireRoom(db, person);
  await db
    .insertInto('unit_registration')
    .values({ equipment_id: equipmentId, ...ownerOf(person), registered_by: person.oid })
    .onConflict((conflict) => conflict.column('equipment_id').doNothing())
    .execute();
}

/** Ends the registration of an own unit, with all that its owner has said of it. Throws a Problem 404 unit_unknown. */
export async function removeUnit({ db, person, params }: SignedInCall<typeof units.remove>): Promise<null> {
  await lockOwnRegistration(db, params.id, person);
  await endRegistration(db, params.id);
  await closeHandovers(db, params.id, 'released');
  return null;
}

/** Deletes a registration with its place and picture. */
export async function endRegistration(db: Kysely<Database>, equipmentId: string): Promise<void> {
  const ended = await db
    .deleteFrom('unit_registration')
    .where('equipment_id', '=', equipmentId)
    .returning('image_id as imageId')
    .executeTakeFirst();
  if (ended?.imageId) await db.deleteFrom('stored_file').where('id', '=', ended.imageId).execute();
}

/** Answers all open requests for a unit alike, and mails it. */
export async function closeHandovers(
  db: Kysely<Database>,
  equipmentId: string,
  state: 'refused' | 'released',
): Promise<void> {
  const closed = await db
    .updateTable('unit_handover')
    .set({ state, decided_at: sql<Date>`now()` })
    .where('equipment_id', '=', equipmentId)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  for (const { id } of closed) await enqueue(db, { kind: 'handoverDecided', handoverId: id });
}

/** Nobody registers machines by the thousand that are not theirs. Throws a Problem 409 too_many_units. */
async function requireRoom(db: Kysely<Database>, person: Person): Promise<void> {
  const { column } = placeOf(ownerOf(person));
  await lockOwner(db, person);
  const { count } = await db
    .selectFrom('unit_count')
    .where(isOwn(person, 'unit_count'))
    .select((from) => from.fn.sum<string | null>('units').as('count'))
    .executeTakeFirstOrThrow();
  const most = maxUnits[column];
  if (Number(count) >= most) throw new Problem(409, 'too_many_units', `No more than ${most} units are allowed`);
}
