import { logMeanDifference, propertiesOf, type EndTemperatures } from '@shop/thermal';

/** Temperatures of both ends and what is known of the flows. Temperatures in °C, flows in m³/h, pressure drops in kPa. */
export interface Measured extends EndTemperatures {
  hotFlow: number | null;
  coldFlow: number | null;
}

/** Of liquid water: density in kg/m³ and heat capacity in J/(kg K) by whole °C, computed once: a unit has thousands of readings. */
const water = Array.from({ length: 201 }, (_, celsius) => propertiesOf({ kind: 'water' }, celsius));

/** Between two rows of the table, where a straight line errs by less than 0.01 %; below 0 and above 200 °C its end. */
function ofWater(temperature: number): { density: number; heatCapacity: number } {
  const celsius = Math.min(Math.max(temperature, 0), 200);
  const from = water[Math.floor(celsius)]!;
  const to = water[Math.ceil(celsius)]!;
  const share = celsius - Math.floor(celsius);
  return {
    density: from.density + share * (to.density - from.density),
    heatCapacity: from.heatCapacity + share * (to.heatCapacity - from.heatCapacity),
  };
}

/** Heat in kW that a flow of water in m³/h, measured at the inlet, gives off between two temperatures; Q = m cp (Tin - Tout). */
export function heatDuty(flow: number, inlet: number, outlet: number): number {
  const { heatCapacity } = ofWater((inlet + outlet) / 2);
  return (flow / 3600) * ofWater(inlet).density * (heatCapacity / 1000) * (inlet - outlet);
}

export interface HeatBalance {
  /** kW; null without the flow of that side. */
  hotDuty: number | null;
  coldDuty: number | null;
  /** Difference of both duties in per cent of their mean; null unless both are known. */
  imbalance: number | null;
  /** K. */
  logMeanDifference: number;
  /** Heat transfer coefficient times area, in kW/K: by the mean duty of both sides, or the one that is known. */
  conductance: number;
}

/** What a reading says of a unit with water on both sides. */
export function heatBalanceOf(reading: Measured): HeatBalance {
  const { hotIn, hotOut, coldIn, coldOut, hotFlow, coldFlow } = reading;
  const hotDuty = hotFlow === null ? null : heatDuty(hotFlow, hotIn, hotOut);
  const coldDuty = coldFlow === null ? null : -heatDuty(coldFlow, coldIn, coldOut);
  const known = [hotDuty, coldDuty].filter((duty) => duty !== null);
  const duty = known.reduce((sum, one) => sum + one, 0) / known.length;
  const difference = logMeanDifference(reading);
  return {
    hotDuty,
    coldDuty,
    imbalance: hotDuty === null || coldDuty === null ? null : ((hotDuty - coldDuty) / duty) * 100,
    logMeanDifference: difference,
    conductance: duty / difference,
  };
}
