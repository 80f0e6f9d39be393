import * as z from 'zod/mini';
import { addressFieldsSchema } from './addresses.ts';

/** Delivery or invoice address of an order; validated like addresses of the account. */
export const orderAddressSchema = z.omit(addressFieldsSchema, {
  displayName: true,
  defaultDelivery: true,
  defaultInvoice: true,
});
export type OrderAddress = z.output<typeof orderAddressSchema>;
