import type { Filter } from '@shop/api-contracts';
import { Measure } from '@shop/i18n';

/** A value as it is shown: numbers with the unit of the filter, words as they are. */
export function FilterValueName({ filter, name }: { filter: Pick<Filter, 'unit'>; name: string }) {
  const number = Number(name);
  return filter.unit !== null && name.trim() !== '' && Number.isFinite(number) ? (
    <Measure values={[number]} unit={filter.unit} className="nb" />
  ) : (
    <>{name}</>
  );
}
