import fc from 'fast-check';
import { readRequestTarget } from './request-target.ts';

describe('a request target', () => {
  it.each([
    ['/', '/', ''],
    ['/sv-se/', '/sv-se/', ''],
    ['/sv-se/a--b/c--d-e?f=%7B%2F%2E%7D', '/sv-se/a--b/c--d-e', '?f=%7B%2F%2E%7D'],
    ['/de-de/w%C3%A4rme', '/de-de/w%C3%A4rme', ''],
    ['/de-de/w%c3%a4rme', '/de-de/w%C3%A4rme', ''],
    ['/en-gb/compare/a/b%2Cc', '/en-gb/compare/a/b,c', ''],
    ['/%61pi/settings', '/api/settings', ''],
  ])('%s is read as %s', (url, path, query) => {
    expect(readRequestTarget(url)).toMatchObject({ path, query });
  });

  it.each([
    'http://evil.example/',
    '*',
    '',
    '//evil.example/',
    '/a//b',
    '/a/../b',
    '/a/./b',
    '/..',
    '/a/%2e%2e/b',
    '/a/%2E/b',
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/%zz',
    '/a%',
    '/a%00',
    '/a%0d%0ab',
    '/%252e%252e/a',
    '/%252f',
    '/a#b',
    '/a?b#c',
    '/%ff',
  ])('%s is refused', (url) => {
    expect(readRequestTarget(url)).toBeUndefined();
  });

  it('reads its own result the same way again, without path traversal', () => {
    const sign = fc.constantFrom(
      '/',
      '.',
      '%',
      '2',
      'e',
      'E',
      'f',
      '5',
      'c',
      '\\',
      'a',
      '?',
      '#',
      'ä',
      ' ',
      '%2e',
      '..',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
        const target = readRequestTarget(`/${signs.join('')}`);
        if (!target) return;
        expect(readRequestTarget(target.path + target.query)).toEqual(target);
        expect(new URL(target.path, 'http://x').pathname).toBe(target.path);
      }),
    );
  });
});
