import { replacementBounds, type ReplacementSearch } from '@shop/api-contracts';

/** The nine fields that describe the old unit, in the order of the form. */
export const askedFields = [
  'manufacturerId',
  'productModelId',
  'numberOfPlates',
  'plateType',
  'connectionSizeColdSide',
  'connectionSizeHotSide',
  'applicationId',
  'yearOfManufacture',
  'refundableOnly',
] as const satisfies readonly (keyof ReplacementSearch)[];
export type AskedField = (typeof askedFields)[number];

/** What is said of the old unit, as in the address; fields that nothing is said of are missing. */
export type Asked = Partial<Record<AskedField, string>>;

const boundsOf: Partial<Record<AskedField, { min: number; max: number }>> = {
  numberOfPlates: replacementBounds.plates,
  connectionSizeColdSide: replacementBounds.connectionSize,
  connectionSizeHotSide: replacementBounds.connectionSize,
  yearOfManufacture: replacementBounds.year,
};

function isPossible(field: AskedField, text: string): boolean {
  if (field === 'refundableOnly') return text === 'true';
  const bounds = boundsOf[field];
  if (!bounds) return /^[A-Za-z0-9-]{1,40}$/.test(text);
  return /^\d{1,4}$/.test(text) && Number(text) >= bounds.min && Number(text) <= bounds.max;
}

/** Reads an address or the entries of the form; `invalid` are fields that no unit can have. */
export function readAsked(search: URLSearchParams): { asked: Asked; invalid: AskedField[] } {
  const asked: Asked = {};
  for (const field of askedFields) {
    const text = search.get(field)?.trim() ?? '';
    if (text !== '') asked[field] = text;
  }
  return {
    asked,
    invalid: askedFields.filter((field) => asked[field] !== undefined && !isPossible(field, asked[field])),
  };
}

/** The same as the query of an address, in the order of the form. */
export const askedQuery = (asked: Asked): string =>
  new URLSearchParams(
    askedFields.flatMap((field) => (asked[field] === undefined ? [] : [[field, asked[field]]])),
  ).toString();

/** True when nothing is said of the unit itself. */
export const isNothingAsked = (asked: Asked): boolean =>
  askedFields.every((field) => field === 'refundableOnly' || asked[field] === undefined);
