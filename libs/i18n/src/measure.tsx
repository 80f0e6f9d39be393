import { formatMeasure, hasUsUnit } from '@shop/measures';
import { useI18n } from './i18n-provider.tsx';

export interface MeasureProps {
  values: readonly (number | string)[];
  /** UN/CEFACT code. */
  unit: string | null;
  interval?: boolean;
  /** Omits the unit where the column heading names it. */
  bare?: boolean;
  /** As many decimals in every row of a column; by default those that the figure has. */
  decimals?: number;
  className?: string;
}

/**
 * A figure with its unit in both measure systems: the HTML is the same for everybody, and CSS shows the one that `<html data-measures>`
 * selects (classes `measure-si` and `measure-us` of the design system). The title of a converted value has the original.
 */
export function Measure({ values, unit, interval = false, bare = false, decimals, className }: MeasureProps) {
  const { tag } = useI18n().locale;
  const si = formatMeasure(values, { tag, unit, system: 'si', interval, decimals });
  const strip = (text: string) => (bare ? text.replace(/\u00a0[^\u00a0]*$/, '') : text);
  if (!hasUsUnit(unit))
    return (
      <span className={className ? `nowrap ${className}` : 'nowrap'}>
        {bare && unit && unit !== 'C62' ? strip(si) : si}
      </span>
    );
  const us = formatMeasure(values, { tag, unit, system: 'us', interval, decimals });
  return (
    <span className={className ? `nowrap ${className}` : 'nowrap'}>
      <span className="measure-si">{strip(si)}</span>
      <span className="measure-us" title={si}>
        {strip(us)}
      </span>
    </span>
  );
}
