import * as z from 'zod/mini';

/** Decimal text with two digits, never a float: `"1234.50"`. */
export const amountSchema = z.string().check(z.regex(/^-?\d{1,18}\.\d{2}$/));
/** ISO 4217. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** `amount` is the unit price, `originalAmount` the list price. */
export const priceSchema = z.object({ amount: amountSchema, originalAmount: amountSchema, currency: currencySchema });
export type Price = z.output<typeof priceSchema>;
