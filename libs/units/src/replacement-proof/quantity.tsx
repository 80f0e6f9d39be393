import { Measure, useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';

/** Quantities of heat transfer, which no attribute of the catalogue has, in both measure systems. */
const quantities = {
  heatTransfer: { si: 'W/(m²·K)', us: 'Btu/(h·ft²·°F)', factor: 0.1761102 },
  shear: { si: 'Pa', us: 'lbf/ft²', factor: 0.02088543 },
  velocity: { si: 'm/s', us: 'ft/s', factor: 1 / 0.3048 },
};
export type QuantityKind = keyof typeof quantities;

interface QuantityProps {
  value: number;
  /** One of these quantities, or the UN/CEFACT code of one that `Measure` knows. */
  unit: QuantityKind | { code: string };
}

const threeDigits = (value: number): number => Number(value.toPrecision(3));

/** A computed figure with three digits, which is more than its trust, and its unit. */
export function Quantity({ value, unit }: QuantityProps) {
  const { tag } = useI18n().locale;
  if (typeof unit === 'object') return <Measure values={[threeDigits(value)]} unit={unit.code} />;
  const { si, us, factor } = quantities[unit];
  return (
    <span className="nowrap">
      <span className="measure-si">{`${formatNumber(threeDigits(value), tag)}\u00a0${si}`}</span>
      <span className="measure-us">{`${formatNumber(threeDigits(value * factor), tag)}\u00a0${us}`}</span>
    </span>
  );
}
