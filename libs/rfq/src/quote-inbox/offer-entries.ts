import {
  addAmounts,
  multiplyAmount,
  type Incoterm,
  type InputOf,
  type OfferedLine,
  type OfferRevision,
  type OfferTerms,
  type Quote,
  type QuoteOffer,
  type quotes,
} from '@shop/api-contracts';
import { dayIn } from './day-in.ts';
import { amountOf, amountText, centsOf, readAmount } from '../read-amount.ts';

/** Field values of one line. */
export interface LineEntry {
  /** Unit price, as typed. */
  price: string;
  /** Days, as typed. */
  leadTime: string;
  /** ISO day of arrival; empty: the lead time decides. */
  promisedDate: string;
  /** Not deliverable: price and lead time are ignored. */
  isLeftOut: boolean;
  substituteNumber: string;
  substituteName: string;
  note: string;
}

/** Field values of an offer being written. */
export interface OfferEntries {
  /** The revision it is based on, 0 for the first. */
  revision: number;
  /** By line id. */
  lines: Record<string, LineEntry>;
  validUntil: string;
  text: string;
  freight: OfferTerms['freight'];
  /** As typed; ignored unless `freight` is `amount`. */
  freightAmount: string;
  incoterm: Incoterm;
  /** Place of the Incoterm. */
  place: string;
}

/** Default validity of an offer in days. */
const usualDays = 30;

const emptyLine: LineEntry = {
  price: '',
  leadTime: '',
  promisedDate: '',
  isLeftOut: false,
  substituteNumber: '',
  substituteName: '',
  note: '',
};

/** Initial values: the last revision, with a new end if its own has passed, or empty. */
export function entriesOf(quote: Quote, offer: QuoteOffer, tag: string): OfferEntries {
  const last = offer.revisions.at(-1);
  const usual = dayIn(quote.timeZone, usualDays);
  return {
    revision: last?.revision ?? 0,
    lines: Object.fromEntries(quote.lines.map(({ lineId }) => [lineId, lineEntry(last, lineId, tag)])),
    validUntil: last && last.validUntil >= dayIn(quote.timeZone) ? last.validUntil : usual,
    text: last?.text ?? '',
    ...termsEntries(quote, last?.terms ?? null, tag),
  };
}

/** The terms of the last revision, or those usual for the place of delivery. */
function termsEntries(
  { deliveryPlace }: Quote,
  terms: OfferTerms | null,
  tag: string,
): Pick<OfferEntries, 'freight' | 'freightAmount' | 'incoterm' | 'place'> {
  if (!terms) return { freight: 'included', freightAmount: '', incoterm: 'DAP', place: deliveryPlace?.city ?? '' };
  const { freight, freightAmount, incoterm, place } = terms;
  return { freight, freightAmount: freightAmount === null ? '' : amountText(freightAmount, tag), incoterm, place };
}

function lineEntry(last: OfferRevision | undefined, lineId: string, tag: string): LineEntry {
  const offered = last?.lines.find((line) => line.lineId === lineId);
  if (!offered) return emptyLine;
  return {
    price: offered.unitPrice === null ? '' : amountText(offered.unitPrice, tag),
    leadTime: offered.unitPrice === null ? '' : String(offered.leadTimeDays),
    promisedDate: offered.promisedDate ?? '',
    isLeftOut: offered.unitPrice === null,
    substituteNumber: offered.substitute?.articleNumber ?? '',
    substituteName: offered.substitute?.name ?? '',
    note: offered.note,
  };
}

export type SentOffer = InputOf<typeof quotes.offer>['body'];

/** The request body; the form has checked that it is complete. */
export function offerOf({ revision, lines, validUntil, text, ...terms }: OfferEntries, tag: string): SentOffer {
  return {
    revision,
    validUntil,
    text: text.trim(),
    terms: {
      freight: terms.freight,
      freightAmount: terms.freight === 'amount' ? (readAmount(terms.freightAmount, tag) ?? null) : null,
      incoterm: terms.incoterm,
      place: terms.place.trim(),
    },
    lines: Object.entries(lines).map(([lineId, line]) => ({
      lineId,
      unitPrice: line.isLeftOut ? null : (readAmount(line.price, tag) ?? null),
      leadTimeDays: line.isLeftOut ? 0 : Number(line.leadTime),
      promisedDate: line.isLeftOut || line.promisedDate === '' ? null : line.promisedDate,
      substitute:
        line.isLeftOut || line.substituteNumber.trim() === ''
          ? null
          : { articleNumber: line.substituteNumber.trim(), name: line.substituteName.trim() },
      note: line.note.trim(),
    })),
  };
}

/** True if the last revision equals the sent offer. */
export function isOffered({ revisions }: Pick<QuoteOffer, 'revisions'>, sent: SentOffer): boolean {
  const last = revisions.at(-1);
  return (
    last?.revision === sent.revision + 1 &&
    last.validUntil === sent.validUntil &&
    JSON.stringify(termsOf(last.terms)) === JSON.stringify(termsOf(sent.terms)) &&
    last.lines.length === sent.lines.length &&
    sent.lines.every((line) => {
      const offered = last.lines.find(({ lineId }) => lineId === line.lineId);
      return offered !== undefined && textOf(offered) === textOf(line);
    })
  );
}

const termsOf = (terms: OfferTerms | null | undefined) =>
  terms && [terms.freight, terms.freightAmount, terms.incoterm, terms.place];

const textOf = ({ unitPrice, leadTimeDays, promisedDate, substitute, note }: Omit<OfferedLine, 'lineId'>): string =>
  JSON.stringify([unitPrice, leadTimeDays, promisedDate ?? null, substitute?.articleNumber, substitute?.name, note]);

/** Total of a line; undefined if it is left out or has no price yet. */
export function lineTotal(entry: LineEntry, quantity: number, tag: string): string | undefined {
  const price = entry.isLeftOut ? undefined : readAmount(entry.price, tag);
  return price === undefined ? undefined : multiplyAmount(price, quantity);
}

/** Total of the priced lines and the freight, and the number of deliverable lines without a price. */
export function offerTotal(
  { lines, freight, freightAmount }: Pick<OfferEntries, 'lines' | 'freight' | 'freightAmount'>,
  quote: Quote,
  tag: string,
): { total: string; unpriced: number } {
  const totals = quote.lines.map(({ lineId, quantity }) => {
    const entry = lines[lineId] ?? emptyLine;
    return { isLeftOut: entry.isLeftOut, total: lineTotal(entry, quantity, tag) };
  });
  const added = (freight === 'amount' ? readAmount(freightAmount, tag) : undefined) ?? [];
  return {
    total: addAmounts(totals.flatMap(({ total }) => total ?? []).concat(added)),
    unpriced: totals.filter(({ isLeftOut, total }) => !isLeftOut && total === undefined).length,
  };
}

/** A price less a percentage, rounded to the cent. */
export const discounted = (amount: string, percent: number): string =>
  amountOf(Math.round((centsOf(amount) * (10_000 - Math.round(percent * 100))) / 10_000));
