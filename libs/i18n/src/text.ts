import type { ShopI18n } from './create-i18n.ts';
import { useI18n } from './i18n-provider.tsx';
import type { TranslateFunction } from './translate-function.ts';

/**
 * Makes a library's typed text functions from the type of its English message file and of what its texts are filled with:
 *
 *     import type en from './messages/en.json';
 *     import type { MessageArguments } from './messages/message-arguments.ts';
 *     export const { useText, textOf } = createTexts<keyof typeof en, MessageArguments>();
 */
export function createTexts<Key extends string, Arguments>() {
  const textOf =
    (i18n: ShopI18n): TranslateFunction<Key, Arguments> =>
    (key, ...[values]) =>
      i18n.lingui._(key, values as Record<string, unknown> | undefined);
  return {
    /** `const t = useText(); t('catalogue.results', {count: 3})` */
    useText: () => textOf(useI18n()),
    /** The same outside components: in loaders and route handles. */
    textOf,
  };
}
