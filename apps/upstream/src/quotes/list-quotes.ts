import { quotesPerPage, type AnswerOf, type quotes } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { SignedInCall } from '../http/route.ts';
import { readLocations } from '../partners/partner-locations.ts';
import { Problem } from '../problem/problem.ts';
import { summaryAnswer, type SummaryRow } from './quote-answer.ts';
import { isAsked, isOwnRequest, readerOf, type QuoteOptions, type QuoteReader } from './quote-store.ts';
import { isUnreadByCustomer, offersSummary, partnerHasNews, summaryColumns } from './quote-summaries.ts';

/** True for a row of `quote_request` when one of the reader's locations was asked; uses the index of locations. */
const wasReceived = (reader: QuoteReader) => sql<boolean>`
  exists (select from quote_offer where request_number = quote_request.number and ${isAsked(reader)})`;

/** Loads one page of the requests that were sent, or received by a partner. Throws a Problem 403 `not_a_partner`. */
export async function listQuotes(
  { db, person, query, context }: SignedInCall<typeof quotes.list>,
  options: QuoteOptions,
): Promise<AnswerOf<typeof quotes.list>> {
  const { box = 'sent', state, page = 1 } = query;
  const reader = await readerOf(db, person);
  const isReceived = box === 'received';
  if (isReceived && reader.locationIds.length === 0) {
    throw new Problem(403, 'not_a_partner', 'Only partners receive requests');
  }
  const isVisible = isReceived ? isAsked(reader) : sql<boolean>`true`;
  const found = sql`
    from quote_request join lateral ${offersSummary(isVisible, options)} as summary on true
    where ${isReceived ? wasReceived(reader) : isOwnRequest(reader)} ${state ? sql`and summary.state = ${state}` : sql``}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns(context.language)}, ${isReceived ? partnerHasNews : isUnreadByCustomer} as "hasNews" ${found}
    order by requested_at desc, length(quote_request.number) desc, quote_request.number desc
    limit ${quotesPerPage} offset ${(page - 1) * quotesPerPage}`.execute(db);
  const locations = await readLocations(
    db,
    rows.flatMap(({ locationIds }) => locationIds),
  );
  return { quotes: rows.map((row) => summaryAnswer(row, locations)), total: counted.rows[0]!.total };
}
