import { I18nProvider, Trans } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { useI18n } from './i18n-provider.tsx';

interface RichTextProps<Key extends string> {
  id: Key;
  values?: Record<string, ReactNode>;
  parts: ReactElement[];
}

/** Texts with elements in them: `Read <0>the terms</0>` with `parts={[<ShopLink … />]}`. Apart from `createTexts`: few pages need it. */
export function createRichText<Key extends string>() {
  return function RichText({ id, values, parts }: RichTextProps<Key>) {
    return (
      <I18nProvider i18n={useI18n().lingui}>
        <Trans id={id} {...(values ? { values } : {})} components={Object.fromEntries(parts.entries())} />
      </I18nProvider>
    );
  };
}
