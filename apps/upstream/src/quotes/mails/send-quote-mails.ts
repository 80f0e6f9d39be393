import { languageOf } from '@shop/i18n/server';
import { sql, type Kysely } from 'kysely';
import type { DeliveryPlace, QuoteContact } from '@shop/api-contracts';
import {
  type Database,
  type Language,
  type StoredOfferLine,
  type StoredOfferTerms,
  type StoredQuoteLine,
} from '@shop/commerce-model';
import { readSoldArticles } from '../../catalogue/items/articles.ts';
import { namedIn } from '../../catalogue/items/shown-name.ts';
import type { AppSettings } from '../../http/deps.ts';
import { accountAddress, noAddress } from '../../mail/account-address.ts';
import { MailRefusedError, type Mail, type Mailer } from '../../mail/mailer.ts';
import { companyLines } from '../../mail/company-lines.ts';
import { sumOf } from '../../mail/mail-page.ts';
import { markTold, offerThread, untoldNews } from '../../mail/tell.ts';
import { uncheckedFit } from '../../orders/accepted-offer.ts';
import { documentFormat } from '../../paper/document-format.ts';
import { documentTexts } from '../../paper/document-texts.ts';
import { mailedTakeBack } from '../../mail/mailed-take-back.ts';
import { unitNoteOf } from '../../paper/unit-note.ts';
import { offeredSum } from '../quote-answer.ts';
import { quoteAskedMail, quoteMailTexts, quoteNewsMail, quoteRequestedMail, type MailedQuote } from './quote-mails.ts';

export interface QuoteMailDeps {
  db: Kysely<Database>;
  /** Null when no mail server is configured. */
  mailer: Mailer | null;
  settings: Pick<AppSettings, 'shopUrl' | 'defaultCountry'>;
}

const noServer = 'no mail server is configured';
const noRequest = 'there is no such request any more';

/**
 * Confirms a sent request to the customer. Like the functions below, returns null when sent, or the reason why it
 * never will be.
 */
export async function sendQuoteRequested(deps: QuoteMailDeps, quoteNumber: string): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const request = await findRequest(deps, quoteNumber);
  if (!request) return noRequest;
  const to = await accountAddress(deps.db, request.oid);
  if (to === null) return noAddress;
  const { rows: partners } = await sql<{ name: string }>`
    select concat_ws(', ', partner.name, nullif(partner_location.name, '')) as name
    from quote_offer join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
    where request_number = ${quoteNumber} order by quote_offer.position`.execute(deps.db);
  const { reference } = request.contact;
  const mail = quoteRequestedMail(await mailedQuote(deps, request), {
    reference,
    partners: partners.map(({ name }) => name),
  });
  return send(deps.mailer, { ...mail, to, id: `quote-${quoteNumber}` });
}

/** Notifies a location, in its first language, of a request. */
export async function sendQuoteAsked(deps: QuoteMailDeps, offerId: string): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const place = await deps.db
    .selectFrom('quote_offer')
    .innerJoin('partner_location', 'partner_location.id', 'location_id')
    .select(['request_number as number', 'email', 'languages', 'country_code as country'])
    .where('quote_offer.id', '=', offerId)
    .executeTakeFirst();
  const request = place && (await findRequest(deps, place.number));
  if (!place || !request) return noRequest;
  const locale = await localeOfPlace(deps, place);
  const lines = await linesIn(deps, request.lines, languageOf(locale));
  // partners do not use company sites
  const asked = await mailedQuote(deps, { ...request, lines, locale, companySite: null, name: '' });
  const mail = quoteAskedMail(asked, { company: request.contact.companyName });
  return send(deps.mailer, { ...mail, to: place.email, id: `asked-${offerId}` });
}

/** Mails a side what happened to an offer since the last mail. */
export async function sendQuoteNews(
  deps: QuoteMailDeps,
  { side, offerId }: { side: 'customer' | 'partner'; offerId: string },
): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const news = await untoldNews(deps.db, offerThread(offerId, side));
  if (news.length === 0) return 'all is told already';
  const { rows } = await sql<OfferRow>`
    select request_number as number, concat_ws(', ', partner.name, nullif(partner_location.name, '')) as partner,
      partner_location.email, languages, country_code as country, last.lines, last.terms,
      last.valid_until::text as "validUntil", accepted_lines as "acceptedLines"
    from quote_offer
      join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
      left join lateral (select * from offer_revision where offer_id = quote_offer.id order by revision desc limit 1)
        as last on true
    where quote_offer.id = ${offerId}`.execute(deps.db);
  const [offer] = rows;
  const request = offer && (await findRequest(deps, offer.number));
  if (!offer || !request) return noRequest;
  const isPartner = side === 'partner';
  const to = isPartner ? offer.email : await accountAddress(deps.db, request.oid);
  if (to === null) return noAddress;
  const locale = isPartner ? await localeOfPlace(deps, offer) : request.locale;
  const asked = isPartner ? await linesIn(deps, request.lines, languageOf(locale)) : request.lines;
  const { acceptedLines } = offer;
  // once something is accepted, it is only about that
  const lines = acceptedLines ? asked.filter(({ lineId }) => acceptedLines.includes(lineId)) : asked;
  const quote = await mailedQuote(deps, {
    ...request,
    lines,
    locale,
    companySite: isPartner ? null : request.companySite,
    name: isPartner ? '' : request.name,
  });
  const { firstName, lastName, companyName } = request.contact;
  const offered = new Map(offer.lines?.map((line) => [line.lineId, line]));
  const { currency } = request;
  const words = wordsIn({ locale, country: request.country });
  const mail = quoteNewsMail(
    {
      ...quote,
      lines: lines.flatMap((line) => {
        const answer = offered.get(line.lineId);
        const forUnit = answer?.substitute &&
          line.forUnit && { ...line.forUnit, fit: uncheckedFit, confirmation: null };
        return [
          {
            ...line,
            ...offeredInMail(line, answer, { locale, currency }),
            unitNote: noteOf(answer?.substitute ? { forUnit: forUnit ?? undefined } : line, words),
          },
          ...(answer?.substitute || answer?.unitPrice === null ? [] : mailedTakeBack(line, currency, words)),
        ];
      }),
    },
    {
      side,
      news,
      offer: {
        partner: offer.partner,
        customer: companyName || `${firstName} ${lastName}`,
        last:
          offer.validUntil === null
            ? null
            : {
                ...{ currency, validUntil: offer.validUntil, terms: offer.terms },
                total: offeredSum(
                  lines.flatMap(({ lineId }) => offered.get(lineId) ?? []),
                  offer.terms,
                  new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])),
                ),
              },
      },
    },
  );
  const refused = await send(deps.mailer, { ...mail, to, id: `offer-${offerId}-${news.at(-1)!.id}` });
  await markTold(deps.db, news);
  return refused;
}

/** Article and sum of a line as offered; nothing before an offer. */
function offeredInMail(
  { quantity }: StoredQuoteLine,
  offered: StoredOfferLine | undefined,
  { locale, currency }: { locale: string; currency: string },
): { articleNumber?: string; name?: string; price?: string } {
  if (!offered) return {};
  const { unitPrice, substitute } = offered;
  if (unitPrice === null) return { price: quoteMailTexts(locale)('notSupplied') };
  return { ...substitute, price: sumOf(unitPrice * quantity, { locale, currency }) };
}

interface OfferRow {
  number: string;
  partner: string;
  email: string;
  languages: string[];
  country: string;
  /** Of the last revision; null before the first. */
  lines: StoredOfferLine[] | null;
  terms: StoredOfferTerms | null;
  validUntil: string | null;
  /** Null unless it is accepted. */
  acceptedLines: string[] | null;
}

interface Request {
  number: string;
  locale: string;
  companySite: string | null;
  currency: string;
  country: string;
  contact: QuoteContact;
  /** Who is greeted. */
  name: string;
  /** Who sent it. */
  oid: string | null;
  wantedDate: string | null;
  deliveryPlace: DeliveryPlace | null;
  lines: StoredQuoteLine[];
}

async function findRequest({ db }: QuoteMailDeps, number: string): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    select number, locale, country, company_site as "companySite", currency, contact, wanted_date::text as "wantedDate",
      delivery_place as "deliveryPlace", lines, oid, concat_ws(' ', contact ->> 'firstName', contact ->> 'lastName') as name
    from quote_request where number = ${number}`.execute(db);
  return rows[0];
}

async function mailedQuote({ db, mailer, settings }: QuoteMailDeps, request: Request): Promise<MailedQuote> {
  const { number, locale, country, currency, wantedDate, deliveryPlace, name, lines } = request;
  const address = settings.shopUrl && quoteAddress(settings.shopUrl, request);
  const company = await companyLines(db, country, locale);
  const words = wordsIn({ locale, country });
  return {
    ...{ quoteNumber: number, locale, wantedDate, deliveryPlace, name, address, company },
    lines: lines.flatMap((line) => [
      { ...line, unitNote: noteOf(line, words) },
      ...mailedTakeBack(line, currency, words),
    ]),
    sender: mailer!.senderName,
  };
}

/** Page of a request, as the customer knows it. */
export function quoteAddress(
  shopUrl: string,
  { number, locale, companySite }: Pick<Request, 'number' | 'locale' | 'companySite'>,
): string {
  const site = companySite === null ? '' : `?companyId=-${companySite}`;
  return `${shopUrl}/${locale}/portal/quoterequests/${number}${site}`;
}

/** What notes below lines are written with, in the language of the mail. */
const wordsIn = ({ locale, country }: { locale: string; country: string }) => ({
  say: documentTexts(locale),
  format: documentFormat(languageOf(locale), country),
  system: country === 'US' ? ('us' as const) : ('si' as const),
});

/** For which unit a line is, and that a proof is with the request; empty without both. */
const noteOf = (
  line: Pick<StoredQuoteLine, 'proof'> & { forUnit?: StoredQuoteLine['forUnit'] | undefined },
  words: ReturnType<typeof wordsIn>,
): string => [unitNoteOf(line, words), line.proof ? words.say('proof.withRequest') : ''].filter(Boolean).join('\n');

/** Locale of the location's market, if possible in its first language. */
async function localeOfPlace(
  { db, settings }: QuoteMailDeps,
  { country, languages }: { country: string; languages: string[] },
): Promise<string> {
  const markets = await db.selectFrom('market').select('data').orderBy('position').execute();
  const own =
    markets.find(({ data }) => data.country === country) ??
    markets.find(({ data }) => data.country === settings.defaultCountry) ??
    markets[0]!;
  const [language = ''] = languages;
  return own.data.locales.find((locale) => locale.startsWith(language)) ?? own.data.locales[0]!;
}

/** Lines with names in another language than the customer's. */
async function linesIn(
  { db }: QuoteMailDeps,
  lines: StoredQuoteLine[],
  language: Language,
): Promise<StoredQuoteLine[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  return namedIn(lines, await readSoldArticles(db, ids, language), language);
}

/** Throws when a retry may help. */
async function send(mailer: Mailer, mail: Omit<Mail, 'attachments'>): Promise<string | null> {
  try {
    await mailer.send({ ...mail, attachments: [] });
    return null;
  } catch (error) {
    if (error instanceof MailRefusedError) return 'the mail server refuses the recipient';
    throw error;
  }
}
