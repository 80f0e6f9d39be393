/** A table of short texts; the first cell of each row is its heading. */
export interface SheetTable {
  heading: string;
  /** Share of the width of each column. */
  shares: number[];
  columns: string[];
  rows: string[][];
}

/** A place in a diagram: both from 0 to 1, from the left and from above. */
export interface DiagramPoint {
  x: number;
  y: number;
}

/** Content of a proof sheet, localised and formatted; no layout. It is drawn on one page. */
export interface ProofSheet {
  /** BCP 47. */
  language: string;
  pageSize: 'A4' | 'LETTER';
  title: string;
  writtenOn: Date;
  seller: string;
  facts: { name: string; value: string }[];
  /** What each unit does with the duty, the new one first. */
  verdicts: { name: string; text: string; isGood: boolean }[];
  duty: SheetTable;
  diagram: {
    heading: string;
    alt: string;
    axis: string;
    hot: DiagramPoint[];
    cold: DiagramPoint[];
    ends: { text: string; side: 'left' | 'right'; place: 'above' | 'below'; y: number }[];
  };
  /** Lengths and limits as shares of the longest. */
  bars: {
    heading: string;
    alt: string;
    bars: { text: string; length: number; limit: number | null; isAbove: boolean }[];
  };
  figures: SheetTable;
  /** What pumping takes; null where that was not asked. */
  running: SheetTable | null;
  notes: string[];
  /** That it is an estimate. */
  estimate: string;
  /** Opens the same on screen; null where the address of the shop is not configured. */
  link: { text: string; address: string } | null;
}
