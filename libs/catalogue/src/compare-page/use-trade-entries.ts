import type { Item } from '@shop/api-contracts';
import { countryName, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';

/** Customs data as the last group of an article's specification. */
export function useTradeEntries(): (item: Item) => NonNullable<Item['specification']> {
  const t = useText();
  const { tag } = useI18n().locale;
  const entry = (id: string, name: string, value: string | undefined) => ({
    id,
    name,
    type: 'text' as const,
    unit: null,
    group: t('catalogue.item.trade'),
    values: value === undefined ? [] : [value],
  });
  return ({ customsNumber, countryOfOrigin }) =>
    [
      entry('customsNumber', t('catalogue.item.customsNumber'), customsNumber),
      entry(
        'countryOfOrigin',
        t('catalogue.item.countryOfOrigin'),
        countryOfOrigin && countryName(countryOfOrigin, tag),
      ),
    ].filter(({ values }) => values.length > 0);
}
