import type { LabelSheetKind } from '@shop/api-contracts';

/** Sizes of a sheet and its labels in millimetres, as makers of label paper punch them. */
export interface SheetLayout {
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** Edge of the page to the first label. */
  left: number;
  top: number;
  /** From the beginning of a label to that of the next one. */
  pitchX: number;
  pitchY: number;
}

export const sheetLayouts: Record<LabelSheetKind, SheetLayout> = {
  // 63.5 x 33.9 mm, which leaves the edges that printers cannot print
  a4: {
    page: { width: 210, height: 297 },
    columns: 3,
    rows: 8,
    label: { width: 63.5, height: 33.9 },
    left: 7.25,
    top: 12.9,
    pitchX: 66,
    pitchY: 33.9,
  },
  // 2 5/8 x 1 inch
  letter: {
    page: { width: 215.9, height: 279.4 },
    columns: 3,
    rows: 10,
    label: { width: 66.675, height: 25.4 },
    left: 4.7625,
    top: 12.7,
    pitchX: 69.85,
    pitchY: 25.4,
  },
  // fits punched labels of 62 x 29 mm as well as an endless roll
  roll62: {
    page: { width: 62, height: 29 },
    columns: 1,
    rows: 1,
    label: { width: 62, height: 29 },
    left: 0,
    top: 0,
    pitchX: 62,
    pitchY: 29,
  },
};

/** Points of a millimetre. */
export const pointsPerMm = 72 / 25.4;
