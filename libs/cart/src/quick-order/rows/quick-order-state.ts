import type { ArticleMatch } from '@shop/api-contracts';
import { maxRows, mergeRows, settleRow, type Answers, type OrderRow } from './order-rows.ts';
import type { ReadRow } from './read-row.ts';

/** A row to add; `chosen` if an article was picked instead of typed. */
export type NewRow = ReadRow & { chosen?: string };

/** Further facts about added rows. */
export interface AddedWith {
  /** Lines of the same text without an article number, or above its headings. */
  leftOut?: readonly string[];
  /** True if the text had no quantities: each is one piece. */
  isBare?: boolean;
}

/** Adds rows. */
export type AddRows = (rows: readonly NewRow[], more?: AddedWith) => void;

/** Editable values of a row. */
export type RowChange = Partial<Pick<OrderRow, 'articleNumber' | 'quantity' | 'chosen' | 'note' | 'ownNumber'>>;

export type SentTo = 'Buy' | 'RequestQuote';

export interface QuickOrderState {
  rows: readonly OrderRow[];
  answers: Answers;
  nextId: number;
  /** Number of rows merged into others since the last notice. */
  merged: number;
  /** Lines of the last paste without an article number. */
  leftOut: readonly string[];
  /** True if the last paste had no quantities. */
  isBare: boolean;
  /** The last removal, with the rows before it. */
  removed: { rows: readonly OrderRow[]; count: number } | undefined;
  /** Rows already in a cart, for the result file. */
  sent: readonly { row: OrderRow; to: SentTo; articleNumber: string; name: string }[];
}

export type QuickOrderAction =
  | ({ type: 'add'; rows: readonly NewRow[] } & AddedWith)
  | { type: 'change'; id: number; change: RowChange }
  | { type: 'remove'; ids: readonly number[] }
  | { type: 'undo' }
  | { type: 'answer'; matches: readonly ArticleMatch[] }
  | { type: 'forgetAnswers' }
  | { type: 'sent'; sent: QuickOrderState['sent'] }
  | { type: 'noticeSeen' };

export const startState = (rows: readonly OrderRow[]): QuickOrderState => ({
  rows,
  answers: new Map(),
  nextId: Math.max(0, ...rows.map(({ id }) => id)) + 1,
  merged: 0,
  leftOut: [],
  isBare: false,
  removed: undefined,
  sent: [],
});

/** All actions on the rows of a quick order. */
export function quickOrderReducer(state: QuickOrderState, action: QuickOrderAction): QuickOrderState {
  switch (action.type) {
    case 'add': {
      const room = maxRows - state.rows.length;
      const added = action.rows
        .slice(0, room)
        .map((row, index): OrderRow => ({ ...row, id: state.nextId + index, typed: [row.typed] }));
      return merge({
        ...state,
        rows: [...state.rows, ...added],
        nextId: state.nextId + added.length,
        merged: 0,
        leftOut: action.leftOut ?? [],
        isBare: action.isBare ?? false,
        removed: undefined,
      });
    }
    case 'change': {
      const rows = state.rows.map((row) => (row.id === action.id ? changed(row, action.change) : row));
      return action.change.articleNumber === undefined && action.change.chosen === undefined
        ? { ...state, rows }
        : merge({ ...state, rows, merged: 0 });
    }
    case 'remove': {
      const rows = state.rows.filter(({ id }) => !action.ids.includes(id));
      return { ...state, rows, removed: { rows: state.rows, count: state.rows.length - rows.length }, merged: 0 };
    }
    case 'undo':
      return state.removed ? { ...state, rows: restored(state.rows, state.removed.rows), removed: undefined } : state;
    case 'answer': {
      const answers = new Map(state.answers);
      for (const match of action.matches) answers.set(match.articleNumber, match);
      return merge({ ...state, answers, rows: state.rows.map((row) => settleRow(row, answers)) });
    }
    case 'forgetAnswers':
      return { ...state, answers: new Map() };
    case 'sent': {
      const gone = new Set(action.sent.map(({ row }) => row.id));
      const rows = state.rows.filter(({ id }) => !gone.has(id));
      return { ...state, rows, sent: [...state.sent, ...action.sent], removed: undefined, merged: 0 };
    }
    case 'noticeSeen':
      return { ...state, merged: 0, leftOut: [], isBare: false };
  }
}

function merge(state: QuickOrderState): QuickOrderState {
  const { rows, merged } = mergeRows(state.rows, state.answers);
  return { ...state, rows, merged: state.merged + merged };
}

/** Another number drops the article chosen for the previous one. */
function changed(before: OrderRow, change: RowChange): OrderRow {
  const { isOwnNumberOpen: _, ...chosen } = before;
  const row = change.ownNumber === undefined ? before : chosen;
  if (change.articleNumber === undefined || change.articleNumber === row.articleNumber) return { ...row, ...change };
  return { ...row, others: [], chosen: undefined, ...change };
}

/** Rows before a removal, with later changes applied. */
function restored(now: readonly OrderRow[], before: readonly OrderRow[]): OrderRow[] {
  const present = new Map(now.map((row) => [row.id, row]));
  const known = new Set(before.map(({ id }) => id));
  return [...before.map((row) => present.get(row.id) ?? row), ...now.filter(({ id }) => !known.has(id))];
}
