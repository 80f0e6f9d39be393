import { numberFormat } from '@shop/measures';

/**
 * Formats `£2,846.00` in the market's style; `amount` is a decimal text as in the API, and its number of decimals is kept, because browsers
 * and server disagree on that of some currencies (dinars).
 */
export function formatMoney({ amount, currency }: { amount: string; currency: string }, tag: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Number(amount));
}

/** Keeps `2. September` in one line: the full stop would look like the end of a sentence. */
export const unbrokenDay = (date: string): string => date.replace(/^(\d+\.) /, '$1\u00a0');

/** Formats an ISO day, or the day of an instant where its offset is, like `14 March 2026`: market days stay what they are everywhere. */
export function formatDate(iso: string, tag: string): string {
  return unbrokenDay(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso.slice(0, 10))),
  );
}

/** A number as the language groups its digits. */
export function formatCount(value: number, tag: string): string {
  return numberFormat(tag).format(value);
}

/** Formats decimal kilobytes and megabytes, `240 kB`; one digit from a megabyte on. */
export function formatBytes(bytes: number, tag: string): string {
  const megabytes = bytes >= 1_000_000;
  return numberFormat(tag, {
    style: 'unit',
    unit: megabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: megabytes ? 1 : 0,
  }).format(megabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

/** Name of a language in the language of `tag`: `German`. */
export function languageName(language: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language;
}

/** Name of a country in a language; its code where there is none. */
export function countryName(country: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
}
