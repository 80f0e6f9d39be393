import type { ItemColumn } from '@shop/api-contracts';
import type { useText } from '../text.ts';

/** Sort options of the list. */
export function sortOptions(
  t: ReturnType<typeof useText>,
  columns: readonly ItemColumn[],
  present: string | undefined,
): { value: string; text: string }[] {
  const options = [
    { value: '', text: t('catalogue.sort.catalogue') },
    { value: 'price', text: t('catalogue.sort.priceAscending') },
    { value: '-price', text: t('catalogue.sort.priceDescending') },
    { value: 'articleNumber', text: t('catalogue.sort.articleNumber') },
    { value: 'availability', text: t('catalogue.sort.availability') },
    ...columns.flatMap(({ id, name, type }) => [
      { value: id, text: t('catalogue.sort.ascending', { name }) },
      ...(type === 'text' ? [] : [{ value: `-${id}`, text: t('catalogue.sort.descending', { name }) }]),
    ]),
  ];
  // headings of the table also reverse text columns and fixed columns
  const column = [
    ...columns,
    { id: 'articleNumber', name: t('catalogue.sort.articleNumber') },
    { id: 'availability', name: t('catalogue.sort.availability') },
  ].find(({ id }) => present === `-${id}`);
  if (column && options.every(({ value }) => value !== present)) {
    options.push({ value: `-${column.id}`, text: t('catalogue.sort.descending', { name: column.name }) });
  }
  return options;
}
