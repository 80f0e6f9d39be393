import type { Price } from '@shop/api-contracts';

/** One line as a buyer checks it against a purchase order. */
export interface ExportedLine {
  /** `7`, or `7.2` for a part of what stands in line 7. */
  position: string;
  articleNumber: string;
  customArticleNumber: string | null;
  name: string;
  note?: string;
  quantity: number;
  /** Of one piece; null while it is on request. */
  price: Price | null;
  /** Decimal text; null where price is. */
  lineTotal: string | null;
}

/** What goes into one file. */
export interface ExportedList {
  /** Name of the file without its ending, and of the sheet. */
  name: string;
  /** ISO 4217, of all prices. */
  currency: string;
  lines: readonly ExportedLine[];
  /** Sum of the lines that have a price, and whether that is with tax; null for a list without prices. */
  total: { amount: string; label: string } | null;
}

export type ExportFormat = 'csv' | 'xlsx';

/** An amount is told from text by its type: decimal text, as on the wire. */
export interface Amount {
  amount: string;
}
export type Cell = string | number | Amount | null;
/** The first row holds the headings. */
export type Rows = readonly (readonly Cell[])[];

export const isAmount = (cell: Cell): cell is Amount => typeof cell === 'object' && cell !== null;
