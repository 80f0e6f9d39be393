import { createServerTexts, languageTags, type LanguageTag } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

const textsFor = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));

export type Texts = ReturnType<typeof textsFor>;

/** Language of a page. */
export interface Language {
  /** For `lang` and dates: `sr-Latn`. */
  tag: LanguageTag;
  t: Texts;
}

/**
 * The first supported language: `pt`, `pt-BR` and `pt-PT` are all Brazilian Portuguese, and Serbian uses Latin script.
 * English when none is supported.
 *
 * @param wished as in `ui_locales` (`sr-Latn-RS en`) or Accept-Language (`sv-SE,sv;q=0.9`)
 */
export function languageFor(...wished: (string | undefined)[]): Language {
  const tag = wished
    .flatMap((list) => list?.split(/[\s,]+/) ?? [])
    .map((locale) => locale.split(/[-;]/)[0]?.toLowerCase())
    .map((base) => languageTags.find((known) => known.split('-')[0] === base))
    .find((known) => known !== undefined);
  return { tag: tag ?? 'en', t: textsFor(tag ?? 'en') };
}
