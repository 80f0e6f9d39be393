import { createI18n, createTexts, I18nProvider, type Locale, type Messages } from '@shop/i18n';
import type { createServerTexts } from '@shop/i18n/server';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../workspace/root.mjs';
import { addLanguage, untranslatedMark } from './add-language.mjs';
import { compileMessages } from './compile-messages.mjs';
import { findMessageFolders } from './message-folders.mjs';

interface Languages {
  languageTags: readonly string[];
  languageFacts: Record<string, { textSearchDictionary: string }>;
  parseLocale: (text: string) => Locale | null;
  createServerTexts: typeof createServerTexts;
}
interface ReadMessages {
  readMessages: (folder: string, language: string) => Record<string, string>;
}

/** A copy of the language files, in a folder below the repository so that packages are found. */
let copy: string;
beforeEach(() => {
  mkdirSync(join(root, 'test-output'), { recursive: true });
  copy = mkdtempSync(join(root, 'test-output/language-'));
  for (const folder of ['libs/i18n/src', ...findMessageFolders(root)])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const load = <T>(path: string) => import(join(copy, 'libs/i18n/src/server', path)) as Promise<T>;

describe('N7: an eighth language', () => {
  it('compiles, is offered, and is used by pages and servers', async () => {
    // a language without a market, since the shop may get more languages
    addLanguage(copy, 'eo', 'simple');
    const { languageTags, languageFacts, parseLocale, createServerTexts } = await load<Languages>('server.ts');
    const { readMessages } = await load<ReadMessages>('read-messages.ts');
    expect(languageTags.at(-1)).toBe('eo');
    expect(languageFacts['eo']).toEqual({ textSearchDictionary: 'simple' });

    const locale = parseLocale('eo-fi')!;
    expect(locale).toMatchObject({ tag: 'eo-FI', messageLanguage: 'eo' });
    for (const folder of findMessageFolders(copy)) compileMessages(readMessages(join(copy, folder), 'eo'), 'eo');

    const i18n = createI18n(locale);
    const messages = (language: string) =>
      compileMessages(readMessages(join(copy, 'libs/cart/src/messages'), language), language) as Messages;
    await i18n.load((language) => Promise.resolve({ default: messages(language) }));
    const { useText } = createTexts<
      'cart.lists.chosen' | 'cart.lists.cancel',
      { 'cart.lists.chosen': { count: number } }
    >();
    const Page = () => {
      const t = useText();
      return createElement('p', null, `${t('cart.lists.chosen', { count: 12_345 })}, ${t('cart.lists.cancel')}`);
    };
    // the words are still English, the digits already Finnish
    expect(renderToStaticMarkup(createElement(I18nProvider, { i18n, children: createElement(Page) }))).toBe(
      '<p>[en] 12\u202f345 lines chosen, [en] Cancel</p>',
    );
    const textsFor = createServerTexts<'home', Record<never, never>>(join(copy, 'apps/bff/src/messages'));
    expect([textsFor('eo-FI')('home'), textsFor('da-DK')('home')]).toEqual(['[en] Start page', 'Start page']);
  });

  it('starts with the English texts, marked as untranslated', () => {
    const files = addLanguage(copy, 'zh-Hant', 'simple');
    const read = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8')) as Record<string, string>;
    expect(files).toContain('libs/i18n/src/shared-messages/zh-Hant.json');
    const added = read('libs/cart/src/messages/zh-Hant.json');
    const english = read('libs/cart/src/messages/en.json');
    expect(Object.keys(added)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(added)) expect(text).toBe(untranslatedMark + english[key]!);
  });

  it('cannot be added twice, or with an invalid tag', () => {
    expect(() => addLanguage(copy, 'pt', 'portuguese')).toThrow('The shop has pt-BR');
    expect(() => addLanguage(copy, 'EO', 'simple')).toThrow('Write EO as eo');
  });
});
