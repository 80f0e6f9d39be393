import { sql, type Kysely } from 'kysely';
import type { Database, StoredLine } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';

/** The generated quote that a cart orders. */
export interface QuotedCart {
  cartVersion: number;
  lines: StoredLine[];
  includesTax: boolean;
  /** False after its last day. */
  isValid: boolean;
}

/** A generated quote is valid until its last day has ended in every time zone: who reads it may be anywhere. */
export const isQuoteValid = sql<boolean>`(generated_quote.valid_until >= (now() at time zone 'Etc/GMT+12')::date)`;

export const quoteExpired = (): Problem =>
  new Problem(409, 'quote_expired', 'The quote is no longer valid; generate another one at today’s prices');

/** Loads the generated quote of a cart; null for any other cart. */
export async function readQuotedCart(db: Kysely<Database>, cartId: string): Promise<QuotedCart | null> {
  const row = await db
    .selectFrom('cart')
    .innerJoin('generated_quote', 'generated_quote.id', 'cart.generated_quote_id')
    .select(['cart.version as cartVersion', 'lines', 'includes_tax as includesTax', isQuoteValid.as('isValid')])
    .where('cart.id', '=', cartId)
    .executeTakeFirst();
  return row ? { ...row, lines: row.lines! } : null;
}
