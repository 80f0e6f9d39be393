import { createDemoCompany, importDemoCompany } from '@shop/demo-company';
import { connectPostgres } from '../../database/connection.ts';
import { pdfFonts } from '../../paper/pdf/pdf-fonts.ts';
import { migrate } from '../../database/migrate.ts';
import { scaledCompany } from './scaled-company.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Temporary PostgreSQL server with a number of articles, for benchmarks: `serve-scaled-database.ts 100000` prints its
 * address as one line of JSON when it is filled, or `{"url":null}` where PostgreSQL is not installed, and runs until
 * SIGTERM.
 */
const articles = Number(process.argv[2] ?? 100_000);
const postgres = await startTemporaryPostgres();
if (postgres) {
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  const connection = connectPostgres(postgres.url);
  await migrate(connection.db);
  await importDemoCompany(connection.db, scaledCompany(createDemoCompany(), articles), pdfFonts);
  await connection.close();
  // keeps the process running until the signal
  setInterval(() => undefined, 60_000);
}
console.log(JSON.stringify({ url: postgres?.url ?? null }));
