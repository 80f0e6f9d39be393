import { articleKeyOf, serialKeyOf, serialShapeOf } from '@shop/commerce-model';
import { CellError, choice, key, keyOf, text, wholeNumber, yesNo, type ReadCell } from './cells.ts';
import type { Column, Row, Sheet } from './sheet.ts';

const serialNumber: ReadCell = (given) => {
  if (serialKeyOf(given) === '' || given.length > 60) {
    throw new CellError(`"${given}" needs 1 to 60 characters, letters or digits among them`);
  }
  return given;
};

/** By what a unit is known in all sheets: two makers may share a serial number. */
const unitColumns: Record<string, Column> = {
  serial_number: { read: serialNumber, isNeeded: true, aliases: ['serial'] },
  maker: { read: text, aliases: ['manufacturer'] },
};
const unitOf = (row: Row): string =>
  [keyOf((row['maker'] as string | null) ?? '').toLowerCase(), serialKeyOf(row['serial_number'] as string)].join(' ');
const withUnit = (row: Row): Row => ({ ...row, unit: unitOf(row) });

/** The machines at customers. Without a maker they are the company's own. */
export const units: Sheet = {
  what: 'the unit',
  keyOf: ({ unit }) => unit as string,
  columns: {
    ...unitColumns,
    article: { read: key, refersTo: 'articles', aliases: ['construction'] },
    model: { read: text },
    year: { read: wholeNumber(1850, 2100) },
    tag: { read: key },
  },
  derive(row) {
    const serialKey = serialKeyOf(row['serial_number'] as string);
    return { ...withUnit(row), serial_key: serialKey, serial_shape: serialShapeOf(serialKey) };
  },
};

/** What was put together in the factory, beside the plate pack. An article may have been superseded since. */
export const unitParts: Sheet = {
  what: 'the part of the unit',
  keyOf: ({ unit, article_key: article, position }) => [unit, article, position].join(' '),
  columns: {
    ...unitColumns,
    article: { read: text, isNeeded: true, aliases: ['number', 'article number'] },
    quantity: { read: wholeNumber(1, 1_000_000), isNeeded: true },
    position: { read: wholeNumber(1, 10_000) },
  },
  derive: (row) => ({ ...withUnit(row), article_key: articleKeyOf(row['article'] as string) }),
};

/** The plates of a unit in order, as runs of one kind that cover all of them. */
export const platePacks: Sheet = {
  what: 'the run of the unit that begins there',
  keyOf: ({ unit, from }) => [unit, from].join(' '),
  columns: {
    ...unitColumns,
    from: { read: wholeNumber(1, 2_000), isNeeded: true },
    to: { read: wholeNumber(1, 2_000), isNeeded: true },
    kind: { read: choice('endPlateI', 'channel', 'partition', 'endPlateII'), isNeeded: true },
    turned: { read: yesNo, otherwise: false },
    plate: { read: text },
    gasket: { read: text },
  },
  derive: withUnit,
};
