import { requireInRange, type FluidProperties } from './fluid-properties.ts';

export type Glycol = 'ethyleneGlycol' | 'propyleneGlycol';

/** Coefficients of one property: rows by powers of (percent - base), in a row by powers of (°C - base). */
type Coefficients = readonly (readonly number[])[];

interface GlycolTable {
  base: { percent: number; celsius: number };
  freezing: Coefficients;
  density: Coefficients;
  heatCapacity: Coefficients;
  conductivity: Coefficients;
  /** Of the natural logarithm of the viscosity in mPa s. */
  viscosity: Coefficients;
}

/**
 * Åke Melinder, Properties of Secondary Working Fluids for Indirect Systems, 2nd edition, IIR 2010: polynomials in the
 * concentration by mass, up to 60 %, and the temperature, from the freezing point to 100 °C for both glycols.
 */
const tables: Record<Glycol, GlycolTable> = {
  ethyleneGlycol: {
    base: { percent: 30.8462, celsius: 31.728 },
    freezing: [
      [-15.25, -1.566e-6, -2.278e-7, 2.169e-9],
      [-0.808, -1.339e-6, 2.047e-8, -2.717e-11],
      [-0.01334, 6.322e-8, 2.373e-10, -2.183e-12],
      [-7.293e-5, 1.764e-9, -2.442e-11],
      [1.006e-6, -7.662e-11],
      [1.14e-9],
    ],
    density: [
      [1034, -0.4781, -2.692e-3, 4.725e-6],
      [1.311, -6.876e-3, 4.805e-5, 1.69e-8],
      [7.49e-5, 7.855e-5, -3.995e-7, 4.982e-9],
      [-1.062e-4, 1.229e-6, -1.153e-8],
      [-9.623e-7, -7.211e-8],
      [4.891e-8],
    ],
    heatCapacity: [
      [3737, 2.93, -4.675e-3, -1.389e-5],
      [-17.99, 0.1046, -4.147e-4, 1.847e-7],
      [-0.09933, 3.516e-4, 5.109e-6, -7.138e-8],
      [2.61e-3, -1.189e-6, -1.643e-7],
      [1.537e-5, -4.272e-7],
      [-1.618e-6],
    ],
    conductivity: [
      [0.472, 8.903e-4, -1.058e-6, -2.789e-9],
      [-4.286e-3, -1.473e-5, 1.059e-7, -1.142e-10],
      [1.747e-5, 6.814e-8, -3.612e-9, 2.365e-12],
      [3.017e-8, -2.412e-9, 4.004e-11],
      [-1.322e-9, 2.555e-11],
      [2.678e-11],
    ],
    viscosity: [
      [0.4705, -0.0255, 1.782e-4, -7.669e-7],
      [0.02471, -1.171e-4, 1.052e-6, -1.634e-8],
      [3.328e-6, 1.086e-6, 1.051e-8, -6.475e-10],
      [1.659e-6, 3.157e-9, 4.063e-10],
      [3.089e-8, 1.831e-10],
      [-1.865e-9],
    ],
  },
  propyleneGlycol: {
    base: { percent: 30.7031, celsius: 32.7089 },
    freezing: [
      [-13.25, -3.82e-5, 7.865e-7, -1.733e-9],
      [-0.6631, 6.774e-6, -6.242e-8, -7.819e-10],
      [-0.01094, 5.332e-8, -4.169e-9, 3.288e-11],
      [-2.283e-4, -1.131e-8, 1.918e-10],
      [-3.409e-6, 8.035e-11],
      [1.465e-8],
    ],
    density: [
      [1018, -0.5406, -2.666e-3, 1.347e-5],
      [0.7604, -9.45e-3, 5.541e-5, -1.343e-7],
      [-2.498e-3, 2.7e-5, -4.018e-7, 3.376e-9],
      [-1.55e-4, 2.829e-6, -7.175e-9],
      [-1.131e-6, -2.221e-8],
      [2.342e-8],
    ],
    heatCapacity: [
      [3882, 2.699, -1.659e-3, -1.032e-5],
      [-13.04, 0.0507, -4.752e-5, 1.522e-6],
      [-0.1598, 9.534e-5, 1.167e-5, -4.87e-8],
      [3.539e-4, 3.102e-5, -2.95e-7],
      [5e-5, -7.135e-7],
      [-4.959e-7],
    ],
    conductivity: [
      [0.4513, 7.955e-4, 3.482e-8, -5.966e-9],
      [-4.795e-3, -1.678e-5, 8.941e-8, 1.493e-10],
      [2.076e-5, 1.563e-7, -4.615e-9, 9.897e-12],
      [-9.083e-8, -2.518e-9, 6.543e-11],
      [-5.952e-10, -3.605e-11],
      [2.104e-11],
    ],
    viscosity: [
      [0.6837, -0.03045, 2.525e-4, -1.399e-6],
      [0.03328, -3.984e-4, 4.332e-6, -1.86e-8],
      [5.453e-5, -8.6e-8, -1.593e-8, -4.465e-11],
      [-3.9e-6, 1.054e-7, -1.589e-9],
      [-1.587e-8, 4.475e-10],
      [3.564e-9],
    ],
  },
};

/** Per cent by mass for which the polynomials were fitted; thinner mixtures are not published. */
export const glycolPercent = { min: 10, max: 60 };
const hottest = 100;

function evaluate(coefficients: Coefficients, percent: number, celsius: number): number {
  return coefficients.reduce(
    (total, row, i) => total + percent ** i * row.reduce((inRow, value, j) => inRow + value * celsius ** j, 0),
    0,
  );
}

/** °C at which the first ice forms. Throws a `FluidRangeError` outside 10 to 60 per cent by mass. */
export function freezingPointOf(glycol: Glycol, percent: number): number {
  requireInRange('percent', percent, glycolPercent.min, glycolPercent.max);
  const { base, freezing } = tables[glycol];
  return evaluate(freezing, percent - base.percent, 0);
}

/** A mixture of glycol and water, 10 to 60 per cent by mass, from its freezing point to 100 °C. */
export function glycolAt(glycol: Glycol, percent: number, celsius: number): FluidProperties {
  requireInRange('temperature', celsius, freezingPointOf(glycol, percent), hottest);
  const { base, density, heatCapacity, conductivity, viscosity } = tables[glycol];
  const of = (coefficients: Coefficients) => evaluate(coefficients, percent - base.percent, celsius - base.celsius);
  return {
    density: of(density),
    heatCapacity: of(heatCapacity),
    conductivity: of(conductivity),
    viscosity: Math.exp(of(viscosity)) / 1000,
  };
}
