/** Figures of a liquid at one temperature, in SI units. */
export interface FluidProperties {
  /** kg/m³ */
  density: number;
  /** J/(kg K), at constant pressure. */
  heatCapacity: number;
  /** W/(m K) */
  conductivity: number;
  /** Dynamic viscosity, Pa s. */
  viscosity: number;
}

/** Thrown where no published figures exist: properties are never extrapolated. */
export class FluidRangeError extends RangeError {
  override name = 'FluidRangeError';
  readonly quantity: 'temperature' | 'percent';
  readonly value: number;
  readonly min: number;
  readonly max: number;

  /** `temperature` and its bounds in °C, `percent` by mass. */
  constructor(quantity: 'temperature' | 'percent', value: number, min: number, max: number) {
    super(`${quantity} ${value} is outside ${min} to ${max}`);
    this.quantity = quantity;
    this.value = value;
    this.min = min;
    this.max = max;
  }
}

/** Throws a {@link FluidRangeError} unless the value is a number within both bounds. */
export function requireInRange(quantity: 'temperature' | 'percent', value: number, min: number, max: number): void {
  if (!(value >= min && value <= max)) throw new FluidRangeError(quantity, value, min, max);
}
