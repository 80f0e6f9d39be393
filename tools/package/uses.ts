import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type Library = Record<string, unknown>;
type Use = (library: Library) => Promise<string | undefined> | string | undefined;

const call = (library: Library, name: string, ...parameters: unknown[]) =>
  (library[name] as (...all: unknown[]) => unknown)(...parameters);

/** Checks that the texts of a language are compiled: Lingui's arrays, no ICU source. */
const loadsTexts =
  (loader = 'loadMessages'): Use =>
  async (library) => {
    const loaded = (await call(library, loader, 'de')) as { default?: Library } & Library;
    const texts = Object.values(loaded.default ?? loaded);
    return texts.length > 0 && texts.every(Array.isArray) ? undefined : 'its texts are missing or not compiled';
  };

/** One typical use of each library, run on Node with the content of its tarball; returns an error text or undefined. */
export const usesOf: Record<string, Use> = {
  '@shop/api-contracts': (library) =>
    (library.allEndpoints as unknown[]).length > 0 ? undefined : 'describes no endpoint',
  '@shop/design-system': (library) => {
    const html = renderToString(
      createElement(library.Button as ComponentType<{ children: string }>, { children: 'Go' } as never),
    );
    return /<button[^>]*class="[^"]+"[^>]*>.*Go/.test(html) ? undefined : `renders its button as ${html}`;
  },
  '@shop/measures': (library) => {
    const text = call(library, 'formatMeasure', [16], { tag: 'en', unit: 'BAR', system: 'us' }) as string;
    return text === '232\u00a0psi' ? undefined : `writes 16 bar as ${text}`;
  },
  '@shop/thermal': (library) => {
    const difference = call(library, 'logMeanDifference', { hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 }) as number;
    return difference.toFixed(2) === '34.76' ? undefined : `computes a mean difference of ${difference} K`;
  },
  '@shop/filters': (library) => {
    const accepts = (selected: unknown) => call(library, 'isSelectionOf', 'range', selected);
    return accepts({ min: 1, max: 2 }) === true && accepts('1') === false ? undefined : 'does not know a range';
  },
  '@shop/i18n': (library) => {
    const locale = call(library, 'parseLocale', 'sv-se') as { language?: string } | null;
    return locale?.language === 'sv' ? undefined : 'cannot read the locale sv-se';
  },
  '@shop/platform': (library) => {
    const path = call(library.paths as Library, 'search', 'plate') as string;
    return path === '/search?q=plate' ? undefined : `spells the search page ${path}`;
  },
  '@shop/forms': loadsTexts('loadFormMessages'),
  '@shop/catalogue': loadsTexts(),
  '@shop/shell': loadsTexts(),
};
