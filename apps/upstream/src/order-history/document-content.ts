/** A column of the lines: its share of the width, and where its figures stand. */
export interface DocumentColumn {
  name: string;
  share: number;
  align: 'left' | 'right';
}

export interface DocumentRow {
  /** One for each column. */
  cells: string[];
  /** Stands under the description, quieter. */
  note?: string;
  /** A configuration, above the lines that it is made of. */
  isGroup?: true;
}

/** What a document says, in the words and formats of its language: all but how it looks. */
export interface DocumentContent {
  /** BCP 47. */
  language: string;
  pageSize: 'A4' | 'LETTER';
  title: string;
  number: string;
  /** When it was written, into the properties of the file. */
  writtenOn: Date;
  seller: string;
  facts: { name: string; value: string }[];
  addresses: { heading: string; lines: string[] }[];
  heading: string;
  columns: DocumentColumn[];
  /** Of the description, under which notes stand. */
  descriptionColumn: number;
  rows: DocumentRow[];
  sums: { name: string; value: string; isTotal?: true }[];
  sections: { heading: string; lines: string[] }[];
  /** Last line of page `page` of `pages`. */
  pageLine: (page: number, pages: number) => string;
}
