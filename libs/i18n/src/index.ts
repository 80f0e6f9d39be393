export type { Messages } from '@lingui/core';
export { createI18n, type MessageLoader, type ShopI18n } from './create-i18n.ts';
export { localDay } from './local-day.ts';
export {
  countryName,
  formatBytes,
  formatCount,
  formatDate,
  formatMoney,
  languageName,
  unbrokenDay,
} from './formats.ts';
export { I18nProvider, useI18n } from './i18n-provider.tsx';
export { languageTags } from './languages.ts';
export { isPseudoLocale, pageLocale, parseLocale, type Locale } from './locale.ts';
export { Measure, type MeasureProps } from './measure.tsx';
export { createRichText } from './rich-text.tsx';
export { createTexts } from './text.ts';
export type { TextValues, TranslateFunction } from './translate-function.ts';
