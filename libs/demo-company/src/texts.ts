import { inEachLanguage, type Language, languages, type Translated } from '@shop/commerce-model';
import { createServerTexts, type TextValues } from '@shop/i18n/server';
import { join } from 'node:path';
import en from './messages/en.json' with { type: 'json' };
import type { MessageArguments } from './messages/message-arguments.ts';

export type TextKey = keyof typeof en;

const textsFor = createServerTexts<TextKey, MessageArguments>(join(import.meta.dirname, 'messages'));

/** Values of a text; a word may differ by language. */
type Filling<Values> = { [Name in keyof Values]: Values[Name] extends string ? string | Translated : Values[Name] };

/** A text in all languages: `translated('gasketsOf', { model: 'GX-050' })`. */
export function translated<Key extends TextKey>(
  key: Key,
  ...values: [Extract<Key, keyof MessageArguments>] extends [never] ? [] : [Filling<TextValues<MessageArguments, Key>>]
): Translated {
  return inEachLanguage((language) => {
    const filling = Object.entries((values[0] ?? {}) as Record<string, string | number | Translated>);
    const filled = filling.map(([name, value]) => [name, typeof value === 'object' ? value[language] : value] as const);
    const t = textsFor(language) as (key: TextKey, values: object) => string;
    return t(key, Object.fromEntries(filled));
  });
}

type NamesIn<
  Group extends string,
  Key = Exclude<TextKey, keyof MessageArguments>,
> = Key extends `${Group}.${infer Name}` ? Name : never;

/** The texts of a group without values, by the rest of their keys: `partNames.nut` is `textsIn('partNames').nut`. */
export function textsIn<Group extends string>(group: Group): Record<NamesIn<Group>, Translated> {
  const keys = Object.entries(en).flatMap(([key, text]) =>
    key.startsWith(`${group}.`) && !text.includes('{') ? [key as Exclude<TextKey, keyof MessageArguments>] : [],
  );
  return Object.fromEntries(keys.map((key) => [key.slice(group.length + 1), translated(key)])) as Record<
    NamesIn<Group>,
    Translated
  >;
}

/** Adds non-breaking spaces between figures and what they count or measure. */
export function unbroken(text: Translated): Translated {
  return inEachLanguage((language) => text[language].replace(/(\d) (?=[\p{L}°%])/gu, '$1\u00a0'));
}

const formats = new Map<Language, Intl.NumberFormat>(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { maximumFractionDigits: 2 }),
  ]),
);

/** A figure in the format of the language: `10.37`, `10,37`. */
export function decimal(value: number, language: Language): string {
  return formats.get(language)!.format(value);
}

/** `61 plates` */
export const countOfPlates = (count: number, language: Language): string =>
  textsFor(language)('countOfPlates', { count });
