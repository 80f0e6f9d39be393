import type { Database } from '@shop/commerce-model';
import { createDemoCompany, importDemoCompany, users } from '@shop/demo-company';
import { startPostgres } from '@shop/server/testing';
import { sql, type Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connectPostgres } from '../../database/connection.ts';
import { pdfFonts } from '../../paper/pdf/pdf-fonts.ts';
import { migrate } from '../../database/migrate.ts';
import { scaledCompany } from './scaled-company.ts';

/**
 * Temporary PostgreSQL server with the demo company, enlarged for benchmarks: at least so many `--articles`; `--file-bytes` in each
 * document; 100 own units for Grace and so many `--units` for Sam. It prints its address, and up to 200 units of an article, as one line
 * of JSON when it is filled, or `{"url":null}` where PostgreSQL is not installed, and runs until SIGTERM.
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '0' },
    'file-bytes': { type: 'string', default: '0' },
    units: { type: 'string', default: '0' },
  },
});
const [articles, fileBytes, units] = [values.articles, values['file-bytes'], values.units].map(Number) as [
  number,
  number,
  number,
];
let equipmentIds: string[] = [];
const postgres = await startPostgres();
if (postgres) {
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  const connection = connectPostgres(postgres.url);
  await migrate(connection.db);
  await importDemoCompany(connection.db, scaledCompany(createDemoCompany(), articles), pdfFonts);
  if (fileBytes > 0) await enlargeDocuments(connection.db);
  if (units > 0) {
    await giveUnits(connection.db, 'Grace', 100);
    await giveUnits(connection.db, 'Sam', units);
    // as the server does by itself within minutes
    await sql`vacuum analyze`.execute(connection.db);
  }
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

/** Own units with names and tags, at 100 places. */
async function giveUnits(db: Kysely<Database>, firstName: string, count: number): Promise<void> {
  const { oid } = users.find((user) => user.firstName === firstName)!;
  const maker = `bulk ${firstName}`;
  const letter = firstName[0]!;
  await sql`insert into unit (equipment_id, serial_number, serial_key, serial_shape, tag_id, manufacturer_id,
      manufacturer_name, product_family_id, status)
    select 'BULK' || ${letter}::text || lpad(n::text, 6, '0'), ${letter}::text || '-' || n, ${letter}::text || n,
      '8' || n, 'BT-' || ${letter}::text || n, ${maker}::text, 'Bulk', 'gasketed', 'inService'
    from generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into unit_registration (equipment_id, customer_number, custom_name)
    select equipment_id, (select customer_number from membership where oid = ${oid} order by 1 limit 1),
      'Cooler ' || serial_key
    from unit where manufacturer_id = ${maker}`.execute(db);
  await sql`insert into unit_installation (equipment_id, in_use_at, country, zip, latitude, longitude)
    select equipment_id, 'Hall ' || n % 100, 'SE', '211 22', 55 + (n % 100) / 20.0, 12
    from (select equipment_id, row_number() over () as n from unit where manufacturer_id = ${maker}) as numbered`.execute(
    db,
  );
}
