import { healthz, requestLog, type Logger } from '@shop/server';
import express, { type Express, type ErrorRequestHandler } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWKS } from 'oidc-provider';
import { b2cAddresses } from './b2c-addresses.ts';
import { configurator } from './configurator/configurator.ts';
import { createSessions } from './configurator/sessions.ts';
import { settingOf } from './database.ts';
import { createAccounts } from './identity/accounts.ts';
import { createAddressProofs } from './identity/address-proofs.ts';
import { demoAccountList } from './identity/demo-account-list.ts';
import type { DemoAccount } from './identity/demo-accounts.ts';
import { InteractionGone } from './identity/interaction.ts';
import { policyPath } from './identity/policy-provider.ts';
import { policyRoutes } from './identity/policy-routes.ts';
import { chatService } from './chat/chat-service.ts';
import { createMailbox } from './mail/mailbox.ts';
import { mailPage } from './mail/mail-page.ts';
import { notificationService } from './notifications/notification-service.ts';
import { createNotificationStore } from './notifications/notification-store.ts';
import { ownHost } from './own-host.ts';
import { assetRoutes } from './pages/assets.ts';
import { messagePage, sendPage } from './pages/page.ts';
import { ledgerPage } from './payments/ledger-page.ts';
import { payPages } from './payments/pay-pages.ts';
import { createPayments } from './payments/payments.ts';
import { providerApi } from './payments/provider-api.ts';
import type { Registration } from './registration.ts';
import { securityHeaders } from './security-headers.ts';
import { languageFor } from './languages.ts';
import { collector } from './telemetry/collector.ts';
import { telemetryPage } from './telemetry/telemetry-page.ts';
import { createTelemetryStore } from './telemetry/telemetry-store.ts';
import { vatRegister } from './vat/vat-register.ts';

export interface Options {
  database: DatabaseSync;
  registration: Registration;
  publicUrl: string;
  shopUrl: string;
  accessTokenSeconds: number;
  /** People who have an account from the first start. */
  people: readonly DemoAccount[];
  log: Pick<Logger, 'info' | 'error'>;
}

/**
 * The external services of the shop: identity provider, mailbox, payment provider, register of VAT numbers, configurator, collector of
 * telemetry, live chat and notification service.
 */
export async function createApp(options: Options): Promise<Express> {
  const { database, registration, publicUrl, shopUrl, people, log } = options;
  const {
    tenant,
    signInPolicy,
    passResetPolicy,
    widgetClientId,
    demoPassword: password,
    paymentKey,
    configuratorKey,
  } = registration;
  const [jwks, cookieKeys] = await Promise.all([
    settingOf(database, 'signing keys', newSigningKeys),
    settingOf(database, 'cookie keys', () => [randomBytes(32).toString('base64url')]),
  ]);
  const accounts = createAccounts(database);
  for (const account of people) if (!accounts.byOid(account.oid)) await accounts.create({ ...account, password });
  const mailbox = createMailbox(database);
  const payments = createPayments(database);
  const shared = { ...options, jwks, cookieKeys, accounts, mailbox, proofs: createAddressProofs(database) };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(log, (request) => ({ path: loggedPath(request.originalUrl) })));
  app.get('/healthz', healthz());
  app.use(ownHost(publicUrl));
  app.use(b2cAddresses(tenant));
  app.use(securityHeaders({ publicUrl, shopUrl, widgetClientId }));
  app.use(assetRoutes());
  app.use(mailPage(mailbox));
  app.use(demoAccountList(people, password));
  app.use('/payments/pay', payPages({ payments, shopUrl }));
  app.use('/payments', ledgerPage(payments), providerApi({ payments, shopUrl, paymentKey }));
  app.use(
    '/configurator',
    configurator({ sessions: createSessions(database), publicUrl, shopUrl, key: configuratorKey }),
  );
  app.use(vatRegister());
  const telemetry = createTelemetryStore();
  app.use(telemetryPage(telemetry)).use('/telemetry', collector(telemetry));
  app.use(chatService({ publicUrl, shopUrl, mailbox }));
  app.use(
    '/notifications',
    notificationService({
      ...{ publicUrl, shopUrl, registration, jwks },
      store: createNotificationStore(database),
      issuer: `${publicUrl}${policyPath({ policy: signInPolicy, registration })}/v2.0/`,
    }),
  );
  app.use(policyRoutes({ ...shared, kind: 'sign-in', policy: signInPolicy }));
  app.use(policyRoutes({ ...shared, kind: 'password-reset', policy: passResetPolicy }));
  app.use(unknownPath(shopUrl));
  app.use(answerErrors(shopUrl, log));
  return app;
}

/** The path without its query, which contains codes and addresses, and without the ids of open pages and payments. */
const loggedPath = (url: string): string =>
  url
    .replace(/\?.*$/s, '')
    .replace(/\/(login|authorize|pay|results|sessions|configure|conversations|messages)\/[^/]+/, '/$1/…');

async function newSigningKeys(): Promise<JWKS> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }] };
}

function unknownPath(shopUrl: string): express.RequestHandler {
  return (request, response) => {
    const language = languageFor(request.get('accept-language'));
    const [title, text] = [language.t('notFound'), language.t('notFoundText')];
    sendPage(response, 404, language, messagePage(language, { title, text, shopUrl }));
  };
}

function answerErrors(shopUrl: string, log: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const language = languageFor(request.get('accept-language'));
    const { t } = language;
    const isGone = error instanceof InteractionGone;
    const status = isGone ? 400 : (error.status ?? 500);
    if (status >= 500) log.error({ err: error }, 'request failed');
    const [title, text] = isGone ? [t('expired'), t('expiredText')] : [t('failed'), t('failedText')];
    sendPage(response, status, language, messagePage(language, { title, text, shopUrl }));
  };
}
