import type { PlateRun } from '@shop/api-contracts';
import { sql } from 'kysely';

/** The plate pack of a revision; null where the plates are not laid out one by one. */
export const storedPlatePack = sql<PlateRun[] | null>`nullif(plate_pack, '[]')`;
