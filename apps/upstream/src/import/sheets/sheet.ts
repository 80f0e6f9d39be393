import type { ReadCell } from './cells.ts';

export type SheetName =
  | 'company'
  | 'markets'
  | 'attributes'
  | 'categories'
  | 'documents'
  | 'articles'
  | 'texts'
  | 'prices'
  | 'stock'
  | 'relations'
  | 'synonyms'
  | 'customers'
  | 'discounts'
  | 'units'
  | 'unit_parts'
  | 'plate_packs';

export interface Column {
  read: ReadCell;
  /** Must be filled in every row. */
  isNeeded?: true;
  /** Value of an empty cell; null without it. */
  otherwise?: unknown;
  /** Its values are keys of this sheet. */
  refersTo?: SheetName;
  /** Its values are names of files in the folder `files`. */
  isFile?: 'picture' | 'document';
  /** Other headings. */
  aliases?: string[];
}

/** Values of a row by the names of their columns. */
export type Row = Record<string, unknown>;

/** What a file of the folder may hold: data of the import, which its readers and checks follow. */
export interface Sheet {
  columns: Record<string, Column>;
  /** There must be such a file, with at least one row. */
  isNeeded?: true;
  /** Identifies a row; a second one with the same is an error. */
  keyOf: (row: Row) => string;
  /** What a repeated row is called: `the article`. */
  what: string;
  /** Columns whose heading is the id of an attribute hold its values. */
  hasAttributes?: true;
  /** Adds values that follow from others. Throws a CellError about the whole row. */
  derive?: (row: Row) => Row;
}
