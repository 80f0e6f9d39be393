import * as z from 'zod/mini';
import { quoteNumberSchema } from '../quotes/quote-lines.ts';

/** The accepted offer that an order came from. */
export const orderedOfferSchema = z.object({
  quoteNumber: quoteNumberSchema,
  /** The accepted revision and the instant of its offer, ISO 8601 with the offset of the market. */
  revision: z.number(),
  offeredAt: z.string(),
  supplier: z.object({
    /** Company, and its location when it has several. */
    name: z.string(),
    /** True for our own sales company. */
    isOwn: z.boolean(),
    phoneNumber: z.string(),
    email: z.string(),
  }),
  /** Instant at which the supplier confirmed the days of delivery, ISO 8601 with the offset of the market; null before. */
  confirmedAt: z.nullable(z.string()),
});
export type OrderedOffer = z.output<typeof orderedOfferSchema>;
