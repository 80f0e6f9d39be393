import { languages } from '@shop/commerce-model';
import en from './messages/en.json' with { type: 'json' };
import { partnerTexts } from './partner-texts.ts';

test('N7: a demo partner has texts in every language, Serbian ones in Latin script', () => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  const all = languages.flatMap((language) => keys.map((key) => partnerTexts(language)(key)));
  expect(new Set(all).size).toBe(languages.length * keys.length);
  expect(all.join('')).not.toMatch(/[\u0400-\u04ff]/);
});
