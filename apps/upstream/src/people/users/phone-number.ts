import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * Formats a phone number internationally, `+46 40 555 01 80`, assuming `country` when it has no country code. Null when
 * invalid.
 */
export function internationalPhoneNumber(text: string, country: string): string | null {
  const phoneNumber = parsePhoneNumberFromString(text, country as CountryCode);
  return phoneNumber?.isValid() ? phoneNumber.formatInternational() : null;
}
