import type { MailPage } from '../../mail/mail-content.ts';
import type { StoredQuoteLine } from '@shop/commerce-model';
import { filled, longDay, mailLines, mailOfPage, sumOf } from '../../mail/mail-page.ts';
import type { QuoteMailTexts } from './texts/quote-mail-texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { sr } from './texts/sr.ts';
import { sv } from './texts/sv.ts';

export const quoteMailTexts: Record<string, QuoteMailTexts> = { de, en, fr, nl, pt, sr, sv };

/** What all mails about a quote request know of it. */
export interface MailedQuote {
  quoteNumber: string;
  /** As in addresses: language, and how sums and days are written. */
  locale: string;
  /** ISO day. */
  wantedDate: string | null;
  lines: Pick<StoredQuoteLine, 'name' | 'articleNumber' | 'quantity'>[];
  /** Of its page; null where the shop's address is not known. */
  address: string | null;
  sender: string;
}

type Mail = ReturnType<typeof mailOfPage>;

/** To the customer: what was sent, and to whom. */
export function quoteRequestedMail(
  quote: MailedQuote,
  { reference, partners }: { reference: string; partners: string[] },
): Mail {
  const texts = textsOf(quote);
  return quoteMail(quote, {
    title: texts.requestSubject,
    introduction: texts.sent,
    facts: [
      [texts.number, quote.quoteNumber],
      ...fact(texts.reference, reference),
      [texts.asked, partners.map(oneLine).join('; ')],
      ...wantedDateOf(quote),
    ],
    link: texts.seeRequest,
    closing: [texts.questions],
  });
}

/** To a place that was asked: what for. Of the customer no more than the company's name; the rest is to be seen in the shop. */
export function quoteAskedMail(quote: MailedQuote, { company }: { company: string }): Mail {
  const texts = textsOf(quote);
  return quoteMail(quote, {
    title: texts.askedSubject,
    introduction: texts.askedOf,
    facts: [[texts.number, quote.quoteNumber], ...fact(texts.customer, company), ...wantedDateOf(quote)],
    link: texts.seeAndAnswer,
    closing: [],
  });
}

interface MailedOffer {
  partner: string;
  /** From 1. */
  revision: number;
  /** Minor units, without tax. */
  total: number;
  currency: string;
  /** ISO day. */
  validUntil: string;
}

/** To the customer: an offer came, or another in its place. */
export function quoteOfferedMail(
  quote: MailedQuote,
  { revision, total, currency, validUntil, ...offer }: MailedOffer,
): Mail {
  const texts = textsOf(quote);
  const partner = oneLine(offer.partner);
  const isFirst = revision === 1;
  return quoteMail(quote, {
    title: isFirst ? texts.offerSubject : texts.revisionSubject,
    introduction: filled(isFirst ? texts.offered : texts.revised, { partner }),
    facts: [
      [texts.number, quote.quoteNumber],
      [texts.supplier, partner],
      [texts.total, `${sumOf(total, { locale: quote.locale, currency })} (${texts.withoutTax})`],
      [texts.validUntil, longDay(validUntil, quote.locale)],
    ],
    link: texts.seeOffer,
    closing: [texts.acceptance],
  });
}

interface Said extends Pick<MailPage, 'title' | 'introduction' | 'facts' | 'closing'> {
  link: string;
}

function quoteMail(quote: MailedQuote, { title, link, ...said }: Said): Mail {
  const { quoteNumber, locale, address, sender } = quote;
  const texts = textsOf(quote);
  const lines = quote.lines.map((line) => ({ ...line, name: oneLine(line.name) }));
  return mailOfPage({
    ...said,
    language: new Intl.Locale(locale).toString(),
    title: filled(title, { number: quoteNumber }),
    greeting: texts.greeting,
    remark: '',
    link: address === null ? null : { address, text: link },
    lines: mailLines(lines, { title: texts.articles, pattern: texts.line, locale }),
    sender,
  });
}

const textsOf = ({ locale }: MailedQuote): QuoteMailTexts => quoteMailTexts[locale.slice(0, 2)] ?? en;

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, oneLine(value)]]);

const wantedDateOf = (quote: MailedQuote): MailPage['facts'] =>
  quote.wantedDate === null ? [] : [[textsOf(quote).wantedDate, longDay(quote.wantedDate, quote.locale)]];

/** What somebody has entered makes no lines of its own in a text. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
