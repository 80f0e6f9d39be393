import * as z from 'zod/mini';
import { daySchema } from '../freight/freight.ts';
import { itemCardSchema } from '../catalogue/items.ts';
import { enclosureSchema } from '../enclosure.ts';
import { amountSchema, priceSchema } from '../money.ts';
import { fitConfirmationSchema, fitSchema } from '../units/fit.ts';
import { takeBackSchema } from '../take-back.ts';
import { unitOfLineSchema } from '../unit-of-line.ts';

/** Number of a quote request, as people quote it. */
export const quoteNumberSchema = z.string().check(z.regex(/^Q\d{6,12}$/));

/** A line of a quote request. */
export const quotedLineSchema = z.object({
  lineId: z.string(),
  articleNumber: z.string(),
  customArticleNumber: z.nullable(z.string()),
  name: z.string(),
  note: z.string(),
  quantity: z.number(),
  /** Per piece. */
  targetPrice: z.nullable(amountSchema),
  wantedDate: z.nullable(daySchema),
  /** Name of the configuration that the line is part of. */
  configuration: z.nullable(z.string()),
  /** Only on the first line of a configuration: its price in the shop, when the lines have none of their own. */
  configurationPrice: z.optional(z.nullable(priceSchema)),
  /** Drawings and data sheets of the configurator; absent without any. */
  enclosures: z.optional(z.array(enclosureSchema)),
  /** Ours: the proof that it replaces an old unit, as a file of the request; null until the request is sent. */
  proof: z.optional(z.object({ fileId: z.nullable(z.string()) })),
  /** Current price in the shop, if any, to compare offers with. */
  price: z.nullable(priceSchema),
  /**
   * For its supplier alone: list price of one piece, without tax, in the market and currency of the request; null without one. Ours.
   */
  listPrice: z.optional(z.nullable(amountSchema)),
  /** Null when the article no longer exists in the market. */
  item: z.nullable(itemCardSchema),
  /** The machine that the line is for, whether the article fits it, and who wants it although not. Ours. */
  unit: z.optional(unitOfLineSchema),
  fit: z.optional(fitSchema),
  fitConfirmation: z.optional(fitConfirmationSchema),
  /** The old unit that goes back for it. Ours. */
  takeBack: z.optional(takeBackSchema),
});
export type QuotedLine = z.output<typeof quotedLineSchema>;
