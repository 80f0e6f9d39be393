import type { OfferedLine, ParsedInput, Problem as ProblemBody, Quote, quotes } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import {
  dayIn,
  type Database,
  minorUnitsOf,
  type StoredOfferLine,
  type StoredOfferTerms,
  type StoredQuoteLine,
} from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { maxMinorUnits } from '../../orders/order-totals.ts';
import { isDayAhead } from '../../orders/requested-day.ts';
import { Problem } from '../../problem/problem.ts';
import type { Side } from '../offer-moves.ts';
import { customerIsToHearOfOffer } from '../quote-jobs.ts';
import {
  endOfDay,
  lockForMove,
  maxRevisions,
  markUnreadFor,
  quoteFull,
  sideInMove,
  type QuoteOptions,
} from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';
import { isDay } from '../time-zones.ts';

type Given = ParsedInput<typeof quotes.offer>['body'];

/** Maximum validity of an offer, in days. */
const maxOfferDays = 3 * 365;

export async function offerQuote(call: SignedInCall<typeof quotes.offer>, options: QuoteOptions): Promise<Quote> {
  const side = await sideInMove(call, 'offer');
  await offer(call.db, call.params.offerId, { ...call.body, side }, options);
  return readQuoteAndMarkSeen(call, call.params.id, options);
}

/**
 * Makes or revises an offer of a partner; call it in a transaction. `revision` is the one to follow. Throws a Problem:
 * 409 `quote_state`, `offer_revised` with the last `revision`, `quote_full`; 422 `lines_differ`, `nothing_offered`,
 * `date_past`; 400 for invalid amounts and days.
 */
export const makeOffer = (db: Kysely<Database>, offerId: string, given: Given): Promise<void> =>
  offer(db, offerId, { ...given, side: 'partner' });

async function offer(
  db: Kysely<Database>,
  offerId: string,
  { side, revision, lines, validUntil, text, terms }: Given & { side: Side },
  options: QuoteOptions = {},
): Promise<void> {
  const quote = await lockForMove(db, offerId, { move: 'offer', side }, options);
  const { request, offer: before } = quote;
  if (before.revision !== revision) throw offerRevised(before.revision);
  if (revision >= maxRevisions) throw quoteFull();
  assertLines(lines, request.lines, dayIn(request.time_zone));
  const stored = storedLines(lines, request.lines);
  const storedTerms = storedTermsOf(terms);
  await assertDay(db, validUntil, request.time_zone, options);
  await db
    .insertInto('offer_revision')
    .values({
      offer_id: offerId,
      revision: revision + 1,
      lines: JSON.stringify(stored),
      valid_until: validUntil,
      text,
      terms: JSON.stringify(storedTerms),
      offered_at: sql`clock_timestamp()`,
    })
    .execute();
  await db
    .updateTable('quote_offer')
    .set({ state: 'offered', expires_at: endOfDay(validUntil, request.time_zone), ...markUnreadFor(side) })
    .where('id', '=', offerId)
    .execute();
  await customerIsToHearOfOffer(db, offerId, revision + 1);
}

export const offerRevised = (revision: number): Problem =>
  new Problem(409, 'offer_revised', 'The offer was revised meanwhile', { members: { revision } });

/**
 * Converts lines, in the order of the request. Throws a Problem 422 when they are not exactly the requested lines, or
 * when none can be supplied.
 */
function storedLines(lines: OfferedLine[], asked: StoredQuoteLine[]): StoredOfferLine[] {
  const offered = new Map(lines.map((line) => [line.lineId, line]));
  const isSame = lines.length === asked.length && asked.every(({ lineId }) => offered.has(lineId));
  if (!isSame) throw new Problem(422, 'lines_differ', 'An offer needs each line of the request exactly once');
  if (lines.every(({ unitPrice }) => unitPrice === null)) {
    throw new Problem(422, 'nothing_offered', 'No line can be supplied; decline the request instead');
  }
  // single lines may be free, but an order without a price cannot be paid
  if (lines.every(({ unitPrice }) => unitPrice === null || minorUnitsOf(unitPrice) === 0)) {
    throw new Problem(422, 'nothing_offered', 'At least one line of an offer needs a price');
  }
  return asked.map(({ lineId }) => {
    const { unitPrice, leadTimeDays, promisedDate = null, substitute, note } = offered.get(lineId)!;
    const price = unitPrice === null ? null : minorUnitsOf(unitPrice);
    return { lineId, unitPrice: price, leadTimeDays, promisedDate, substitute, note };
  });
}

/** Rejects negative prices, totals beyond the limit of orders, days too far ahead, and substitutes without number or name. */
function assertLines(lines: OfferedLine[], asked: StoredQuoteLine[], today: string): void {
  const quantities = new Map(asked.map(({ lineId, quantity }) => [lineId, quantity]));
  const errors: NonNullable<ProblemBody['errors']> = [];
  let sum = 0;
  lines.forEach(({ lineId, unitPrice, promisedDate = null, substitute }, n) => {
    const price = unitPrice === null ? 0 : minorUnitsOf(unitPrice);
    sum += price * (quantities.get(lineId) ?? 0);
    if (price < 0 || sum > maxMinorUnits) {
      errors.push({ path: `body.lines.${n}.unitPrice`, message: 'Invalid price' });
    }
    if (promisedDate !== null && !isDayAhead(promisedDate, today)) {
      errors.push({ path: `body.lines.${n}.promisedDate`, message: 'Not a day within a year' });
    }
    for (const field of ['articleNumber', 'name'] as const) {
      if (substitute?.[field] === '') errors.push({ path: `body.lines.${n}.substitute.${field}`, message: 'Required' });
    }
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Only a freight that is an amount has one. Throws a Problem 400 for an amount that is missing or out of bounds. */
function storedTermsOf({ freight, freightAmount, incoterm, place }: Given['terms']): StoredOfferTerms {
  const amount = freight === 'amount' ? minorUnitsOf(freightAmount ?? '0.00') : null;
  if (amount !== null && (amount <= 0 || amount > maxMinorUnits)) {
    throw invalid([{ path: 'body.terms.freightAmount', message: 'Invalid amount' }]);
  }
  return { freight, freightAmount: amount, incoterm, place };
}

const invalid = (errors: NonNullable<ProblemBody['errors']>): Problem =>
  new Problem(400, 'invalid_request', 'Offer has errors', { errors });

/** The day must not be over in the customer's time zone. */
async function assertDay(
  db: Kysely<Database>,
  day: string,
  timeZone: string,
  { clock = sql<Date>`now()` }: QuoteOptions,
): Promise<void> {
  const { rows } = isDay(day)
    ? await sql<{ isPast: boolean; isFar: boolean }>`
        select ${endOfDay(day, timeZone)} <= ${clock} as "isPast",
          ${day}::date > (${clock})::date + ${sql.lit(maxOfferDays)} as "isFar"`.execute(db)
    : { rows: [] };
  const [found] = rows;
  if (!found || found.isFar) throw invalid([{ path: 'body.validUntil', message: 'Not a day within three years' }]);
  if (found.isPast) throw new Problem(422, 'date_past', 'The day is over in the time zone of the customer');
}
