import { createContext, useContext, type ReactNode } from 'react';
import type { ShopI18n } from './create-i18n.ts';

const I18nContext = createContext<ShopI18n | null>(null);

/** Gives a tree its locale and texts. */
export function I18nProvider({ i18n, children }: { i18n: ShopI18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Locale and texts of this rendering. Throws outside of an `I18nProvider`. */
export function useI18n(): ShopI18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n without I18nProvider');
  return i18n;
}
