import type { CountryCode } from 'libphonenumber-js/min';

/**
 * `0114 496 0182` as it is dialled from anywhere, `+44 114 496 0182`; null where it is no number, undefined where that cannot be said. The
 * library comes when the first number is left; without it upstream decides when the form is sent.
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
