import type { NotificationJob } from '@shop/commerce-model';
import { sql } from 'kysely';
import { enqueue } from '../outbox/enqueue.ts';
import { assessReadings, forecastCleaning } from '../units/readings/cleaning-forecast.ts';
import { readingColumns } from '../units/readings/unit-readings.ts';
import { notifyOwners, type ReadyDeps } from './notify-owners.ts';

/** Days before a cleaning is due on which its owner is notified: time enough to plan it and to order gaskets. */
const noticeDays = 14;
const dayMs = 86_400_000;

/** Notifies the owner, once after each cleaning, that the next one is due; looks again later when it is too early. */
export async function cleaningDue(
  deps: ReadyDeps,
  { equipmentId }: Extract<NotificationJob, { about: 'cleaningDue' }>,
): Promise<string | null> {
  const { db } = deps;
  const unit = await db
    .selectFrom('unit')
    .select('serial_number as serialNumber')
    .where('equipment_id', '=', equipmentId)
    .executeTakeFirst();
  if (!unit) return 'there is no such unit any more';
  const readings = await db
    .selectFrom('unit_reading')
    .select([...readingColumns])
    .where('equipment_id', '=', equipmentId)
    .where(
      sql<boolean>`exists (select from unit_registration where unit_registration.equipment_id = unit_reading.equipment_id
        and unit_registration.customer_number is not distinct from unit_reading.customer_number
        and unit_registration.oid is not distinct from unit_reading.oid)`,
    )
    .execute();
  const assessed = assessReadings(readings);
  const { dueOn } = forecastCleaning(assessed, new Date());
  if (dueOn === null) return 'no cleaning is due';
  const tooEarlyMs = Date.parse(dueOn) - noticeDays * dayMs - Date.now();
  if (tooEarlyMs > 0) {
    const again = { kind: 'notification', about: 'cleaningDue', equipmentId, asOf: `due ${dueOn}` } as const;
    await enqueue(db, again, { dueInSeconds: tooEarlyMs / 1_000 });
    return 'it is too early';
  }
  const cleaned = assessed.findLast(({ afterCleaning }) => afterCleaning)?.id ?? 'first';
  return notifyOwners(deps, equipmentId, {
    id: `cleaning-${equipmentId}-${cleaned}`,
    about: 'cleaningDue',
    values: { serialNumber: unit.serialNumber, dueOn },
  });
}
