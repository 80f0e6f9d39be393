import { numberFormat } from './number-format.ts';

/** Measure systems for display; upstream always answers in the SI units below. */
export type MeasureSystem = 'si' | 'us';

interface Unit {
  symbol: string;
  /** No symbol after the number: counts. */
  bare?: true;
  us?: { symbol: string; factor: number; offset?: number };
}

/** UN/CEFACT common codes of the catalogue. US values are factor x value + offset. */
const units: Record<string, Unit> = {
  BAR: { symbol: 'bar', us: { symbol: 'psi', factor: 14.503773773 } },
  CEL: { symbol: '°C', us: { symbol: '°F', factor: 1.8, offset: 32 } },
  KEL: { symbol: 'K', us: { symbol: '°F', factor: 1.8 } },
  MMT: { symbol: 'mm', us: { symbol: 'in', factor: 1 / 25.4 } },
  MTR: { symbol: 'm', us: { symbol: 'ft', factor: 1 / 0.3048 } },
  MTK: { symbol: 'm²', us: { symbol: 'ft²', factor: 10.763910417 } },
  MQH: { symbol: 'm³/h', us: { symbol: 'gpm', factor: 4.402867539 } },
  LTR: { symbol: 'L', us: { symbol: 'gal', factor: 0.264172052 } },
  KGM: { symbol: 'kg', us: { symbol: 'lb', factor: 2.204622622 } },
  KWT: { symbol: 'kW', us: { symbol: 'kBtu/h', factor: 3.412141633 } },
  KPA: { symbol: 'kPa', us: { symbol: 'psi', factor: 0.1450377377 } },
  MBR: { symbol: 'mbar', us: { symbol: 'psi', factor: 0.014503773773 } },
  L2: { symbol: 'L/min', us: { symbol: 'gpm', factor: 0.264172052 } },
  RPM: { symbol: 'rpm' },
  VLT: { symbol: 'V' },
  AMP: { symbol: 'A' },
  HTZ: { symbol: 'Hz' },
  NU: { symbol: 'N·m', us: { symbol: 'lbf·ft', factor: 0.7375621493 } },
  DAY: { symbol: 'd' },
  C62: { symbol: '', bare: true },
  P1: { symbol: '%' },
};

/** Symbol of a unit code, empty for counts and unknown codes. */
export function unitSymbol(code: string | null, system: MeasureSystem): string {
  const unit = code === null ? undefined : units[code];
  if (!unit || unit.bare) return '';
  return system === 'us' && unit.us ? unit.us.symbol : unit.symbol;
}

/** True when the two systems differ for this unit. */
export const hasUsUnit = (code: string | null): boolean => code !== null && units[code]?.us !== undefined;

/** Converts a value of upstream, which is metric, for display; what has no US unit stays. */
export function toSystem(value: number, code: string | null, system: MeasureSystem): number {
  const us = code === null ? undefined : units[code]?.us;
  return system === 'us' && us ? value * us.factor + (us.offset ?? 0) : value;
}

/** Converts a displayed value back to the unit of upstream. */
export function fromSystem(value: number, code: string | null, system: MeasureSystem): number {
  const us = code === null ? undefined : units[code]?.us;
  return system === 'us' && us ? (value - (us.offset ?? 0)) / us.factor : value;
}

/**
 * Formats a number. A converted figure keeps about the precision of the original: three significant digits, whole
 * numbers from 100 on. `decimals`: as many as that, for figures below each other.
 */
export function formatNumber(value: number, tag: string, converted = false, decimals?: number): string {
  const options: Intl.NumberFormatOptions =
    decimals !== undefined
      ? { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      : !converted
        ? { maximumFractionDigits: 3 }
        : Math.abs(value) >= 100
          ? { maximumFractionDigits: 0 }
          : { maximumSignificantDigits: 3 };
  // a minus, not a hyphen, in every language
  return numberFormat(tag, options).format(value).replace('-', '\u2212');
}

/** Formats `16 bar`, `1.26 m²`, or an interval like `5–30 m²` or `−10 … +140 °C`; value and unit are joined by a no-break space. */
export function formatMeasure(
  values: readonly (number | string)[],
  {
    tag,
    unit,
    system,
    interval = false,
    decimals,
  }: { tag: string; unit: string | null; system: MeasureSystem; interval?: boolean; decimals?: number | undefined },
): string {
  const converted = system === 'us' && hasUsUnit(unit);
  const shown = values.map((value) =>
    // a number without any unit, not even a count, is a year
    typeof value === 'string' || unit === null
      ? String(value)
      : formatNumber(toSystem(value, unit, system), tag, converted, decimals),
  );
  const symbol = unitSymbol(unit, system);
  const text = interval ? intervalOf([...new Set(shown)]) : [...new Set(shown)].join(', ');
  return symbol ? `${text}\u00a0${symbol}` : text;
}

/** A dash would read as another minus beside a negative end, which therefore has the dots and signs of data sheets. */
function intervalOf(ends: readonly string[]): string {
  const isSigned = (end: string) => end.startsWith('\u2212');
  if (!ends.some(isSigned)) return ends.join('–');
  return ends
    .map((end, at) => (at === 0 || isSigned(end) || !/[1-9]/.test(end) ? end : `+${end}`))
    .join('\u00a0…\u00a0');
}
