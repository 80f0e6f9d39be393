import type { FluidProperties } from './fluid-properties.ts';
import { glycolAt } from './glycol.ts';
import { waterAt } from './water.ts';

/**
 * A liquid on one side of a heat exchanger. `percent` of a glycol is by mass. Of any other liquid, such as thermal oil,
 * the reader gives four figures, which are taken as constant.
 */
export type Fluid =
  | { kind: 'water' }
  | { kind: 'ethyleneGlycol' | 'propyleneGlycol'; percent: number }
  | ({ kind: 'other' } & FluidProperties);

/** Properties of a liquid at a temperature in °C. Throws {@link FluidRangeError} outside the published range. */
export function propertiesOf(fluid: Fluid, celsius: number): FluidProperties {
  if (fluid.kind === 'water') return waterAt(celsius);
  if (fluid.kind === 'other') return fluid;
  return glycolAt(fluid.kind, fluid.percent, celsius);
}

/** Prandtl number: viscosity times heat capacity over conductivity. */
export const prandtlOf = ({ viscosity, heatCapacity, conductivity }: FluidProperties): number =>
  (viscosity * heatCapacity) / conductivity;

/** kg/s of a flow in m³/h at a temperature in °C. Throws {@link FluidRangeError}. */
export const massFlowOf = (fluid: Fluid, cubicMetresPerHour: number, celsius: number): number =>
  (cubicMetresPerHour / 3600) * propertiesOf(fluid, celsius).density;

/** m³/h of a flow in kg/s at a temperature in °C. Throws {@link FluidRangeError}. */
export const volumeFlowOf = (fluid: Fluid, kilogramsPerSecond: number, celsius: number): number =>
  (kilogramsPerSecond * 3600) / propertiesOf(fluid, celsius).density;
