import { z } from 'zod';

/** A whole number in decimal digits (neither `0x10` nor `1e3`), within bounds. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      max === Number.MAX_SAFE_INTEGER ? `must be ${min} or more` : `must be from ${min} to ${max}`,
    );

/** `true` or `false`; defaults to false. */
export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

/** An http or https address, unchanged; each variable decides which parts are allowed. */
export const httpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https URL');

/** Lowest level that is logged. */
export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info');
export type LogLevel = z.output<typeof logLevel>;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for addresses that only this machine can reach. */
export const isLoopback = (url: URL): boolean => loopbackHosts.has(url.hostname);
