import * as z from 'zod/mini';
import { cartIdSchema } from '../carts.ts';
import { quantitySchema } from '../cart-items.ts';
import { endpoint } from '../client/endpoint.ts';
import { daySchema } from './freight.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { orderAddressSchema } from '../order-address.ts';
import { orderTotalsSchema } from '../order-totals.ts';

export const orderIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * Incoterms 2020 for any mode of transport. The shop delivers `DAP`, to the address, or `EXW`, picked up by the buyer;
 * suppliers offer any of them.
 */
export const incotermSchema = z.enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);
export type Incoterm = z.output<typeof incotermSchema>;

/** Who pays the freight of an offer: its prices include it, it is an amount, or it is settled later. */
export const offeredFreightSchema = z.enum(['included', 'amount', 'byAgreement']);

/** Where and when an order is picked up; open on the working days of that country. */
export const collectPlaceSchema = z.object({
  companyOrName: z.string(),
  streetAddress: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Local time, `07:30`. */
  opens: z.string(),
  closes: z.string(),
});
export type CollectPlace = z.output<typeof collectPlaceSchema>;

/**
 * A delivery option of an order. `collect`: picked up at the warehouse. `agreed`: the only one when the market does not
 * ship or the load is too heavy; freight is then negotiated and not part of the sum.
 */
export const orderFreightChoiceSchema = z.object({
  id: z.enum(['economy', 'express', 'collect', 'agreed']),
  incoterm: incotermSchema,
  /** Without tax, or with it in markets with gross prices, like goods. */
  amount: amountSchema,
  currency: currencySchema,
  /** Earliest day on which everything has arrived. */
  deliveryDate: daySchema,
  /** Only for an accepted offer: its freight, and the place of its Incoterm. */
  offered: z.optional(z.object({ freight: offeredFreightSchema, place: z.string() })),
  /** With `collect`. */
  collectFrom: z.optional(collectPlaceSchema),
});
export type OrderFreightChoice = z.output<typeof orderFreightChoiceSchema>;

/** The chosen option. */
export const orderFreightSchema = z.extend(orderFreightChoiceSchema, {
  requestedDeliveryDate: z.nullable(daySchema),
  partialDelivery: z.boolean(),
});
export type OrderFreight = z.output<typeof orderFreightSchema>;

/**
 * Body of POST freight; it must match the order's own lines and address, else 422 `items_differ` or `address_differs`.
 */
const requestSchema = z.object({
  orderId: orderIdSchema,
  cartId: cartIdSchema,
  items: z
    .array(
      z.object({
        lineId: z.string().check(z.maxLength(40)),
        quantity: quantitySchema,
        requestedDate: z.nullable(daySchema),
      }),
    )
    .check(z.maxLength(1_000)),
  deliveryAddress: orderAddressSchema,
  requestedDeliveryDate: z.nullable(daySchema),
});

/** A delivery option before it is chosen, with what the order would become by it. */
export const quotedFreightChoiceSchema = z.extend(orderFreightChoiceSchema, {
  /** Day on which each line arrives if items are sent as they become available, in the order of the lines. */
  lineDates: z.array(daySchema),
  /** Days from Monday to Friday, within a year, on which nothing arrives, or can be collected, this way: public holidays there. */
  closedDays: z.optional(z.array(daySchema)),
  totals: orderTotalsSchema,
});
export type QuotedFreightChoice = z.output<typeof quotedFreightChoiceSchema>;

/** Ways of delivery of an order with prices and promised days, stored with it until one is chosen. */
export const orderFreightQuoteSchema = z.object({
  /** Kilograms. */
  weight: z.number(),
  /** Cheapest first; never empty. */
  choices: z.array(quotedFreightChoiceSchema),
  /** The market's cheapest option is free from this sum of articles on; null without such a limit or option. */
  freeFrom: z.nullable(amountSchema),
});
export type OrderFreightQuote = z.output<typeof orderFreightQuoteSchema>;

/** Call for the ways of delivery of an order. */
export const orderFreight = {
  calculate: endpoint({
    name: 'orderFreight.calculate',
    method: 'POST',
    path: '/freight',
    summary:
      'Step 5: delivery options of the order with prices, stored with it until one is chosen. 422 `no_freight_there` and `no_delivery_day` name the field; the latter when a day fits no option, with `closedDays`',
    auth: 'required',
    body: requestSchema,
    response: orderFreightQuoteSchema,
  }),
};
