import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetOldAnswers } from './access/change-once.ts';
import { createTokenVerifier } from './access/verify-token.ts';
import { createApp } from './app.ts';
import { forgetOldCarts } from './carts/forget-old-carts.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { createLog } from './log.ts';
import { rememberCatalogue } from './reference-data/catalogue-memory.ts';
import { shutDownOn } from './shut-down.ts';

/** Longer than any caller keeps an idle socket, so that the caller is who closes it. */
const keepAliveMs = 10 * 60_000;
const maxHeaderBytes = 32 * 1024;
const forgetEveryMs = 60 * 60_000;

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const connection = await openDatabase({ ...config, log: (message) => log.info(message) });
  const memory = await rememberCatalogue(connection.db, log);
  const app = createApp({
    db: connection.db,
    memory,
    verifyToken: config.identity && createTokenVerifier(config.identity),
    log,
    settings: {
      demo: config.demo,
      slowSalesDetailsMs: config.slowSalesDetailsMs,
      defaultCountry: config.defaultCountry,
      failOnWrongAnswer: config.demo,
    },
  });

  const forget = (): void => {
    forgetOldAnswers(connection.db).catch((error: unknown) => log.error({ err: error }, 'old answers not forgotten'));
    forgetOldCarts(connection.db).catch((error: unknown) => log.error({ err: error }, 'old carts not forgotten'));
  };
  forget();
  setInterval(forget, forgetEveryMs).unref();

  const server = createServer({ keepAliveTimeout: keepAliveMs, maxHeaderSize: maxHeaderBytes }, app);
  server.listen(config.port, config.host, () => {
    log.info({ port: (server.address() as AddressInfo).port, host: config.host, pid: process.pid }, 'listening');
  });
  server.on('error', (error) => fail(error));
  shutDownOn(['SIGTERM', 'SIGINT'], { server, graceMs: config.shutdownGraceMs, close: () => connection.close(), log });
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
