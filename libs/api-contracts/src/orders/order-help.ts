import * as z from 'zod/mini';

/** ISO 8601 instant until which a placed order can be cancelled; null when it no longer can be. */
export const cancellableUntilSchema = z.nullable(z.string());

/** A question that the customer asked about a placed order, oldest first. */
export const orderQuestionSchema = z.object({
  /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
  askedAt: z.string(),
  author: z.string(),
  text: z.string(),
});
export type OrderQuestion = z.output<typeof orderQuestionSchema>;
