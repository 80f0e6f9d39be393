/** Labels of one sheet, by its kind: A4, Letter, or a roll of 62 mm, whose labels come one by one. */
export const labelsPerSheet = { a4: 24, letter: 30, roll62: 1 } as const;
export type LabelSheetKind = keyof typeof labelsPerSheet;

/** Maximum number of units whose labels are written into one file. */
export const maxLabelUnits = 200;
