import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { currencySchema } from '../money.ts';

/** The shop of one country in one language. */
export const marketSchema = z.object({
  country: z.string(),
  /** BCP 47, `sv`, `pt-BR`, `sr-Latn`. */
  language: z.string(),
  locale: z.string(),
  /** Shown as a banner on every page; null for none. */
  statusMessage: z.nullable(z.string()),
  name: z.string(),
  /** Languages of this country, BCP 47. */
  languages: z.array(z.string()),
  /** Ours: the picker is disabled with a notice; addresses of other markets still work. */
  locked: z.optional(z.boolean()),
  /** Ours: changing the market keeps the path instead of going home. */
  homeRedirectDisabled: z.optional(z.boolean()),
  /** Ours: how visitors see prices; stated beside every price. */
  priceDisplay: z.optional(z.enum(['net', 'gross'])),
  /** Ours. */
  currency: z.optional(currencySchema),
});
export type Market = z.output<typeof marketSchema>;

/** A market in one of its languages, as the choice of market lists it. */
export const marketListItemSchema = z.object({
  region: z.string(),
  countryCode: z.string(),
  languageCode: z.string(),
  /** Country name and language name, separated by a slash: `Sverige / svenska`. */
  description: z.string(),
  /** Ours: the locale of its addresses. */
  locale: z.optional(z.string()),
  /** Ours: hidden where the picker is locked to one country. */
  locked: z.optional(z.boolean()),
});
export type MarketListItem = z.output<typeof marketListItemSchema>;

/** Calls for markets: all, and the one of a country and language. */
export const markets = {
  list: endpoint({
    name: 'markets.list',
    method: 'GET',
    path: '/markets',
    summary: 'All markets, with the names in their own language',
    auth: 'none',
    response: z.array(marketListItemSchema),
  }),
  get: endpoint({
    name: 'markets.get',
    method: 'GET',
    path: '/markets/:id',
    summary: 'One market by country code',
    auth: 'none',
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z]{2}$/)) }),
    query: z.object({ language: z.optional(z.string()) }),
    response: marketSchema,
  }),
  default: endpoint({
    name: 'markets.default',
    method: 'GET',
    path: '/markets/default',
    summary: 'The market for visitors whose country is unknown',
    auth: 'none',
    response: marketSchema,
  }),
};
