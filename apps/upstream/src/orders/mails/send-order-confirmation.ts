import type { FileAnswer } from '@shop/api-contracts';
import { dayIn, type Database, type Language } from '@shop/commerce-model';
import { languageOf } from '@shop/i18n/server';
import type { Kysely } from 'kysely';
import type { AppSettings } from '../../http/deps.ts';
import { accountAddress, noAddress } from '../../mail/account-address.ts';
import { companyLines } from '../../mail/company-lines.ts';
import { MailRefusedError, type Mail, type Mailer } from '../../mail/mailer.ts';
import { markTold, orderThread, untoldNews } from '../../mail/tell.ts';
import { documentFormat } from '../../paper/document-format.ts';
import { documentTexts } from '../../paper/document-texts.ts';
import { mailedTakeBack } from '../../mail/mailed-take-back.ts';
import { unitNoteOf } from '../../paper/unit-note.ts';
import { marketZone } from '../market-zone.ts';
import { lineTotalOf } from '../order-lines.ts';
import type { PlacedRow } from '../order-history/placed-orders.ts';
import { readDocumentContent } from '../order-history/read-document-content.ts';
import { readOrderedOffer } from '../ordered-offer.ts';
import { orderConfirmationMail, orderNewsMail, type ConfirmedOrder } from './order-confirmation-mail.ts';

export interface ConfirmationDeps {
  db: Kysely<Database>;
  /** Null when no mail server is configured. */
  mailer: Mailer | null;
  settings: Pick<AppSettings, 'shopUrl'>;
  /** Creates the order confirmation as PDF. */
  orderConfirmationPdf: (orderId: string, language: Language) => Promise<FileAnswer>;
}

const noServer = 'no mail server is configured';
const notPlaced = 'the order is not placed';

/**
 * Mails the confirmation of a placed order with its PDF to who placed it. Returns null when sent, or the reason why it
 * never will be; throws when a retry may help.
 */
export async function sendOrderConfirmation(deps: ConfirmationDeps, orderId: string): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const order = await findPlaced(deps.db, orderId);
  if (!order) return notPlaced;
  const to = await accountAddress(deps.db, order.oid);
  if (to === null) return noAddress;
  const pdf = await deps.orderConfirmationPdf(orderId, languageOf(order.locale));
  return send(deps.mailer, {
    ...orderConfirmationMail(await confirmedOrder(deps, order)),
    to,
    id: `order-${orderId}`,
    attachments: [{ filename: pdf.name, content: Buffer.from(pdf.bytes), contentType: pdf.type }],
  });
}

/** Mails what happened to an order since the last mail. Returns the same as the confirmation. */
export async function sendOrderNews(deps: ConfirmationDeps, orderId: string): Promise<string | null> {
  if (deps.mailer === null) return noServer;
  const news = await untoldNews(deps.db, orderThread(orderId));
  if (news.length === 0) return 'all is told already';
  const order = await findPlaced(deps.db, orderId);
  if (!order) return notPlaced;
  const to = await accountAddress(deps.db, order.oid);
  if (to === null) return noAddress;
  const refused = await send(deps.mailer, {
    ...orderNewsMail(await confirmedOrder(deps, order), news),
    to,
    id: `order-${orderId}-${news.at(-1)!.id}`,
    attachments: [],
  });
  await markTold(deps.db, news);
  return refused;
}

export async function findPlaced(db: Kysely<Database>, orderId: string): Promise<PlacedRow | undefined> {
  const order = db
    .selectFrom('shop_order')
    .selectAll()
    .select(marketZone.as('time_zone'))
    .where('id', '=', orderId)
    .where('state', '=', 'placed');
  return (await order.executeTakeFirst()) as PlacedRow | undefined;
}

/** The order with addresses and sums as on its confirmation. */
async function confirmedOrder({ db, mailer, settings }: ConfirmationDeps, order: PlacedRow): Promise<ConfirmedOrder> {
  const { totals, contact, order_number: orderNumber, locale } = order;
  const date = dayIn(order.time_zone, order.placed_at);
  const language = languageOf(locale);
  const confirmation = { id: 'confirmation', kind: 'orderConfirmation' as const, number: orderNumber, date };
  const { addresses, sums } = await readDocumentContent(db, order, confirmation, language);
  const offer = await readOrderedOffer(db, order.id);
  const say = documentTexts(language);
  const format = documentFormat(language, order.country);
  const system = order.country === 'US' ? 'us' : 'si';
  const details: [name: string, value: string][] = [
    [say('facts.yourReference'), contact.yourReference],
    [say('facts.customerNumber'), order.customer_number ?? ''],
    [say('facts.companyNumber'), contact.companyNumber],
    [say('facts.vatId'), contact.vatId],
    [say('facts.electronicInvoiceNumber'), contact.electronicInvoiceNumber],
    [say('facts.supplier'), offer?.supplier.name ?? ''],
    [say('facts.quoteRequest'), offer?.quoteNumber ?? ''],
  ];
  return {
    orderNumber,
    locale,
    placedBy: order.placed_by,
    reference: contact.customerOrderReference,
    lines: order.lines.flatMap((line) => [
      { ...line, total: lineTotalOf(line), unitNote: unitNoteOf(line, { say, format, system }) },
      ...mailedTakeBack(line, order.currency, { say, format }).map((one) => ({ ...one, total: null })),
    ]),
    addresses,
    sums: sums.map(({ name, value }) => [name, value]),
    details: details.filter(([, value]) => value !== ''),
    company: await companyLines(db, order.country, locale),
    total: totals.total,
    tax: totals.tax,
    currency: order.currency,
    method: order.payment_method,
    freight: order.freight,
    address: settings.shopUrl && orderAddress(settings.shopUrl, order),
    sender: mailer!.senderName,
  };
}

async function send(mailer: Mailer, mail: Mail): Promise<string | null> {
  try {
    await mailer.send(mail);
    return null;
  } catch (error) {
    if (error instanceof MailRefusedError) return 'the mail server refuses the recipient';
    throw error;
  }
}

/** Page of an order, as the buyer knows it. */
export function orderAddress(
  shopUrl: string,
  order: { id: string; locale: string; company_site: string | null },
): string {
  const site = order.company_site === null ? '' : `?companyId=-${order.company_site}`;
  return `${shopUrl}/${order.locale}/portal/orders/${order.id}${site}`;
}
