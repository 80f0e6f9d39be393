import { propertiesOf } from './fluid.ts';
import { FluidRangeError } from './fluid-properties.ts';
import { freezingPointOf, type Glycol } from './glycol.ts';
import { liquidWater, waterConductivity, waterViscosity } from './water.ts';

function failureOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
const relative = (value: number, expected: number) => Math.abs(value / expected - 1);

describe('K1: properties of the liquids on both sides', () => {
  it.each([
    // table 5 of IAPWS R7-97: K, MPa, m³/kg, kJ/(kg K)
    [300, 3, 0.00100215168, 4.17301218],
    [300, 80, 0.000971180894, 4.01008987],
    [500, 3, 0.001202418, 4.65580682],
  ])('water at %d K and %d MPa is that of IAPWS-IF97', (kelvin, megapascal, volume, heatCapacity) => {
    const water = liquidWater(kelvin, megapascal);
    expect(relative(water.density, 1 / volume)).toBeLessThan(1e-8);
    expect(relative(water.heatCapacity, heatCapacity * 1000)).toBeLessThan(1e-8);
  });

  it.each([
    // table 4 of IAPWS R12-08: K, kg/m³, µPa s
    [298.15, 998, 889.7351],
    [298.15, 1200, 1437.649467],
    [373.15, 1000, 307.883622],
    [433.15, 1000, 217.685358],
  ])('viscosity of water at %d K and %d kg/m³ is that of IAPWS', (kelvin, density, expected) => {
    expect(relative(waterViscosity(kelvin, density), expected * 1e-6)).toBeLessThan(1e-7);
  });

  it.each([
    // table 4 of IAPWS R15-11, without critical enhancement: K, kg/m³, mW/(m K)
    [298.15, 998, 607.712868],
    [298.15, 1200, 799.038144],
    [873.15, 0, 79.1034659],
  ])('conductivity of water at %d K and %d kg/m³ is that of IAPWS', (kelvin, density, expected) => {
    expect(relative(waterConductivity(kelvin, density), expected * 1e-3)).toBeLessThan(1e-7);
  });

  it.each<[Glycol, number, number, number, number, number, number]>([
    // rounded from manufacturers' data sheets, by mass: °C, kg/m³, kJ/(kg K), W/(m K), mPa s
    ['ethyleneGlycol', 30, 20, 1038, 3.66, 0.469, 2.1],
    ['propyleneGlycol', 30, 20, 1025, 3.8, 0.445, 2.7],
    ['ethyleneGlycol', 50, 60, 1043, 3.45, 0.4, 1.4],
  ])(
    '%s of %d %% at %d °C is as its makers have it',
    (kind, percent, celsius, density, heat, conductivity, viscosity) => {
      const found = propertiesOf({ kind, percent }, celsius);
      expect(relative(found.density, density)).toBeLessThan(0.01);
      expect(relative(found.heatCapacity, heat * 1000)).toBeLessThan(0.03);
      expect(relative(found.conductivity, conductivity)).toBeLessThan(0.05);
      expect(relative(found.viscosity, viscosity / 1000)).toBeLessThan(0.15);
    },
  );

  it('glycol freezes where its users know it does', () => {
    expect(freezingPointOf('ethyleneGlycol', 30)).toBeCloseTo(-14.6, 0);
    expect(freezingPointOf('propyleneGlycol', 30)).toBeCloseTo(-12.8, 0);
    expect(freezingPointOf('ethyleneGlycol', 50)).toBeCloseTo(-36, -0.5);
  });

  it.each([
    ['glycol of 30 % at -30 °C', { kind: 'ethyleneGlycol', percent: 30 } as const, -30, 'temperature'],
    ['glycol of 70 %', { kind: 'propyleneGlycol', percent: 70 } as const, 20, 'percent'],
    ['glycol of no known share', { kind: 'propyleneGlycol', percent: NaN } as const, 20, 'percent'],
    ['ice', { kind: 'water' } as const, -0.1, 'temperature'],
    ['steam', { kind: 'water' } as const, 200.1, 'temperature'],
    ['water of no temperature', { kind: 'water' } as const, NaN, 'temperature'],
  ])('refuses %s instead of extrapolating', (_, fluid, celsius, quantity) => {
    const error = failureOf(() => propertiesOf(fluid, celsius));
    expect(error).toBeInstanceOf(FluidRangeError);
    expect(error).toMatchObject({ quantity });
  });
});
