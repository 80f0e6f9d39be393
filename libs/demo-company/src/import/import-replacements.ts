import { bulkInsert, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { DemoCompany } from '../demo-company.ts';

/** Imports old models that units of the catalogue can replace, and what such units are used for. */
export async function importReplacements(
  db: Kysely<Database>,
  { replacedModels, replacementApplications }: DemoCompany,
): Promise<void> {
  await bulkInsert(
    db,
    'replaced_model',
    replacedModels.map(({ id, manufacturer, name, ...data }, position) => ({
      id,
      position,
      manufacturer_id: manufacturer.id,
      manufacturer_name: manufacturer.name,
      name,
      data,
    })),
  );
  await bulkInsert(
    db,
    'replacement_application',
    replacementApplications.map(({ id, ...data }, position) => ({ id, position, data })),
  );
}
