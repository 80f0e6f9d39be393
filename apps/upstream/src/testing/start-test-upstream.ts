import type { Express } from 'express';
import type { LogEvent } from 'kysely';
import request, { type Test } from 'supertest';
import { createApp } from '../app.ts';
import type { AppSettings, Deps } from '../deps.ts';
import { connectPostgres, openInMemory, type Connection } from '../database/connection.ts';
import { seedSnapshot } from '../database/seed-snapshot.ts';
import { rememberCatalogue } from '../reference-data/catalogue-memory.ts';
import { copySeedDatabase } from './seed-database.ts';

export interface TestUpstream {
  app: Express;
  deps: Deps;
  /** GET with the market parameters of a locale; what the caller names itself comes first. */
  get(path: string, query?: Record<string, string | number | string[]>, locale?: TestLocale): Test;
  /** SQL of the queries since the last call, migrations and start aside. */
  takeQueries(): string[];
  /** What was logged since the start, as pino would get it. */
  logged: { level: 'info' | 'error'; fields: Record<string, unknown> }[];
  close(): Promise<void>;
}

const markets = {
  'en-gb': { language: 'en', country: 'GB', locale: 'en-gb' },
  'sv-se': { language: 'sv', country: 'SE', locale: 'sv-se' },
  'de-de': { language: 'de', country: 'DE', locale: 'de-de' },
  'fr-fr': { language: 'fr', country: 'FR', locale: 'fr-fr' },
  'nl-nl': { language: 'nl', country: 'NL', locale: 'nl-nl' },
  'en-nl': { language: 'en', country: 'NL', locale: 'en-nl' },
  'en-us': { language: 'en', country: 'US', locale: 'en-us' },
  'pt-br': { language: 'pt-BR', country: 'BR', locale: 'pt-br' },
  'sr-latn-rs': { language: 'sr-Latn', country: 'RS', locale: 'sr-latn-rs' },
};
export type TestLocale = keyof typeof markets;

/**
 * The application on a database of its own with the demo company in it: embedded PostgreSQL restored from the snapshot, or a copy of
 * the seed database on the server that TEST_DATABASE_URL names.
 */
export async function startTestUpstream(settings: Partial<AppSettings> = {}): Promise<TestUpstream> {
  let queries: string[] = [];
  const onQuery = (event: LogEvent): void => void queries.push(event.query.sql);
  const connection = await openTestDatabase({ onQuery });
  const logged: TestUpstream['logged'] = [];
  const log = {
    info: (fields: Record<string, unknown>) => void logged.push({ level: 'info', fields }),
    error: (fields: Record<string, unknown>) => void logged.push({ level: 'error', fields }),
  } as unknown as Deps['log'];
  const deps: Deps = {
    db: connection.db,
    memory: await rememberCatalogue(connection.db, log),
    log,
    settings: { demo: true, slowSalesDetailsMs: 20, defaultCountry: 'GB', failOnWrongAnswer: true, ...settings },
  };
  const app = createApp(deps);
  queries = [];
  return {
    app,
    deps,
    logged,
    get(path, query = {}, locale = 'en-gb') {
      const [pathname, search] = path.split('?');
      const own = Object.fromEntries(new URLSearchParams(search));
      return request(app)
        .get(pathname!)
        .query({ ...markets[locale], t: 1, ...own, ...query });
    },
    takeQueries() {
      const taken = queries;
      queries = [];
      return taken;
    },
    close: () => connection.close(),
  };
}

/** A database with the demo company, for tests that need no application. */
export async function openTestDatabase(options: { onQuery?: (event: LogEvent) => void } = {}): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return openInMemory(process.env['SEED_SNAPSHOT'] ?? (await seedSnapshot()), options);
  const { url, drop } = await copySeedDatabase(server);
  const connection = connectPostgres(url, options);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}
