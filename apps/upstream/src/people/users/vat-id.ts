import { checkVAT, countries } from 'jsvat';

/** Formats of VAT numbers after their prefix. */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  RS: /^\d{9}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Upper case, without the spaces, dots and hyphens that people type. */
export const tidyVatId = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '');

/**
 * True for the VAT number of any country, with its prefix and right check digits, since a company may be registered in another country than it
 * buys in. Expects tidied text.
 */
export function isVatId(text: string): boolean {
  const prefix = text.startsWith('CHE') ? 'CHE' : text.slice(0, 2);
  if (!formats[prefix]?.test(text.slice(prefix.length))) return false;
  const { isValidFormat, isValid } = checkVAT(text, countries);
  // formats newer than the library's tables are not an error
  return isValid || !isValidFormat;
}
