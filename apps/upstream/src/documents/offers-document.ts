import { dayIn } from '@shop/commerce-model';
import {
  multiplyAmount,
  type DeliveryPlace,
  type OfferedLine,
  type OfferTerms,
  type Quote,
  type QuotedLine,
  type QuoteOffer,
} from '@shop/api-contracts';
import type { UnitForOrder } from '@shop/commerce-model';
import { countryName } from '../catalogue/markets/market-names.ts';
import { uncheckedFit } from '../orders/accepted-offer.ts';
import { placeLine } from '../paper/document-format.ts';
import { unitNoteOf } from '../paper/unit-note.ts';
import { readQuote } from '../quotes/read-quote.ts';
import { figuresOf, readArticleContent } from './article-content.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf, type Words } from '../paper/document-words.ts';
import type { DocumentCell, DocumentContent, DocumentRow, DocumentTable } from '../paper/document-content.ts';
import { documentFrame, type Place } from './document-frame.ts';
import { articleCell, column, totalWithout, type PictureOf } from './line-table.ts';
import { takeBackRows } from '../paper/take-back-text.ts';

/**
 * Content of a quote with the last revision of every offer, for sharing: sold where it was requested, in the language
 * of the reader. Throws a Problem 404 `quote_unknown`.
 */
export async function offersDocument(
  call: DocumentCall,
  quoteNumber: string,
  making: DocumentMaking,
): Promise<DocumentContent> {
  const quote = await readQuote(call, quoteNumber);
  const words = wordsOf(call.context);
  const { say } = words;
  const ids = quote.lines.map(({ item }) => item?.commercialItemId ?? null);
  const content = await readArticleContent(call, ids, making);
  const sold = placeOf(quote, call);
  const writing: Writing = { quote, words, pictureOf: content.pictureOf, taxRate: sold.market.taxRate };
  const offers = quote.offers.filter(({ revisions }) => revisions.length > 0);
  const title = say('titles.quoteRequest');
  return {
    ...(await documentFrame(call, { title, number: quote.quoteNumber, customer: contactLines(quote), sold })),
    facts: factsOfQuote(quote, words),
    tables: offers.length > 0 ? offers.map((offer) => offerTable(offer, writing)) : [requestTable(writing)],
    sums: [],
    sections: [
      ...(quote.text ? [{ heading: say('remark'), lines: [quote.text] }] : []),
      ...(offers.length > 0 ? offers.map((offer) => offerSection(offer, writing)) : [noOffer(words)]),
      {
        heading: say('terms'),
        lines: [say(sold.market.taxRate === 0 ? 'withoutSalesTax' : 'withoutTax')],
      },
    ],
    ...figuresOf(content, call),
    pictures: content.pictures,
  };
}

/** Place of the request; the reader may be in another market. */
const placeOf = ({ country, companyId }: Quote, { catalogue: { reference } }: DocumentCall): Place => ({
  market: reference.markets.find((market) => market.country === country)!,
  companyId,
});

interface Writing {
  quote: Quote;
  words: Words;
  pictureOf: PictureOf;
  /** Per cent; 0 when it depends on the place of delivery. */
  taxRate: number;
}

const contactLines = ({ contact }: Quote): string[] =>
  [contact.companyName, `${contact.firstName} ${contact.lastName}`, contact.email, contact.phoneNumber].filter(
    (line) => line.trim() !== '',
  );

function factsOfQuote(
  { requestedAt, timeZone, wantedDate, deliveryPlace, contact }: Quote,
  { say, format, language }: Words,
): DocumentContent['facts'] {
  return [
    { name: say('facts.requested'), value: format.day(dayIn(timeZone, new Date(requestedAt))) },
    { name: say('facts.wanted'), value: wantedDate === null ? '' : format.day(wantedDate) },
    { name: say('facts.deliveryPlace'), value: deliveryPlace ? placeText(deliveryPlace, language) : '' },
    { name: say('facts.yourReference'), value: contact.reference },
  ].filter(({ value }) => value !== '');
}

const placeText = (place: DeliveryPlace, language: string): string =>
  [placeLine(place), countryName(place.countryCode, language)].join(', ');

const noOffer = ({ say }: Words) => ({
  heading: say('offers'),
  lines: [say('noOffer')],
});

const partnerName = ({ location: { partner, name } }: QuoteOffer): string => [partner, name].filter(Boolean).join(', ');

/** First columns of every table. */
const commonColumns = ({ say }: Words) => [
  column(say('columns.position'), 28, 'left'),
  column(say('columns.drawing'), 50, 'left'),
  column(say('columns.articleNumber'), 100, 'left'),
  column(say('columns.description'), 138, 'left'),
  column(say('columns.quantity'), 48, 'right'),
];

function commonCells(
  line: QuotedLine,
  position: number,
  { words, pictureOf }: Writing,
  { substitute, notes }: { substitute: OfferedLine['substitute']; notes: string[] },
): DocumentCell[] {
  const picture = substitute ? undefined : pictureOf(line.item?.commercialItemId ?? null, line.name);
  const { say, format } = words;
  const inPlace = substitute ? [say('inPlaceOf', { articleNumber: line.articleNumber })] : [];
  // nobody has said whether a substitute fits
  const forUnit = unitOf(substitute ? { ...line, fit: uncheckedFit } : line);
  const note = [
    ...inPlace,
    ...(line.configuration ? [line.configuration] : []),
    ...notes,
    unitNoteOf({ forUnit }, words),
    ...(line.proof && !substitute ? [say('proof.withRequest')] : []),
  ]
    .filter(Boolean)
    .join('\n');
  return [
    { text: String(position) },
    { text: '', ...(picture ? { picture } : {}) },
    substitute ? { text: substitute.articleNumber } : articleCell(line, words),
    { text: substitute?.name ?? line.name, ...(note === '' ? {} : { note }) },
    { text: format.number(line.quantity) },
  ];
}

const unitOf = ({ unit, fit, fitConfirmation }: QuotedLine): UnitForOrder | undefined =>
  unit && { unit, fit: fit ?? null, confirmation: fitConfirmation ?? null };

/** The requested lines, before there is an offer. */
function requestTable(writing: Writing): DocumentTable {
  const { quote, words } = writing;
  const { say, format } = words;
  return {
    heading: say('requestedItems'),
    columns: [
      ...commonColumns(words),
      column(`${say('columns.targetPrice')} (${quote.currency})`, 70, 'right'),
      column(say('facts.wanted'), 70, 'right'),
    ],
    rows: quote.lines.flatMap((line, n) => [
      {
        cells: [
          ...commonCells(line, n + 1, writing, { substitute: null, notes: [line.note] }),
          { text: line.targetPrice === null ? '' : format.decimal(line.targetPrice) },
          { text: line.wantedDate === null ? '' : format.shortDay(line.wantedDate) },
        ],
      },
      ...takeBackRows(line.takeBack, words, { before: 3, after: 3 }),
    ]),
  };
}

function offerTable(offer: QuoteOffer, writing: Writing): DocumentTable {
  const { quote, words, taxRate } = writing;
  const { say, format } = words;
  const revision = offer.revisions.at(-1)!;
  const offered = new Map(revision.lines.map((line) => [line.lineId, line]));
  const rows = quote.lines.flatMap((line, n): DocumentRow[] => {
    const answer = offered.get(line.lineId);
    if (!answer) return [];
    const { unitPrice, substitute, leadTimeDays, promisedDate = null, note } = answer;
    const isAccepted = offer.accepted?.lineIds.includes(line.lineId) ?? false;
    const isSupplied = unitPrice !== null;
    const arrival =
      promisedDate === null || !isSupplied ? [] : [say('promisedOn', { date: format.shortDay(promisedDate) })];
    const notes = [...(isAccepted ? [say('accepted')] : []), ...arrival, note];
    return [
      {
        cells: [
          ...commonCells(line, n + 1, writing, { substitute, notes }),
          { text: isSupplied ? format.dayCount(leadTimeDays) : '' },
          { text: isSupplied ? format.decimal(unitPrice) : say('notSupplied') },
          { text: isSupplied ? format.decimal(multiplyAmount(unitPrice, line.quantity)) : '' },
        ],
      },
      ...takeBackRows(isSupplied && !substitute ? line.takeBack : undefined, words, { before: 3, after: 4 }),
    ];
  });
  const { terms, total } = revision;
  const sumRow = (name: string, amount: string): DocumentRow => ({
    cells: ['', '', '', name, '', '', '', format.decimal(amount)].map((text) => ({ text })),
    isGroup: true,
  });
  return {
    heading: say('offerOf', { partner: partnerName(offer), date: format.day(revision.validUntil) }),
    columns: [
      ...commonColumns(words),
      column(say('columns.leadTime'), 52, 'right'),
      column(`${say('columns.price')} (${quote.currency})`, 62, 'right'),
      column(`${say('columns.sum')} (${quote.currency})`, 66, 'right'),
    ],
    rows: [
      ...rows,
      ...(terms?.freightAmount ? [sumRow(say('freight'), terms.freightAmount)] : []),
      sumRow(say(totalWithout(taxRate), { currency: quote.currency }), total),
    ],
  };
}

/** The offering partner is the seller, so its conditions apply. */
function offerSection(
  offer: QuoteOffer,
  { quote, words: { say, format } }: Writing,
): DocumentContent['sections'][number] {
  const { location } = offer;
  const { text, terms } = offer.revisions.at(-1)!;
  const freightOf = ({ freight, freightAmount }: OfferTerms): string =>
    freight === 'amount'
      ? `${quote.currency} ${format.decimal(freightAmount!)}`
      : say(freight === 'included' ? 'freightIncluded' : 'freightAgreed');
  const place = `${location.streetAddress}, ${placeLine(location)}`;
  return {
    heading: partnerName(offer),
    lines: [
      ...(offer.accepted ? [say('acceptedCount', { count: offer.accepted.lineIds.length })] : []),
      text,
      ...(terms ? [say('offerTerms', { terms: `${terms.incoterm} ${terms.place}`, freight: freightOf(terms) })] : []),
      [place, location.phoneNumber, location.email].join(' · '),
      say(location.isOwn ? 'conditionsOfSale' : 'supplierConditions'),
    ].filter(Boolean),
  };
}
