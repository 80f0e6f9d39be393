import type { OfferedLine, OfferTerms } from '@shop/api-contracts';
import { type Database, type OutboxJob, type StoredOfferLine, toAmount } from '@shop/commerce-model';
import { languageOf } from '@shop/i18n/server';
import { sql, type Kysely } from 'kysely';
import { offeredLines } from './demo-offer.ts';
import type { LockedOffer, LockedQuote, PartnerDesk } from './partner-desk.ts';
import { partnerTexts, type PartnerTexts } from './partner-texts.ts';

type Db = Kysely<Database>;
type Asked = Pick<Extract<OutboxJob, { kind: 'answerQuote' }>, 'offerId' | 'messageId' | 'revision'>;

/** Validity of an offer, in days. */
const validDays = 14;
/** Per cent. */
const concession = 4;
/** Further requests for a better price are declined. */
const lastRevision = 3;

/**
 * Answers as a demo partner, in the customer's language and through the functions of the partner's routes: offers or
 * declines what was requested, answers a message, lowers prices. Idempotent; does nothing when the offer has changed
 * meanwhile. Returns the reason when nothing was offered, else null.
 */
export async function answerAsPartner(
  db: Db,
  desk: PartnerDesk,
  { messageId, ...asked }: Asked,
): Promise<string | null> {
  try {
    if (messageId === null) return await answerRequest(db, desk, asked);
    return await answerMessage(db, desk, { offerId: asked.offerId, messageId });
  } catch (error) {
    if (isRefusal(error)) return error.code;
    throw error;
  }
}

type Refusal = Error & { status: number; code: string };

/** A retry would be refused again. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  'code' in error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;
/** True when the offer itself is invalid, independent of other changes. */
const isBadOffer = (error: unknown): boolean => isRefusal(error) && (error.status === 400 || error.status === 422);

async function answerRequest(
  db: Db,
  desk: PartnerDesk,
  { offerId, revision }: { offerId: string; revision: number },
): Promise<string | null> {
  if ((await desk.lockQuoteOf(db, offerId)).offer.revision > revision) return null;
  await db.transaction().execute((transaction) => desk.prepareOffer(transaction, offerId));
  try {
    await offerAsAsked(db, desk, offerId, revision);
  } catch (error) {
    if (isBadOffer(error)) await db.transaction().execute((transaction) => desk.decline(transaction, offerId));
    throw error;
  }
  return null;
}

async function offerAsAsked(db: Db, desk: PartnerDesk, offerId: string, revision: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const quote = await desk.lockQuoteOf(transaction, offerId);
    const t = textsOf(quote);
    const before = await readLines(transaction, offerId, revision);
    const lines = before?.map(asOffered) ?? (await firstLines(transaction, quote, t));
    const text = t(before ? 'offeredAgain' : 'offered');
    const terms = await termsOf(transaction, quote);
    await desk.makeOffer(transaction, offerId, { revision, lines, validUntil: lastDay(desk, quote), text, terms });
  });
}

async function firstLines(db: Db, { request, offer }: QuoteOfOffer, t: PartnerTexts): Promise<OfferedLine[]> {
  const { country, locale, lines } = request;
  const { data: market } = await db
    .selectFrom('market')
    .select('data')
    .where('country', '=', country)
    .executeTakeFirstOrThrow();
  const isOfBuyer = await isBuyer(db, request);
  const asked = { market, isOfBuyer, language: languageOf(locale), lines };
  return offeredLines(db, asked, { locationId: offer.location_id, t });
}

/** Companies without a customer number are buyers too. */
async function isBuyer(db: Db, { oid, customer_number: customerNumber }: LockedQuote['request']): Promise<boolean> {
  if (customerNumber !== null || oid === null) return customerNumber !== null;
  const person = await db.selectFrom('person').select('is_company').where('oid', '=', oid).executeTakeFirst();
  return person?.is_company ?? false;
}

type Message = { offerId: string; messageId: string };

/** Makes the better offer first, if any, then writes the message. */
async function answerMessage(db: Db, desk: PartnerDesk, message: Message): Promise<string | null> {
  await db.transaction().execute(async (transaction) => {
    const talk = await readTalk(transaction, desk, message);
    const lines = talk.isAnswered || talk.isOfferedSince ? null : loweredLines(talk);
    if (!lines) return;
    const { revision } = talk.offer;
    const text = textsOf(talk)('lowered');
    const offer = { revision, lines, validUntil: lastDay(desk, talk), text, terms: await termsOf(transaction, talk) };
    await desk.makeOffer(transaction, message.offerId, offer);
  });
  return db.transaction().execute(async (transaction) => {
    const talk = await readTalk(transaction, desk, message);
    if (!talk.isAnswered) await desk.write(transaction, message.offerId, answerTo(talk));
    return null;
  });
}

interface Talk extends QuoteOfOffer {
  text: string;
  lineId: string | null;
  /** The partner has written since. */
  isAnswered: boolean;
  isOfferedSince: boolean;
  /** Lines of the last two revisions. */
  lines: StoredOfferLine[];
  linesBefore: StoredOfferLine[];
}

async function readTalk(db: Db, desk: PartnerDesk, { offerId, messageId }: Message): Promise<Talk> {
  const quote = await desk.lockQuoteOf(db, offerId);
  const { rows } = await sql<Pick<Talk, 'text' | 'lineId' | 'isAnswered' | 'isOfferedSince'>>`
    select text, line_id as "lineId",
      exists (select from quote_message answer
        where answer.offer_id = message.offer_id and sender = 'partner' and answer.written_at > message.written_at) as "isAnswered",
      exists (select from offer_revision
        where offer_revision.offer_id = message.offer_id and offered_at > message.written_at) as "isOfferedSince"
    from quote_message message where id = ${messageId} and offer_id = ${offerId}`.execute(db);
  const [message] = rows;
  if (!message) throw new Error('Message not found');
  const { revision } = quote.offer;
  const lines = (await readLines(db, offerId, revision)) ?? [];
  const linesBefore = (await readLines(db, offerId, revision - 1)) ?? [];
  return { ...quote, ...message, lines, linesBefore };
}

/** Words about prices in the languages of the shop. */
const aboutPrice =
  /(?<!\p{L})(price|pris|preis|prix|prij|preç|cen[aeiou]|discount|rabat|remise|korting|descont|popust|cheap|billig|günstig|goedkop|barat|jeftin)/iu;

const isAboutPrice = ({ text, lineId }: Talk): boolean => lineId !== null || aboutPrice.test(text);

/** The discussed line, else all lines, at a lower price; null when there is none. */
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
  const t = textsOf(talk);
  const { state } = talk.offer;
  if (state === 'requested' || state === 'inPreparation') return t('considered');
  if (state === 'expired') return t('hasEnded');
  if (state !== 'offered') return t('isOrdered');
  if (talk.isOfferedSince) return t(isLowered(talk) ? 'gaveIn' : 'considered');
  return t(isAboutPrice(talk) ? 'lastPrice' : 'thanks');
}

const isLowered = ({ lines, linesBefore }: Talk): boolean =>
  lines.some(({ unitPrice }, n) => (unitPrice ?? 0) < (linesBefore[n]?.unitPrice ?? 0));

interface QuoteOfOffer extends LockedQuote {
  offer: LockedOffer;
}

/** Delivered to the named place, freight included; else ready for pick-up. */
async function termsOf(db: Db, { request, offer }: QuoteOfOffer): Promise<OfferTerms> {
  const { delivery_place: place } = request;
  if (place) return { freight: 'included', freightAmount: null, incoterm: 'DAP', place: place.city };
  const { city } = await db
    .selectFrom('partner_location')
    .select('city')
    .where('id', '=', offer.location_id)
    .executeTakeFirstOrThrow();
  return { freight: 'byAgreement', freightAmount: null, incoterm: 'EXW', place: city };
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

const textsOf = ({ request }: LockedQuote): PartnerTexts => partnerTexts(request.locale);

/** ISO day in the customer's time zone. */
const lastDay = (desk: PartnerDesk, { request }: LockedQuote): string =>
  desk.dayIn(request.time_zone, new Date(Date.now() + validDays * 24 * 60 * 60_000));
