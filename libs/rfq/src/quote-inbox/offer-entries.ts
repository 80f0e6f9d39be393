import type { InputOf, OfferedLine, OfferRevision, Quote, QuoteOffer, quotes } from '@shop/api-contracts';
import { dayIn } from './day-in.ts';
import { amountOf, amountText, centsOf, readAmount } from '../read-amount.ts';

/** What stands in the fields of one line. */
export interface LineEntry {
  /** Of one piece, as it is typed. */
  price: string;
  /** Days, as they are typed. */
  leadTime: string;
  /** Cannot be supplied: price and lead time do not count. */
  isLeftOut: boolean;
  substituteNumber: string;
  substituteName: string;
  note: string;
}

/** What stands in the fields of an offer that is being written. */
export interface OfferEntries {
  /** The revision that it follows, 0 for the first. */
  revision: number;
  /** By line. */
  lines: Record<string, LineEntry>;
  validUntil: string;
  text: string;
}

/** Days for which an offer holds unless something else is said. */
const usualDays = 30;

const emptyLine: LineEntry = {
  price: '',
  leadTime: '',
  isLeftOut: false,
  substituteNumber: '',
  substituteName: '',
  note: '',
};

/** What the fields begin with: the last revision, with a new day where its own is over, or nothing. */
export function entriesOf(quote: Quote, offer: QuoteOffer, tag: string): OfferEntries {
  const last = offer.revisions.at(-1);
  const usual = dayIn(quote.timeZone, usualDays);
  return {
    revision: last?.revision ?? 0,
    lines: Object.fromEntries(quote.lines.map(({ lineId }) => [lineId, lineEntry(last, lineId, tag)])),
    validUntil: last && last.validUntil >= dayIn(quote.timeZone) ? last.validUntil : usual,
    text: last?.text ?? '',
  };
}

function lineEntry(last: OfferRevision | undefined, lineId: string, tag: string): LineEntry {
  const offered = last?.lines.find((line) => line.lineId === lineId);
  if (!offered) return emptyLine;
  return {
    price: offered.unitPrice === null ? '' : amountText(offered.unitPrice, tag),
    leadTime: offered.unitPrice === null ? '' : String(offered.leadTimeDays),
    isLeftOut: offered.unitPrice === null,
    substituteNumber: offered.substitute?.articleNumber ?? '',
    substituteName: offered.substitute?.name ?? '',
    note: offered.note,
  };
}

export type SentOffer = InputOf<typeof quotes.offer>['body'];

/** What is sent; the form has seen to it that everything that is needed is there. */
export function offerOf({ revision, lines, validUntil, text }: OfferEntries): SentOffer {
  return {
    revision,
    validUntil,
    text: text.trim(),
    lines: Object.entries(lines).map(([lineId, line]) => ({
      lineId,
      unitPrice: line.isLeftOut ? null : (readAmount(line.price) ?? null),
      leadTimeDays: line.isLeftOut ? 0 : Number(line.leadTime),
      substitute:
        line.isLeftOut || line.substituteNumber.trim() === ''
          ? null
          : { articleNumber: line.substituteNumber.trim(), name: line.substituteName.trim() },
      note: line.note.trim(),
    })),
  };
}

/** What was sent is what was offered last. */
export function isOffered({ revisions }: Pick<QuoteOffer, 'revisions'>, sent: SentOffer): boolean {
  const last = revisions.at(-1);
  return (
    last?.revision === sent.revision + 1 &&
    last.validUntil === sent.validUntil &&
    last.lines.length === sent.lines.length &&
    sent.lines.every((line) => {
      const offered = last.lines.find(({ lineId }) => lineId === line.lineId);
      return offered !== undefined && textOf(offered) === textOf(line);
    })
  );
}

const textOf = ({ unitPrice, leadTimeDays, substitute, note }: Omit<OfferedLine, 'lineId'>): string =>
  JSON.stringify([unitPrice, leadTimeDays, substitute?.articleNumber, substitute?.name, note]);

/** What a line comes to; undefined where it is left out or has no price yet. */
export function lineTotal(entry: LineEntry, quantity: number): string | undefined {
  const price = entry.isLeftOut ? undefined : readAmount(entry.price);
  return price === undefined ? undefined : amountOf(Math.round(centsOf(price) * quantity));
}

/** Sum of the lines that have a price, and how many that can be supplied have none yet. */
export function offerTotal({ lines }: OfferEntries, quote: Quote): { total: string; unpriced: number } {
  const totals = quote.lines.map(({ lineId, quantity }) => {
    const entry = lines[lineId] ?? emptyLine;
    return { isLeftOut: entry.isLeftOut, total: lineTotal(entry, quantity) };
  });
  return {
    total: amountOf(totals.reduce((sum, { total }) => sum + centsOf(total ?? '0'), 0)),
    unpriced: totals.filter(({ isLeftOut, total }) => !isLeftOut && total === undefined).length,
  };
}

/** A price less some percent, rounded to the cent. */
export const discounted = (amount: string, percent: number): string =>
  amountOf(Math.round((centsOf(amount) * (10_000 - Math.round(percent * 100))) / 10_000));
