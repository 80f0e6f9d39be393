import Negotiator from 'negotiator';
import type { AddressedMarket } from './markets.ts';

/** Maximum number of language tags that are considered. */
const tagLimit = 10;

/** Tags of an Accept-Language header in lower case, best first. */
function tagsOf(header: string): string[] {
  const considered = header.slice(0, 500).split(',').slice(0, tagLimit).join(',').toLowerCase();
  const tags = new Negotiator({ headers: { 'accept-language': considered } }).languages();
  return tags.filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(tag));
}

/**
 * The market for the first language tag that has one: the market of the tag's country (`de-CH`), else the default
 * market if it has the language, else the first market with it.
 */
export function suggestedMarket(
  header: string | undefined,
  markets: readonly AddressedMarket[],
  defaultLocale: string,
): AddressedMarket | undefined {
  for (const tag of tagsOf(header ?? '')) {
    const [language, ...rest] = tag.split('-');
    const country = rest.find((part) => part.length === 2);
    const speaking = markets.filter((market) => market.languageCode.toLowerCase().split('-')[0] === language);
    const found =
      speaking.find((market) => market.countryCode.toLowerCase() === country) ??
      speaking.find((market) => market.locale === defaultLocale) ??
      speaking[0];
    if (found) return found;
  }
  return undefined;
}
