import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { chanceFor, rounded } from '../chance.ts';

/** Units with a gateway, and what fouling takes of their heat transfer each day: the first has to be cleaned next month. */
const measuredUnits = [
  { serialNumber: '30-114-0021', foulingPerDay: 0.0046 },
  { serialNumber: '30-131-0044', foulingPerDay: 0 },
];

const days = 30;
const hourMs = 3_600_000;

/** Clean heat transfer in kW/K, flow in m³/h on both sides, its heat capacity in kW/K, pressure drop in kPa. */
const clean = { conductance: 37, flow: 20, capacity: 22.7, pressureDrop: 30 };

/**
 * Replaces what the gateways of the demo have measured by hourly readings of the last thirty days, so that a forecast always
 * lies ahead. Readings of people stay. Call it at every start of the demo.
 */
export async function moveDemoReadings(db: Kysely<Database>): Promise<void> {
  const units = await db
    .selectFrom('unit')
    .innerJoin('unit_registration as registration', 'registration.equipment_id', 'unit.equipment_id')
    .select(['unit.equipment_id as equipmentId', 'serial_number as serialNumber', 'customer_number as customerNumber'])
    .where(
      'serial_number',
      'in',
      measuredUnits.map(({ serialNumber }) => serialNumber),
    )
    .where('customer_number', 'is not', null)
    .execute();
  await db.deleteFrom('unit_reading').where('source', '=', 'gateway').execute();
  const now = Math.floor(Date.now() / hourMs) * hourMs;
  for (const { equipmentId, serialNumber, customerNumber } of units) {
    const { foulingPerDay } = measuredUnits.find((unit) => unit.serialNumber === serialNumber)!;
    const chance = chanceFor(`readings ${serialNumber}`);
    const scatter = (): number => chance(-100, 100) / 1000;
    const rows = Array.from({ length: days * 24 }, (_, hour) => {
      const dirt = foulingPerDay * (hour / 24);
      const hotIn = 80 + 2 * Math.sin((hour / 24) * 2 * Math.PI);
      const transferUnits = (clean.conductance * (1 - dirt)) / clean.capacity;
      // counter-current, equal capacity on both sides
      const change = (transferUnits / (1 + transferUnits)) * (hotIn - 20);
      const drop = clean.pressureDrop * (1 + dirt / 2);
      return {
        equipment_id: equipmentId,
        customer_number: customerNumber,
        oid: null,
        source: 'gateway' as const,
        measured_at: new Date(now - (days * 24 - 1 - hour) * hourMs).toISOString(),
        hot_in: rounded(hotIn + scatter(), 1),
        hot_out: rounded(hotIn - change + scatter(), 1),
        cold_in: rounded(20 + scatter(), 1),
        cold_out: rounded(20 + change + scatter(), 1),
        hot_flow: rounded(clean.flow + scatter(), 2),
        cold_flow: rounded(clean.flow + scatter(), 2),
        hot_pressure_drop: rounded(drop + scatter(), 1),
        cold_pressure_drop: rounded(drop + scatter(), 1),
      };
    });
    await db
      .insertInto('unit_reading')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
