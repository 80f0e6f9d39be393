import type { ContentBlock } from '@shop/api-contracts';
import {
  inEachLanguage,
  type Language,
  languages,
  readWrittenContent,
  slugOf,
  type StoredPage,
  type Translated,
  type WrittenContent,
} from '@shop/commerce-model';
import { textsIn, unbroken } from '../texts.ts';

const categoryTexts: Record<string, Translated> = textsIn('categories');

/** `category:remade` is the address of a category. */
function hrefOf(address: string, language: Language): string {
  const [, id] = /^category:(\w+)$/.exec(address) ?? [];
  if (!id) return address;
  const name = categoryTexts[`${id}.name`];
  if (!name) throw new Error(`unknown category ${id}`);
  return `/${slugOf(name[language])}--${id}`;
}

/** French has spaces before double punctuation and inside its quotes; they must not break. */
const withFrenchSpaces = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

/** Parses all languages of a text. */
function inAllLanguages(text: Translated): { language: Language; written: WrittenContent }[] {
  const tidy = unbroken(inEachLanguage((language) => (language === 'fr' ? withFrenchSpaces(text.fr) : text[language])));
  return languages.map((language) => ({
    language,
    written: readWrittenContent(tidy[language], (address) => hrefOf(address, language)),
  }));
}

/** A page in all languages. */
export function page(name: string, updated: string, text: Translated): StoredPage[] {
  return inAllLanguages(text).map(({ language, written: { title, parts } }) => ({
    language,
    page: name,
    title,
    parts,
    updated,
  }));
}

/** A content block in all languages; blocks are the same in every country. */
export function block(name: string, text: Translated): { language: Language; block: ContentBlock }[] {
  return inAllLanguages(text).map(({ language, written: { title, lead, parts } }) => ({
    language,
    block: { name, title, ...(lead === undefined ? {} : { lead }), parts },
  }));
}
