// Plain JavaScript: `npm start` needs it before anything is installed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the sandbox is. */
export const sandboxFolder = fileURLToPath(new URL('../../../../apps/sandbox', import.meta.url));

/**
 * What sandbox and shop have agreed on, as an operator would read it off a real provider's portal.
 *
 * @returns {import('./sandbox-environment.d.mts').Registration}
 */
export const readRegistration = () => JSON.parse(readFileSync(`${sandboxFolder}/registration.json`, 'utf8'));

/**
 * What the servers have to know of the world around them, when the sandbox is that: who signs people in, takes payments and mail, knows VAT
 * numbers, and collects telemetry.
 *
 * @param {object} options
 * @param {string} options.sandboxUrl without a slash at the end
 * @param {number} options.smtpPort where the sandbox takes mail
 * @param {string} options.shopUrl without a slash at the end
 * @param {string} options.sessionSecret seals sessions; 32 characters or more
 * @returns environment variables of the three servers
 */
export function sandboxEnvironment({ sandboxUrl, smtpPort, shopUrl, sessionSecret }) {
  const { tenant, signInPolicy, passResetPolicy, ...shop } = readRegistration();
  const policyBase = `${sandboxUrl}/${tenant}`;
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: `${sandboxUrl}/telemetry` };
  return {
    sandbox: { PUBLIC_URL: sandboxUrl, SHOP_URL: shopUrl, SMTP_PORT: String(smtpPort) },
    upstream: {
      IDENTITY_METADATA_URL: `${policyBase}/${signInPolicy}/v2.0/.well-known/openid-configuration`,
      IDENTITY_AUDIENCE: shop.apiAudience,
      IDENTITY_SCOPE: shop.apiScopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1)).join(' '),
      SHOP_URL: shopUrl,
      PAYMENT_PROVIDER: 'sandbox',
      SANDBOX_PAYMENT_URL: `${sandboxUrl}/payments`,
      SANDBOX_PAYMENT_KEY: shop.paymentKey,
      SANDBOX_PAYMENT_HMAC_KEY: shop.paymentHmacKey,
      CONFIGURATOR_URL: `${sandboxUrl}/configurator`,
      CONFIGURATOR_KEY: shop.configuratorKey,
      NOTIFICATIONS_URL: `${sandboxUrl}/notifications`,
      NOTIFICATIONS_KEY: shop.notificationsKey,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Vadholm <orders@vadholm.example>',
      VAT_CHECK_URL: `${sandboxUrl}/vat`,
      ...collector,
    },
    bff: {
      AZURE_CLIENT_ID: shop.clientId,
      AZURE_CLIENT_SECRET: shop.clientSecret,
      AZURE_POLICY_BASE: policyBase,
      AZURE_SIGN_IN_POLICY: signInPolicy,
      AZURE_PASS_RESET_POLICY: passResetPolicy,
      AZURE_B2C_SCOPES: shop.apiScopes.join(' '),
      CHAT_SCRIPT_URL: `${sandboxUrl}/chat/chat.js`,
      NOTIFICATIONS_SCRIPT_URL: `${sandboxUrl}/notifications/bell.js`,
      WIDGET_CLIENT_ID: shop.widgetClientId,
      WIDGET_SCOPES: shop.widgetScopes.join(' '),
      SESSION_SECRET: sessionSecret,
      APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${shop.telemetryKey};IngestionEndpoint=${sandboxUrl}/telemetry/`,
      ...collector,
    },
  };
}
