import { Measure, useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';
import { codeOfQuantity, heatQuantities, threeDigits, type HeatQuantity, type ProofQuantity } from '@shop/thermal';
import { usePercent } from './use-percent.ts';

interface QuantityProps {
  value: number;
  /** One of the proof, or the UN/CEFACT code of one that `Measure` knows. */
  unit: ProofQuantity | { code: string };
}

const isHeatQuantity = (unit: string): unit is HeatQuantity => unit in heatQuantities;

/** A computed figure with three digits, which is more than its trust, and its unit. */
export function Quantity({ value, unit }: QuantityProps) {
  const { tag } = useI18n().locale;
  const percent = usePercent();
  if (unit === 'share') return percent(value);
  const shown = (figure: number) => formatNumber(threeDigits(figure), tag);
  if (typeof unit === 'object' || !isHeatQuantity(unit)) {
    const code = typeof unit === 'object' ? unit.code : codeOfQuantity[unit];
    return code === undefined ? shown(value) : <Measure values={[threeDigits(value)]} unit={code} />;
  }
  const { si, us, factor } = heatQuantities[unit];
  return (
    <span className="nowrap">
      <span className="measure-si">{`${shown(value)}\u00a0${si}`}</span>
      <span className="measure-us">{`${shown(value * factor)}\u00a0${us}`}</span>
    </span>
  );
}
