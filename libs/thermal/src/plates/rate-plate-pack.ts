import type { Duty, Side } from '../duty/complete-duty.ts';
import { correctionFactor, temperatureEffectiveness } from '../duty/effectiveness.ts';
import { propertiesOf, prandtlOf, type Fluid } from '../fluids/fluid.ts';
import { FluidRangeError } from '../fluids/fluid-properties.ts';
import { chevronFriction, chevronNusselt } from './chevron.ts';
import {
  channelsPerPass,
  flowLengthOf,
  hydraulicDiameterOf,
  meanAngleOf,
  passesOf,
  transferAreaOf,
  type PlatePack,
} from './plate-pack.ts';

/** Resistance of the dirt that is allowed for on each side, m² K/W. */
export interface Fouling {
  hot: number;
  cold: number;
}

export interface SideRating {
  /** Reynolds number in the channels, on the hydraulic diameter. */
  reynolds: number;
  /** m/s in a channel. */
  velocity: number;
  /** m/s in the ports. */
  portVelocity: number;
  /** W/(m² K) */
  filmCoefficient: number;
  /** Pa, of the channels of all passes. */
  channelPressureDrop: number;
  /** Pa, of the ports of all passes. */
  portPressureDrop: number;
  /** Shear of the flow at the plates, Pa: what keeps them clean. */
  wallShear: number;
}

/**
 * What limits the trust in a rating. `fewPlates`: below 20 the channels at both ends, heated from one side only, count.
 * `reynoldsOutsideRange`: outside 400 to 10,000, for which the correlation was compared with measurements.
 * `portVelocityHigh`: above 6 m/s.
 */
export type RatingWarning = 'fewPlates' | 'reynoldsOutsideRange' | 'portVelocityHigh';

export interface Rating {
  hot: SideRating;
  cold: SideRating;
  /** W/(m² K), of the plates without dirt, and with the fouling that is allowed for. */
  cleanCoefficient: number;
  foulingCoefficient: number;
  /** Share of the logarithmic mean temperature difference that the passes leave; null when they cannot do the duty. */
  correction: number | null;
  /** m², with fouling; null when the passes cannot do the duty. */
  areaNeeded: number | null;
  /** m² */
  area: number;
  /** Area in excess of what is needed, over what is needed: 0.1 is 10 % to spare, -0.1 is 10 % too little. */
  margin: number | null;
  effectiveness: number;
  /** Transfer units of the side with the smaller heat capacity flow, with fouling. */
  transferUnits: number;
  warnings: RatingWarning[];
}

/** Loss of a port, inlet and outlet together, in velocity heads per pass (VDI Heat Atlas). */
const portLoss = 1.4;
const reynoldsRange = { min: 400, max: 10_000 };
const fewPlates = 20;
const highPortVelocity = 6;

interface Flowing {
  fluid: Fluid;
  /** kg/s */
  flow: number;
  /** °C, of the liquid on its way. */
  mean: number;
}

function rateSide(name: 'hot' | 'cold', { fluid, flow, mean }: Flowing, pack: PlatePack, wall: number): SideRating {
  const liquid = propertiesOf(fluid, mean);
  const diameter = hydraulicDiameterOf(pack);
  const passes = passesOf(name, pack);
  const velocity = flow / (channelsPerPass(name, pack) * liquid.density * pack.plateWidth * pack.gap);
  const portVelocity = flow / (liquid.density * (Math.PI / 4) * pack.portDiameter ** 2);
  const reynolds = (liquid.density * velocity * diameter) / liquid.viscosity;
  const angle = meanAngleOf(pack);
  const friction = chevronFriction(reynolds, angle);
  const nusselt = chevronNusselt(reynolds, prandtlOf(liquid), angle, liquid.viscosity / viscosityAt(fluid, wall, mean));
  const head = (liquid.density * velocity ** 2) / 2;
  return {
    reynolds,
    velocity,
    portVelocity,
    filmCoefficient: (nusselt * liquid.conductivity) / diameter,
    channelPressureDrop: friction * (flowLengthOf(pack) / diameter) * head * passes,
    portPressureDrop: (portLoss * passes * liquid.density * portVelocity ** 2) / 2,
    wallShear: (friction * head) / 4,
  };
}

/** At the wall the other side may be so cold that the liquid would freeze there; then its own temperature counts. */
function viscosityAt(fluid: Fluid, wall: number, mean: number): number {
  try {
    return propertiesOf(fluid, wall).viscosity;
  } catch (error) {
    if (error instanceof FluidRangeError) return propertiesOf(fluid, mean).viscosity;
    throw error;
  }
}

interface Films {
  hot: SideRating;
  cold: SideRating;
  clean: number;
  fouled: number;
}

/** Both films and the overall coefficients. The wall's temperature lies between the liquids by their films: repeated until it stands still. */
function films(hot: Flowing, cold: Flowing, pack: PlatePack, fouling: Fouling): Films {
  let wall = (hot.mean + cold.mean) / 2;
  let sides = { hot: rateSide('hot', hot, pack, wall), cold: rateSide('cold', cold, pack, wall) };
  for (let step = 0; step < 20; step += 1) {
    const { filmCoefficient: warm } = sides.hot;
    const { filmCoefficient: cool } = sides.cold;
    const next = (warm * hot.mean + cool * cold.mean) / (warm + cool);
    if (Math.abs(next - wall) < 1e-9) break;
    wall = next;
    sides = { hot: rateSide('hot', hot, pack, wall), cold: rateSide('cold', cold, pack, wall) };
  }
  const resistance =
    1 / sides.hot.filmCoefficient + pack.thickness / pack.conductivity + 1 / sides.cold.filmCoefficient;
  return { ...sides, clean: 1 / resistance, fouled: 1 / (resistance + fouling.hot + fouling.cold) };
}

const flowing = ({ fluid, flow, inlet, outlet }: Omit<Side, 'capacityFlow'>): Flowing => ({
  fluid,
  flow,
  mean: (inlet + outlet) / 2,
});

/**
 * How a pack of plates does a duty: films and friction by Martin, 1/U = 1/a1 + s/k + 1/a2 + Rf1 + Rf2, needed area
 * Q / (U F LMTD). Throws `FluidRangeError` where a liquid's properties are not published.
 */
export function ratePlatePack(pack: PlatePack, duty: Duty, fouling: Fouling = { hot: 0, cold: 0 }): Rating {
  const { hot, cold, clean, fouled } = films(flowing(duty.hot), flowing(duty.cold), pack, fouling);
  const area = transferAreaOf(pack);
  const span = duty.hot.inlet - duty.cold.inlet;
  const ratio = duty.hot.capacityFlow / duty.cold.capacityFlow;
  const correction = correctionFactor(pack.passes, (duty.hot.inlet - duty.hot.outlet) / span, ratio);
  const areaNeeded = correction === null ? null : duty.heat / (fouled * correction * duty.logMeanDifference);
  const smaller = Math.min(duty.hot.capacityFlow, duty.cold.capacityFlow);
  const warnings: RatingWarning[] = [];
  if (pack.plates < fewPlates) warnings.push('fewPlates');
  if ([hot, cold].some(({ reynolds }) => reynolds < reynoldsRange.min || reynolds > reynoldsRange.max))
    warnings.push('reynoldsOutsideRange');
  if ([hot, cold].some(({ portVelocity }) => portVelocity > highPortVelocity)) warnings.push('portVelocityHigh');
  return {
    hot,
    cold,
    cleanCoefficient: clean,
    foulingCoefficient: fouled,
    correction,
    areaNeeded,
    area,
    margin: areaNeeded === null ? null : area / areaNeeded - 1,
    effectiveness: duty.heat / (smaller * span),
    transferUnits: (fouled * area) / smaller,
    warnings,
  };
}

/** Two flows that meet with these inlets, in kg/s and °C. */
export interface Flows {
  hot: { fluid: Fluid; flow: number; inlet: number };
  cold: { fluid: Fluid; flow: number; inlet: number };
}

/**
 * Outlets (°C) and heat (W) when the pack runs at these flows: effectiveness and transfer units, with properties at the
 * mean temperatures, which depend on the outlets: repeated until they stand still. Throws `FluidRangeError`.
 */
export function outletsOf(
  pack: PlatePack,
  { hot, cold }: Flows,
  fouling: Fouling = { hot: 0, cold: 0 },
): { hotOut: number; coldOut: number; heat: number } {
  let hotOut = (hot.inlet + cold.inlet) / 2;
  let coldOut = hotOut;
  let heat = 0;
  for (let step = 0; step < 100; step += 1) {
    const hotMean = (hot.inlet + hotOut) / 2;
    const coldMean = (cold.inlet + coldOut) / 2;
    const { fouled } = films({ ...hot, mean: hotMean }, { ...cold, mean: coldMean }, pack, fouling);
    const hotCapacity = hot.flow * propertiesOf(hot.fluid, hotMean).heatCapacity;
    const coldCapacity = cold.flow * propertiesOf(cold.fluid, coldMean).heatCapacity;
    const share = temperatureEffectiveness(
      pack.passes,
      (fouled * transferAreaOf(pack)) / hotCapacity,
      hotCapacity / coldCapacity,
    );
    heat = share * hotCapacity * (hot.inlet - cold.inlet);
    const nextHotOut = hot.inlet - heat / hotCapacity;
    const nextColdOut = cold.inlet + heat / coldCapacity;
    const moved = Math.abs(nextHotOut - hotOut) + Math.abs(nextColdOut - coldOut);
    hotOut = nextHotOut;
    coldOut = nextColdOut;
    if (moved < 1e-9) break;
  }
  return { hotOut, coldOut, heat };
}
