import * as z from 'zod/mini';
import { daySchema } from './freight/freight.ts';

/** What left in one parcel or on one lorry, with carrier and tracking. */
export const shipmentSchema = z.object({
  id: z.string(),
  shippedOn: daySchema,
  deliveredOn: z.nullable(daySchema),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Page of the carrier, https. */
  trackingUrl: z.nullable(z.string()),
  lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
});
export type Shipment = z.output<typeof shipmentSchema>;
