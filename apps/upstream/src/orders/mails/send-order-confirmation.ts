import type { FileAnswer } from '@shop/api-contracts';
import type { Database, Language } from '@shop/commerce-model';
import { languageOf } from '@shop/i18n/server';
import type { Kysely } from 'kysely';
import type { AppSettings } from '../../http/deps.ts';
import { MailRefusedError, type Mailer } from '../../mail/mailer.ts';
import { orderConfirmationMail } from './order-confirmation-mail.ts';

export interface ConfirmationDeps {
  db: Kysely<Database>;
  /** Null when no mail server is configured. */
  mailer: Mailer | null;
  settings: Pick<AppSettings, 'shopUrl'>;
  /** Creates the order confirmation as PDF. */
  orderConfirmationPdf: (orderId: string, language: Language) => Promise<FileAnswer>;
}

/**
 * Mails the confirmation of a placed order with its PDF to the contact. Returns null when sent, or the reason why it
 * never will be; throws when a retry may help.
 */
export async function sendOrderConfirmation(
  { db, mailer, settings, orderConfirmationPdf }: ConfirmationDeps,
  orderId: string,
): Promise<string | null> {
  if (mailer === null) return 'no mail server is configured';
  const order = await db
    .selectFrom('shop_order')
    .select([
      'id',
      'order_number',
      'locale',
      'company_site',
      'contact',
      'lines',
      'totals',
      'currency',
      'freight',
      'payment_method',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order?.contact || !order.totals || order.order_number === null) return 'the order is not placed';
  const { contact, totals, order_number: orderNumber } = order;
  const language = languageOf(order.locale);
  const pdf = await orderConfirmationPdf(orderId, language);
  const mail = orderConfirmationMail({
    orderNumber,
    locale: order.locale,
    reference: contact.customerOrderReference,
    lines: order.lines,
    total: totals.total,
    tax: totals.tax,
    currency: order.currency,
    method: order.payment_method,
    freight: order.freight,
    address: settings.shopUrl && addressOf(settings.shopUrl, order),
    sender: mailer.senderName,
  });
  try {
    await mailer.send({
      ...mail,
      to: contact.email,
      id: `order-${orderId}`,
      attachments: [{ filename: pdf.name, content: Buffer.from(pdf.bytes), contentType: pdf.type }],
    });
    return null;
  } catch (error) {
    if (error instanceof MailRefusedError) return 'the mail server refuses the recipient';
    throw error;
  }
}

function addressOf(shopUrl: string, order: { id: string; locale: string; company_site: string | null }): string {
  const site = order.company_site === null ? '' : `?companyId=-${order.company_site}`;
  return `${shopUrl}/${order.locale}/portal/orders/${order.id}${site}`;
}
