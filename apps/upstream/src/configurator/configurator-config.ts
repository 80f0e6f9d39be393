import { httpUrl, isLoopback, type Environment } from '@shop/server';
import { z } from 'zod';
import { isTrial } from '../is-trial.ts';
import type { ConfiguratorSettings } from './configurator.ts';

/** Environment variables of the configurator; its key also as `CONFIGURATOR_KEY_FILE`. */
export const configuratorVariables = {
  /** Base address of its API; https, or http on loopback with DEMO or SANDBOX. Without it no session can be started. */
  CONFIGURATOR_URL: httpUrl.optional(),
  /** Shared with it: authenticates our calls, and signs what it writes back. */
  CONFIGURATOR_KEY: z
    .string()
    .regex(/^\S{16,}$/, 'must be one word of 16 characters or more')
    .optional(),
  /** Scheme and host of its pages, the only one that browsers are sent to; that of CONFIGURATOR_URL by default. */
  CONFIGURATOR_ORIGIN: httpUrl.transform((text) => new URL(text).origin).optional(),
};

/** Requires the address with its key, the shop's own address, and https. */
export function configuratorErrors(given: Environment): string[] {
  const { CONFIGURATOR_URL: url, CONFIGURATOR_KEY: key, CONFIGURATOR_ORIGIN: origin } = given;
  if (url === undefined) {
    const unused = { CONFIGURATOR_KEY: key, CONFIGURATOR_ORIGIN: origin };
    return Object.entries(unused).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: has no use without CONFIGURATOR_URL`],
    );
  }
  const isSafe = (address: string): boolean =>
    !URL.canParse(address) ||
    new URL(address).protocol === 'https:' ||
    (isTrial(given) && isLoopback(new URL(address)));
  const addresses = { CONFIGURATOR_URL: url, CONFIGURATOR_ORIGIN: origin };
  return [
    ...(key === undefined ? ['CONFIGURATOR_KEY: is not set'] : []),
    ...(given['SHOP_URL'] === undefined ? ['SHOP_URL: is not set'] : []),
    ...Object.entries(addresses).flatMap(([name, address]) =>
      address === undefined || isSafe(address)
        ? []
        : [`${name}: must be https, or http on loopback with DEMO=true or SANDBOX=true`],
    ),
  ];
}

type Parsed = z.output<z.ZodObject<typeof configuratorVariables>>;

/** Settings of the configurator, from a valid configuration; null without one. */
export function configuratorOf({
  CONFIGURATOR_URL: url,
  CONFIGURATOR_KEY: key,
  CONFIGURATOR_ORIGIN: origin,
}: Parsed): ConfiguratorSettings | null {
  if (url === undefined) return null;
  return { url: url.replace(/\/$/, ''), key: key!, origin: origin ?? new URL(url).origin };
}
