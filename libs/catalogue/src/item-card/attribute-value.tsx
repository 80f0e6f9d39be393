import type { ItemAttribute, ItemColumn } from '@shop/api-contracts';
import { Measure } from '@shop/i18n';
import { hasUsUnit, unitSymbol } from '@shop/measures';

export const valuesOf = (attributes: readonly ItemAttribute[], id: string): ItemAttribute['values'] =>
  attributes.find((attribute) => attribute.id === id)?.values ?? [];

/** A value of an article; nothing if the article has none. */
export function AttributeValue({
  column,
  values,
  bare = false,
}: {
  column: ItemColumn;
  values: ItemAttribute['values'];
  bare?: boolean;
}) {
  if (values.length === 0) return null;
  if (column.type === 'text') return <bdi>{values.join(', ')}</bdi>;
  return (
    <Measure values={values} unit={column.unit} interval={column.type === 'interval'} bare={bare} className="nb" />
  );
}

/** The unit alone, in the shown measure system; empty for counts and texts. */
export function Unit({ code, className }: { code: string | null; className?: string | undefined }) {
  const si = unitSymbol(code, 'si');
  if (si === '') return null;
  if (!hasUsUnit(code)) return <span className={className}>{si}</span>;
  return (
    <span className={className}>
      <span className="measure-si">{si}</span>
      <span className="measure-us">{unitSymbol(code, 'us')}</span>
    </span>
  );
}
