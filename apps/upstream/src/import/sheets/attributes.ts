import { filterIdPattern } from '@shop/api-contracts';
import { CellError, choice, key, text, type ReadCell } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** Units of measure by what people write: UN/CEFACT common codes and their symbols. */
const units: Record<string, string> = {
  bar: 'BAR',
  '°c': 'CEL',
  c: 'CEL',
  k: 'KEL',
  mm: 'MMT',
  m: 'MTR',
  'm²': 'MTK',
  m2: 'MTK',
  'm³/h': 'MQH',
  'm3/h': 'MQH',
  l: 'LTR',
  kg: 'KGM',
  kw: 'KWT',
  kpa: 'KPA',
  mbar: 'MBR',
  'l/min': 'L2',
  rpm: 'RPM',
  v: 'VLT',
  a: 'AMP',
  hz: 'HTZ',
  'n·m': 'NU',
  nm: 'NU',
  d: 'DAY',
  days: 'DAY',
  pcs: 'C62',
  '%': 'P1',
};

const unit: ReadCell = (given) => {
  const code = units[given.toLowerCase()] ?? Object.values(units).find((one) => one === given.toUpperCase());
  if (!code) {
    const known = Object.keys(units).join(' ');
    throw new CellError(
      `"${given}" is no unit of the shop: one of ${known}. For another one leave it empty, and write it into the name: Load (${given})`,
    );
  }
  return code;
};

const attributeId: ReadCell = (given) => {
  const id = key(given) as string;
  if (!filterIdPattern.test(id)) throw new CellError(`"${given}" must begin with a letter`);
  return id;
};

/** What is said of articles, in the order of the table on their pages. */
export const attributes: Sheet = {
  what: 'the attribute',
  keyOf: ({ id }) => id as string,
  columns: {
    id: { read: attributeId, isNeeded: true, aliases: ['attribute'] },
    name: { read: text, isNeeded: true },
    type: { read: choice('text', 'number', 'interval'), isNeeded: true },
    unit: { read: unit },
    group: { read: text, otherwise: '' },
  },
  derive(row) {
    if (row['type'] === 'text' && row['unit'] !== null)
      throw new CellError('a text has no unit: leave the unit empty, or make it a number');
    return row;
  },
};
