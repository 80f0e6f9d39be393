import { en } from './en.ts';
import { languageFor } from './languages.ts';

const tags = ['sv', 'de', 'fr', 'nl', 'pt-BR', 'sr-Latn'];

describe('the language of a page', () => {
  it.each([
    ['sv', 'sv'],
    ['pt-BR', 'pt-BR'],
    ['sr-Latn-RS', 'sr-Latn'],
    ['nl-BE;q=0.9', 'nl'],
    ['fi fr', 'fr'],
    ['fi-FI,de;q=0.8,en;q=0.5', 'de'],
    ['xx', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for %s is %s', (wished, tag) => expect(languageFor(wished).tag).toBe(tag));

  it.each(tags)('in %s every text is its own, with the same places to fill in', (tag) => {
    const { texts } = languageFor(tag);
    const filled = (text: unknown) => (typeof text === 'function' ? (text as (value: string) => string)('{…}') : text);
    // Names, and words that are the same in both languages.
    const same = new Set(['company', 'code', 'password', 'continue']);
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      const [own, english] = [filled(texts[key]), filled(en[key])] as [string, string];
      expect(own.trim()).not.toBe('');
      expect(own.includes('{…}')).toBe(english.includes('{…}'));
      if (!same.has(key)) expect([key, own]).not.toEqual([key, english]);
    }
  });
});
