import type { Duty } from '../duty/complete-duty.ts';
import { volumeFlowOf } from '../fluids/fluid.ts';
import { pressureDropOf } from './pack-verdict.ts';
import type { PackProof } from './prove-duty.ts';

/** Share of the electricity that reaches the liquid, pump and motor together; an assumption to print. */
export const pumpEfficiency = 0.6;

/** How a power of pumps is computed; symbols are the same in every language. */
export const powerFormula = 'P = Σ Δp · V̇ / η';

/** What a reader says of the electricity: hours a year, price (in any currency) and kg of CO₂ of one kWh; null is not known. */
export interface Electricity {
  hours: number | null;
  price: number | null;
  factor: number | null;
}

export interface Running {
  /** W, of the pumps of both sides. */
  power: number;
  /** kWh a year. */
  energy: number;
  /** A year, in the currency of the price. */
  cost: number | null;
  /** kg of CO₂ a year. */
  emission: number | null;
}

/** What pumping through a pack takes in a year; null without hours, and without a price or a factor to say it by. */
export function runningOf(
  { rating }: PackProof,
  duty: Duty,
  { hours, price, factor }: Electricity,
  efficiency = pumpEfficiency,
): Running | null {
  if (hours === null || (price === null && factor === null)) return null;
  const intoLiquid = (['hot', 'cold'] as const).reduce((sum, side) => {
    const { fluid, flow, inlet, outlet } = duty[side];
    // kPa times m³/s is kW
    return sum + (pressureDropOf(rating[side]) * volumeFlowOf(fluid, flow, (inlet + outlet) / 2)) / 3.6;
  }, 0);
  const power = intoLiquid / efficiency;
  const energy = (power * hours) / 1000;
  return {
    ...{ power, energy },
    cost: price === null ? null : energy * price,
    emission: factor === null ? null : energy * factor,
  };
}

/** Lines of what pumping takes, in their order, on screens and on paper. */
export const runningFigures = ['power', 'energy', 'cost', 'emission'] as const satisfies readonly (keyof Running)[];
export type RunningFigure = (typeof runningFigures)[number];
