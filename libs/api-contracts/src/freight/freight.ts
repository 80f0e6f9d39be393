import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { favouriteListIdSchema } from '../favourite-lists.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { visible } from '../visible-text.ts';

/** ISO 8601 day, without a time. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A delivery option with its price; cheapest first. */
export const freightChoiceSchema = z.object({
  id: z.enum(['economy', 'express']),
  amount: amountSchema,
  currency: currencySchema,
  /** Earliest arrival. */
  deliveryDate: daySchema,
});
export type FreightChoice = z.output<typeof freightChoiceSchema>;

/** Ways of delivery of a list to a place, with what each costs. */
export const freightQuoteSchema = z.object({
  /** Kilograms. */
  weight: z.number(),
  choices: z.array(freightChoiceSchema),
  /** Number of articles without a weight, which the amounts exclude. */
  unweighedCount: z.number(),
  /** The market's cheapest option is free from this sum of articles on; null without such a limit. */
  freeFrom: z.nullable(amountSchema),
});
export type FreightQuote = z.output<typeof freightQuoteSchema>;

/** Call for the freight of a favourite list. */
export const freight = {
  ofList: endpoint({
    name: 'freight.ofList',
    method: 'POST',
    path: '/freight/:listId/calculate',
    summary: 'Freight of a favourite list; 422 `no_freight_there` names the field',
    auth: 'required',
    params: z.object({ listId: favouriteListIdSchema }),
    /** Freight request; `listId` is in the path. */
    body: z.object({
      city: z.string().check(visible(), z.maxLength(fieldBounds.city)),
      zipCode: z.string().check(visible(), z.maxLength(fieldBounds.zipCode)),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      currency: currencySchema,
      requestedDeliveryDate: z.nullable(daySchema),
    }),
    response: freightQuoteSchema,
  }),
};
