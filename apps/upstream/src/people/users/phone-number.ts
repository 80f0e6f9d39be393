import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** In its international form, `+46 40 555 01 80`; one without its country is read as one of `country`. Null for what is none. */
export function internationalPhoneNumber(text: string, country: string): string | null {
  const phoneNumber = parsePhoneNumberFromString(text, country as CountryCode);
  return phoneNumber?.isValid() ? phoneNumber.formatInternational() : null;
}
