import { articleKeyOf, readPartOfUnit, type ArticleMatch, type CartAction, type ItemCard } from '@shop/api-contracts';
import { cartActionOf } from '../../cart/cart-action-of.ts';
import { articleIdOf, isOnRequest, type CompleteItems } from '../../lines/use-complete-items.ts';
import { mostPieces, nearestQuantities } from '../../lines/allowed-quantity.ts';
import { meantQuantities, readQuantity, type QuantityError } from './read-quantity.ts';
import type { Reading } from './read-row.ts';
import { joinTexts, textProblemOf, type RowTexts, type TextProblem } from './line-texts.ts';

/** Maximum rows of a quick order. */
export const maxRows = 3000;
/** Maximum length of a number in the lookup (`articleLookup.find`). */
const maxNumberLength = 60;

/** A row of the table; keeps the typed text. */
export interface OrderRow extends RowTexts {
  id: number;
  /** Several if rows of one article were merged. */
  typed: readonly string[];
  articleNumber: string;
  /** Content of its field. */
  quantity: string;
  /** Other interpretations of the typed text. */
  others: readonly Reading[];
  /** Key of the article chosen among several. */
  chosen?: string | undefined;
}

/** Answers of the lookup by requested number. */
export type Answers = ReadonlyMap<string, ArticleMatch>;

export type UnitProblem = NonNullable<ArticleMatch['unitProblem']>;

/** Why a row cannot be ordered. */
export type RowReason =
  | { kind: 'empty' }
  | { kind: 'unknown'; candidates: readonly ItemCard[] }
  /** `isPart`: at one position of a machine, so that the text stays. */
  | { kind: 'ambiguous'; candidates: readonly ItemCard[]; isPart: boolean }
  | { kind: 'discontinued'; successor: ItemCard | null }
  | { kind: 'soldOut' }
  | { kind: 'notSold' }
  /** A part of a machine that cannot be told; `units`: machines of several makers, `rest`: what follows their number. */
  | { kind: UnitProblem; unit: ArticleMatch['unit']; units: NonNullable<ArticleMatch['units']>; rest: string }
  /** `written`: the text of the cell; `meant`: quantities that it may mean. */
  | { kind: 'quantity'; error: QuantityError; written: string; meant: readonly number[] }
  /** `nearest`: one or two valid quantities. */
  | { kind: 'minimum'; minimum: number; nearest: readonly number[] }
  | { kind: 'pack'; pack: number; nearest: readonly number[] }
  /** Fewer are left of an article that cannot be made again. */
  | { kind: 'stock'; stock: number; nearest: readonly number[] }
  | TextProblem;

export type RowState =
  /** The lookup has not answered `ask` yet. */
  | { kind: 'waiting'; ask: string }
  | { kind: 'invalid'; reason: RowReason; item: ItemCard | null }
  /** The article is known; the slow system has not said yet how it is sold. */
  | { kind: 'asking'; item: ItemCard }
  /** `action` Buy: for the cart or a quote; RequestQuote: only for a quote. */
  | ({ kind: 'ready'; item: ItemCard; quantity: number; action: CartAction; by: ArticleMatch['by'] } & Pick<
      ArticleMatch,
      'unit' | 'fit'
    >);

export interface AssessedRow {
  row: OrderRow;
  state: RowState;
}

type Resolution =
  { kind: 'asked'; match: ArticleMatch; reading: Reading; isOther: boolean } | { kind: 'waiting'; ask: string };

/** The first interpretation that matches an article, else the first one. */
function resolve({ articleNumber, quantity, others }: OrderRow, answers: Answers): Resolution {
  const readings = [{ articleNumber, quantity }, ...others].filter(
    (reading, index) => index === 0 || isAskable(reading.articleNumber),
  );
  let first: Resolution | undefined;
  for (const [index, reading] of readings.entries()) {
    const match = answers.get(reading.articleNumber);
    if (!match) return { kind: 'waiting', ask: reading.articleNumber };
    const resolution: Resolution = { kind: 'asked', match, reading, isOther: index > 0 };
    if (match.result !== 'unknown' || match.unitProblem) return resolution;
    first ??= resolution;
  }
  return first!;
}

/** What the lookup takes: one number that it does not would cost the answers to all others. */
const isAskable = (articleNumber: string): boolean =>
  articleNumber.trim() !== '' && articleNumber.length <= maxNumberLength && !/[\p{Cc}\p{Cs}]/u.test(articleNumber);

/** State of a row, given the answers of the lookup. */
export function assessRow(row: OrderRow, answers: Answers, complete: CompleteItems = new Map()): RowState {
  const invalid = (reason: RowReason, item: ItemCard | null = null): RowState => ({ kind: 'invalid', reason, item });
  if (row.articleNumber === '') return invalid({ kind: 'empty' });
  if (!isAskable(row.articleNumber)) return invalid({ kind: 'unknown', candidates: [] });
  const resolution = resolve(row, answers);
  if (resolution.kind === 'waiting') return resolution;
  const { match, reading } = resolution;
  const found = match.item ?? match.candidates.find((candidate) => articleIdOf(candidate) === row.chosen) ?? null;
  const { unit, fit, unitProblem, units = [] } = match;
  if (unitProblem) {
    const position = readPartOfUnit(reading.articleNumber)?.position ?? null;
    return invalid({ kind: unitProblem, unit, units, rest: position === null ? '' : ` pos ${position}` });
  }
  if (match.result === 'unknown') return invalid({ kind: 'unknown', candidates: match.candidates });
  if (!found) return invalid({ kind: 'ambiguous', candidates: match.candidates, isPart: unit !== undefined });
  if (isOnRequest(found) && !complete.has(articleIdOf(found))) return { kind: 'asking', item: found };
  const item = complete.get(articleIdOf(found)) ?? found;
  const action = cartActionOf(item);
  if (action === null) {
    if (item.salesDetails?.availability?.state === 'soldOut') return invalid({ kind: 'soldOut' }, item);
    const isDiscontinued = item.salesDetails?.availability?.state === 'discontinued' || match.successor !== null;
    return invalid(isDiscontinued ? { kind: 'discontinued', successor: match.successor } : { kind: 'notSold' }, item);
  }
  const read = readQuantity(reading.quantity);
  if ('error' in read) {
    const written = reading.quantity.trim();
    return invalid({ kind: 'quantity', error: read.error, written, meant: meantQuantities(written) }, item);
  }
  const minimum = item.salesDetails?.minimumQuantity ?? 1;
  const pack = item.salesDetails?.packQuantity ?? 1;
  const nearest = nearestQuantities(read.value, item.salesDetails);
  if (read.value < minimum) return invalid({ kind: 'minimum', minimum, nearest }, item);
  if (read.value % pack !== 0) return invalid({ kind: 'pack', pack, nearest }, item);
  const stock = mostPieces(item.salesDetails);
  if (action === 'Buy' && read.value > stock) return invalid({ kind: 'stock', stock, nearest }, item);
  const textProblem = textProblemOf(row);
  if (textProblem) return invalid(textProblem, item);
  const forUnit = { ...(unit ? { unit } : {}), ...(fit ? { fit } : {}) };
  return { kind: 'ready', item, quantity: read.value, action, by: match.by, ...forUnit };
}

/** Applies the interpretation that matched an article, so that the fields show it. */
export function settleRow(row: OrderRow, answers: Answers): OrderRow {
  if (row.others.length === 0 || !isAskable(row.articleNumber)) return row;
  const resolution = resolve(row, answers);
  if (resolution.kind === 'waiting') return row;
  return resolution.isOther ? { ...row, ...resolution.reading, others: [] } : row;
}

/**
 * Merges rows of one article into the first, with their notes. Rows with an invalid quantity are not merged.
 * @returns the rows, and how many were merged into others
 */
export function mergeRows(rows: readonly OrderRow[], answers: Answers): { rows: OrderRow[]; merged: number } {
  const places = new Map<string, number>();
  const merged: OrderRow[] = [];
  for (const row of rows) {
    const quantity = readQuantity(row.quantity);
    const key = 'value' in quantity ? mergeKeyOf(row, answers) : undefined;
    const place = key === undefined ? undefined : places.get(key);
    if (place === undefined) {
      if (key !== undefined) places.set(key, merged.length);
      merged.push(row);
      continue;
    }
    const first = merged[place]!;
    const sum = (readQuantity(first.quantity) as { value: number }).value + (quantity as { value: number }).value;
    merged[place] = {
      ...first,
      quantity: String(sum),
      typed: [...first.typed, ...row.typed],
      ...joinTexts(first, row),
    };
    // a sum above the maximum of a line is an error and takes no further rows
    if (!('value' in readQuantity(String(sum)))) places.delete(key!);
  }
  return { rows: merged, merged: rows.length - merged.length };
}

function mergeKeyOf(row: OrderRow, answers: Answers): string | undefined {
  if (row.articleNumber === '') return undefined;
  const state = assessRow(row, answers);
  const item = state.kind === 'waiting' ? null : state.item;
  // an article for one machine is another line than for a second one
  if (item) return `item ${articleIdOf(item)} ${answers.get(row.articleNumber)?.unit?.equipmentId ?? ''}`;
  // only the lookup tells whether a figure belongs to the number
  const isOpen = state.kind === 'waiting' && row.others.length > 0;
  return isOpen
    ? undefined
    : `typed ${articleKeyOf(row.articleNumber) || row.articleNumber.trim()} ${row.chosen ?? ''}`;
}

/** True if the reader should check a row: it is invalid, or can only be quoted unlike the others. */
export const needsAttention = (state: RowState, canBuy: boolean): boolean =>
  state.kind === 'invalid' || (state.kind === 'ready' && state.action === 'RequestQuote' && canBuy);
