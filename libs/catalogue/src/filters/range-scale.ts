import type { Filter, NumericRange } from '@shop/api-contracts';
import { formatNumber, fromSystem, hasUsUnit, toSystem, type MeasureSystem } from '@shop/measures';

/** Scale of a range filter's fields and slider in one measure system. */
export interface RangeScale {
  /** Ends of the slider: those of the filter, rounded outwards to a whole step. */
  min: number;
  max: number;
  step: number;
  /** Converts a measured value for display; the ends of the filter become the ends of the slider. */
  show(value: number): number;
  /** Converts an input to a measured value; an unchanged input keeps the exact previous value. */
  measure(shown: number, before?: number): number;
  format(shown: number, tag: string): string;
}

/** A step of 1, 2 or 5 times a power of ten, for about two hundred steps in total. */
function stepOf(span: number): number {
  const raw = span / 200;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 5].find((factor) => factor * power >= raw * 0.999) ?? 10);
}

const clean = (value: number): number => Number(value.toPrecision(12));

export function rangeScale(
  full: NumericRange,
  { unit, isWhole = false }: Pick<Filter, 'unit' | 'isWhole'>,
  system: MeasureSystem,
): RangeScale {
  const low = toSystem(full.min, unit, system);
  const high = toSystem(full.max, unit, system);
  const converted = system === 'us' && hasUsUnit(unit);
  const step = Math.max(stepOf(high - low), isWhole && !converted ? 1 : 0);
  const min = clean(Math.floor(clean(low / step)) * step);
  const max = clean(Math.ceil(clean(high / step)) * step);
  // a converted figure must not look more precise than the measured one
  const digits = high - low >= 100 ? 1 : high - low >= 10 ? 2 : 3;
  const show = (value: number): number => {
    if (value === full.min) return min;
    if (value === full.max) return max;
    return converted ? Number(toSystem(value, unit, system).toPrecision(9)) : value;
  };
  return {
    min,
    max,
    step,
    show,
    measure(shown, before) {
      if (before !== undefined && show(before) === shown) return before;
      if (shown <= min) return full.min;
      if (shown >= max) return full.max;
      return Number(fromSystem(shown, unit, system).toPrecision(12));
    },
    format: (shown, tag) => formatNumber(converted ? Number(shown.toFixed(digits)) : shown, tag),
  };
}

/** Parses a number in the language's notation: `1.234,5`, `1 234,5`, `1,234.5`; undefined if malformed. */
export function readNumber(text: string, tag: string): number | undefined {
  const parts = new Intl.NumberFormat(tag).formatToParts(-12345.6);
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = of('decimal');
  const group = of('group');
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/[\u2212\u2013]/g, '-');
  // a single separator not followed by three digits must be the decimal one, whatever the language
  const single = /^(-?\d*)[.,](\d{1,2}|\d{4,})$/.exec(plain);
  const normal = single
    ? `${single[1]}.${single[2]}`
    : plain.replaceAll(group.trim() || '\u0000', '').replace(decimal, '.');
  const value = Number(normal);
  return plain === '' || !Number.isFinite(value) ? undefined : value;
}
