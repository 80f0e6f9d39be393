import { languageOf } from '@shop/i18n/server';
import { sql, type Kysely } from 'kysely';
import type { QuoteContact } from '@shop/api-contracts';
import {
  type Database,
  type Language,
  type OutboxJob,
  type StoredOfferLine,
  type StoredQuoteLine,
} from '@shop/commerce-model';
import type { AppSettings } from '../../http/deps.ts';
import { MailRefusedError, type Mail, type Mailer } from '../../mail/mailer.ts';
import { quoteAskedMail, quoteOfferedMail, quoteRequestedMail, type MailedQuote } from './quote-mails.ts';

export interface QuoteMailDeps {
  db: Kysely<Database>;
  /** Null when no mail server is configured. */
  mailer: Mailer | null;
  settings: Pick<AppSettings, 'shopUrl' | 'defaultCountry'>;
}

const noServer = 'no mail server is configured';
const noRequest = 'there is no such request any more';

/**
 * Confirms a sent request to the customer. Like the two functions below, returns null when sent, or the reason why it
 * never will be.
 */
export async function sendQuoteRequested(deps: QuoteMailDeps, quoteNumber: string): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const request = await findRequest(deps, quoteNumber);
  if (!request) return noRequest;
  const { rows: partners } = await sql<{ name: string }>`
    select concat_ws(', ', partner.name, nullif(partner_location.name, '')) as name
    from quote_offer join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
    where request_number = ${quoteNumber} order by quote_offer.position`.execute(deps.db);
  const { email, reference } = request.contact;
  const mail = quoteRequestedMail(mailedQuote(deps, request), {
    reference,
    partners: partners.map(({ name }) => name),
  });
  return send(deps.mailer, { ...mail, to: email, id: `quote-${quoteNumber}` });
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
  const lines = await namedIn(deps, request.lines, languageOf(locale));
  // partners do not use company sites
  const asked = mailedQuote(deps, { ...request, lines, locale, companySite: null });
  const mail = quoteAskedMail(asked, { company: request.contact.companyName });
  return send(deps.mailer, { ...mail, to: place.email, id: `asked-${offerId}` });
}

/** Tells the customer what was offered, unless it was revised meanwhile. */
export async function sendQuoteOffered(
  deps: QuoteMailDeps,
  { offerId, revision }: Pick<Extract<OutboxJob, { kind: 'quoteOffered' }>, 'offerId' | 'revision'>,
): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const { rows } = await sql<Offered>`
    select request_number as number, partner.name as partner, lines, valid_until::text as "validUntil",
      exists (select from offer_revision later
        where later.offer_id = offer_revision.offer_id and later.revision > offer_revision.revision) as "isRevised"
    from offer_revision join quote_offer on quote_offer.id = offer_id
      join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
    where offer_id = ${offerId} and revision = ${revision}`.execute(deps.db);
  const [offered] = rows;
  const request = offered && (await findRequest(deps, offered.number));
  if (!offered || !request) return noRequest;
  if (offered.isRevised) return 'the offer was revised meanwhile';
  const { partner, validUntil } = offered;
  const quantities = new Map(request.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const total = offered.lines.reduce(
    (sum, { lineId, unitPrice }) => sum + (unitPrice ?? 0) * (quantities.get(lineId) ?? 0),
    0,
  );
  const { currency } = request;
  const mail = quoteOfferedMail(mailedQuote(deps, request), { partner, revision, total, currency, validUntil });
  return send(deps.mailer, { ...mail, to: request.contact.email, id: `offer-${offerId}-${revision}` });
}

interface Offered {
  number: string;
  partner: string;
  lines: StoredOfferLine[];
  validUntil: string;
  isRevised: boolean;
}

interface Request {
  number: string;
  locale: string;
  companySite: string | null;
  currency: string;
  contact: QuoteContact;
  wantedDate: string | null;
  lines: StoredQuoteLine[];
}

async function findRequest({ db }: QuoteMailDeps, number: string): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    select number, locale, company_site as "companySite", currency, contact, wanted_date::text as "wantedDate", lines
    from quote_request where number = ${number}`.execute(db);
  return rows[0];
}

function mailedQuote({ mailer, settings }: QuoteMailDeps, request: Request): MailedQuote {
  const { number, locale, companySite, wantedDate, lines } = request;
  const site = companySite === null ? '' : `?companyId=-${companySite}`;
  const address = settings.shopUrl && `${settings.shopUrl}/${locale}/portal/quoterequests/${number}${site}`;
  return { quoteNumber: number, locale, wantedDate, lines, address, sender: mailer!.senderName };
}

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

/** Lines with names in another language than the customer's; articles outside the catalogue keep their names. */
async function namedIn(
  { db }: QuoteMailDeps,
  lines: StoredQuoteLine[],
  language: Language,
): Promise<StoredQuoteLine[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const { rows } = await sql<{ id: string; name: string | null }>`
    select commercial_item_id as id, names ->> ${language} as name from variant
    where commercial_item_id = any (${ids})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return lines.map((line) => ({ ...line, name: names.get(line.commercialItemId) ?? line.name }));
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
