import * as z from 'zod/mini';
import { addressFieldsSchema } from './addresses.ts';

/** Where an order is delivered to or invoiced; checked like addresses of the account. */
export const orderAddressSchema = z.omit(addressFieldsSchema, {
  displayName: true,
  defaultDelivery: true,
  defaultInvoice: true,
});
export type OrderAddress = z.output<typeof orderAddressSchema>;
