import type { Position } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Finds the position of a postal code by its longest known prefix; null when unknown. */
export async function findPosition(
  db: Kysely<Database>,
  { countryCode, zipCode }: { countryCode: string; zipCode: string },
): Promise<Position | null> {
  const plain = zipCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const { rows } = await sql<Position>`
    select latitude, longitude from postal_area
    where country_code = ${countryCode} and starts_with(${plain}, prefix)
    order by length(prefix) desc limit 1`.execute(db);
  return rows[0] ?? null;
}
