import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { favouriteListIdSchema } from '../favourite-lists.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { amountSchema, currencySchema } from '../money.ts';

/** ISO 8601 day, without a time. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A way to send, and what it costs; cheapest first. */
export const freightChoiceSchema = z.object({
  id: z.enum(['economy', 'express']),
  amount: amountSchema,
  currency: currencySchema,
  /** First day on which it can arrive. */
  deliveryDate: daySchema,
});
export type FreightChoice = z.output<typeof freightChoiceSchema>;

export const freightQuoteSchema = z.object({
  /** Kilograms. */
  weight: z.number(),
  choices: z.array(freightChoiceSchema),
  /** Articles without a weight, which the amounts leave out. */
  unweighedCount: z.number(),
  /** From this sum of articles on the market's cheapest way costs nothing; null where there is no such limit. */
  freeFrom: z.nullable(amountSchema),
});
export type FreightQuote = z.output<typeof freightQuoteSchema>;

export const freight = {
  ofList: endpoint({
    name: 'freight.ofList',
    method: 'POST',
    path: '/freight/:listId/calculate',
    summary: 'What sending a favourite list would cost; 422 `no_freight_there` names the field',
    auth: 'required',
    params: z.object({ listId: favouriteListIdSchema }),
    /** Freight request; `listId` is in the path. */
    body: z.object({
      city: z.string().check(z.trim(), z.maxLength(fieldBounds.city)),
      zipCode: z.string().check(z.trim(), z.maxLength(fieldBounds.zipCode)),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      currency: currencySchema,
      requestedDeliveryDate: z.nullable(daySchema),
    }),
    response: freightQuoteSchema,
  }),
};
