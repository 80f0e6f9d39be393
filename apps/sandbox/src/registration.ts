import { readFileSync } from 'node:fs';
import { z } from 'zod';

const scopes = z.array(z.url()).nonempty();

const registrationSchema = z.object({
  /** First segment of every address of the provider. */
  tenant: z.string().min(1),
  signInPolicy: z.string().min(1),
  passResetPolicy: z.string().min(1),
  /** The shop's server, a client with a secret. */
  clientId: z.uuid(),
  clientSecret: z.string().min(1),
  /** Scopes of the commerce API and the audience of tokens for it. */
  apiScopes: scopes,
  apiAudience: z.uuid(),
  /** The notifications widget in the browser, a client without a secret that may have nothing but the widget's scopes. */
  widgetClientId: z.uuid(),
  widgetScopes: scopes,
  widgetAudience: z.uuid(),
  /** Password of all demo accounts; nobody else has it. */
  demoPassword: z.string().min(8),
  /** With it the shop's server speaks to the payment provider. */
  paymentKey: z.string().min(16),
  /** Signs what the payment provider tells the shop. */
  paymentHmacKey: z.string().min(16),
});

/** What the provider and the shop have agreed on, as an operator would read it off the real provider's portal. */
export type Registration = z.output<typeof registrationSchema>;

/** Reads `registration.json`. Throws ZodError. */
export function readRegistration(): Registration {
  const text = readFileSync(new URL('../registration.json', import.meta.url), 'utf8');
  return registrationSchema.parse(JSON.parse(text));
}
