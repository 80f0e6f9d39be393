import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTokenVerifier } from './access/verify-token.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Deps } from './http/deps.ts';
import { createDocumentWriter } from './paper/document-writer.ts';
import { createLog } from './log.ts';
import { loadDemo } from './load-demo.ts';
import { createMailer } from './mail/mailer.ts';
import { orderConfirmationPdf } from './orders/order-history/order-documents.ts';
import { expirePayment } from './orders/payments/expire-payment.ts';
import { settlePayment } from './orders/payments/settle-payment.ts';
import { createPaymentProvider } from './payments/create-payment-provider.ts';
import { rememberCatalogue } from './memory/catalogue-memory.ts';
import { shutDownOn } from './shut-down.ts';
import { startWorkers } from './workers.ts';

/** Longer than any caller keeps an idle socket, so that the caller is who closes it. */
const keepAliveMs = 10 * 60_000;
const maxHeaderBytes = 32 * 1024;

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const demo = config.demo ? await loadDemo() : null;
  const connection = await openDatabase({ ...config, demo, log: (message) => log.info(message) });
  const memory = await rememberCatalogue(connection.db, log);
  const { db } = connection;
  const deps: Deps = {
    db,
    memory,
    verifyToken: config.identity && createTokenVerifier(config.identity),
    payments: await createPaymentProvider(config.payment, { db, log }),
    writeDocument: createDocumentWriter(),
    log,
    settings: {
      demo: config.demo,
      demoPartnerSeconds: config.demoPartnerSeconds,
      slowSalesDetailsMs: config.slowSalesDetailsMs,
      defaultCountry: config.defaultCountry,
      failOnWrongAnswer: config.demo,
      shopUrl: config.shopUrl,
      paymentSessionMinutes: config.paymentSessionMinutes,
      vatCheckUrl: config.vatCheckUrl,
    },
  };
  const app = createApp(deps);
  const mailer = config.mail && createMailer(config.mail);
  const stopWorkers = startWorkers({
    ...deps,
    demo,
    settle: settlePayment,
    expire: expirePayment,
    reconcileAfterMs: config.reconcileAfterMs,
    mailer,
    orderConfirmationPdf: (orderId, language) => orderConfirmationPdf(deps, orderId, language),
  });

  const server = createServer({ keepAliveTimeout: keepAliveMs, maxHeaderSize: maxHeaderBytes }, app);
  server.listen(config.port, config.host, () => {
    log.info({ port: (server.address() as AddressInfo).port, host: config.host, pid: process.pid }, 'listening');
  });
  server.on('error', (error) => fail(error));
  async function close(): Promise<void> {
    await stopWorkers();
    mailer?.close();
    await connection.close();
  }
  const signals: NodeJS.Signals[] = ['SIGTERM', 'SIGINT'];
  // what they are doing ends while requests in flight do
  for (const signal of signals) process.once(signal, () => void stopWorkers());
  shutDownOn(signals, { server, graceMs: config.shutdownGraceMs, close, log });
}

function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryLockedError;
  console.error(isExpected ? error.message : (outsideFault(error) ?? error));
  process.exit(1);
}

/** A fault of port, disk, network or database in one line; of anything else the stack says more. */
function outsideFault(error: unknown): string | undefined {
  const { message, code, syscall, severity, errors } = error as Record<string, unknown>;
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  if (first !== undefined) return outsideFault(first);
  return syscall === undefined && severity === undefined ? undefined : `Cannot start: ${String(message || code)}`;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  fail(error);
}
