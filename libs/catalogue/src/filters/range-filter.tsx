import { RangeSlider, type RangeEnds } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { isRange, widenedRange } from '@shop/filters';
import { unitSymbol } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import { useText } from '../text.ts';
import type { FilterProps } from './filter-props.ts';
import { choose, type Choice } from './filter-state.ts';
import { rangeScale, readNumber } from './range-scale.ts';
import styles from './filter-panel.module.css';

/** Two number fields and a slider in the reader's measures; f contains upstream's measures. */
export function RangeFilter({ state, onChange }: FilterProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const { filter, fullRange, range } = state;
  if (!fullRange) return null;
  const scale = rangeScale(fullRange, filter, system);
  const unit = unitSymbol(filter.unit, system);
  const name = filter.description;
  const commit =
    ({ from, to }: RangeEnds): Choice =>
    (selection) => {
      const selected = selection[filter.id];
      const before = isRange(selected) ? selected : fullRange;
      const end = (shown: number | null | undefined, of: 'min' | 'max') =>
        shown === undefined ? before[of] : shown === null ? fullRange[of] : scale.measure(shown, before[of]);
      const [min, max] = [end(from, 'min'), end(to, 'max')];
      // an end that passes the other takes it along
      const next = widenedRange(
        from === undefined ? { min: Math.min(min, max), max } : { min, max: Math.max(min, max) },
      );
      const isOpen = (from ?? to) === undefined && next.min <= fullRange.min && next.max >= fullRange.max;
      return choose(filter, isOpen ? undefined : next)(selection);
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
        value={range && [scale.show(range.min), scale.show(range.max)]}
        onCommit={(ends) => onChange(commit(ends))}
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
