import { readRequestTarget } from '../http/request-target.ts';
import { pageKey, withDropped } from './page-key.ts';

const own = new Set(['f', 'page', 'q', 't', 'companyId']);
const keyOf = (url: string) => pageKey(readRequestTarget(url) ?? { path: '', segments: [], query: '' }, own);

describe('cache key of a page', () => {
  it('A1: contains the page’s own parameters, sorted, and the company', () => {
    expect(keyOf('/sv-se/x--1?page=2&companyId=-nordfrost&f=%7B%7D').url).toBe(
      '/sv-se/x--1?companyId=-nordfrost&f=%7B%7D&page=2',
    );
  });

  it('C6: differs between two item tags', () => {
    expect(keyOf('/sv-se/a--1/b--2-?t=1').url).not.toBe(keyOf('/sv-se/a--1/b--2-?t=2').url);
  });

  it('is the same for any foreign parameters in the link', () => {
    const plain = keyOf('/sv-se/?q=a');
    for (const query of ['?q=a&utm_source=mail', '?auth=1&q=a', '?h=9&q=a&quiet=1', '?q=a&q=b']) {
      expect(keyOf(`/sv-se/${query}`).url).toBe(plain.url);
    }
  });

  it('ignores the query of a link with only foreign parameters', () => {
    expect(keyOf('/sv-se/?utm_source=mail')).toMatchObject({
      url: '/sv-se/',
      hasQuery: false,
      dropped: 'utm_source=mail',
    });
  });

  it('C6: leaves the parameters that only the browser reads on a redirect inside the shop', () => {
    expect(withDropped('/sv-se/right--1', 'h=9')).toBe('/sv-se/right--1?h=9');
    expect(withDropped('/sv-se/right--1?t=1', 'h=9')).toBe('/sv-se/right--1?t=1&h=9');
    expect(withDropped('https://other.example/', 'h=9')).toBe('https://other.example/');
  });
});
