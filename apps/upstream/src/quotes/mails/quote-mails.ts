import type { MailPage } from '../../mail/mail-content.ts';
import type { News } from '../../mail/tell.ts';
import type { DeliveryPlace } from '@shop/api-contracts';
import type { StoredOfferTerms, StoredQuoteLine } from '@shop/commerce-model';
import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import { placeLine } from '../../paper/document-format.ts';
import { countryName } from '../../catalogue/markets/market-names.ts';
import { longDay, mailLines, mailOfPage, sumOf } from '../../mail/mail-page.ts';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

export const quoteMailTexts = createServerTexts<keyof typeof en, MessageArguments>(
  join(import.meta.dirname, 'messages'),
);

/** Data for all mails about a quote request. */
export interface MailedQuote {
  quoteNumber: string;
  /** As in addresses; determines language and formats. */
  locale: string;
  /** ISO day. */
  wantedDate: string | null;
  deliveryPlace: DeliveryPlace | null;
  /** Who is greeted; empty for a location. */
  name: string;
  /**
   * `price`: what is offered for the whole line, formatted, or that it cannot be supplied; absent before an offer.
   * `unitNote`: the machine that the line is for, and whether it fits.
   */
  lines: (Pick<StoredQuoteLine, 'name' | 'articleNumber' | 'quantity'> & { price?: string; unitNote?: string })[];
  company: string[];
  /** Address of its page; null when the shop's address is not configured. */
  address: string | null;
  sender: string;
}

type Mail = ReturnType<typeof mailOfPage>;

/** Tells the customer what was sent, and to whom. */
export function quoteRequestedMail(
  quote: MailedQuote,
  { reference, partners }: { reference: string; partners: string[] },
): Mail {
  const t = quoteMailTexts(quote.locale);
  return quoteMail(quote, {
    title: t('requestSubject', { number: quote.quoteNumber }),
    introduction: t('sent'),
    facts: [
      [t('number'), quote.quoteNumber],
      ...fact(t('reference'), reference),
      [t('asked'), partners.map(oneLine).join('; ')],
      ...wantedDateOf(quote),
      ...placeOf(quote),
    ],
    link: t('seeRequest'),
    closing: [t('questions')],
  });
}

/** Tells a location what was requested. Reveals only the customer's company name; the rest is visible in the shop. */
export function quoteAskedMail(quote: MailedQuote, { company }: { company: string }): Mail {
  const t = quoteMailTexts(quote.locale);
  return quoteMail(quote, {
    title: t('askedSubject', { number: quote.quoteNumber }),
    introduction: t('askedOf'),
    facts: [
      [t('number'), quote.quoteNumber],
      ...fact(t('customer'), company),
      ...wantedDateOf(quote),
      ...placeOf(quote),
    ],
    link: t('seeAndAnswer'),
    closing: [],
  });
}

type CustomerNews = 'message' | 'offered' | 'revised' | 'declined' | 'ending' | 'notOrdered';
type PartnerNews = 'message' | 'accepted' | 'ordered' | 'declined' | 'withdrawn' | 'askedAgain' | 'cancelled';
/** What each side is told about an offer. */
export const newsOf = {
  customer: ['message', 'offered', 'revised', 'declined', 'ending', 'notOrdered'] as readonly string[],
  partner: ['message', 'accepted', 'ordered', 'declined', 'withdrawn', 'askedAgain', 'cancelled'] as readonly string[],
};

/** Tells a side of an offer what happened since the last mail. */
export function quoteNewsMail(
  quote: MailedQuote,
  { side, news, offer }: { side: 'customer' | 'partner'; news: Pick<News, 'kind' | 'text'>[]; offer: NewsOffer },
): Mail {
  const t = quoteMailTexts(quote.locale);
  const [partner, customer] = [oneLine(offer.partner), oneLine(offer.customer)];
  const until = offer.last ? longDay(offer.last.validUntil, quote.locale) : '';
  const keyOf = (kind: string) => `${side}.${kind}` as `customer.${CustomerNews}` | `partner.${PartnerNews}`;
  const told = news.filter(({ kind }) => newsOf[side].includes(kind));
  const sentences = told.map(({ kind, text }) =>
    // texts without an argument ignore it
    t(keyOf(kind), { partner, customer, until, order: oneLine(text) }),
  );
  return quoteMail(quote, {
    title: t(`${keyOf(mostImportant(told))}.subject`, { number: quote.quoteNumber }),
    introduction: [...new Set(sentences)].join(' '),
    quoted: told.flatMap(({ kind, text }) => ((kind === 'message' || kind === 'declined') && text !== '' ? text : [])),
    facts: [
      [t('number'), quote.quoteNumber],
      side === 'customer' ? [t('supplier'), partner] : [t('customer'), customer],
      ...(offer.last ? factsOfOffer(quote, offer.last) : []),
    ],
    link: t(side === 'partner' ? 'seeAndAnswer' : offer.last ? 'seeOffer' : 'seeRequest'),
    closing:
      side === 'customer' && told.some(({ kind }) => kind === 'offered' || kind === 'revised') ? [t('acceptance')] : [],
  });
}

/** The kind that the subject names; messages come last, since they often go with something else. */
const byImportance = [
  ...(['cancelled', 'ordered', 'accepted', 'revised', 'offered', 'withdrawn', 'declined'] as const),
  ...(['askedAgain', 'notOrdered', 'ending', 'message'] as const),
];

const mostImportant = (told: Pick<News, 'kind'>[]) =>
  byImportance.find((kind) => told.some((one) => one.kind === kind))!;

export interface NewsOffer {
  partner: string;
  customer: string;
  /** The last revision; null before the first. */
  last: {
    /** Minor units, without tax, with the freight if it is an amount. */
    total: number;
    currency: string;
    validUntil: string;
    terms: StoredOfferTerms | null;
  } | null;
}

function factsOfOffer(quote: MailedQuote, { total, currency, validUntil, terms }: NonNullable<NewsOffer['last']>) {
  const t = quoteMailTexts(quote.locale);
  const money = (amount: number) => sumOf(amount, { locale: quote.locale, currency });
  const facts: MailPage['facts'] = [];
  if (terms) {
    const { freight, freightAmount, incoterm, place } = terms;
    facts.push([t('terms'), `${incoterm} ${oneLine(place)}`]);
    facts.push([
      t('freight'),
      freightAmount === null
        ? t(`freight.${freight === 'included' ? 'included' : 'byAgreement'}`)
        : money(freightAmount),
    ]);
  }
  const isWithFreight = (terms?.freightAmount ?? null) !== null;
  facts.push([t('total'), `${money(total)} (${t(isWithFreight ? 'withFreight' : 'withoutTax')})`]);
  facts.push([t('validUntil'), longDay(validUntil, quote.locale)]);
  return facts;
}

interface QuoteMailContent extends Pick<MailPage, 'title' | 'introduction' | 'quoted' | 'facts' | 'closing'> {
  link: string;
}

function quoteMail(quote: MailedQuote, { link, ...content }: QuoteMailContent): Mail {
  const { locale, address, sender } = quote;
  const t = quoteMailTexts(locale);
  const lines = quote.lines.map((line) => ({ ...line, name: oneLine(line.name) }));
  return mailOfPage({
    ...content,
    language: new Intl.Locale(locale).toString(),
    greeting: quote.name === '' ? t('greeting') : t('greetingTo', { name: oneLine(quote.name) }),
    remark: '',
    link: address === null ? null : { address, text: link },
    lines: mailLines(lines, {
      title: t('articles'),
      textOf: (line) => t('line', line),
      moreOf: (count) => t('moreLines', { count }),
      locale,
    }),
    company: quote.company,
    sender,
  });
}

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, oneLine(value)]]);

const wantedDateOf = (quote: MailedQuote): MailPage['facts'] =>
  quote.wantedDate === null
    ? []
    : [[quoteMailTexts(quote.locale)('wantedDate'), longDay(quote.wantedDate, quote.locale)]];

const placeOf = ({ deliveryPlace, locale }: MailedQuote): MailPage['facts'] =>
  deliveryPlace === null
    ? []
    : fact(
        quoteMailTexts(locale)('deliveryPlace'),
        `${placeLine(deliveryPlace)}, ${countryName(deliveryPlace.countryCode, locale)}`,
      );

/** Removes line breaks, so that user input cannot forge lines of a mail. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
