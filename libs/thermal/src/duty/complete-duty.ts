import { propertiesOf, type Fluid } from '../fluids/fluid.ts';
import { FluidRangeError } from '../fluids/fluid-properties.ts';
import { logMeanDifference, type EndTemperatures } from './temperature-difference.ts';

/** What is known of one side: flow in kg/s, temperatures in °C; null is not known. */
export interface KnownSide {
  fluid: Fluid;
  flow: number | null;
  inlet: number | null;
  outlet: number | null;
}

export interface KnownDuty {
  hot: KnownSide;
  cold: KnownSide;
}

export interface Side {
  fluid: Fluid;
  /** kg/s */
  flow: number;
  /** °C */
  inlet: number;
  /** °C */
  outlet: number;
  /** Flow times heat capacity at the mean temperature, W/K. */
  capacityFlow: number;
}

/** A heat duty of which all six values are known. */
export interface Duty {
  hot: Side;
  cold: Side;
  /** Heat that passes over, W; the mean of both sides where all six values were given. */
  heat: number;
  /** K */
  logMeanDifference: number;
  /** The value that followed from the five others; null when all six were given. */
  computed: DutyField | null;
  /** Difference of the heat of both sides over their mean, 0 to 0.02; 0 when one value was computed. */
  imbalance: number;
}

export type DutyField = `${'hot' | 'cold'}.${'flow' | 'inlet' | 'outlet'}`;

export type DutyResult =
  | { kind: 'complete'; duty: Duty }
  /** Two or more values are missing; `heat` is that of the side that is complete, in W. */
  | { kind: 'incomplete'; missing: DutyField[]; heat: number | null }
  /** All six values are given, and the heat of both sides (W) differs by more than 2 %. */
  | { kind: 'contradiction'; hotHeat: number; coldHeat: number; difference: number }
  /** A flow below `minFlow`; a hot side that gets no colder or a cold one that gets no warmer; an outlet beyond the other's inlet. */
  | { kind: 'refused'; reason: 'noFlow' | 'noChange' | 'temperaturesCross'; fields: DutyField[] }
  /** A liquid outside the range in which its properties are published. */
  | { kind: 'outOfRange'; side: 'hot' | 'cold'; error: FluidRangeError };

/** kg/s: some litres in an hour, below which no pack of plates is used and nothing could be said of it. */
const minFlow = 0.001;

/** Above it, values that are all given contradict each other. */
const tolerance = 0.02;

const capacityOf = ({ fluid }: Pick<KnownSide, 'fluid'>, inlet: number, outlet: number): number =>
  propertiesOf(fluid, (inlet + outlet) / 2).heatCapacity;

class OutOfRange extends Error {
  readonly side: 'hot' | 'cold';
  readonly error: FluidRangeError;

  constructor(side: 'hot' | 'cold', error: FluidRangeError) {
    super(error.message);
    this.side = side;
    this.error = error;
  }
}

/** Calls with the side's name, so that a range error can say on which side it arose. */
function on<T>(side: 'hot' | 'cold', call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof FluidRangeError ? new OutOfRange(side, error) : error;
  }
}

/**
 * The outlet at which a side takes or gives `heat` (W, positive when it gets warmer). The heat capacity is that of the mean
 * temperature, which depends on the outlet: repeated until it stands still.
 */
function outletAfter({ fluid }: KnownSide, inlet: number, flow: number, heat: number): number {
  let outlet = inlet;
  for (let step = 0; step < 50; step += 1) {
    const next = inlet + heat / (flow * capacityOf({ fluid }, inlet, outlet));
    if (Math.abs(next - outlet) <= 1e-12 * Math.max(1, Math.abs(next))) return next;
    outlet = next;
  }
  return outlet;
}

const fields: readonly ('flow' | 'inlet' | 'outlet')[] = ['flow', 'inlet', 'outlet'];

function missingOf({ hot, cold }: KnownDuty): DutyField[] {
  const of = (name: 'hot' | 'cold', side: KnownSide): DutyField[] =>
    fields.filter((field) => side[field] === null).map((field): DutyField => `${name}.${field}`);
  return [...of('hot', hot), ...of('cold', cold)];
}

type CompleteSide = { fluid: Fluid; flow: number; inlet: number; outlet: number };

const isComplete = (side: KnownSide): side is CompleteSide => fields.every((field) => side[field] !== null);

/** Heat in W that a complete side gives off (hot) or takes up (cold). */
function heatOf(name: 'hot' | 'cold', side: CompleteSide): number {
  const change = name === 'hot' ? side.inlet - side.outlet : side.outlet - side.inlet;
  return on(name, () => side.flow * capacityOf(side, side.inlet, side.outlet) * change);
}

function complete(name: 'hot' | 'cold', side: KnownSide, heat: number): CompleteSide {
  const { fluid } = side;
  const sign = name === 'hot' ? -1 : 1;
  return on(name, () => {
    if (side.flow === null) {
      const [inlet, outlet] = [side.inlet!, side.outlet!];
      return { fluid, inlet, outlet, flow: heat / (capacityOf(side, inlet, outlet) * sign * (outlet - inlet)) };
    }
    const { flow } = side;
    if (side.outlet === null)
      return { fluid, flow, inlet: side.inlet!, outlet: outletAfter(side, side.inlet!, flow, sign * heat) };
    return { fluid, flow, outlet: side.outlet, inlet: outletAfter(side, side.outlet, flow, -sign * heat) };
  });
}

/** The first thing that no heat exchanger can do with the values given, or null. */
function refusalOf({ hot, cold }: KnownDuty): Extract<DutyResult, { kind: 'refused' }> | null {
  const noFlow = (['hot', 'cold'] as const).filter((name) => {
    const { flow } = name === 'hot' ? hot : cold;
    return flow !== null && !(flow >= minFlow);
  });
  if (noFlow.length > 0)
    return { kind: 'refused', reason: 'noFlow', fields: noFlow.map((name) => `${name}.flow` as const) };
  if (hot.inlet !== null && hot.outlet !== null && hot.outlet >= hot.inlet)
    return { kind: 'refused', reason: 'noChange', fields: ['hot.inlet', 'hot.outlet'] };
  if (cold.inlet !== null && cold.outlet !== null && cold.outlet <= cold.inlet)
    return { kind: 'refused', reason: 'noChange', fields: ['cold.inlet', 'cold.outlet'] };
  const pairs: [number | null, number | null, DutyField[]][] = [
    [hot.inlet, cold.inlet, ['hot.inlet', 'cold.inlet']],
    [hot.inlet, cold.outlet, ['hot.inlet', 'cold.outlet']],
    [hot.outlet, cold.inlet, ['hot.outlet', 'cold.inlet']],
  ];
  const crossing = pairs.find(([warmer, colder]) => warmer !== null && colder !== null && warmer <= colder);
  return crossing ? { kind: 'refused', reason: 'temperaturesCross', fields: crossing[2] } : null;
}

/**
 * What is known of a heat duty, completed: the sixth of flow, inlet and outlet of both sides follows from five
 * (Q = m cp (Tin - Tout), equal on both sides). Never guesses: with fewer it says what is missing.
 */
export function completeDuty(known: KnownDuty): DutyResult {
  try {
    return completeOrThrow(known);
  } catch (error) {
    if (error instanceof OutOfRange) return { kind: 'outOfRange', side: error.side, error: error.error };
    throw error;
  }
}

function completeOrThrow(known: KnownDuty): DutyResult {
  const refusal = refusalOf(known);
  if (refusal) return refusal;
  const { hot, cold } = known;
  const missing = missingOf(known);
  const hotHeat = isComplete(hot) ? heatOf('hot', hot) : null;
  const coldHeat = isComplete(cold) ? heatOf('cold', cold) : null;
  if (missing.length > 1) return { kind: 'incomplete', missing, heat: hotHeat ?? coldHeat };
  let heat = (hotHeat ?? coldHeat)!;
  let imbalance = 0;
  if (hotHeat !== null && coldHeat !== null) {
    heat = (hotHeat + coldHeat) / 2;
    imbalance = Math.abs(hotHeat - coldHeat) / heat;
    if (imbalance > tolerance) return { kind: 'contradiction', hotHeat, coldHeat, difference: imbalance };
  }
  const hotSide = isComplete(hot) ? hot : complete('hot', hot, heat);
  const coldSide = isComplete(cold) ? cold : complete('cold', cold, heat);
  // the value that followed may be one that nothing can reach
  const refused = refusalOf({ hot: hotSide, cold: coldSide });
  if (refused) return refused;
  const ends: EndTemperatures = {
    hotIn: hotSide.inlet,
    hotOut: hotSide.outlet,
    coldIn: coldSide.inlet,
    coldOut: coldSide.outlet,
  };
  const withCapacity = (name: 'hot' | 'cold', side: CompleteSide): Side =>
    on(name, () => {
      // both ends have to be liquid, not the mean alone
      propertiesOf(side.fluid, side.inlet);
      propertiesOf(side.fluid, side.outlet);
      return { ...side, capacityFlow: side.flow * capacityOf(side, side.inlet, side.outlet) };
    });
  return {
    kind: 'complete',
    duty: {
      hot: withCapacity('hot', hotSide),
      cold: withCapacity('cold', coldSide),
      heat,
      logMeanDifference: logMeanDifference(ends),
      computed: missing[0] ?? null,
      imbalance,
    },
  };
}
