import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Imports the demo company. Its sources, drawings and documents are loaded only here: a usual start needs none of them. */
export async function fillWithDemoCompany(db: Kysely<Database>): Promise<void> {
  const [{ importDemoCompany }, { createDemoCompany }] = await Promise.all([
    import('./import/import-demo-company.ts'),
    import('../demo/create-demo-company.ts'),
  ]);
  await importDemoCompany(db, createDemoCompany());
}
