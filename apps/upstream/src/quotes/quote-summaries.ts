import type { QuoteState } from '@shop/api-contracts';
import type { Language } from '@shop/commerce-model';
import { sql, type RawBuilder } from 'kysely';
import { furtherStates } from './quote-answer.ts';
import { stateNow, type QuoteOptions } from './quote-store.ts';

/**
 * Columns of a request (`quote_request`) and of its visible offers (`quote_offer`) for `SummaryRow`, except `hasNews`,
 * which differs per side. The subject is the first line's name, as `shownName` has it.
 */
export const summaryColumns = (language: Language) => sql`quote_request.number, requested_at as "requestedAt", contact,
  coalesce((select names ->> ${language} from variant where commercial_item_id = lines -> 0 ->> 'commercialItemId'),
    lines -> 0 ->> 'name', '') as subject,
  jsonb_array_length(lines) as "lineCount", summary.state, summary."locationIds", summary."offerCount", summary."expiresAt"`;

/** Lateral join of `quote_request` with a summary of its visible offers in one row; no row without visible offers. */
export function offersSummary(isVisible: RawBuilder<boolean>, { clock }: QuoteOptions): RawBuilder<unknown> {
  const states = sql<QuoteState[]>`array[${sql.join(furtherStates.map((state) => sql.lit(state)))}]`;
  return sql`(
    select (${states})[max(array_position(${states}, now.state))] as state,
      array_agg(location_id order by position) as "locationIds",
      (count(*) filter (where exists (select from offer_revision where offer_id = quote_offer.id)))::int as "offerCount",
      min(expires_at) filter (where now.state = 'offered') as "expiresAt", max(customer_news_at) as customer_news_at,
      bool_or(partner_news_at > coalesce(partner_seen_at, '-infinity')) as partner_has_news
    from quote_offer cross join lateral (select ${stateNow(clock)} as state) as now
    where request_number = quote_request.number and ${isVisible}
    having count(*) > 0)`;
}

export const isUnreadByCustomer = sql<boolean>`coalesce(summary.customer_news_at > seen_at, false)`;
export const partnerHasNews = sql<boolean>`summary.partner_has_news`;
