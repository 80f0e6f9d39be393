import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { ConfigurationSeed } from '../demo-company.ts';
import { bulkInsert } from './bulk-insert.ts';

/** Imports public configurations, which have no owner. */
export async function importConfigurations(db: Kysely<Database>, configurations: ConfigurationSeed[]): Promise<void> {
  await bulkInsert(
    db,
    'configuration',
    configurations.map(({ id, name, lines, listPrice }) => ({
      id,
      oid: null,
      names: name,
      lines,
      list_price: listPrice,
    })),
  );
}
