import type { DutyResult, KnownDuty, KnownSide } from '../duty/complete-duty.ts';
import { FluidRangeError } from '../fluids/fluid-properties.ts';
import { massFlowOf, type Fluid } from '../fluids/fluid.ts';

/** A liquid as data sheets have it: per cent by mass, kg/m³, kJ/(kg K), W/(m K), mPa s; null is not known. */
export interface GivenLiquid {
  kind: Fluid['kind'];
  percent: number | null;
  density: number | null;
  heatCapacity: number | null;
  conductivity: number | null;
  viscosity: number | null;
}

/**
 * One side as people know it: flow in m³/h at the inlet, or at the outlet while the inlet is unknown; temperatures in °C;
 * null is not known.
 */
export interface GivenSide {
  liquid: GivenLiquid;
  flow: number | null;
  inlet: number | null;
  outlet: number | null;
}

export type GivenDuty =
  | { kind: 'known'; known: KnownDuty }
  /** A liquid lacks figures that it needs. */
  | { kind: 'liquidUnknown' }
  | Extract<DutyResult, { kind: 'outOfRange' }>;

/** Where only the flow is known, its temperature does not matter to any result. */
const usualTemperature = 20;

/** A duty in the units of this library, from what was typed in or stands in an address. */
export function knownDutyOf(given: Record<'hot' | 'cold', GivenSide>): GivenDuty {
  const known: Partial<KnownDuty> = {};
  for (const side of ['hot', 'cold'] as const) {
    try {
      const one = knownSideOf(given[side]);
      if (!one) return { kind: 'liquidUnknown' };
      known[side] = one;
    } catch (error) {
      if (error instanceof FluidRangeError) return { kind: 'outOfRange', side, error };
      throw error;
    }
  }
  return { kind: 'known', known: known as KnownDuty };
}

function knownSideOf({ liquid, flow, inlet, outlet }: GivenSide): KnownSide | null {
  const fluid = fluidOf(liquid);
  return (
    fluid && {
      ...{ fluid, inlet, outlet },
      flow: flow && massFlowOf(fluid, flow, inlet ?? outlet ?? usualTemperature),
    }
  );
}

function fluidOf({ kind, percent, density, heatCapacity, conductivity, viscosity }: GivenLiquid): Fluid | null {
  if (kind === 'water') return { kind };
  if (kind !== 'other') return percent === null ? null : { kind, percent };
  if (density === null || heatCapacity === null || conductivity === null || viscosity === null) return null;
  return { kind, density, heatCapacity: heatCapacity * 1000, conductivity, viscosity: viscosity / 1000 };
}
