import type { OrderDocument, OrderedOffer } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import {
  localInstant,
  warehouse,
  type Database,
  type Language,
  type StoredLine,
  type StoredMarket,
} from '@shop/commerce-model';
import { readSoldArticles } from '../../catalogue/items/articles.ts';
import { namedIn } from '../../catalogue/items/shown-name.ts';
import { pageMarks, type DocumentContent } from '../../paper/document-content.ts';
import { addressLines, documentFormat } from '../../paper/document-format.ts';
import { documentTexts, type SayOnDocument } from '../../paper/document-texts.ts';
import { readOrderedOffer } from '../ordered-offer.ts';
import { unitNoteOf } from '../../paper/unit-note.ts';
import { registrationOf } from '../../paper/registration.ts';
import { priceRows, shipmentRows } from './document-rows.ts';
import type { PlacedRow } from './placed-orders.ts';

/** Term of payment, in days. */
const daysToPay = 30;

/** The contact in a market's settings, printed on documents. */
interface Contact {
  name: string;
  address: string;
  phoneNumber: string;
  email: string;
}

/** Loads the content of a document of an order, in a language. */
export async function readDocumentContent(
  db: Kysely<Database>,
  order: PlacedRow,
  document: OrderDocument,
  language: Language,
): Promise<DocumentContent> {
  const market = await readMarket(db, order.country);
  const format = documentFormat(language, order.country);
  const say = documentTexts(format.locale);
  const addressOf = async (address: PlacedRow['shipping_address']): Promise<string[]> =>
    addressLines(address, await countryName(db, address.countryCode, language));
  const system = order.country === 'US' ? 'us' : 'si';
  const lines = (await linesIn(db, order, language)).map((line) => ({
    ...line,
    note: [line.note, unitNoteOf(line, { say, format, system })].filter(Boolean).join('\n'),
  }));
  const shipment = order.shipments.find(({ id }) => document.id === `delivery-${id}`);
  const isDeliveryNote = document.kind === 'deliveryNote';
  const { name, address, phoneNumber, email } = market.settings['contact'] as Contact;
  return {
    language: format.locale,
    pageSize: order.country === 'US' ? 'LETTER' : 'A4',
    title: say(`titles.${document.kind}`),
    number: document.number,
    writtenOn: new Date(document.date),
    seller: name,
    facts: factsOf(order, document, await readOrderedOffer(db, order.id), { say, format }),
    addresses: [
      { heading: say('deliveryAddress'), lines: await addressOf(order.shipping_address) },
      ...(isDeliveryNote
        ? []
        : [
            {
              heading: say('invoiceAddress'),
              lines: await addressOf(order.invoice_address ?? order.shipping_address),
            },
          ]),
    ],
    tables: [
      {
        heading: say('items'),
        ...(isDeliveryNote
          ? shipmentRows(lines, shipment, { say, format, currency: order.currency })
          : priceRows(lines, { say, format, currency: order.currency })),
      },
    ],
    sums: isDeliveryNote ? [] : withNetSum(sumsOf(order, { say, format }), order, { say, format }),
    sections: [
      ...(order.contact.remark ? [{ heading: say('remark'), lines: [order.contact.remark] }] : []),
      ...taxNotes(order, { say }),
      ...(document.kind === 'invoice'
        ? [{ heading: say('facts.payment'), lines: [payingOf(order, document, { say, format })] }]
        : []),
      ...(isDeliveryNote ? [] : [{ heading: say('prices'), lines: [priceTermsOf(order, say)] }]),
      {
        heading: say('contact'),
        lines: [name, address, `${phoneNumber}, ${email}`, registrationOf(market, say)],
        isBesideNext: true,
      },
      ...(isDeliveryNote || !market.seller
        ? []
        : [
            {
              heading: say('bank'), // an account number is copied group by group: it stays on its line
              lines: [market.seller.bank, ...market.seller.account.split(' · ').map(unbroken)],
            },
          ]),
    ],
    pageLine: [name, `${say(`titles.${document.kind}`)} ${document.number}`, say('page', pageMarks)].join('  ·  '),
  };
}

/** A market imported before sellers existed has none. */
type SellingMarket = Omit<StoredMarket, 'seller'> & Partial<Pick<StoredMarket, 'seller'>>;

async function readMarket(db: Kysely<Database>, country: string): Promise<SellingMarket> {
  const market = db.selectFrom('market').select('data').where('country', '=', country);
  return (await market.executeTakeFirstOrThrow()).data;
}

/** Whether the prices of the lines, and freight, include tax. */
function priceTermsOf({ totals, country }: PlacedRow, say: SayOnDocument): string {
  if (totals.includesTax) return say('withTax', { rate: totals.taxRate });
  return say(country === 'US' ? 'withoutSalesTax' : 'withoutTax');
}

/** Goods and freight without tax: above the tax that is added to them, or below what they include. */
function withNetSum(sums: DocumentContent['sums'], order: PlacedRow, { say, format }: Words): DocumentContent['sums'] {
  const { totals, currency, country } = order;
  const name = say(country === 'US' ? 'totalWithoutSalesTax' : 'totalWithoutTax', { currency });
  return sums.toSpliced(totals.includesTax ? sums.length : 2, 0, {
    name,
    value: format.amount(totals.total - totals.tax),
  });
}

async function countryName(db: Kysely<Database>, code: string, language: Language): Promise<string> {
  const country = await db.selectFrom('country').select('data').where('code', '=', code).executeTakeFirst();
  return country?.data.name[language] ?? code;
}

/** Lines with the names that were agreed, or in another language than that of the order with those of now. */
async function linesIn(db: Kysely<Database>, { lines, locale }: PlacedRow, language: Language): Promise<StoredLine[]> {
  if (locale.startsWith(language.toLowerCase())) return lines;
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readSoldArticles(db, ids, language);
  return namedIn(lines, articles, language);
}

type Words = { say: SayOnDocument; format: ReturnType<typeof documentFormat> };

function factsOf(
  order: PlacedRow,
  document: OrderDocument,
  offer: OrderedOffer | null,
  { say, format }: Words,
): DocumentContent['facts'] {
  const { contact, freight } = order;
  const shipment = order.shipments.find(({ id }) => document.id === `delivery-${id}`);
  const place = freight.offered
    ? freight.offered.place
    : freight.incoterm === 'EXW'
      ? (freight.collectFrom?.city ?? warehouse.city)
      : order.shipping_address.city;
  const isOrder = document.kind === 'orderConfirmation';
  const dated = document.kind === 'invoice' ? 'facts.invoiceDate' : 'facts.shippedOn';
  const way = say(`ways.${freight.id}`);
  const facts: [name: string, value: string][] = [
    [say('facts.orderNumber'), order.order_number],
    [say('facts.orderDate'), format.day(localInstant(order.placed_at, order.time_zone))],
    [say(dated), isOrder ? '' : format.day(document.date)],
    [say('facts.customerOrderReference'), contact.customerOrderReference],
    [say('facts.yourReference'), contact.yourReference],
    [say('facts.customerNumber'), order.customer_number ?? ''],
    [say('facts.companyNumber'), contact.companyNumber],
    [say('facts.vatId'), contact.vatId],
    [say('facts.electronicInvoiceNumber'), contact.electronicInvoiceNumber],
    [say('facts.terms'), `${freight.incoterm} ${place} (Incoterms®\u00a02020)`],
    [say('facts.way'), `${way}, ${say(freight.partialDelivery ? 'partly' : 'atOnce')}`],
    [say('facts.payment'), document.kind === 'deliveryNote' ? '' : say(`payments.${order.payment_method}`)],
    [say('facts.supplier'), offer?.supplier.name ?? ''],
    [say('facts.quoteRequest'), offer?.quoteNumber ?? ''],
    [
      say('facts.offer'),
      offer ? say('offerOfDay', { revision: offer.revision, date: format.day(offer.offeredAt) }) : '',
    ],
    [say('facts.carrier'), shipment?.carrier ?? ''],
    [say('facts.trackingNumber'), shipment?.trackingNumber ?? ''],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

/** Why no tax is charged, beside the sum and as the note that the law asks for. */
const untaxedNames = {
  ordinary: null,
  later: null,
  exempt: null,
  reverseCharge: { name: 'reverseCharge', note: 'reverseChargeNote' },
  export: { name: 'exportTax', note: 'exportNote' },
} as const;

/** Goods, freight, tax and total, rounded so that they add up. */
function sumsOf(order: PlacedRow, { say, format: { amount } }: Words): DocumentContent['sums'] {
  const { totals, freight, currency, country } = order;
  const isAgreed = freight.id === 'agreed' && freight.offered?.freight !== 'amount';
  const taxName = totals.includesTax ? 'containedTax' : country === 'US' ? 'salesTax' : 'tax';
  const untaxed = totals.taxKind && untaxedNames[totals.taxKind];
  const tax = {
    name: untaxed
      ? say(untaxed.name)
      : totals.taxExemptState === null
        ? say(taxName, { rate: totals.taxRate })
        : say('taxExempt', { state: totals.taxExemptState }),
    value: amount(totals.tax),
  };
  const total = {
    name: say('total', { currency }),
    value: amount(totals.total),
    isTotal: true as const,
  };
  return [
    { name: say('goods'), value: amount(totals.goods) },
    {
      name: say('freight'),
      value: isAgreed
        ? say(freight.offered?.freight === 'included' ? 'freightIncluded' : 'freightAgreed')
        : amount(totals.freight ?? 0),
    },
    ...(totals.includesTax ? [total, tax] : [tax, total]),
  ];
}

/** On every document of an order without tax, delivery notes too: they accompany the goods across the border. */
function taxNotes({ totals }: PlacedRow, { say }: Pick<Words, 'say'>): DocumentContent['sections'] {
  const untaxed = totals.taxKind && untaxedNames[totals.taxKind];
  return untaxed ? [{ heading: say('taxNote'), lines: [say(untaxed.note)] }] : [];
}

function payingOf(order: PlacedRow, document: OrderDocument, { say, format }: Words): string {
  if (order.payment_method !== 'account') return say('paid');
  const due = new Date(document.date);
  due.setUTCDate(due.getUTCDate() + daysToPay);
  return say('payBy', {
    sum: `${order.currency} ${format.amount(order.totals.total)}`,
    date: format.day(due.toISOString()),
    number: document.number,
  });
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
