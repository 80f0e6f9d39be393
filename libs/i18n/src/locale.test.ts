import { formatCount, formatMoney } from './formats.ts';
import { pageLocale, parseLocale } from './locale.ts';

test.each([
  ['sv-se', 'sv', 'SE', 'sv-SE', 'sv'],
  ['en-us', 'en', 'US', 'en-US', 'en'],
  ['pt-br', 'pt-BR', 'BR', 'pt-BR', 'pt-BR'],
  ['sr-latn-rs', 'sr-Latn', 'RS', 'sr-Latn-RS', 'sr-Latn'],
  // Portugal has no texts of its own
  ['pt-pt', 'pt-PT', 'PT', 'pt-PT', 'pt-BR'],
  ['da-dk', 'da', 'DK', 'da-DK', 'en'],
])('A1: the address %s means language %s in %s', (locale, language, country, tag, messageLanguage) => {
  expect(parseLocale(locale)).toEqual({ locale, language, country, tag, direction: 'ltr', messageLanguage });
});

test.each(['', 'sv', 'SV-SE', 'sv_se', 'sv-se-x', 'xx-yyy', '../sv-se', 'sv-latn1-se'])(
  'B5: "%s" is no locale',
  (text) => {
    expect(parseLocale(text)).toBeNull();
  },
);

test('39: the second pseudo-locale is mirrored', () => {
  expect(parseLocale('en-xb')?.direction).toBe('rtl');
});

test.each([
  ['en-gb', '1,060.4', '€1,060.40'],
  ['en-nl', '1,060.4', '€1,060.40'],
  ['en-us', '1,060.4', '€1,060.40'],
  ['nl-nl', '1.060,4', '€\u00a01.060,40'],
  ['de-de', '1.060,4', '1.060,40\u00a0€'],
])('A1: a page in %s has one decimal sign, in figures as in prices', (locale, figure, price) => {
  const { tag } = pageLocale(locale)!;
  expect(formatCount(1060.4, tag)).toBe(figure);
  expect(formatMoney({ amount: '1060.40', currency: 'EUR' }, tag)).toBe(price);
});

test('A1: links to the English pages of the Netherlands name that market', () => {
  expect(parseLocale('en-nl')?.tag).toBe('en-NL');
  expect(pageLocale('not-a-locale')).toBeNull();
});
