import type { Fit } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import {
  dayIn,
  type Database,
  type StoredLine,
  type StoredOfferLine,
  type StoredOfferTerms,
  type StoredQuoteLine,
} from '@shop/commerce-model';
import { isDayAhead } from './requested-day.ts';

/** The accepted part of an offer, as an order stores it. */
export interface AcceptedOffer {
  cartVersion: number;
  /** Purchase-order number given with the acceptance. */
  reference: string;
  lines: StoredLine[];
  /** By line: days from order to delivery, and the promised day if there is one. */
  deliveries: Map<string, Pick<StoredOfferLine, 'leadTimeDays' | 'promisedDate'>>;
  /** Null for offers from before there were terms. */
  terms: StoredOfferTerms | null;
}

/** Loads the accepted offer of a cart; null for any other cart. */
export async function readAcceptedOffer(db: Kysely<Database>, cartId: string): Promise<AcceptedOffer | null> {
  const row = await db
    .selectFrom('cart')
    .innerJoin('quote_offer as offer', 'offer.id', 'cart.offer_id')
    .innerJoin('quote_request as request', 'request.number', 'offer.request_number')
    .innerJoin('offer_revision', (join) =>
      join
        .onRef('offer_revision.offer_id', '=', 'offer.id')
        .onRef('offer_revision.revision', '=', 'offer.accepted_revision'),
    )
    .select(['cart.version', 'offer.accepted_reference as reference', 'offer.accepted_lines as lineIds'])
    .select([
      'request.lines as asked',
      'request.time_zone as timeZone',
      'offer_revision.lines as offered',
      'offer_revision.terms',
    ])
    .select(sql<string | null>`request.wanted_date::text`.as('wantedDate'))
    .where('cart.id', '=', cartId)
    .executeTakeFirst();
  if (!row) return null;
  const offered = new Map(row.offered.map((line) => [line.lineId, line]));
  const accepted = row.asked.filter(({ lineId }) => row.lineIds!.includes(lineId));
  const context = { articles: await readSubstitutes(db, row.offered), today: dayIn(row.timeZone) };
  return {
    cartVersion: row.version,
    reference: row.reference,
    lines: accepted.map((line) =>
      orderedLine({ ...line, wantedDate: line.wantedDate ?? row.wantedDate }, offered.get(line.lineId)!, context),
    ),
    deliveries: offered,
    terms: row.terms,
  };
}

type ArticleIds = Pick<StoredLine, 'genericItemId' | 'commercialItemId'>;

/** Finds the substitutes that are in the catalogue, by article number. */
async function readSubstitutes(db: Kysely<Database>, lines: StoredOfferLine[]): Promise<Map<string, ArticleIds>> {
  const numbers = lines.flatMap(({ substitute }) => substitute?.articleNumber ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(['article_number', 'generic_item_id as genericItemId', 'commercial_item_id as commercialItemId'])
    .where(sql<boolean>`article_number = any (${numbers})`)
    .execute();
  return new Map(rows.map(({ article_number: number, ...ids }) => [number, ids]));
}

/**
 * A substitute outside the catalogue has no ids, so that no other article takes its place. A requested day too early
 * for freight is dropped.
 */
function orderedLine(
  asked: StoredQuoteLine,
  { unitPrice, substitute }: StoredOfferLine,
  { articles, today }: { articles: ReadonlyMap<string, ArticleIds>; today: string },
): StoredLine {
  const { lineId, genericItemId, commercialItemId, articleNumber, customArticleNumber, name, note, quantity } = asked;
  const { wantedDate, configuration, forUnit, enclosures, takeBack } = asked;
  const offered = substitute
    ? {
        ...(articles.get(substitute.articleNumber) ?? { genericItemId: '', commercialItemId: '' }),
        ...substitute,
        customArticleNumber: null,
      }
    : { genericItemId, commercialItemId, articleNumber, name, customArticleNumber };
  return {
    lineId,
    ...offered,
    // each part has its own price and is a separate article in an offer
    note: [configuration?.name, note].filter(Boolean).join('\n'),
    quantity,
    unitPrice,
    listPrice: null,
    requestedDate: wantedDate !== null && isDayAhead(wantedDate, today) ? wantedDate : null,
    promisedDate: null,
    configuration: null,
    ...(enclosures && !substitute ? { enclosures } : {}),
    // the credit was a share of the price of the article that was asked for
    ...(takeBack && !substitute ? { takeBack } : {}),
    ...(forUnit ? { forUnit: substitute ? { ...forUnit, fit: uncheckedFit, confirmation: null } : forUnit } : {}),
  };
}

/** Of a substitute nobody has said whether it fits. */
export const uncheckedFit: Fit = {
  verdict: 'notChecked',
  basis: null,
  reasons: [{ code: 'noData', need: null, have: null, unit: null }],
};
