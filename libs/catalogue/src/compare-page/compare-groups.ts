import type { Item, ItemAttribute, ItemColumn } from '@shop/api-contracts';

export interface CompareRow {
  column: ItemColumn;
  /** Per article, in order; empty for an article without the attribute. */
  values: ItemAttribute['values'][];
  /** True if the articles differ in it. */
  differs: boolean;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

type SpecificationEntry = NonNullable<Item['specification']>[number];

/**
 * Specifications of all articles side by side, in groups as on the item page; within a group, rows that only some articles have come last.
 */
export function compareGroups(specifications: readonly (readonly SpecificationEntry[])[]): CompareGroup[] {
  const groups = new Map<string, Map<string, CompareRow>>();
  specifications.forEach((specification, place) => {
    for (const { group, values, ...column } of specification) {
      const rows = groups.get(group) ?? new Map<string, CompareRow>();
      const row = rows.get(column.id) ?? { column, values: specifications.map(() => []), differs: false };
      row.values[place] = values;
      rows.set(column.id, row);
      groups.set(group, rows);
    }
  });
  return [...groups].map(([title, rows]) => ({
    title,
    rows: [...rows.values()].map((row) => ({ ...row, differs: areDifferent(row.values) })),
  }));
}

/** Whether articles differ in an attribute. */
export const areDifferent = (values: readonly ItemAttribute['values'][]): boolean =>
  new Set(values.map(textOfValues)).size > 1;

const textOfValues = (values: ItemAttribute['values']): string => JSON.stringify(values);

/** Keeps rows with differences, and drops groups without any. */
export const onlyDifferent = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
