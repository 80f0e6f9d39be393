import { answerUnreadable, configOrExit, createLogger, listen, shutDownOnSignals } from '@shop/server';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { demoAccounts } from './identity/demo-accounts.ts';
import { sweepProviderRecords } from './identity/provider-records.ts';
import { createMailbox } from './mail/mailbox.ts';
import { startMailServer } from './mail/mail-server.ts';
import { startSendingWebhooks } from './payments/send-webhooks.ts';
import { readRegistration } from './registration.ts';

const sweepEveryMs = 10 * 60_000;
const shutdownGraceMs = 5_000;

const config = configOrExit(readConfig(process.env));
const { HOST: host, SHOP_URL: shopUrl } = config;
const log = createLogger({ level: config.LOG_LEVEL });

async function start(): Promise<void> {
  const database = openDatabase(join(config.DATA_DIR, 'sandbox'));
  sweepProviderRecords(database);
  const sweeping = setInterval(() => sweepProviderRecords(database), sweepEveryMs).unref();

  // The port is part of the issuer, so the provider is created after the port is known; earlier requests wait.
  const server = createServer();
  answerUnreadable(server, log);
  const addressWhenTaken = once(server, 'listening').then(
    () => config.PUBLIC_URL ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  const registration = readRegistration();
  const app = addressWhenTaken.then((publicUrl) =>
    createApp({
      ...{ publicUrl, shopUrl, database, registration, log },
      accessTokenSeconds: config.ACCESS_TOKEN_SECONDS,
      people: config.DEMO_ACCOUNTS === 'true' ? demoAccounts : [],
    }),
  );
  server.on('request', (request, response) => void app.then((handle) => void handle(request, response)));
  const { port } = await listen(server, config.PORT, host);
  const publicUrl = await addressWhenTaken;
  await app;
  const mail = await startMailServer({ port: config.SMTP_PORT, mailbox: createMailbox(database), log });
  const stopSendingWebhooks = startSendingWebhooks({ database, shopUrl, hmacKey: registration.paymentHmacKey, log });
  log.info({ port, smtpPort: mail.port, host, publicUrl, shopUrl, pid: process.pid }, 'listening');

  shutDownOnSignals({
    servers: [server],
    log,
    graceMs: shutdownGraceMs,
    async close() {
      clearInterval(sweeping);
      await Promise.all([stopSendingWebhooks(), mail.stop()]);
      database.close();
    },
  });
}

try {
  await start();
} catch (error) {
  console.error(error);
  process.exit(1);
}
