import type { OrderFreight, PaymentMethod } from '@shop/api-contracts';
import type { StoredLine } from '../orders/stored-order.ts';
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
    ...(reference === '' ? [] : [[texts.yourReference, reference] satisfies [string, string]]),
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
    .map(({ name, articleNumber, quantity }) =>
      fill(texts.line, { name, articleNumber, quantity: number.format(quantity) }),
    );
  if (order.lines.length > mostLines) lines.push('…');
  const paid = order.method === null ? '' : paidText(texts, order.method);
  const parts = { texts, facts, lines, paid, address, sender };
  return { subject: fill(texts.subject, { number: orderNumber }), text: asText(parts), html: asHtml(parts, locale) };
}

interface Parts {
  texts: ConfirmationTexts;
  facts: [string, string][];
  lines: string[];
  paid: string;
  address: string | null;
  sender: string;
}

function asText({ texts, facts, lines, paid, address, sender }: Parts): string {
  return [
    texts.greeting,
    texts.thanks,
    [...facts.map(([name, value]) => `${name}: ${value}`), paid].filter(Boolean).join('\n'),
    [`${texts.articles}:`, ...lines].join('\n'),
    texts.attached,
    address && `${texts.seeOrder}: ${address}`,
    texts.questions,
    sender,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Mail programs know no style sheets: what little style there is stands at the elements. */
function asHtml({ texts, facts, lines, paid, address, sender }: Parts, locale: string): string {
  const paragraph = (content: string): string => (content === '' ? '' : `<p>${content}</p>`);
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="padding:0 16px 4px 0;text-align:start;font-weight:normal;color:#4a5560">${escaped(name)}</th>` +
      `<td style="padding:0 0 4px"><strong>${escaped(value)}</strong></td></tr>`,
  );
  return [
    `<!doctype html><html lang="${new Intl.Locale(locale).toString()}"><head><meta charset="utf-8">`,
    `<title>${escaped(texts.thanks)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#16202a">',
    '<div style="max-width:36em">',
    paragraph(escaped(texts.greeting)),
    paragraph(escaped(texts.thanks)),
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    paragraph(escaped(paid)),
    paragraph(escaped(`${texts.articles}:`)),
    `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    paragraph(escaped(texts.attached)),
    address ? paragraph(`<a href="${escaped(address)}">${escaped(texts.seeOrder)}</a>`) : '',
    paragraph(escaped(texts.questions)),
    paragraph(escaped(sender)),
    '</div></body></html>',
  ].join('\n');
}

function paidText(texts: ConfirmationTexts, method: PaymentMethod): string {
  return { scheme: texts.paidByCard, paypal: texts.paidByPayPal, account: texts.onAccount }[method];
}

const day = ({ deliveryDate }: Pick<OrderFreight, 'deliveryDate'>, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${deliveryDate}T00:00:00Z`));

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one]!);
