import { I18nProvider, Trans } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { useI18n } from './i18n-provider.tsx';

/** The element `<0>` of a text is the part `0`. */
type PartsOf<Arguments> = { [Name in keyof Arguments as Name extends `<${infer Tag}>` ? Tag : never]: ReactElement };
type ValuesOf<Arguments> = {
  [Name in keyof Arguments as Name extends `<${string}>` ? never : Name]: Arguments[Name] extends string
    ? ReactNode
    : Arguments[Name];
};

type RichTextProps<Arguments, Key extends keyof Arguments> = {
  id: Key;
  parts: PartsOf<Arguments[Key]>;
} & (keyof ValuesOf<Arguments[Key]> extends never ? { values?: never } : { values: ValuesOf<Arguments[Key]> });

/**
 * Texts with elements: `Read <0>the terms</0>` with `parts={{ 0: <ShopLink … /> }}`. Separate from `createTexts`, because few pages need
 * it.
 */
export function createRichText<Arguments>() {
  return function RichText<Key extends keyof Arguments & string>({ id, values, parts }: RichTextProps<Arguments, Key>) {
    return (
      <I18nProvider i18n={useI18n().lingui}>
        <Trans id={id} {...(values ? { values } : {})} components={parts} />
      </I18nProvider>
    );
  };
}
