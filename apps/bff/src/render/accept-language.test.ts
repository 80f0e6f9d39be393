import { suggestedMarket } from './accept-language.ts';
import type { AddressedMarket } from './markets.ts';

const market = (locale: string, languageCode: string): AddressedMarket => ({
  locale,
  languageCode,
  countryCode: locale.slice(-2).toUpperCase(),
  region: '',
  description: '',
});
const markets = [
  market('sv-se', 'sv'),
  market('de-de', 'de'),
  market('en-us', 'en'),
  market('en-gb', 'en'),
  market('nl-nl', 'nl'),
  market('en-nl', 'en'),
  market('pt-br', 'pt-BR'),
  market('sr-latn-rs', 'sr-Latn'),
];

describe('market suggested by the browser’s languages', () => {
  it.each([
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv-se'],
    ['de-AT,de;q=0.9', 'de-de'],
    ['en-US', 'en-us'],
    ['en-NL', 'en-nl'],
    ['en', 'en-gb'],
    ['en-AU', 'en-gb'],
    ['pt', 'pt-br'],
    ['pt-PT', 'pt-br'],
    ['sr', 'sr-latn-rs'],
    ['sr-Latn-RS', 'sr-latn-rs'],
    ['fi, nl;q=0.5, de;q=0.9', 'de-de'],
    ['de;q=0, nl', 'nl-nl'],
    ['fi', undefined],
    ['*', undefined],
    ['', undefined],
    ['x'.repeat(5_000), undefined],
  ])('%s leads to %s', (header, locale) => {
    expect(suggestedMarket(header, markets, 'en-gb')?.locale).toBe(locale);
  });
});
