import type { UnitOfLine } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** Says of the units of lines ordered or requested earlier which were deleted since; one query, and none without units. */
export async function markGoneUnits<Line extends { unit?: UnitOfLine | undefined }>(
  db: Kysely<Database>,
  lines: Line[],
): Promise<Line[]> {
  const ids = [...new Set(lines.flatMap(({ unit }) => unit?.equipmentId ?? []))];
  if (ids.length === 0) return lines;
  const deleted = await db
    .selectFrom('unit')
    .select('equipment_id as equipmentId')
    .where((where) => where('equipment_id', '=', where.fn.any(where.val(ids))))
    .where('deleted_at', 'is not', null)
    .execute();
  const gone = new Set(deleted.map(({ equipmentId }) => equipmentId));
  return lines.map((line) =>
    line.unit && gone.has(line.unit.equipmentId) ? { ...line, unit: { ...line.unit, isGone: true } } : line,
  );
}
