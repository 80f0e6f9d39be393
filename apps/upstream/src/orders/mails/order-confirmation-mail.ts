import type { MailPage } from '../../mail/mail-content.ts';
import type { News } from '../../mail/tell.ts';
import type { CollectPlace, OrderFreight, PaymentMethod } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
import { countryName } from '../../catalogue/markets/market-names.ts';
import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import { longDay, mailLines, mailOfPage, sumOf } from '../../mail/mail-page.ts';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

export const confirmationTexts = createServerTexts<keyof typeof en, MessageArguments>(
  join(import.meta.dirname, 'messages'),
);

export interface ConfirmedOrder {
  orderNumber: string;
  /** As in addresses, `sr-latn-rs`; determines language and formats. */
  locale: string;
  reference: string;
  /** Who placed it; empty when unknown. */
  placedBy: string;
  /** Price of the whole line in minor units, null when another line includes it; the unit that it is for, if any. */
  lines: (Pick<StoredLine, 'name' | 'articleNumber' | 'quantity'> & {
    promisedDate?: string | null;
    total: number | null;
    unitNote?: string;
  })[];
  /** Addresses and sums as on the confirmation. */
  addresses: NonNullable<MailPage['addresses']>;
  sums: NonNullable<MailPage['sums']>;
  /** Reference and numbers of the customer, and the supplier and quote request of an ordered offer. */
  details: MailPage['facts'];
  company: string[];
  /** Minor units. */
  total: number;
  tax: number;
  currency: string;
  method: PaymentMethod | null;
  freight: Pick<OrderFreight, 'incoterm' | 'deliveryDate' | 'collectFrom'> | null;
  /** Address of the order's page; null when the shop's address is not configured. */
  address: string | null;
  sender: string;
}

type OrderMail = ReturnType<typeof mailOfPage>;

/** Confirms an order, in its language. */
export function orderConfirmationMail(order: ConfirmedOrder): OrderMail {
  const t = confirmationTexts(order.locale);
  return orderMail(order, {
    title: t('subject', { number: order.orderNumber }),
    introduction: t('thanks'),
    remark: order.method === null ? '' : t(payments[order.method]),
    closing: [t('attached'), t('questions')],
    moreLines: 'moreLinesAttached',
  });
}

/** Tells the buyer what happened to an order since the last mail; the last news are in the subject. */
export function orderNewsMail(order: ConfirmedOrder, news: Pick<News, 'kind' | 'text'>[]): OrderMail {
  const t = confirmationTexts(order.locale);
  const told = news.filter((one): one is typeof one & { kind: OrderNews } => isOrderNews(one.kind));
  const { kind } = told.at(-1)!;
  return orderMail(order, {
    title: t(`${kind}.subject`, { number: order.orderNumber }),
    introduction: [
      ...new Set(told.map(({ kind: what, text }) => (what === 'complaint' ? t(what, { claim: text }) : t(what)))),
    ].join(' '),
    quoted: [
      ...(told.some(({ kind: what }) => what === 'changed') ? confirmedDays(order) : []),
      ...told.flatMap(({ kind: what, text }) =>
        what === 'shipped' && text !== '' ? t('shippedWith', { carrier: text }) : [],
      ),
    ],
    remark: '',
    closing: [t('questions')],
    moreLines: 'moreLines',
  });
}

/** What a buyer is told about an order after its confirmation. */
export const orderNews = ['changed', 'shipped', 'cancelled', 'complaint'] as const;
type OrderNews = (typeof orderNews)[number];
const isOrderNews = (kind: string): kind is OrderNews => (orderNews as readonly string[]).includes(kind);

function orderMail(
  order: ConfirmedOrder,
  {
    moreLines,
    ...content
  }: Pick<MailPage, 'title' | 'introduction' | 'quoted' | 'remark' | 'closing'> & {
    moreLines: 'moreLines' | 'moreLinesAttached';
  },
): OrderMail {
  const t = confirmationTexts(order.locale);
  const { locale, orderNumber, reference, freight, total, tax, address, sender, placedBy } = order;
  const sum = sumOf(total, order);
  const facts: MailPage['facts'] = [
    [t('orderNumber'), orderNumber],
    ...fact(t('yourOrderNumber'), reference),
    ...order.details,
    [t('total'), tax === 0 ? sum : `${sum} (${t('includingTax')})`],
    ...(freight
      ? fact(t(freight.incoterm === 'EXW' ? 'collectFrom' : 'deliveryOn'), longDay(freight.deliveryDate, locale))
      : []),
    ...(freight?.collectFrom ? fact(t('collectAt'), collectText(freight.collectFrom, locale)) : []),
  ];
  const lines = order.lines.map(({ total: price, ...line }) => ({
    ...line,
    ...(price === null ? {} : { price: sumOf(price, order) }),
  }));
  return mailOfPage({
    language: new Intl.Locale(locale).toString(),
    ...content,
    greeting: placedBy === '' ? t('greeting') : t('greetingTo', { name: placedBy }),
    facts,
    link: address === null ? null : { address, text: t('seeOrder') },
    lines: mailLines(lines, {
      title: t('articles'),
      textOf: (line) => t('line', line),
      moreOf: (count) => t(moreLines, { count }),
      locale,
    }),
    sums: order.sums,
    addresses: order.addresses,
    company: order.company,
    sender,
  });
}

/** Day of arrival of each line, so that a mail about them can be read without the page; the page has those of long orders. */
function confirmedDays({ lines, locale }: ConfirmedOrder): string[] {
  const t = confirmationTexts(locale);
  const number = new Intl.NumberFormat(locale);
  return lines
    .slice(0, maxConfirmedDays)
    .flatMap(({ promisedDate, quantity, name, articleNumber }) =>
      promisedDate
        ? `${t('line', { quantity: number.format(quantity), name, articleNumber })}: ${longDay(promisedDate, locale)}`
        : [],
    );
}

const maxConfirmedDays = 100;

/** Where an order is collected and when it is open. */
function collectText(place: CollectPlace, locale: string): string {
  const { companyOrName, streetAddress, zipCode, city, countryCode, opens, closes } = place;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const shown = (local: string) => time.format(new Date(`1970-01-01T${local}:00Z`));
  return confirmationTexts(locale)('collectPlace', {
    place: `${companyOrName}, ${streetAddress}, ${zipCode} ${city}, ${countryName(countryCode, locale)}`,
    opens: shown(opens),
    closes: shown(closes),
  });
}

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, value]]);

const payments = { scheme: 'paidByCard', paypal: 'paidByPayPal', account: 'onAccount' } as const;
