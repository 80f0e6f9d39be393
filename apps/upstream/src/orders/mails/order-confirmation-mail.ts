import type { MailPage } from '../../mail/mail-content.ts';
import type { OrderFreight, PaymentMethod } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
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
  lines: Pick<StoredLine, 'name' | 'articleNumber' | 'quantity'>[];
  /** Minor units. */
  total: number;
  tax: number;
  currency: string;
  method: PaymentMethod | null;
  freight: Pick<OrderFreight, 'incoterm' | 'deliveryDate'> | null;
  /** Address of the order's page; null when the shop's address is not configured. */
  address: string | null;
  sender: string;
}

/** Writes a short confirmation mail as text and HTML, in the language of the order. */
export function orderConfirmationMail(order: ConfirmedOrder): { subject: string; text: string; html: string } {
  const t = confirmationTexts(order.locale);
  const { locale, orderNumber, reference, freight, total, tax, address, sender } = order;
  const sum = sumOf(total, order);
  const facts: MailPage['facts'] = [
    [t('orderNumber'), orderNumber],
    ...fact(t('yourOrderNumber'), reference),
    [t('total'), tax === 0 ? sum : `${sum} (${t('includingTax')})`],
    ...(freight
      ? fact(t(freight.incoterm === 'EXW' ? 'collectFrom' : 'deliveryOn'), longDay(freight.deliveryDate, locale))
      : []),
  ];
  return mailOfPage({
    language: new Intl.Locale(locale).toString(),
    title: t('subject', { number: orderNumber }),
    greeting: t('greeting'),
    introduction: t('thanks'),
    facts,
    remark: order.method === null ? '' : t(payments[order.method]),
    link: address === null ? null : { address, text: t('seeOrder') },
    lines: mailLines(order.lines, { title: t('articles'), textOf: (line) => t('line', line), locale }),
    closing: [t('attached'), t('questions')],
    sender,
  });
}

const fact = (name: string, value: string): MailPage['facts'] => (value === '' ? [] : [[name, value]]);

const payments = { scheme: 'paidByCard', paypal: 'paidByPayPal', account: 'onAccount' } as const;
