import * as z from 'zod/mini';
import { orderFreightChoiceSchema } from '../freight/order-freight.ts';
import { orderAddressSchema } from '../order-address.ts';

/**
 * What an order without any input could be filled in with: the person's profile, the default addresses, and what their last order in this
 * market had. Nothing of it is part of the order until its steps are called.
 */
export const orderSuggestionSchema = z.object({
  /** Who was asked last; the numbers of the company are those of the profile. */
  contact: z.object({ email: z.string(), phoneNumber: z.string(), yourReference: z.string() }),
  shippingAddress: orderAddressSchema,
  /** Null: same as the shipping address. */
  invoiceAddress: z.nullable(orderAddressSchema),
  /** Null without an earlier order. */
  freight: z.nullable(z.object({ id: orderFreightChoiceSchema.shape.id, partialDelivery: z.boolean() })),
  /** Number of the last order; null without one. */
  lastOrderNumber: z.nullable(z.string()),
});
export type OrderSuggestion = z.output<typeof orderSuggestionSchema>;
