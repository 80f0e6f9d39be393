import { articleKeyOf, type ArticleMatch, type CartAction, type ItemCard } from '@shop/api-contracts';
import { cartActionOf } from '../../cart/cart-action-of.ts';
import { articleIdOf, isOnRequest, type CompleteItems } from '../../lines/use-complete-items.ts';
import { nearestQuantities } from '../../lines/allowed-quantity.ts';
import { meantQuantities, readQuantity, type QuantityError } from './read-quantity.ts';
import type { Reading } from './read-row.ts';

/** Rows of one quick order at most. */
export const maxRows = 3000;
/** Longest number that the lookup takes (contract `articleLookup.find`). */
const maxNumberLength = 60;

/** A row as it stands in the table; what was typed stays with it whatever becomes of it. */
export interface OrderRow {
  id: number;
  /** Several where rows of one article were added together. */
  typed: readonly string[];
  articleNumber: string;
  /** As it stands in its field. */
  quantity: string;
  /** Other ways to read what was typed. */
  others: readonly Reading[];
  /** Key of the article that was chosen among several. */
  chosen?: string | undefined;
}

/** Answers of the lookup by the number that was asked. */
export type Answers = ReadonlyMap<string, ArticleMatch>;

/** Why a row is not an order line. */
export type RowReason =
  | { kind: 'empty' }
  | { kind: 'unknown'; candidates: readonly ItemCard[] }
  | { kind: 'ambiguous'; candidates: readonly ItemCard[] }
  | { kind: 'discontinued'; successor: ItemCard | null }
  | { kind: 'notSold' }
  /** `written`: what stands there; `meant`: quantities that it may mean. */
  | { kind: 'quantity'; error: QuantityError; written: string; meant: readonly number[] }
  /** `nearest`: one or two quantities in which it is sold. */
  | { kind: 'minimum'; minimum: number; nearest: readonly number[] }
  | { kind: 'pack'; pack: number; nearest: readonly number[] };

export type RowState =
  /** The lookup has not answered `ask` yet. */
  | { kind: 'waiting'; ask: string }
  | { kind: 'invalid'; reason: RowReason; item: ItemCard | null }
  /** The article is known; the slow system has not said yet how it is sold. */
  | { kind: 'asking'; item: ItemCard }
  /** `action` Buy: for the cart, or a quote; RequestQuote: a quote alone. */
  | { kind: 'ready'; item: ItemCard; quantity: number; action: CartAction; by: ArticleMatch['by'] };

export interface AssessedRow {
  row: OrderRow;
  state: RowState;
}

/** Two cards of one article have the same key. */
export const itemKeyOf = articleIdOf;

type Resolution =
  { kind: 'asked'; match: ArticleMatch; reading: Reading; isOther: boolean } | { kind: 'waiting'; ask: string };

/** The first reading that names an article, else the first one of all. */
function resolve({ articleNumber, quantity, others }: OrderRow, answers: Answers): Resolution {
  const readings = [{ articleNumber, quantity }, ...others].filter(
    (reading, index) => index === 0 || isAskable(reading.articleNumber),
  );
  let first: Resolution | undefined;
  for (const [index, reading] of readings.entries()) {
    const match = answers.get(reading.articleNumber);
    if (!match) return { kind: 'waiting', ask: reading.articleNumber };
    const resolution: Resolution = { kind: 'asked', match, reading, isOther: index > 0 };
    if (match.result !== 'unknown') return resolution;
    first ??= resolution;
  }
  return first!;
}

/** What the lookup takes: one number that it does not would cost the answers to all others. */
const isAskable = (articleNumber: string): boolean =>
  articleNumber.trim() !== '' && articleNumber.length <= maxNumberLength && !/[\p{Cc}\p{Cs}]/u.test(articleNumber);

/** What a row is worth with what the lookup has answered. */
export function assessRow(row: OrderRow, answers: Answers, complete: CompleteItems = new Map()): RowState {
  const invalid = (reason: RowReason, item: ItemCard | null = null): RowState => ({ kind: 'invalid', reason, item });
  if (row.articleNumber === '') return invalid({ kind: 'empty' });
  if (!isAskable(row.articleNumber)) return invalid({ kind: 'unknown', candidates: [] });
  const resolution = resolve(row, answers);
  if (resolution.kind === 'waiting') return resolution;
  const { match, reading } = resolution;
  const found = match.item ?? match.candidates.find((candidate) => itemKeyOf(candidate) === row.chosen) ?? null;
  if (match.result === 'unknown') return invalid({ kind: 'unknown', candidates: match.candidates });
  if (!found) return invalid({ kind: 'ambiguous', candidates: match.candidates });
  if (isOnRequest(found) && !complete.has(itemKeyOf(found))) return { kind: 'asking', item: found };
  const item = complete.get(itemKeyOf(found)) ?? found;
  const action = cartActionOf(item);
  if (action === null) {
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
  return { kind: 'ready', item, quantity: read.value, action, by: match.by };
}

/** Takes over the reading that named an article, so that fields show what the row stands for. */
export function settleRow(row: OrderRow, answers: Answers): OrderRow {
  if (row.others.length === 0 || !isAskable(row.articleNumber)) return row;
  const resolution = resolve(row, answers);
  if (resolution.kind === 'waiting') return row;
  return resolution.isOther ? { ...row, ...resolution.reading, others: [] } : row;
}

/**
 * Adds rows of one article together in the first of them. Rows whose quantity is none stay apart: nothing is added up that nobody
 * understood.
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
    merged[place] = { ...first, quantity: String(sum), typed: [...first.typed, ...row.typed] };
    // beyond what one line may hold it is an error, to which nothing more is added
    if (!('value' in readQuantity(String(sum)))) places.delete(key!);
  }
  return { rows: merged, merged: rows.length - merged.length };
}

function mergeKeyOf(row: OrderRow, answers: Answers): string | undefined {
  if (row.articleNumber === '') return undefined;
  const state = assessRow(row, answers);
  const item = state.kind === 'waiting' ? null : state.item;
  if (item) return `item ${itemKeyOf(item)}`;
  // a figure that may belong to the number is told only by the lookup
  const isOpen = state.kind === 'waiting' && row.others.length > 0;
  return isOpen
    ? undefined
    : `typed ${articleKeyOf(row.articleNumber) || row.articleNumber.trim()} ${row.chosen ?? ''}`;
}

/** Whether somebody must look at a row before it is what was meant: it is invalid, or goes another way than the others. */
export const needsAttention = (state: RowState, canBuy: boolean): boolean =>
  state.kind === 'invalid' || (state.kind === 'ready' && state.action === 'RequestQuote' && canBuy);
