import * as z from 'zod/mini';
import { cartIdSchema } from '../carts.ts';
import { quantitySchema } from '../cart-items.ts';
import { endpoint } from '../client/endpoint.ts';
import { daySchema } from './freight.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { orderAddressSchema } from '../order-address.ts';

export const orderIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** `DAP`: we bring it to the address. `EXW`: the buyer fetches it. (Incoterms 2020) */
export const incotermSchema = z.enum(['DAP', 'EXW']);

/**
 * A way to get an order. `collect`: fetched at the warehouse. `agreed`: the only one where the market's shipping is off, or where no lorry
 * takes it: freight is agreed on by talking and not part of the sum.
 */
export const orderFreightChoiceSchema = z.object({
  id: z.enum(['economy', 'express', 'collect', 'agreed']),
  incoterm: incotermSchema,
  /** Without tax, or with it where the market shows gross prices, as goods are. */
  amount: amountSchema,
  currency: currencySchema,
  /** First day on which all of it can arrive. */
  deliveryDate: daySchema,
});
export type OrderFreightChoice = z.output<typeof orderFreightChoiceSchema>;

/** What was chosen. */
export const orderFreightSchema = z.extend(orderFreightChoiceSchema, {
  requestedDeliveryDate: z.nullable(daySchema),
  partialDelivery: z.boolean(),
});
export type OrderFreight = z.output<typeof orderFreightSchema>;

/** Body of POST freight; the order's own lines and address count: others are 422 `items_differ` and `address_differs`. */
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

export const orderFreightQuoteSchema = z.object({
  /** Kilograms. */
  weight: z.number(),
  /** Cheapest first; never empty. */
  choices: z.array(orderFreightChoiceSchema),
  /** From this sum of articles on the market's cheapest way costs nothing; null where there is no such limit. */
  freeFrom: z.nullable(amountSchema),
});
export type OrderFreightQuote = z.output<typeof orderFreightQuoteSchema>;

export const orderFreight = {
  calculate: endpoint({
    name: 'orderFreight.calculate',
    method: 'POST',
    path: '/freight',
    summary:
      'Step 5: ways to send the order and what they cost; kept with the order until it is chosen. 422 `no_freight_there` names the field',
    auth: 'required',
    body: requestSchema,
    response: orderFreightQuoteSchema,
  }),
};
