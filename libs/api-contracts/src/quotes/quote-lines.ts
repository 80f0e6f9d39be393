import * as z from 'zod/mini';
import { daySchema } from '../freight/freight.ts';
import { itemCardSchema } from '../items.ts';
import { amountSchema, priceSchema } from '../money.ts';

/** Number of a quote request: what people quote. */
export const quoteNumberSchema = z.string().check(z.regex(/^Q\d{6,12}$/));

/** A line that a quote is asked for. */
export const quotedLineSchema = z.object({
  lineId: z.string(),
  articleNumber: z.string(),
  customArticleNumber: z.nullable(z.string()),
  name: z.string(),
  note: z.string(),
  quantity: z.number(),
  /** Of one piece. */
  targetPrice: z.nullable(amountSchema),
  wantedDate: z.nullable(daySchema),
  /** Name of the configuration that the line is part of. */
  configuration: z.nullable(z.string()),
  /** At the first of its lines: price of the whole configuration in the shop, where the lines have none of their own. */
  configurationPrice: z.optional(z.nullable(priceSchema)),
  /** Price of today in the shop, where it has one: what an offer is compared with. */
  price: z.nullable(priceSchema),
  /** Null where the market does not know the article any more. */
  item: z.nullable(itemCardSchema),
});
export type QuotedLine = z.output<typeof quotedLineSchema>;
