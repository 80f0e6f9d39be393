import {
  faultOfReading,
  maxReadings,
  readingsPerPage,
  type AnswerOf,
  type ReadingFields,
  type unitReadings,
} from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { SignedInCall } from '../../http/route.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { Problem } from '../../problem/problem.ts';
import { lockOwner, readRegistration, unitUnknown } from '../registration/registrations.ts';
import {
  assessReadings,
  cleanValueOf,
  forecastCleaning,
  medianPoints,
  usedReadings,
  type AssessedReading,
} from './cleaning-forecast.ts';

/** Columns of a stored reading, for `assessReadings`. */
export const readingColumns = [
  sql<string>`unit_reading.id::text`.as('id'),
  'measured_at as measuredAt',
  'hot_in as hotIn',
  'hot_out as hotOut',
  'cold_in as coldIn',
  'cold_out as coldOut',
  'hot_flow as hotFlow',
  'cold_flow as coldFlow',
  'hot_pressure_drop as hotPressureDrop',
  'cold_pressure_drop as coldPressureDrop',
  'after_cleaning as afterCleaning',
] as const;

/** So many impossible readings are named; a file with more of them is the wrong file. */
const namedFaults = 50;
const dayMs = 86_400_000;

/** One page of an own unit's readings, and what all of them say. Throws a Problem 404 unit_unknown. */
export async function listReadings(
  call: SignedInCall<typeof unitReadings.list>,
): Promise<AnswerOf<typeof unitReadings.list>> {
  const { db, params, person, query } = call;
  await requireOwnUnit(db, params.id, person);
  const [stored, area] = await Promise.all([
    ofOwner(db, params.id, person)
      .select([...readingColumns, 'source'])
      .execute(),
    readArea(db, params.id),
  ]);
  const sources = new Map(stored.map(({ id, source }) => [id, source]));
  const assessed = assessReadings(stored);
  const from = ((query.page ?? 1) - 1) * readingsPerPage;
  const used = usedReadings(assessed);
  return {
    total: assessed.length,
    readingsPerPage,
    readings: assessed
      .toReversed()
      .slice(from, from + readingsPerPage)
      .map((reading) => ({
        ...reading,
        measuredAt: reading.measuredAt.toISOString(),
        source: sources.get(reading.id)!,
        heatTransferCoefficient: area === null ? null : (reading.conductance * 1000) / area,
      })),
    trend: trendOf(used),
    cleanConductance: used.length === 0 ? null : cleanValueOf(used.map(({ conductance }) => conductance)),
    forecast: forecastCleaning(assessed, new Date()),
  };
}

const trendOf = (used: readonly AssessedReading[]): AnswerOf<typeof unitReadings.list>['trend'] =>
  medianPoints(
    used.map(({ measuredAt, conductance }) => ({ day: measuredAt.getTime() / dayMs, value: conductance })),
  ).map(({ day, value }) => ({ day: new Date(day * dayMs).toISOString().slice(0, 10), conductance: value }));

/**
 * Stores readings, all or none. A time that has a reading keeps it, so that a file can be read in again. Throws a Problem 404
 * unit_unknown, 409 too_many_readings, 422 reading_impossible.
 */
export async function addReadings({
  db,
  params,
  person,
  body,
}: SignedInCall<typeof unitReadings.add>): Promise<AnswerOf<typeof unitReadings.add>> {
  await requireOwnUnit(db, params.id, person);
  requirePossible(body.readings);
  await lockOwner(db, person);
  const added = await db
    .insertInto('unit_reading')
    .values(
      body.readings.map((reading) => ({
        equipment_id: params.id,
        ...ownerOf(person),
        measured_at: reading.measuredAt,
        hot_in: reading.hotIn,
        hot_out: reading.hotOut,
        cold_in: reading.coldIn,
        cold_out: reading.coldOut,
        hot_flow: reading.hotFlow,
        cold_flow: reading.coldFlow,
        hot_pressure_drop: reading.hotPressureDrop,
        cold_pressure_drop: reading.coldPressureDrop,
        after_cleaning: reading.afterCleaning,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const { count } = await ofOwner(db, params.id, person)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > maxReadings) {
    throw new Problem(409, 'too_many_readings', `A unit has at most ${maxReadings} readings; remove old ones first`);
  }
  const newest = added.at(-1)?.id;
  if (newest !== undefined) {
    await enqueue(db, {
      kind: 'notification',
      about: 'cleaningDue',
      equipmentId: params.id,
      asOf: `reading ${newest}`,
    });
  }
  return { added: added.length, alreadyThere: body.readings.length - added.length };
}

/** Again, or of another unit, is no error. Throws a Problem 404 unit_unknown. */
export async function removeReading({ db, params, person }: SignedInCall<typeof unitReadings.remove>): Promise<null> {
  await requireOwnUnit(db, params.id, person);
  await db
    .deleteFrom('unit_reading')
    .where('id', 'in', ofOwner(db, params.id, person).select('id').where('id', '=', params.readingId))
    .execute();
  return null;
}

function requirePossible(readings: readonly ReadingFields[]): void {
  const now = Date.now();
  const errors = readings.flatMap((reading, at) => {
    const found = faultOfReading(reading, now);
    return found ? [{ path: `readings.${at}.${found.field}`, message: found.fault }] : [];
  });
  if (errors.length > 0) {
    throw new Problem(422, 'reading_impossible', `${errors.length} of ${readings.length} readings cannot be right`, {
      errors: errors.slice(0, namedFaults),
    });
  }
}

async function requireOwnUnit(db: Kysely<Database>, equipmentId: string, person: Person): Promise<void> {
  const registration = await readRegistration(db, equipmentId, person);
  if (registration?.status !== 'mine' && registration?.status !== 'colleague') throw unitUnknown(equipmentId);
}

/** Readings that the person may see: a former owner's stay with them. */
function ofOwner(db: Kysely<Database>, equipmentId: string, person: Person) {
  const { column, value } = placeOf(ownerOf(person));
  return db
    .selectFrom('unit_reading')
    .where('equipment_id', '=', equipmentId)
    .where((where) => where.or([where(column, '=', value), where('oid', '=', person.oid)]));
}

/** Heat transfer area in m². */
async function readArea(db: Kysely<Database>, equipmentId: string): Promise<number | null> {
  const row = await db
    .selectFrom('unit')
    .where('equipment_id', '=', equipmentId)
    .select(sql<unknown>`attributes -> 'totalArea' -> 0`.as('area'))
    .executeTakeFirst();
  return typeof row?.area === 'number' && row.area > 0 ? row.area : null;
}
