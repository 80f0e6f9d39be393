import type { RelatedItems } from '@shop/api-contracts';

/** More columns are of little use for articles of different kinds. */
const maxColumns = 3;

/** Columns for which most of the articles have a value. */
export function sharedColumns(items: RelatedItems['fits'], columns: RelatedItems['columns']): RelatedItems['columns'] {
  const having = (id: string) =>
    items.filter(({ attributes }) => attributes.some((one) => one.id === id && one.values.length > 0)).length;
  return columns.filter(({ id }) => having(id) * 2 > items.length).slice(0, maxColumns);
}
