import type { Database } from '@shop/commerce-model';
import { createDemoCompany, importDemoCompany } from '@shop/demo-company';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { connectPostgres } from '../../database/connection.ts';
import { pdfFonts } from '../../paper/pdf/pdf-fonts.ts';
import { migrate } from '../../database/migrate.ts';
import { scaledCompany } from './scaled-company.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Temporary PostgreSQL server with a number of articles, for benchmarks: `serve-scaled-database.ts 100000` prints its
 * address, and up to 200 units of an article, as one line of JSON when it is filled, or `{"url":null}` where PostgreSQL is not installed, and runs until
 * SIGTERM. `serve-scaled-database.ts 10000 1500000` gives all documents one content of so many bytes.
 */
const articles = Number(process.argv[2] ?? 100_000);
const fileBytes = Number(process.argv[3] ?? 0);
let equipmentIds: string[] = [];
const postgres = await startTemporaryPostgres();
if (postgres) {
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  const connection = connectPostgres(postgres.url);
  await migrate(connection.db);
  await importDemoCompany(connection.db, scaledCompany(createDemoCompany(), articles), pdfFonts);
  if (fileBytes > 0) await enlargeDocuments(connection.db);
  equipmentIds = await unitsWithDocuments(connection.db);
  await connection.close();
  // keeps the process running until the signal
  setInterval(() => undefined, 60_000);
}
console.log(JSON.stringify({ url: postgres?.url ?? null, equipmentIds }));

async function unitsWithDocuments(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('unit')
    .select('equipment_id as id')
    .where('commercial_item_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('equipment_id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

async function enlargeDocuments(db: Kysely<Database>): Promise<void> {
  const bytes = randomBytes(fileBytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const name = 'large.pdf';
  const media = { hash, name, type: 'application/pdf', encoding: 'identity' as const, length: fileBytes, bytes };
  await db.insertInto('media').values(media).execute();
  await db
    .updateTable('document')
    .set({ src: `/media/${hash}/${name}` })
    .execute();
}
