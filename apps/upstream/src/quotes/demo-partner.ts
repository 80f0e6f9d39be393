import type { OfferedLine } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../catalogue/items/prices.ts';
import type { Errand } from '../outbox/enqueue.ts';
import { Problem } from '../http/problem.ts';
import { languageOfLocale } from '../catalogue/reference-data/language-of-locale.ts';
import { declineAsPartner } from './decline-offer.ts';
import { offeredLines } from './demo-offer.ts';
import { partnerTexts, type PartnerTexts } from './demo-partner-texts.ts';
import { makeOffer } from './make-offer.ts';
import { prepareOffer } from './prepare-offer.ts';
import { lockQuote, quoteUnknown, type LockedOffer, type LockedQuote } from './quote-store.ts';
import type { StoredOfferLine } from './stored-quote.ts';
import { dayIn } from './time-zones.ts';
import { writeAsPartner } from './write-message.ts';

type Db = Kysely<Database>;
type Asked = Pick<Extract<Errand, { kind: 'answerQuote' }>, 'offerId' | 'messageId' | 'revision'>;

/** Days that an offer holds. */
const validDays = 14;
/** Per cent. */
const concession = 4;
/** Whoever asks more often for a better price hears that there is none. */
const lastRevision = 3;

/**
 * What a partner without people does, in the words of its customer and by the functions through which people do it: offers what was asked
 * for or declines it, answers a message, gives in on prices. Safe to repeat, and nothing happens where the offer is another meanwhile. Answers
 * why nothing was offered, else null.
 */
export async function answerQuote({ db }: { db: Db }, { messageId, ...asked }: Asked): Promise<string | null> {
  try {
    if (messageId === null) return await answerRequest(db, asked);
    return await answerMessage(db, { offerId: asked.offerId, messageId });
  } catch (error) {
    if (isRefusal(error)) return error.code;
    throw error;
  }
}

/** Asked again, it is no other. */
const isRefusal = (error: unknown): error is Problem => error instanceof Problem && error.status < 500;
/** Of what is offered itself, whoever else does something meanwhile. */
const isBadOffer = (error: unknown): boolean => isRefusal(error) && (error.status === 400 || error.status === 422);

async function answerRequest(
  db: Db,
  { offerId, revision }: { offerId: string; revision: number },
): Promise<string | null> {
  if ((await readQuoteOf(db, offerId)).offer.revision > revision) return null;
  await db.transaction().execute((transaction) => prepareOffer(transaction, offerId));
  try {
    await offerAsAsked(db, offerId, revision);
  } catch (error) {
    if (isBadOffer(error)) await db.transaction().execute((transaction) => declineAsPartner(transaction, offerId));
    throw error;
  }
  return null;
}

async function offerAsAsked(db: Db, offerId: string, revision: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const quote = await readQuoteOf(transaction, offerId);
    const texts = textsOf(quote);
    const before = await readLines(transaction, offerId, revision);
    const lines = before?.map(asOffered) ?? (await firstLines(transaction, quote, texts));
    const text = before ? texts.offeredAgain : texts.offered;
    await makeOffer(transaction, offerId, { revision, lines, validUntil: lastDay(quote), text });
  });
}

async function firstLines(db: Db, { request, offer }: QuoteOfOffer, notes: PartnerTexts): Promise<OfferedLine[]> {
  const { country, locale, lines } = request;
  const { data: market } = await db
    .selectFrom('market')
    .select('data')
    .where('country', '=', country)
    .executeTakeFirstOrThrow();
  const isOfBuyer = await isBuyer(db, request);
  const asked = { market, isOfBuyer, language: languageOfLocale(locale), lines };
  return offeredLines(db, asked, { locationId: offer.location_id, notes });
}

/** Companies without a customer number buy too (items/buyer.ts). */
async function isBuyer(db: Db, { oid, customer_number: customerNumber }: LockedQuote['request']): Promise<boolean> {
  if (customerNumber !== null || oid === null) return customerNumber !== null;
  const person = await db.selectFrom('person').select('is_company').where('oid', '=', oid).executeTakeFirst();
  return person?.is_company ?? false;
}

type Message = { offerId: string; messageId: string };

/** First the better price, if it comes to that, then the words. */
async function answerMessage(db: Db, message: Message): Promise<string | null> {
  await db.transaction().execute(async (transaction) => {
    const talk = await readTalk(transaction, message);
    const lines = talk.isAnswered || talk.isOfferedSince ? null : loweredLines(talk);
    if (!lines) return;
    const { revision } = talk.offer;
    const text = textsOf(talk).lowered;
    await makeOffer(transaction, message.offerId, { revision, lines, validUntil: lastDay(talk), text });
  });
  return db.transaction().execute(async (transaction) => {
    const talk = await readTalk(transaction, message);
    if (!talk.isAnswered) await writeAsPartner(transaction, message.offerId, answerTo(talk));
    return null;
  });
}

interface Talk extends QuoteOfOffer {
  text: string;
  lineId: string | null;
  /** The partner has written since. */
  isAnswered: boolean;
  isOfferedSince: boolean;
  /** Of the last two revisions. */
  lines: StoredOfferLine[];
  linesBefore: StoredOfferLine[];
}

async function readTalk(db: Db, { offerId, messageId }: Message): Promise<Talk> {
  const quote = await readQuoteOf(db, offerId);
  const { rows } = await sql<Pick<Talk, 'text' | 'lineId' | 'isAnswered' | 'isOfferedSince'>>`
    select text, line_id as "lineId",
      exists (select from quote_message answer
        where answer.offer_id = message.offer_id and sender = 'partner' and answer.written_at > message.written_at) as "isAnswered",
      exists (select from offer_revision
        where offer_revision.offer_id = message.offer_id and offered_at > message.written_at) as "isOfferedSince"
    from quote_message message where id = ${messageId} and offer_id = ${offerId}`.execute(db);
  const [message] = rows;
  if (!message) throw quoteUnknown();
  const { revision } = quote.offer;
  const lines = (await readLines(db, offerId, revision)) ?? [];
  const linesBefore = (await readLines(db, offerId, revision - 1)) ?? [];
  return { ...quote, ...message, lines, linesBefore };
}

/** Words for prices in the languages of the shop. */
const aboutPrice =
  /(?<!\p{L})(price|pris|preis|prix|prij|preç|cen[aeiou]|discount|rabat|remise|korting|descont|popust|cheap|billig|günstig|goedkop|barat|jeftin)/iu;

const isAboutPrice = ({ text, lineId }: Talk): boolean => lineId !== null || aboutPrice.test(text);

/** The line that is talked about, else all, at a better price; null where there is none. */
function loweredLines(talk: Talk): OfferedLine[] | null {
  if (talk.offer.state !== 'offered' || talk.offer.revision >= lastRevision || !isAboutPrice(talk)) return null;
  const lines = talk.lines.map((line) =>
    line.unitPrice === null || (talk.lineId !== null && talk.lineId !== line.lineId)
      ? line
      : { ...line, unitPrice: Math.round((line.unitPrice * (100 - concession)) / 100) },
  );
  return lines.some(({ unitPrice }, n) => unitPrice !== talk.lines[n]!.unitPrice) ? lines.map(asOffered) : null;
}

function answerTo(talk: Talk): string {
  const texts = textsOf(talk);
  const { state } = talk.offer;
  if (state === 'requested' || state === 'inPreparation') return texts.considered;
  if (state === 'expired') return texts.hasEnded;
  if (state !== 'offered') return texts.isOrdered;
  if (talk.isOfferedSince) return isLowered(talk) ? texts.gaveIn : texts.considered;
  return isAboutPrice(talk) ? texts.lastPrice : texts.thanks;
}

const isLowered = ({ lines, linesBefore }: Talk): boolean =>
  lines.some(({ unitPrice }, n) => (unitPrice ?? 0) < (linesBefore[n]?.unitPrice ?? 0));

interface QuoteOfOffer extends LockedQuote {
  offer: LockedOffer;
}

async function readQuoteOf(db: Db, offerId: string): Promise<QuoteOfOffer> {
  const place = await db
    .selectFrom('quote_offer')
    .select('request_number as number')
    .where('id', '=', offerId)
    .executeTakeFirst();
  if (!place) throw quoteUnknown();
  const quote = await lockQuote(db, place.number);
  return { ...quote, offer: quote.offers.find(({ id }) => id === offerId)! };
}

async function readLines(db: Db, offerId: string, revision: number): Promise<StoredOfferLine[] | undefined> {
  const row = await db
    .selectFrom('offer_revision')
    .select('lines')
    .where('offer_id', '=', offerId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.lines;
}

const asOffered = ({ unitPrice, ...line }: StoredOfferLine): OfferedLine => ({
  ...line,
  unitPrice: unitPrice === null ? null : toAmount(unitPrice),
});

const textsOf = ({ request }: LockedQuote): PartnerTexts => partnerTexts[languageOfLocale(request.locale)];

/** ISO day, where the customer is. */
const lastDay = ({ request }: LockedQuote): string =>
  dayIn(request.time_zone, new Date(Date.now() + validDays * 24 * 60 * 60_000));
