import { isNumberLike, isOtherUnit, isQuantityLike, isUnit, plainQuantity } from './read-quantity.ts';

/** Article number and quantity as typed. */
export interface Reading {
  articleNumber: string;
  /** As typed; empty if missing. */
  quantity: string;
}

/** What a line has besides, as typed; absent if there is none. */
export interface LineTexts {
  note?: string | undefined;
  /** What the customer calls the article. */
  ownNumber?: string | undefined;
}

/** A parsed row with alternative interpretations, used if the first one matches no article. */
export interface ReadRow extends Reading, LineTexts {
  typed: string;
  others: Reading[];
}

/** Side of the article number on which quantities are, if a row alone does not tell. */
export type QuantitySide = 'first' | 'last';

/** Quantity of each article in a list without any quantities. */
export const quantityOfBareList = '1';
const notWritten = '';

/** Maximum length of a record without separators; longer ones are not matched, since some patterns take quadratic time. */
const maxRecordLength = 200;
/** Maximum number of splits into article number and rest that are looked up. */
const maxPartings = 3;

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
 * Parses a record without columns: `2 x GX-050`, `GX-050: 2`, `GX-050 2 pcs`, `2 GX-050`, `GX-050`. A number beside an article number may
 * belong to it (`CL 20`), so that the whole text is an alternative. Text after an article number that is no quantity is kept as typed (`5
 * sets`).
 */
export function readWords(typed: string, side: QuantitySide = 'last'): ReadRow {
  const text = typed.replace(listMark, '').trim();
  const whole = { articleNumber: text, quantity: notWritten };
  if (text.length > maxRecordLength) return rowOf(typed, whole, []);
  for (const [pattern, at] of marked) {
    const found = pattern.exec(text);
    const quantity = found?.[at] ?? '';
    const rest = found?.[at === 1 ? 2 : 1] ?? '';
    const isQuantity = isQuantityLike(quantity) || (isNumberLike(quantity) && !isNumberLike(rest));
    // `PUMP X20` may be an article number
    const read = { articleNumber: rest.trim(), quantity: plainQuantity(quantity) };
    const others = [
      ...(at === 2 && /\sx\d/i.test(text) ? [whole] : []),
      ...(at === 1 ? withoutDescription(read) : partings(text)),
    ];
    if (found && isQuantity) return rowOf(typed, read, others);
  }
  const words = text.split(/\s+/);
  const ends = quantityEnds(words);
  const end = ends[side] ?? ends.last ?? ends.first;
  const besideEnd = end?.at === 'last' ? words.at(-1 - end.count) : words[end?.count ?? 0];
  if (!end || besideEnd === undefined || qualifies(besideEnd)) return rowOf(typed, whole, partings(text));
  const rest = end.at === 'first' ? words.slice(end.count) : words.slice(0, -end.count);
  const read = { articleNumber: rest.join(' ').replace(/[\s,;:=]+$/, ''), quantity: plainQuantity(end.quantity) };
  return rowOf(typed, read, [whole, ...(end.at === 'first' ? withoutDescription(read) : partings(text))]);
}

/** `>`, `~`, `±` beside a number change its meaning; separators do not. */
const qualifies = (word: string): boolean => /^[^\p{L}\p{N}]+$/u.test(word) && !/^[-–—:=,;|]+$/.test(word);

/** Looks up each article number once, in its first interpretation. */
function rowOf(typed: string, read: Reading, others: readonly Reading[]): ReadRow {
  const first = new Map<string, Reading>();
  for (const one of [read, ...others]) if (!first.has(one.articleNumber)) first.set(one.articleNumber, one);
  return { typed: typed.trim(), ...read, others: [...first.values()].slice(1) };
}

/** `GX-050-GC Channel gasket` after a quantity: only the article number. */
function withoutDescription({ articleNumber, quantity }: Reading): Reading[] {
  const words = articleNumber.split(/\s+/);
  const number = words.findIndex((word) => /\d/.test(word));
  const description = words.findIndex((word, index) => index > number && number >= 0 && !/\d/.test(word));
  return description > 0 ? [{ articleNumber: words.slice(0, description).join(' '), quantity }] : [];
}

/**
 * `GX-050 ca. 5`, `GX-050 10 m`, `GX-050 100000`, `GX-050 Gasket 5`: an article number followed by a possible quantity. Nothing is dropped,
 * so that the quantity stays open if there is other text.
 */
function partings(text: string): Reading[] {
  const words = text.split(/\s+/);
  const number = words.findIndex((word) => /\d/.test(word));
  if (number < 0) return [];
  return Array.from({ length: words.length - 1 }, (_, index) => index + 1)
    .filter((at) => at > number && /[\p{L}\p{N}]/u.test(words[at - 1]!))
    .slice(0, maxPartings)
    .map((at) => ({
      articleNumber: words
        .slice(0, at)
        .join(' ')
        .replace(/[\s:=]+$/, ''),
      quantity: plainQuantity(words.slice(at).join(' ')),
    }))
    .toReversed();
}

/**
 * True if a record contains only an article number, as in a plain list: the apparent quantity of another interpretation may belong to the
 * number (`061`, `GC`), and is no word, range or sign.
 */
export const isNumberAlone = ({ articleNumber, quantity, others }: ReadRow): boolean =>
  quantity === '' &&
  !hedgedQuantity.test(articleNumber) &&
  others.every((other) =>
    other.quantity.split(/\s+/).every((word) => /^(?:[A-Z\d][A-Z\d./-]*[A-Z\d])?$/.test(word) && !range.test(word)),
  );
/** `ca. 5,100001`, `max 5,100001` */
const hedgedQuantity = /^\p{L}+(?:\.\s*|\s+)\d{1,5},/u;
const range = /^\d+-\d+$|^\d{1,2}\/\d{1,2}$/;

/** The side of the quantity if only one end can be one; undefined if ambiguous. */
export function sideOf(typed: string): QuantitySide | undefined {
  const ends = quantityEnds(typed.slice(0, maxRecordLength).replace(listMark, '').trim().split(/\s+/));
  if (Boolean(ends.first) === Boolean(ends.last)) return undefined;
  return ends.first ? 'first' : 'last';
}

interface End {
  at: QuantitySide;
  quantity: string;
  /** Number of words: two with `pcs`. */
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

const digits = (text: string): number => text.replace(/\D/g, '').length;
const hedged = /^\p{L}+\.\s*\d+$/u;
const measured = /^\d+(?:\p{L}+|[x×]\d+)$/iu;

/** True if a piece is an article number rather than a quantity: `GX-060`, `450117`, `0450 117`; not `5 sets`, `ca. 500`, `100-200`. */
const isArticleLike = (piece: string): boolean =>
  piece.length <= maxRecordLength &&
  digits(piece) >= 3 &&
  !hedged.test(piece) &&
  !measured.test(piece) &&
  (/^0\d|\d{5}/.test(piece) || piece.split(/\s+/).some((word) => /\p{L}.*\d/u.test(word) && digits(word) >= 2));

const shapeOf = (piece: string): string => piece.replace(/\d+/g, '9').toUpperCase();

/** True if each piece is an article number. */
const areArticles = (pieces: readonly string[]): boolean =>
  pieces.every(isArticleLike) ||
  (pieces.length > 1 && pieces.every((piece) => /\p{L}\S*\d/u.test(piece) && shapeOf(piece) === shapeOf(pieces[0]!)));

/**
 * Parses the pieces of a separated line: one record with its quantity, or several records. If there is more than article number, quantity
 * and description, all of it becomes the quantity, which stays open.
 * @param isColumns the separator separates columns, so that a line is one record
 */
export function readPieces(
  typed: string,
  pieces: readonly string[],
  { side = 'last', isColumns = false }: { side?: QuantitySide; isColumns?: boolean } = {},
): ReadRow[] {
  const record = (articleNumber: string, quantity: string, text = typed): ReadRow => ({
    ...{ typed: text.trim(), articleNumber: articleNumber.trim(), quantity: plainQuantity(quantity), others: [] },
  });
  const isQuantity = pieces.map(isQuantityLike);
  const isNumber = pieces.map(isNumberLike);
  if (pieces.length === 2) {
    const [first = '', second = ''] = pieces;
    if (isNumber[0] !== isNumber[1]) return [isNumber[0] ? record(second, first) : record(first, second)];
    if (isQuantity[0] && (!isQuantity[1] || side === 'first')) return [record(second, first)];
    if (isQuantity[1]) return [record(first, second)];
  }
  const quantities = isQuantity.filter(Boolean).length;
  if (quantities === 0 && !isColumns && areArticles(pieces)) return pieces.map((piece) => readWords(piece, side));
  const startsWithQuantity = isQuantity[0] === true;
  const isAlternating =
    quantities * 2 === pieces.length &&
    pieces.every((_piece, index) => isQuantity[index] === ((index % 2 === 0) === startsWithQuantity));
  if (isAlternating) {
    return Array.from({ length: quantities }, (_, index) => {
      const [first = '', second = ''] = pieces.slice(index * 2, index * 2 + 2);
      const text = `${first} ${second}`;
      return startsWithQuantity ? record(second, first, text) : record(first, second, text);
    });
  }
  const named = pieces.filter((_piece, index) => !isQuantity[index]);
  if (quantities > 1 && named.length > 1 && !isColumns && areArticles(named)) {
    // only some have a quantity: each belongs to the piece before it
    return pieces.reduce<ReadRow[]>((rows, piece, index) => {
      const last = rows.at(-1);
      if (isQuantity[index] && last)
        last.quantity = last.quantity === '' ? plainQuantity(piece) : `${last.quantity} ${piece}`;
      else rows.push(readWords(piece, side));
      return rows;
    }, []);
  }
  const article = pieces.find(isArticleLike) ?? named.find((piece) => /\d/.test(piece)) ?? named[0] ?? typed;
  const others = pieces.filter((piece) => piece !== article);
  const counts = others.filter((piece) => /[^\p{L}\p{P}\s]/u.test(piece) || isOtherUnit(piece));
  const [count = ''] = counts;
  return [record(article, counts.length === 1 && isQuantityLike(count) ? count : others.join('; '))];
}
