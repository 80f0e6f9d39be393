import {
  answerUnreadable,
  configOrExit,
  createLogger,
  listen,
  metricsListener,
  processIdentity,
  shutDownOnSignals,
  startTelemetry,
} from '@shop/server';
import { maxFilteredMatches } from '@shop/api-contracts';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createTokenVerifier } from './access/verify-token.ts';
import { createApp } from './app.ts';
import { followOpenSearch } from './search-engines/opensearch/opensearch.ts';
import { openSearchOf } from './search-engines/opensearch-config.ts';
import { identityOf, readConfig, type Config } from './config.ts';
import { configuratorOf } from './configurator/configurator-config.ts';
import { createConfigurator } from './configurator/configurator.ts';
import { DamagedDirectoryError } from './database/data-directory.ts';
import { DatabaseDownError } from './database/database-down.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { replicaAddresses } from './database/database-addresses.ts';
import { openDatabase } from './database/open-database.ts';
import { followReplicas } from './database/replicas/read-replicas.ts';
import { RealDataError } from './database/refuse-real-data.ts';
import type { Deps } from './http/deps.ts';
import { createDocumentWriter } from './paper/document-writer.ts';
import { rowsInErrors } from './http/hidden-fields.ts';
import { traceRequests } from './http/trace-requests.ts';
import { traceStatements } from './database/trace-statements.ts';
import { loadDemo } from './load-demo.ts';
import { mailOf } from './mail/mail-config.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './operations/metrics.ts';
import { createNotificationService } from './notifications/notification-service.ts';
import { notificationsOf } from './notifications/notifications-config.ts';
import { orderConfirmationPdf } from './orders/order-history/order-documents.ts';
import { expirePayment } from './orders/payments/expire-payment.ts';
import { settlePayment } from './orders/payments/settle-payment.ts';
import { createPaymentProvider } from './payments/create-payment-provider.ts';
import { rememberCatalogue } from './memory/catalogue-memory.ts';
import { paymentOf } from './payments/payment-config.ts';
import { startWorkers } from './workers.ts';

/** Of the demo: as slow as the systems that shops ask for prices on request. */
const demoSlowSalesDetailsMs = 1_500;
/** Longer than any client keeps an idle socket, so that the client closes it and no request meets a closing socket. */
const keepAliveMs = 10 * 60_000;
const maxHeaderBytes = 32 * 1024;
/** Milliseconds in which a request must have arrived: the BFF sends only what it has. */
const requestTimes = { headersTimeout: 5_000, requestTimeout: 60_000, connectionsCheckingInterval: 500 };

async function start(config: Config): Promise<void> {
  const identity = processIdentity('upstream', config);
  const { service, instance, version } = identity;
  const log = createLogger({ level: config.LOG_LEVEL, base: { service, instance, version }, hidden: rowsInErrors });
  const telemetry = await startTelemetry({ ...identity, config, log });
  const demo = config.DEMO ? await loadDemo() : null;
  const poolLimits = {
    maxConnections: config.DATABASE_POOL_SIZE,
    waitMs: config.DATABASE_WAIT_MS,
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
  };
  const traced = telemetry ? { onQuery: traceStatements(telemetry) } : {};
  const connection = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'upstream'),
    demo,
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
    limits: poolLimits,
    ...traced,
  });
  const { db } = connection;
  const memory = await rememberCatalogue(db, log);
  const replicas =
    config.DATABASE_READ_URL === undefined
      ? null
      : await followReplicas(replicaAddresses(config.DATABASE_READ_URL), {
          primaryUrl: config.DATABASE_URL!,
          primary: db,
          limits: poolLimits,
          ...traced,
          log,
        });
  const openSearchSettings = openSearchOf(config);
  const openSearch =
    openSearchSettings &&
    (await followOpenSearch(openSearchSettings, { version: () => memory.current().reference.version, log }));
  if (memory.current().reference.markets.length === 0) {
    log.warn(
      { reason: 'no_market' },
      'the shop has no market yet: npm run import -- FOLDER, see docs/own-catalogue.md',
    );
  }
  const signIn = identityOf(config);
  const configurator = configuratorOf(config);
  const deps: Deps = {
    db,
    replicas,
    openSearch,
    memory,
    verifyToken: signIn && createTokenVerifier(signIn),
    payments: await createPaymentProvider(paymentOf(config), { db, log }),
    configurator: configurator && createConfigurator(configurator),
    writeDocument: createDocumentWriter(),
    log,
    settings: {
      demo: config.DEMO,
      demoPartnerSeconds: config.DEMO_PARTNER_SECONDS,
      maxCountedMatches: maxFilteredMatches,
      slowSalesDetailsMs: config.SLOW_SALES_DETAILS_MS ?? (config.DEMO ? demoSlowSalesDetailsMs : 0),
      defaultCountry: config.DEFAULT_COUNTRY,
      failOnWrongAnswer: config.DEMO,
      shopUrl: config.SHOP_URL ?? null,
      paymentSessionMinutes: config.PAYMENT_SESSION_MINUTES,
      vatCheckUrl: config.VAT_CHECK_URL ?? null,
    },
  };
  const metrics =
    config.METRICS_PORT === undefined ? null : createMetrics(db, identity, connection.pool, replicas, openSearch);
  const app = createApp(deps);
  const handle = telemetry ? traceRequests(telemetry, app) : app;
  const mail = mailOf(config);
  const smtp = mail && createMailer(mail);
  const mailer = smtp && metrics ? metrics.work.counted(smtp) : smtp;
  const notifications = notificationsOf(config);
  const stopWorkers = config.WORKERS
    ? startWorkers({
        ...deps,
        demo,
        settle: settlePayment,
        expire: expirePayment,
        reconcileAfterMs: config.RECONCILE_AFTER_MS,
        jobEnded: metrics?.work.jobEnded,
        roundEnded: metrics?.work.roundEnded,
        mailer,
        notifications: notifications && createNotificationService(notifications),
        orderConfirmationPdf: (orderId, language) => orderConfirmationPdf(deps, orderId, language),
      })
    : () => Promise.resolve();

  const metricsServer = metrics && createServer(metricsListener(metrics));
  const limits = { keepAliveTimeout: keepAliveMs, maxHeaderSize: maxHeaderBytes, ...requestTimes };
  const server = createServer(limits, (request, response) => {
    metrics?.observe(request, response);
    handle(request, response);
  });
  answerUnreadable(server, log);
  const { address: metricsAddress } = metricsServer
    ? await listen(metricsServer, config.METRICS_PORT!, config.METRICS_HOST ?? config.HOST)
    : {};
  const { port } = await listen(server, config.PORT, config.HOST);
  log.info({ port, host: config.HOST, metricsAddress, pid: process.pid }, 'listening');
  shutDownOnSignals({
    servers: metricsServer ? [server, metricsServer] : [server],
    log,
    graceMs: config.SHUTDOWN_GRACE_MS,
    // current work finishes in parallel with the requests in flight
    begin: () => void stopWorkers(),
    async close() {
      await stopWorkers();
      mailer?.close();
      await replicas?.close();
      await openSearch?.close();
      await connection.close();
      await telemetry?.stop();
    },
  });
}

function fail(error: unknown): never {
  const isForOperators =
    error instanceof DirectoryLockedError || error instanceof DamagedDirectoryError || error instanceof RealDataError;
  console.error(isForOperators ? error.message : (outsideError(error) ?? error));
  process.exit(1);
}

/** Describes an error of port, disk, network or database in one line; undefined for others, whose stack is needed. */
function outsideError(error: unknown): string | undefined {
  const { message, code, syscall, severity, errors, cause } = error as Record<string, unknown>;
  if (error instanceof DatabaseDownError) return outsideError(cause);
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  if (first !== undefined) return outsideError(first);
  return syscall === undefined && severity === undefined ? undefined : `Cannot start: ${String(message || code)}`;
}

await start(configOrExit(readConfig(process.env))).catch(fail);
