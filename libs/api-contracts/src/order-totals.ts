import * as z from 'zod/mini';
import { amountSchema, currencySchema } from './money.ts';

/** Sums in the market's currency; `goods` and `freight` are without tax, or with it in markets with gross prices. */
export const orderTotalsSchema = z.object({
  goods: amountSchema,
  /** Null before freight is set. */
  freight: z.nullable(amountSchema),
  /** Per cent. */
  taxRate: z.number(),
  tax: amountSchema,
  /** True when `goods` and `freight` include tax. */
  includesTax: z.boolean(),
  /**
   * Which tax applies: `ordinary`; `later`: the address of delivery decides and is not known; `reverseCharge`: the
   * buyer, in another country of the EU and with a confirmed VAT number, owes it; `export`: none; `exempt`: by certificate.
   */
  taxKind: z.enum(['ordinary', 'later', 'reverseCharge', 'export', 'exempt']),
  /** True where the tax is a sales tax and no VAT: it is named after the market of the order, wherever one reads. */
  isSalesTax: z.optional(z.boolean()),
  /** State whose tax exemption applies to the address; null without one. */
  taxExemptState: z.nullable(z.string()),
  /** Goods and freight without tax; absent in answers of older versions. */
  net: z.optional(amountSchema),
  /** Amount to pay. */
  total: amountSchema,
  currency: currencySchema,
});
export type OrderTotals = z.output<typeof orderTotalsSchema>;
