import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import { maxFilteredMatches } from '@shop/api-contracts';
import type { LogEvent } from 'kysely';
import request, { type Test } from 'supertest';
import { users } from '@shop/demo-company';
import { createTokenVerifier } from '../access/verify-token.ts';
import { createApp } from '../app.ts';
import type { AppSettings, Deps } from '../http/deps.ts';
import { connectPostgres, openTemporary, type Connection } from '../database/connection.ts';
import { demoSeed } from '../database/demo-seed.ts';
import { createDocumentWriter } from '../paper/document-writer.ts';
import { rememberCatalogue } from '../memory/catalogue-memory.ts';
import { loadDemo } from '../load-demo.ts';
import { copySeedDatabase } from './databases/seed-database.ts';
import { insertPublicConfigurations } from './public-configurations.ts';
import { startIdentityProvider, type TestIdentityProvider } from './start-identity-provider.ts';

export interface TestUpstream {
  app: Express;
  deps: Deps;
  /** GET with the market parameters of a locale; `query` overrides them. */
  get(path: string, query?: Record<string, string | number | string[]>, locale?: TestLocale): Test;
  /** Any method, with a generated Idempotency-Key unless one is given, as a demo account or with a token. */
  call(method: Method, path: string, options?: CallOptions): Test;
  identityProvider: TestIdentityProvider;
  /** SQL of the queries since the last call, without migrations and start. */
  takeQueries(): string[];
  /** Log entries since the start, in the form of pino. */
  logged: { level: 'info' | 'error'; fields: Record<string, unknown> }[];
  close(): Promise<void>;
}

type Method = 'get' | 'post' | 'put' | 'delete';

export interface CallOptions {
  /** First name of a demo account, `anna`, or a token; undefined: anonymous. */
  as?: string;
  body?: object;
  query?: Record<string, string | number | string[]>;
  locale?: TestLocale;
  key?: string;
  /** Customer number that the calling page was shown for. */
  shownFor?: string;
  /** ETag including its quotes. */
  ifMatch?: string;
  /** Sent as the field formFile. */
  file?: { name: string; bytes: Buffer; type?: string };
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
 * Starts the application on a database of its own with the demo company: embedded PostgreSQL restored from the
 * snapshot, or a copy of the seed database on the server of TEST_DATABASE_URL.
 *
 * @param more `open`: another database
 */
export async function startTestUpstream(
  settings: Partial<AppSettings> = {},
  {
    payments = null,
    configurator = null,
    open = openTestDatabase,
  }: Partial<Pick<Deps, 'payments' | 'configurator'>> & { open?: typeof openTestDatabase } = {},
): Promise<TestUpstream> {
  let queries: string[] = [];
  const onQuery = (event: LogEvent): void => void queries.push(event.query.sql);
  const connection = await open({ onQuery });
  const logged: TestUpstream['logged'] = [];
  const log = {
    info: (fields: Record<string, unknown>) => void logged.push({ level: 'info', fields }),
    error: (fields: Record<string, unknown>) => void logged.push({ level: 'error', fields }),
  } as unknown as Deps['log'];
  const identityProvider = await startIdentityProvider();
  const tokens = new Map<string, string>();
  for (const user of users) tokens.set(user.firstName.toLowerCase(), await identityProvider.issue(user));
  const deps: Deps = {
    db: connection.db,
    replicas: null,
    openSearch: null,
    memory: await rememberCatalogue(connection.db, log),
    verifyToken: createTokenVerifier(identityProvider.settings),
    payments,
    configurator,
    writeDocument: createDocumentWriter(),
    log,
    settings: {
      demo: true,
      demoPartnerSeconds: 0,
      slowSalesDetailsMs: 20,
      maxCountedMatches: maxFilteredMatches,
      defaultCountry: 'GB',
      failOnWrongAnswer: true,
      shopUrl: 'http://localhost:3000',
      paymentSessionMinutes: 30,
      vatCheckUrl: null,
      ...settings,
    },
  };
  const app = createApp(deps);
  queries = [];

  function call(method: Method, path: string, options: CallOptions = {}): Test {
    const { as, body, query = {}, locale = 'en-gb', key = randomUUID(), ifMatch, file, shownFor } = options;
    const [pathname, search] = path.split('?');
    const own = Object.fromEntries(new URLSearchParams(search));
    const test = request(app)
      [method](pathname!)
      .query({ ...markets[locale], t: 1, ...own, ...query });
    if (as !== undefined) void test.set('authorization', `Bearer ${tokens.get(as) ?? as}`);
    if (method !== 'get' && key !== '') void test.set('idempotency-key', key);
    if (shownFor !== undefined) void test.set('x-customer-number', shownFor);
    if (ifMatch !== undefined) void test.set('if-match', ifMatch);
    if (file)
      void test.attach('formFile', file.bytes, { filename: file.name, contentType: file.type ?? 'application/pdf' });
    return body === undefined ? test : test.send(body);
  }

  return {
    app,
    deps,
    logged,
    identityProvider,
    get: (path, query = {}, locale = 'en-gb') => call('get', path, { query, locale }),
    call,
    takeQueries() {
      const taken = queries;
      queries = [];
      return taken;
    },
    async close() {
      await connection.close();
      await identityProvider.close();
    },
  };
}

/** A database with the demo company and some public configurations, for tests without the application. */
export async function openTestDatabase(options: { onQuery?: (event: LogEvent) => void } = {}): Promise<Connection> {
  const connection = await openDemoDatabase(options);
  await insertPublicConfigurations(connection.db);
  return connection;
}

async function openDemoDatabase(options: { onQuery?: (event: LogEvent) => void }): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    return openTemporary(process.env['TEST_SEED'] ?? (await demoSeed((await loadDemo()).fill)), options);
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
