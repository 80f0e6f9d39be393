import type { PrintedDrawing } from './print-drawing.ts';

/** A drawing of the catalogue: the address of its file below `/media`, and what is read aloud in its place. */
export interface DocumentPicture {
  src: string;
  alt: string;
}

export interface DocumentCell {
  text: string;
  /** Stands under the text, quieter. */
  note?: string;
  /** Stands above the text. */
  picture?: DocumentPicture;
}

/** A column of a table: its share of the width, and where its texts stand. */
export interface DocumentColumn {
  heading: DocumentCell;
  share: number;
  align: 'left' | 'right';
}

export interface DocumentRow {
  /** One for each column. */
  cells: DocumentCell[];
  /** Stands above those that belong to it: a configuration, a group of figures. */
  isGroup?: true;
}

export interface DocumentTable {
  heading: string;
  columns: DocumentColumn[];
  rows: DocumentRow[];
  /** The first cell of a row says what the others are about. */
  hasRowHeadings?: true;
}

/** An article with its figures. */
export interface DocumentArticle {
  name: string;
  articleNumber: string;
  picture?: DocumentPicture;
  figures: { name: string; value: string }[];
}

/** What a document says, in the words and formats of its language: all but how it looks. */
export interface DocumentContent {
  /** BCP 47. */
  language: string;
  pageSize: 'A4' | 'LETTER';
  isLandscape?: boolean;
  title: string;
  /** Tells it from others of its title: a number, a name or nothing. */
  number: string;
  /** When it was written, into the properties of the file. */
  writtenOn: Date;
  seller: string;
  facts: { name: string; value: string }[];
  addresses: { heading: string; lines: string[] }[];
  tables: DocumentTable[];
  sums: { name: string; value: string; isTotal?: true }[];
  sections: { heading: string; lines: string[] }[];
  /** What comes behind it all: the figures of every article, once. */
  articles?: { heading: string; articles: DocumentArticle[] };
  /** By `src`; a picture that is not there is left out. */
  pictures?: ReadonlyMap<string, PrintedDrawing>;
  /** Last line of every page, with `pageMarks` in the places of its number and of how many there are. */
  pageLine: string;
}

/** Letters that nobody writes: what is written in their places is known when the pages are. */
export const pageMarks = { page: '\ue000', pages: '\ue001' };

/** Title and number, as headings and names of files say it. */
export const fullTitle = ({ title, number }: Pick<DocumentContent, 'title' | 'number'>): string =>
  `${title} ${number}`.trim();
