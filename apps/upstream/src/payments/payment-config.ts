import { httpUrl, integer, type Environment } from '@shop/server';
import { z } from 'zod';
import { isTrial } from '../is-trial.ts';
import type { AdyenSettings } from './adyen-provider.ts';
import type { SandboxProviderSettings } from './sandbox-provider.ts';

const word = z.string().regex(/^\S+$/, 'must be one word');

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true; // refused as no URL
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search + hash + username + password === '';
}

/** Environment variables of the payment provider; those of SECRETS also as `{name}_FILE`. */
export const paymentVariables = {
  /** The payment provider: `sandbox` (only with DEMO or SANDBOX) or `adyen`. Without it orders are placed on account only. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'adyen'], 'must be sandbox or adyen').optional(),
  /** Base of the sandbox provider: its API and its pay page. */
  SANDBOX_PAYMENT_URL: httpUrl.optional(),
  SANDBOX_PAYMENT_KEY: word.optional(),
  SANDBOX_PAYMENT_HMAC_KEY: word.optional(),
  ADYEN_ENVIRONMENT: z
    .enum(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'], 'must be test, live or live with a region')
    .optional(),
  ADYEN_MERCHANT_ACCOUNT: word.optional(),
  ADYEN_API_KEY: word.optional(),
  /** Public: sent to the browser. Begins with `test_` or `live_` like its environment. */
  ADYEN_CLIENT_KEY: z
    .string()
    .regex(/^(test|live)_\S+$/, 'must begin with test_ or live_')
    .optional(),
  /** Of the webhook, as shown in the Customer Area. */
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([0-9A-Fa-f]{2}){16,}$/, 'must be hexadecimal')
    .optional(),
  /** Prefix of the live addresses (Developers, API URLs); required outside of the test environment. */
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens')
    .optional(),
  /** Scheme and host of the shop in the browser (PUBLIC_URL of the BFF); required with PAYMENT_PROVIDER or SMTP_URL. */
  SHOP_URL: httpUrl
    .refine((text) => isOrigin(text), 'must be scheme and host alone, as https://shop.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Minutes for which a payment session freezes the cart. */
  PAYMENT_SESSION_MINUTES: integer(1, 1_440).default(30),
  /** Milliseconds without a message after which the provider is asked for the state of a payment. */
  RECONCILE_AFTER_MS: integer(0, 60_000).default(10_000),
};

const sandboxVariables = ['SANDBOX_PAYMENT_URL', 'SANDBOX_PAYMENT_KEY', 'SANDBOX_PAYMENT_HMAC_KEY'] as const;
const adyenVariables = [
  'ADYEN_ENVIRONMENT',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_API_KEY',
  'ADYEN_CLIENT_KEY',
  'ADYEN_HMAC_KEY',
] as const;

export type PaymentConfig =
  ({ provider: 'sandbox' } & SandboxProviderSettings) | ({ provider: 'adyen' } & AdyenSettings);

/** Requires all settings of the chosen provider and none of the other; refuses live keys with test addresses. */
export function paymentErrors(given: Environment): string[] {
  const provider = given['PAYMENT_PROVIDER'];
  const environment = given['ADYEN_ENVIRONMENT'];
  const errors = [
    ...errorsOf('sandbox', sandboxVariables, given),
    ...errorsOf('adyen', [...adyenVariables, ...(isLive(environment) ? ['ADYEN_LIVE_PREFIX'] : [])], given),
  ];
  if (provider === 'sandbox' && !isTrial(given)) {
    errors.push('PAYMENT_PROVIDER: must not be sandbox without DEMO=true or SANDBOX=true: it takes no money');
  }
  if (provider !== undefined && given['SHOP_URL'] === undefined) errors.push('SHOP_URL: is not set');
  if (environment !== undefined && given['ADYEN_CLIENT_KEY'] !== undefined) {
    const kind = isLive(environment) ? 'live_' : 'test_';
    if (!given['ADYEN_CLIENT_KEY'].startsWith(kind)) errors.push(`ADYEN_CLIENT_KEY: must begin with ${kind}`);
  }
  return errors;
}

const isLive = (environment: string | undefined): boolean => environment?.startsWith('live') ?? false;

function errorsOf(provider: string, names: readonly string[], given: Environment): string[] {
  if (given['PAYMENT_PROVIDER'] === provider) {
    return names.filter((name) => given[name] === undefined).map((name) => `${name}: is not set`);
  }
  return names
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name}: has no use without PAYMENT_PROVIDER=${provider}`);
}

type Parsed = z.output<z.ZodObject<typeof paymentVariables>>;

/** Settings of the provider, from a valid configuration; null: orders are placed on account only. */
export function paymentOf(data: Parsed): PaymentConfig | null {
  if (data.PAYMENT_PROVIDER === 'sandbox') {
    return {
      provider: 'sandbox',
      url: data.SANDBOX_PAYMENT_URL!.replace(/\/$/, ''),
      key: data.SANDBOX_PAYMENT_KEY!,
      hmacKey: data.SANDBOX_PAYMENT_HMAC_KEY!,
    };
  }
  if (data.PAYMENT_PROVIDER === undefined) return null;
  return {
    provider: 'adyen',
    environment: data.ADYEN_ENVIRONMENT!,
    merchantAccount: data.ADYEN_MERCHANT_ACCOUNT!,
    apiKey: data.ADYEN_API_KEY!,
    clientKey: data.ADYEN_CLIENT_KEY!,
    hmacKey: data.ADYEN_HMAC_KEY!,
    livePrefix: data.ADYEN_LIVE_PREFIX ?? null,
  };
}
