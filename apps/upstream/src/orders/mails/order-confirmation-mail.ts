import type { MailPage } from '../../mail/mail-content.ts';
import type { OrderFreight, PaymentMethod } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
import { filled, longDay, mailLines, mailOfPage, sumOf } from '../../mail/mail-page.ts';
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

/** The mail that confirms an order: short, as text and as HTML, in the language of the order. */
export function orderConfirmationMail(order: ConfirmedOrder): { subject: string; text: string; html: string } {
  const texts = confirmationTexts[order.locale.slice(0, 2)] ?? en;
  const { locale, orderNumber, reference, freight, total, tax, address, sender } = order;
  const sum = sumOf(total, order);
  const facts: MailPage['facts'] = [
    [texts.orderNumber, orderNumber],
    ...fact(texts.yourOrderNumber, reference),
    [texts.total, tax === 0 ? sum : `${sum} (${texts.includingTax})`],
    ...(freight
      ? fact(freight.incoterm === 'EXW' ? texts.collectFrom : texts.deliveryOn, longDay(freight.deliveryDate, locale))
      : []),
  ];
  return mailOfPage({
    language: new Intl.Locale(locale).toString(),
    title: filled(texts.subject, { number: orderNumber }),
    greeting: texts.greeting,
    introduction: texts.thanks,
    facts,
    remark: order.method === null ? '' : paidText(texts, order.method),
    link: address === null ? null : { address, text: texts.seeOrder },
    lines: mailLines(order.lines, { title: texts.articles, pattern: texts.line, locale }),
    closing: [texts.attached, texts.questions],
    sender,
  });
}

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, value]]);

function paidText(texts: ConfirmationTexts, method: PaymentMethod): string {
  return { scheme: texts.paidByCard, paypal: texts.paidByPayPal, account: texts.onAccount }[method];
}
