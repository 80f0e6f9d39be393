import type { MailPage } from '../../mail/mail-content.ts';
import type { StoredQuoteLine } from '@shop/commerce-model';
import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
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
  lines: Pick<StoredQuoteLine, 'name' | 'articleNumber' | 'quantity'>[];
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
    facts: [[t('number'), quote.quoteNumber], ...fact(t('customer'), company), ...wantedDateOf(quote)],
    link: t('seeAndAnswer'),
    closing: [],
  });
}

interface MailedOffer {
  partner: string;
  /** One-based. */
  revision: number;
  /** Minor units, without tax. */
  total: number;
  currency: string;
  /** ISO day. */
  validUntil: string;
}

/** Tells the customer about an offer or a revision. */
export function quoteOfferedMail(
  quote: MailedQuote,
  { revision, total, currency, validUntil, ...offer }: MailedOffer,
): Mail {
  const t = quoteMailTexts(quote.locale);
  const partner = oneLine(offer.partner);
  const isFirst = revision === 1;
  return quoteMail(quote, {
    title: t(isFirst ? 'offerSubject' : 'revisionSubject', { number: quote.quoteNumber }),
    introduction: t(isFirst ? 'offered' : 'revised', { partner }),
    facts: [
      [t('number'), quote.quoteNumber],
      [t('supplier'), partner],
      [t('total'), `${sumOf(total, { locale: quote.locale, currency })} (${t('withoutTax')})`],
      [t('validUntil'), longDay(validUntil, quote.locale)],
    ],
    link: t('seeOffer'),
    closing: [t('acceptance')],
  });
}

interface QuoteMailContent extends Pick<MailPage, 'title' | 'introduction' | 'facts' | 'closing'> {
  link: string;
}

function quoteMail(quote: MailedQuote, { link, ...content }: QuoteMailContent): Mail {
  const { locale, address, sender } = quote;
  const t = quoteMailTexts(locale);
  const lines = quote.lines.map((line) => ({ ...line, name: oneLine(line.name) }));
  return mailOfPage({
    ...content,
    language: new Intl.Locale(locale).toString(),
    greeting: t('greeting'),
    remark: '',
    link: address === null ? null : { address, text: link },
    lines: mailLines(lines, { title: t('articles'), textOf: (line) => t('line', line), locale }),
    sender,
  });
}

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, oneLine(value)]]);

const wantedDateOf = (quote: MailedQuote): MailPage['facts'] =>
  quote.wantedDate === null
    ? []
    : [[quoteMailTexts(quote.locale)('wantedDate'), longDay(quote.wantedDate, quote.locale)]];

/** Removes line breaks, so that user input cannot forge lines of a mail. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
