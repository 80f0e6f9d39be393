import { returnAddress, withSignInMarker } from './return-address.ts';
import { uiLocaleOf } from './ui-locales.ts';

const shop = new URL('https://shop.example');

describe('the return address', () => {
  it.each([
    '//evil.example',
    // the path of a foreign address is no page that anybody asked for
    '//evil.example/sv-se/',
    '/\\evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'https://shop.example/sv-se/',
    '/\t/evil.example',
    '/\n/evil.example',
    '\n/sv-se/',
    ' /sv-se/',
    '',
    '/auth/login',
    '/api/user',
    `/${'x'.repeat(2_000)}`,
    // longer than the limit when encoded
    `/${'é'.repeat(900)}`,
    `/?${'<'.repeat(1_900)}`,
    'sv-se/',
    '/../auth/logout',
  ])('H2: falls back to the start page for %j', (given) => {
    expect(returnAddress(given, shop)).toBe('/');
    expect(returnAddress(null, shop)).toBe('/');
  });

  it.each([
    ['/sv-se/', '/sv-se/'],
    ['/sv-se/search?q=a%20b&f=%7B%7D#top', '/sv-se/search?q=a%20b&f=%7B%7D#top'],
    ['/sv-se/../de-de/', '/de-de/'],
    ['/authors', '/authors'],
  ])('accepts the shop page %s', (given, address) => {
    expect(returnAddress(given, shop)).toBe(address);
  });

  it.each([
    ['/sv-se/', '/sv-se/?auth=1'],
    ['/sv-se/search?q=a%20b&f=%7B%7D#top', '/sv-se/search?q=a%20b&f=%7B%7D&auth=1#top'],
    ['/sv-se/#a?b', '/sv-se/?auth=1#a?b'],
    ['/sv-se/?auth=1', '/sv-se/?auth=1'],
    ['/sv-se/?auth=12', '/sv-se/?auth=12&auth=1'],
  ])('H2: %s gets the sign-in marker', (address, marked) => {
    expect(withSignInMarker(address)).toBe(marked);
  });
});

describe('the language of the identity provider', () => {
  it.each([
    ['sv-se', 'sv'],
    ['en-gb', 'en'],
    ['de-at', 'de'],
    ['pt-br', 'pt-BR'],
    ['sr-latn-rs', 'sr-Latn-RS'],
  ])('H3: in market %s is %s', (locale, language) => {
    expect(uiLocaleOf(locale)).toBe(language);
  });
});
