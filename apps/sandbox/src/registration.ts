import { readFileSync } from 'node:fs';
import { z } from 'zod';

const scopes = z.array(z.url()).nonempty();

const registrationSchema = z.object({
  /** First segment of every address of the provider. */
  tenant: z.string().min(1),
  signInPolicy: z.string().min(1),
  passResetPolicy: z.string().min(1),
  /** The shop's server, a confidential client with a secret. */
  clientId: z.uuid(),
  clientSecret: z.string().min(1),
  /** Scopes of the commerce API and the audience of its tokens. */
  apiScopes: scopes,
  apiAudience: z.uuid(),
  /** The notifications widget in the browser, a public client without a secret, limited to the widget's scopes. */
  widgetClientId: z.uuid(),
  widgetScopes: scopes,
  widgetAudience: z.uuid(),
  /** Password of all demo accounts, and only of them. */
  demoPassword: z.string().min(8),
  /** Key with which the shop's server calls the payment provider. */
  paymentKey: z.string().min(16),
  /** Signs the payment provider's webhooks to the shop. */
  paymentHmacKey: z.string().min(16),
  /** Key of the configurator: authenticates the shop there, and signs what it writes back. */
  configuratorKey: z.string().min(16),
  /** Key with which the shop's server calls the notification service. */
  notificationsKey: z.string().min(16),
  /** Instrumentation key of the collector of telemetry. */
  telemetryKey: z.uuid(),
});

/** Settings shared by provider and shop, which an operator would read in the real provider's portal. */
export type Registration = z.output<typeof registrationSchema>;

/** Reads `registration.json`. Throws ZodError. */
export function readRegistration(): Registration {
  const text = readFileSync(new URL('../registration.json', import.meta.url), 'utf8');
  return registrationSchema.parse(JSON.parse(text));
}
