import type { OrderFreight, PaymentMethod } from '@shop/api-contracts';
import type { StoredLine } from '../orders/stored-order.ts';
import { confirmationHtml, type ShownConfirmation } from './confirmation-html.ts';
import type { ConfirmationTexts } from './texts/confirmation-texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { sr } from './texts/sr.ts';
import { sv } from './texts/sv.ts';

export const confirmationTexts: Record<string, ConfirmationTexts> = { de, en, fr, nl, pt, sr, sv };

export interface ConfirmedOrder {
  orderNumber: string;
  /** As in addresses, `sr-latn-rs`: language, and how sums and days are written. */
  locale: string;
  reference: string;
  lines: Pick<StoredLine, 'name' | 'articleNumber' | 'quantity'>[];
  /** Minor units. */
  total: number;
  tax: number;
  currency: string;
  method: PaymentMethod | null;
  freight: Pick<OrderFreight, 'incoterm' | 'deliveryDate'> | null;
  /** Of the order's page, null where the shop's address is not known. */
  address: string | null;
  sender: string;
}

/** Lines that a mail names; all of them are in the PDF. */
const mostLines = 20;

/** The mail that confirms an order: short, as text and as HTML, in the language of the order. */
export function orderConfirmationMail(order: ConfirmedOrder): { subject: string; text: string; html: string } {
  const texts = confirmationTexts[order.locale.slice(0, 2)] ?? en;
  const { locale, orderNumber, reference, freight, total, tax, currency, address, sender } = order;
  const sum = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(total / 100);
  const facts: [string, string][] = [
    [texts.orderNumber, orderNumber],
    ...(reference === '' ? [] : [[texts.yourOrderNumber, reference] satisfies [string, string]]),
    [texts.total, tax === 0 ? sum : `${sum} (${texts.includingTax})`],
    ...(freight
      ? [
          [freight.incoterm === 'EXW' ? texts.collectFrom : texts.deliveryOn, day(freight, locale)] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
  const number = new Intl.NumberFormat(locale);
  const lines = order.lines
    .slice(0, mostLines)
    .map(({ name, articleNumber, quantity }) => ({ name, articleNumber, quantity: number.format(quantity) }));
  const shown: ShownConfirmation = {
    texts,
    language: new Intl.Locale(locale).toString(),
    title: fill(texts.subject, { number: orderNumber }),
    facts,
    lines,
    isCut: order.lines.length > mostLines,
    paid: order.method === null ? '' : paidText(texts, order.method),
    address,
    sender,
  };
  return { subject: shown.title, text: asText(shown), html: confirmationHtml(shown) };
}

function asText({ texts, facts, lines, isCut, paid, address, sender }: ShownConfirmation): string {
  return [
    texts.greeting,
    texts.thanks,
    [...facts.map(([name, value]) => `${name}: ${value}`), paid].filter(Boolean).join('\n'),
    [`${texts.articles}:`, ...lines.map((line) => fill(texts.line, line)), ...(isCut ? ['…'] : [])].join('\n'),
    texts.attached,
    address && `${texts.seeOrder}: ${address}`,
    texts.questions,
    sender,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function paidText(texts: ConfirmationTexts, method: PaymentMethod): string {
  return { scheme: texts.paidByCard, paypal: texts.paidByPayPal, account: texts.onAccount }[method];
}

const day = ({ deliveryDate }: Pick<OrderFreight, 'deliveryDate'>, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${deliveryDate}T00:00:00Z`));

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
