import type { ShopI18n } from './create-i18n.ts';
import { useI18n } from './i18n-provider.tsx';

export type TextValues = Record<string, string | number | Date>;
export type TranslateFunction<Key extends string> = (key: Key, values?: TextValues) => string;

function translate(i18n: ShopI18n, key: string, values?: TextValues): string {
  return i18n.lingui._(key, values);
}

/**
 * Makes a library's typed text functions from the type of its English message file:
 *
 *     import type en from './messages/en.json' with { type: 'json' };
 *     export const { useText, textOf } = createTexts<keyof typeof en>();
 */
export function createTexts<Key extends string>() {
  return {
    /** `const t = useText(); t('catalogue.results', {count: 3})` */
    useText: (): TranslateFunction<Key> => {
      const i18n = useI18n();
      return (key, values) => translate(i18n, key, values);
    },
    /** The same outside components, in loaders and route handles. */
    textOf:
      (i18n: ShopI18n): TranslateFunction<Key> =>
      (key, values) =>
        translate(i18n, key, values),
  };
}
