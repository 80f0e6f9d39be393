import type { Price } from '@shop/api-contracts';

/** A line as a buyer compares it with a purchase order. */
export interface ExportedLine {
  /** `7`, or `7.2` for a part of the machine in line 7. */
  position: string;
  articleNumber: string;
  customArticleNumber: string | null;
  name: string;
  note?: string;
  quantity: number;
  /** Unit price; null while on request. */
  price: Price | null;
  /** Decimal text; null if price is null. */
  lineTotal: string | null;
}

/** Content of an exported file. */
export interface ExportedList {
  /** Name of the sheet, and of the file without extension. */
  name: string;
  /** ISO 4217, for all prices. */
  currency: string;
  lines: readonly ExportedLine[];
  /** Total of the priced lines, and a label for its tax; null for a list without prices. */
  total: { amount: string; label: string } | null;
}

export type ExportFormat = 'csv' | 'xlsx';

/** An amount as decimal text, distinguished from other text by its type. */
export interface Amount {
  amount: string;
}
export type Cell = string | number | Amount | null;
/** The first row contains the headings. */
export type Rows = readonly (readonly Cell[])[];

export const isAmount = (cell: Cell): cell is Amount => typeof cell === 'object' && cell !== null;
