import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './database.ts';
import { sweepProviderRecords } from './identity/provider-records.ts';
import { createMailbox } from './mail/mailbox.ts';
import { startMailServer } from './mail/mail-server.ts';
import { startSendingWebhooks } from './payments/send-webhooks.ts';
import { readRegistration } from './registration.ts';
import { shutDownOn } from './shut-down.ts';

const sweepEveryMs = 10 * 60_000;
const shutdownGraceMs = 5_000;

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 1, sync: true }));
  const database = openDatabase(config.directory);
  sweepProviderRecords(database);
  const sweeping = setInterval(() => sweepProviderRecords(database), sweepEveryMs).unref();

  // The port is part of the issuer, so the provider is made when it is taken; who asks earlier waits.
  const server = createServer();
  const publicUrl = once(server, 'listening').then(() => config.publicUrl ?? `http://127.0.0.1:${portOf(server)}`);
  const registration = readRegistration();
  const app = publicUrl.then((url) => createApp({ ...config, publicUrl: url, database, registration, log }));
  server.on('request', (request, response) => void app.then((handle) => void handle(request, response)));
  server.listen(config.port, config.host);
  await app;
  const { shopUrl, host } = config;
  const mail = await startMailServer({ port: config.smtpPort, mailbox: createMailbox(database), log });
  const stopSendingWebhooks = startSendingWebhooks({ database, shopUrl, hmacKey: registration.paymentHmacKey, log });
  log.info(
    { port: portOf(server), smtpPort: mail.port, host, publicUrl: await publicUrl, shopUrl, pid: process.pid },
    'listening',
  );

  async function close() {
    clearInterval(sweeping);
    await Promise.all([stopSendingWebhooks(), mail.stop()]);
    database.close();
  }
  shutDownOn(['SIGTERM', 'SIGINT'], { server, graceMs: shutdownGraceMs, close, log });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  fail(error);
}
