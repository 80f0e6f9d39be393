import type { OrderAddress } from '@shop/api-contracts';
import { stateOfZip, type Language } from '@shop/commerce-model';

/** Formats figures and days on documents, in a language and by the customs of a country. */
export function documentFormat(language: Language, country: string) {
  const locale = language === 'en' ? (country === 'US' ? 'en-US' : 'en-GB') : language;
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const dayCounts = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDays = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    /** BCP 47. */
    locale,
    /** From minor units, without currency. */
    amount: (minorUnits: number): string => amounts.format(minorUnits / 100),
    /** From the decimal text of the wire, without currency. */
    decimal: (amount: string): string => amounts.format(amount as Intl.StringNumericLiteral),
    /** `3 Tage`. */
    dayCount: (days: number): string => dayCounts.format(days),
    number: (value: number): string => numbers.format(value),
    /** From an ISO day, or an instant with the offset of its zone: the day there. */
    day: (iso: string): string => days.format(new Date(iso.slice(0, 10))),
    shortDay: (iso: string): string => shortDays.format(new Date(iso)),
  };
}

/** Lines of a postal address in the format of its country, which is the last line. */
export function addressLines(
  { companyOrName, streetAddress, addressLineTwo, zipCode, city, stateCode, countryCode }: OrderAddress,
  countryName: string,
): string[] {
  const place: Record<string, string[]> = {
    US: [`${city}, ${stateCode} ${zipCode}`],
    GB: [city, zipCode],
  };
  const lines = [companyOrName, streetAddress, addressLineTwo, ...(place[countryCode] ?? [`${zipCode} ${city}`])];
  return [...lines, countryName].map((line) => line.trim()).filter(Boolean);
}

/** A place on one line as its country writes it: `Milwaukee, WI 53204`, `211 24 Malmö`. */
export function placeLine({
  countryCode,
  zipCode,
  city,
}: Pick<OrderAddress, 'countryCode' | 'zipCode' | 'city'>): string {
  if (countryCode === 'GB') return [city, zipCode].filter(Boolean).join(', ');
  if (countryCode !== 'US') return `${zipCode} ${city}`.trim();
  const state = stateOfZip(zipCode);
  return `${city}${state && `, ${state}`} ${zipCode}`.trim();
}
