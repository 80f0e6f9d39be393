import Negotiator from 'negotiator';
import type { AddressedMarket } from './markets.ts';

/** Language tags that are considered at most. */
const tagLimit = 10;

/** Tags of an Accept-Language header, lower case, best first. */
function tagsOf(header: string): string[] {
  const considered = header.slice(0, 500).split(',').slice(0, tagLimit).join(',').toLowerCase();
  const tags = new Negotiator({ headers: { 'accept-language': considered } }).languages();
  return tags.filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(tag));
}

/**
 * The market an Accept-Language header suggests: the first tag of which language and country are a market (`de-CH` before `de`), else
 * the first whose language is one, in the default market if that speaks it.
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
