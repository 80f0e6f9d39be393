import { requireInRange, type FluidProperties } from './fluid-properties.ts';

/** MPa. Water in a closed circuit; above the saturation pressure over the whole range, and hardly of influence on a liquid. */
const pressure = 2;
const range = { min: 0, max: 200 };

/** Exponents and coefficients of region 1 in IAPWS-IF97 (R7-97, table 2): I, J, n. */
const region1: readonly (readonly [number, number, number])[] = [
  [0, -2, 0.14632971213167],
  [0, -1, -0.84548187169114],
  [0, 0, -3.756360367204],
  [0, 1, 3.3855169168385],
  [0, 2, -0.95791963387872],
  [0, 3, 0.15772038513228],
  [0, 4, -0.016616417199501],
  [0, 5, 8.1214629983568e-4],
  [1, -9, 2.8319080123804e-4],
  [1, -7, -6.0706301565874e-4],
  [1, -1, -0.018990068218419],
  [1, 0, -0.032529748770505],
  [1, 1, -0.021841717175414],
  [1, 3, -5.283835796993e-5],
  [2, -3, -4.7184321073267e-4],
  [2, 0, -3.0001780793026e-4],
  [2, 1, 4.7661393906987e-5],
  [2, 3, -4.4141845330846e-6],
  [2, 17, -7.2694996297594e-16],
  [3, -4, -3.1679644845054e-5],
  [3, 0, -2.8270797985312e-6],
  [3, 6, -8.5205128120103e-10],
  [4, -5, -2.2425281908e-6],
  [4, -2, -6.5171222895601e-7],
  [4, 10, -1.4341729937924e-13],
  [5, -8, -4.0516996860117e-7],
  [8, -11, -1.2734301741641e-9],
  [8, -6, -1.7424871230634e-10],
  [21, -29, -6.8762131295531e-19],
  [23, -31, 1.4478307828521e-20],
  [29, -38, 2.6335781662795e-23],
  [30, -39, -1.1947622640071e-23],
  [31, -40, 1.8228094581404e-24],
  [32, -41, -9.3537087292458e-26],
];

/** kJ/(kg K), of IAPWS-IF97. */
const gasConstant = 0.461526;

/** Density in kg/m³ and heat capacity in J/(kg K) of liquid water: IAPWS-IF97, region 1. `kelvin` 273.15 to 623.15, MPa up to 100. */
export function liquidWater(kelvin: number, megapascal: number): { density: number; heatCapacity: number } {
  const tau = 1386 / kelvin;
  const pi = megapascal / 16.53;
  let byPi = 0;
  let byTauTwice = 0;
  for (const [i, j, n] of region1) {
    byPi -= n * i * (7.1 - pi) ** (i - 1) * (tau - 1.222) ** j;
    byTauTwice += n * (7.1 - pi) ** i * j * (j - 1) * (tau - 1.222) ** (j - 2);
  }
  const volume = (gasConstant * kelvin * pi * byPi) / (1000 * megapascal);
  return { density: 1 / volume, heatCapacity: -gasConstant * 1000 * tau ** 2 * byTauTwice };
}

const critical = { temperature: 647.096, density: 322 };

/** IAPWS R12-08, tables 1 and 2: of the dilute gas, and rows of powers of (1/T - 1) with columns of powers of (density - 1). */
const diluteViscosity = [1.67752, 2.20462, 0.6366564, -0.241605];
const denseViscosity = [
  [0.520094, 0.222531, -0.281378, 0.161913, -0.0325372, 0, 0],
  [0.0850895, 0.999115, -0.906851, 0.257399, 0, 0, 0],
  [-1.08374, 1.88797, -0.772479, 0, 0, 0, 0],
  [-0.289555, 1.26613, -0.489837, 0, 0.0698452, 0, -0.00435673],
  [0, 0, -0.25704, 0, 0, 0.00872102, 0],
  [0, 0.120573, 0, 0, 0, 0, -0.000593264],
];

/** IAPWS R15-11, tables 1 and 2, in the same order. */
const diluteConductivity = [2.443221e-3, 1.323095e-2, 6.770357e-3, -3.454586e-3, 4.096266e-4];
const denseConductivity = [
  [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
  [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
  [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224, 0, 0],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const dilute = (coefficients: readonly number[], temperature: number): number =>
  Math.sqrt(temperature) / sum(coefficients.map((coefficient, i) => coefficient / temperature ** i));
const dense = (rows: readonly (readonly number[])[], temperature: number, density: number): number =>
  Math.exp(
    density *
      sum(rows.map((row, i) => (1 / temperature - 1) ** i * sum(row.map((value, j) => value * (density - 1) ** j)))),
  );

/** Pa s. IAPWS R12-08 without its critical enhancement, which IAPWS leaves out for industrial use. */
export function waterViscosity(kelvin: number, kilogramsPerCubicMetre: number): number {
  const temperature = kelvin / critical.temperature;
  const density = kilogramsPerCubicMetre / critical.density;
  return 1e-4 * dilute(diluteViscosity, temperature) * dense(denseViscosity, temperature, density);
}

/** W/(m K). IAPWS R15-11 without its critical enhancement: below 0.4 % of a liquid up to 200 °C. */
export function waterConductivity(kelvin: number, kilogramsPerCubicMetre: number): number {
  const temperature = kelvin / critical.temperature;
  const density = kilogramsPerCubicMetre / critical.density;
  return 1e-3 * dilute(diluteConductivity, temperature) * dense(denseConductivity, temperature, density);
}

/**
 * Liquid water at 20 bar, 0 to 200 °C. Own code on the tables of the standard: the packages for IAPWS-IF97 have not been
 * kept since 2016, and contain all regions of steam.
 */
export function waterAt(celsius: number): FluidProperties {
  requireInRange('temperature', celsius, range.min, range.max);
  const kelvin = celsius + 273.15;
  const { density, heatCapacity } = liquidWater(kelvin, pressure);
  return {
    density,
    heatCapacity,
    conductivity: waterConductivity(kelvin, density),
    viscosity: waterViscosity(kelvin, density),
  };
}
