import { languages } from '@shop/commerce-model';

/** A cell that cannot be read; the message says what is wrong and what to do. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** Reads a cell that is not empty. Throws a CellError. */
export type ReadCell = (text: string) => unknown;

const maxText = 4_000;

/** Any text of one cell. */
export const text: ReadCell = (given) => {
  if (given.length > maxText) throw new CellError(`is longer than ${maxText} characters: shorten it`);
  return given;
};

/** Letters and digits of a key: `PU-100` and `PU 100` are both `PU100`, as in addresses of pages. */
export function keyOf(given: string): string {
  return given.replace(/[^A-Za-z0-9]/g, '');
}

/** A key of something: its letters and digits count. */
export const key: ReadCell = (given) => {
  const id = keyOf(given);
  if (id === '' || id.length > 40) throw new CellError(`"${given}" needs 1 to 40 letters (A to Z) and digits`);
  return id;
};

/** Several values in one cell, separated by `|`. */
export const list =
  (read: ReadCell): ReadCell =>
  (given) =>
    given.split('|').flatMap((one) => (one.trim() === '' ? [] : [read(one.trim())]));

/** A number, with a point or a comma before its decimals. */
export function decimal(given: string): number {
  const plain = given
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) {
    throw new CellError(
      `"${given}" is no number: write it like 1234.5, without a unit and without thousands separators`,
    );
  }
  return Number(plain);
}

/** A whole number within bounds. */
export const wholeNumber =
  (min: number, max: number): ReadCell =>
  (given) => {
    const number = decimal(given);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new CellError(`"${given}" must be a whole number from ${min} to ${max}`);
    }
    return number;
  };

/** A number within bounds. */
export const numberFrom =
  (min: number, max: number): ReadCell =>
  (given) => {
    const number = decimal(given);
    if (number < min || number > max) throw new CellError(`"${given}" must be between ${min} and ${max}`);
    return number;
  };

const maxCents = 2_000_000_000;

/** An amount of money, as a whole number of cents. */
export const amount: ReadCell = (given) => {
  const number = decimal(given);
  if (number < 0) throw new CellError(`"${given}" is negative: a price is 0 or more`);
  const cents = Math.round(number * 100);
  if (Math.abs(cents - number * 100) > 1e-6) throw new CellError(`"${given}" has more than two decimals`);
  if (cents > maxCents) throw new CellError(`"${given}" is too high: at most ${maxCents / 100}`);
  return cents;
};

/** One of several words, in any case. */
export const choice =
  (...words: string[]): ReadCell =>
  (given) => {
    const found = words.find((word) => word.toLowerCase() === given.toLowerCase());
    if (found === undefined) throw new CellError(`"${given}" is unknown: one of ${words.join(', ')}`);
    return found;
  };

/** Yes or no. */
export const yesNo: ReadCell = (given) => {
  if (/^(yes|true|1)$/i.test(given)) return true;
  if (/^(no|false|0)$/i.test(given)) return false;
  throw new CellError(`"${given}" must be yes or no`);
};

/** A language of the shop. */
export const language: ReadCell = (given) => {
  const found = languages.find((tag) => tag.toLowerCase() === given.toLowerCase());
  if (!found) throw new CellError(`"${given}" is no language of the shop: one of ${languages.join(', ')}`);
  return found;
};

const nameOf = (type: 'region' | 'currency', code: string): string | undefined =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

/** The code of a country, ISO 3166-1 alpha-2. */
export const country: ReadCell = (given) => {
  const code = given.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ' || nameOf('region', code) === undefined) {
    throw new CellError(`"${given}" is no country: its code of two letters, like GB`);
  }
  return code;
};

/** The code of a currency, ISO 4217. */
export const currency: ReadCell = (given) => {
  const code = given.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code) || nameOf('currency', code) === undefined) {
    throw new CellError(`"${given}" is no currency: its code of three letters, like EUR`);
  }
  return code;
};

/** A time zone by its IANA name. */
export const timeZone: ReadCell = (given) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw new CellError(`"${given}" is no time zone: its name like Europe/London`);
  }
};

/** A time of day. */
export const time: ReadCell = (given) => {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(given)) throw new CellError(`"${given}" is no time: write it like 07:30`);
  return given.padStart(5, '0');
};

/** A mail address. */
export const mailAddress: ReadCell = (given) => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) throw new CellError(`"${given}" is no mail address`);
  return given;
};

/** The name of a file in the folder `files`, without a path. */
export const fileName: ReadCell = (given) => {
  if (/[/\\]/.test(given) || given.startsWith('.'))
    throw new CellError(`"${given}" must be the name of a file in files/`);
  return given;
};
