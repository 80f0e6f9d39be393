import type { Filter } from '@shop/api-contracts';
import { Measure } from '@shop/i18n';

/** Display text of a value: numbers with the filter's unit, words unchanged. */
export function FilterValueName({ filter, name }: { filter: Pick<Filter, 'unit'>; name: string }) {
  const number = Number(name);
  return filter.unit !== null && name.trim() !== '' && Number.isFinite(number) ? (
    <Measure values={[number]} unit={filter.unit} className="nb" />
  ) : (
    <>{name}</>
  );
}
