import * as z from 'zod/mini';

/**
 * Query parameters of every call: companyId with a leading dash, language, country, locale and a cache-busting
 * timestamp t in milliseconds, which is never part of a cache key.
 */
export const marketParametersSchema = z.object({
  /** With its leading dash, as in addresses: `-nordfrost`. */
  companyId: z.optional(z.string().check(z.regex(/^-[a-z0-9]{1,40}$/))),
  /** BCP 47 language of the market, `sv`, `pt-BR`, `sr-Latn`. */
  language: z.string().check(z.regex(/^[A-Za-z]{2}(-[A-Za-z]{2,4})?$/)),
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** As in addresses, lower case: `sr-latn-rs`. */
  locale: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{4})?-[a-z]{2}$/)),
  t: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
});

export type MarketParameters = Omit<z.output<typeof marketParametersSchema>, 't'>;
