import { setupI18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageOf } from '../languages.ts';
import { readMessages } from './read-messages.ts';
import type { TranslateFunction } from '../translate-function.ts';

/**
 * Texts of a server: the ICU messages of one folder, as typed as those of the browser's libraries.
 *
 *     import type en from './messages/en.json';
 *     import type { MessageArguments } from './messages/message-arguments.ts';
 *     export const textsFor = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));
 *     const t = textsFor('sv-SE');
 *
 * @param folder absolute, of `<language>.json` and perhaps `links.json`; a language is read when it is first asked for and kept
 * @returns the texts for a locale (BCP 47 or as in addresses), which also decides how numbers and dates are written; English for others
 */
export function createServerTexts<Key extends string, Arguments>(
  folder: string,
): (locale: string) => TranslateFunction<Key, Arguments> {
  const known = new Map<string, TranslateFunction<Key, Arguments>>();
  return (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const language = languageOf(locale);
    const messages: Messages = {};
    for (const [key, message] of Object.entries(readMessages(folder, language)))
      messages[key] = compileMessageOrThrow(message);
    const lingui = setupI18n({ locale, messages: { [locale]: messages } });
    /** Texts without values, by key. */
    const fixed = new Map<Key, string>();
    const texts: TranslateFunction<Key, Arguments> = (key, ...[values]) => {
      if (values) return lingui._(key, withoutEscapes(values));
      let text = fixed.get(key);
      if (text === undefined) fixed.set(key, (text = lingui._(key)));
      return text;
    };
    known.set(locale, texts);
    return texts;
  };
}

/** Lingui treats `\x41` in a formatted text as an escape, even if a user entered it: values are protected. */
const withoutEscapes = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value,
    ]),
  );
