import type { NumericRange } from '@shop/api-contracts';
import { RangeSlider } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { unitSymbol } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import { useText } from '../text.ts';
import type { FilterProps } from './filter-props.ts';
import { withFilter } from './filter-state.ts';
import { rangeScale, readNumber } from './range-scale.ts';
import styles from './filter-panel.module.css';

/** Two number fields and a slider in the reader's measures; f keeps the measures of upstream. */
export function RangeFilter({ state, selection, onChange }: FilterProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const { filter, fullRange, range } = state;
  if (!fullRange || !range) return null;
  const scale = rangeScale(fullRange, filter.unit, system);
  const unit = unitSymbol(filter.unit, system);
  const name = filter.description;
  const commit = (from: number, to: number) => {
    const next: NumericRange = { min: scale.measure(from, range.min), max: scale.measure(to, range.max) };
    onChange(withFilter(selection, state, next));
  };
  return (
    <>
      <RangeSlider
        label={name}
        hideLabel
        className={styles.range ?? ''}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={[scale.show(range.min), scale.show(range.max)]}
        onCommit={([from, to]) => commit(from, to)}
        fromLabel={unit ? t('catalogue.filters.fromUnit', { name, unit }) : t('catalogue.filters.from', { name })}
        toLabel={unit ? t('catalogue.filters.toUnit', { name, unit }) : t('catalogue.filters.to', { name })}
        between={t('catalogue.filters.between')}
        format={(shown) => scale.format(shown, tag)}
        parse={(text) => readNumber(text, tag)}
        {...(unit ? { unit } : {})}
      />
      {filter.type === 'interval' && <p className={styles.hint}>{t('catalogue.filters.intervalHint')}</p>}
    </>
  );
}
