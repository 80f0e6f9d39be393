import { bareQuantity, isNumberLike, isQuantityLike, isUnit, plainQuantity } from './read-quantity.ts';

/** Article number and quantity as they were typed. */
export interface Reading {
  articleNumber: string;
  quantity: string;
}

/** One row of what was typed, and other ways to read it, which count where the first one names no article. */
export interface ReadRow extends Reading {
  typed: string;
  others: Reading[];
}

/** On which side of the article number quantities stand, where a row alone does not say it. */
export type QuantitySide = 'first' | 'last';

/** Where nobody says how many. */
export const noQuantity = '1';

const listMark = /^\s*(?:[-*•‣·>]+\s+|\d{1,3}[.)]\s+(?=\S))/u;
const times = '[x×]';
const marked: readonly [pattern: RegExp, quantity: 1 | 2][] = [
  [new RegExp(`^(\\d\\S*)\\s*${times}\\s+(.+)$`, 'iu'), 1],
  [/^(\d+)\s*×\s*(.+)$/u, 1],
  [new RegExp(`^(.+?)\\s+${times}\\s*(\\d\\S*)$`, 'iu'), 2],
  [/^(.+?)\s*[:=]\s*([^\s:=]+(?:\s+\p{L}+\.?)?)$/u, 2],
  [/^(.+?)\s+[-–—]\s+(\d\S*(?:\s+\p{L}+\.?)?)$/u, 2],
];

/**
 * Reads one record without columns: `2 x GX-050`, `GX-050: 2`, `GX-050 2 pcs`, `2 GX-050`, `GX-050`. A number beside an article number
 * may belong to it (`CL 20`), so that the whole text is another reading.
 */
export function readWords(typed: string, side: QuantitySide = 'last'): ReadRow {
  const text = typed.replace(listMark, '').trim();
  for (const [pattern, at] of marked) {
    const found = pattern.exec(text);
    const quantity = found?.[at] ?? '';
    const rest = found?.[at === 1 ? 2 : 1] ?? '';
    const isMeant = isQuantityLike(quantity) || (isNumberLike(quantity) && !isNumberLike(rest));
    // `PUMP X20` may be an article number
    const others = at === 2 && /\sx\d/i.test(text) ? [{ articleNumber: text, quantity: noQuantity }] : [];
    if (found && isMeant) return row(typed, rest, quantity, others);
  }
  const words = text.split(/\s+/);
  const ends = quantityEnds(words);
  const end = ends[side] ?? ends.last ?? ends.first;
  if (!end || words.length - end.count < 1) return row(typed, text, noQuantity, tooLargeQuantity(words));
  const rest = end.at === 'first' ? words.slice(end.count) : words.slice(0, -end.count);
  return row(typed, rest.join(' '), end.quantity, [{ articleNumber: text, quantity: noQuantity }]);
}

/** `GX-050 100000`, `GX-050 1e9`: hardly meant, but where the rest is an article it is a quantity that is too large. */
function tooLargeQuantity(words: readonly string[]): Reading[] {
  const last = words.at(-1) ?? '';
  return words.length > 1 && isNumberLike(last)
    ? [{ articleNumber: words.slice(0, -1).join(' '), quantity: last }]
    : [];
}

/** Which side only one of both ends allows; undefined where the words do not tell. */
export function sideOf(typed: string): QuantitySide | undefined {
  const ends = quantityEnds(typed.replace(listMark, '').trim().split(/\s+/));
  if (Boolean(ends.first) === Boolean(ends.last)) return undefined;
  return ends.first ? 'first' : 'last';
}

interface End {
  at: QuantitySide;
  quantity: string;
  /** Words it takes: with `pcs` two. */
  count: number;
}

function quantityEnds(words: readonly string[]): Partial<Record<QuantitySide, End>> {
  const [first = '', second = ''] = words;
  const [beforeLast = '', last = ''] = words.slice(-2);
  if (words.length < 2) return {};
  return {
    ...(isQuantityLike(first)
      ? { first: { at: 'first', quantity: first, count: isUnit(second) && words.length > 2 ? 2 : 1 } }
      : {}),
    ...(isQuantityLike(last)
      ? { last: { at: 'last', quantity: last, count: 1 } }
      : isUnit(last) && words.length > 2 && isQuantityLike(beforeLast)
        ? { last: { at: 'last', quantity: beforeLast, count: 2 } }
        : {}),
  };
}

/** A row, with the reading that leaves a description behind the article number away. */
function row(typed: string, articleNumber: string, quantity: string, others: Reading[]): ReadRow {
  const words = articleNumber.trim().split(/\s+/);
  const number = words.findIndex((word) => /\d/.test(word));
  const description = words.findIndex((word, index) => index > number && number >= 0 && !/\d/.test(word));
  const short = description > 0 ? words.slice(0, description).join(' ') : undefined;
  return {
    typed: typed.trim(),
    articleNumber: articleNumber.trim(),
    quantity: plainQuantity(quantity),
    others: [...others, ...(short === undefined ? [] : [{ articleNumber: short, quantity }])],
  };
}

/** Too much for a quantity, and as long as article numbers are. */
const longNumber = /^\d{6,9}$/;

/** Pieces that a separator made of one line: one record with its quantity, or several records. */
export function readPieces(typed: string, pieces: readonly string[], side: QuantitySide = 'last'): ReadRow[] {
  const isQuantity = pieces.map(isQuantityLike);
  const quantities = isQuantity.filter(Boolean).length;
  const record = (articleNumber: string, quantity: string): ReadRow => ({
    ...row(typed, articleNumber, quantity, []),
    typed: typed.trim(),
  });
  if (pieces.length === 2) {
    const [first = '', second = ''] = pieces;
    const quantityIsFirst = isQuantity[0] && (!isQuantity[1] || side === 'first');
    if (quantityIsFirst) return [record(second, first)];
    if (isQuantity[1] || (isNumberLike(second) && !longNumber.test(second))) return [record(first, second)];
  }
  if (quantities === 0) {
    const named = pieces.filter((piece) => /\d/.test(piece));
    return (named.length > 0 ? named : pieces).map((piece) => readWords(piece, side));
  }
  const pairs = pieces.length % 2 === 0 && quantities === pieces.length / 2;
  const startsWithQuantity = isQuantity[0] === true;
  if (pairs && pieces.every((_piece, index) => isQuantity[index] === ((index % 2 === 0) === startsWithQuantity))) {
    return Array.from({ length: quantities }, (_, index) => {
      const [first = '', second = ''] = pieces.slice(index * 2, index * 2 + 2);
      return { ...(startsWithQuantity ? record(second, first) : record(first, second)), typed: `${first} ${second}` };
    });
  }
  if (quantities > 1 && pieces.length - quantities > 1) {
    // some with, some without a quantity: each belongs to what stands before it
    return pieces.reduce<ReadRow[]>((rows, piece, index) => {
      const last = rows.at(-1);
      if (isQuantity[index] && last) last.quantity = bareQuantity(piece);
      else rows.push(readWords(piece, side));
      return rows;
    }, []);
  }
  const article =
    pieces.find((piece, index) => !isQuantity[index] && /\d/.test(piece)) ?? pieces.find((_, i) => !isQuantity[i]);
  const quantity = pieces[startsWithQuantity && side === 'first' ? 0 : isQuantity.lastIndexOf(true)];
  return [record(article ?? typed, quantity ?? noQuantity)];
}
