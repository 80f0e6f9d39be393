import { parseLocale } from './locale.ts';

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
