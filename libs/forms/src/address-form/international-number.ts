import type { CountryCode } from 'libphonenumber-js/min';

/**
 * Converts `0114 496 0182` to `+44 114 496 0182`; null if invalid, undefined if that cannot be checked. The library loads when the first
 * number field loses focus; if it fails, upstream validates on submit.
 */
export async function internationalNumber(entered: string, country: string): Promise<string | null | undefined> {
  if (entered.trim() === '') return undefined;
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const number = parsePhoneNumberFromString(entered, country as CountryCode);
    return number?.isValid() ? number.formatInternational() : null;
  } catch {
    return undefined;
  }
}
