import fc from 'fast-check';
import type { Fluid } from '../fluids/fluid.ts';
import { completeDuty, type Duty, type DutyField, type KnownDuty } from './complete-duty.ts';
import {
  correctionFactor,
  counterCurrentEffectiveness,
  counterCurrentNtu,
  temperatureEffectiveness,
} from './effectiveness.ts';
import { logMeanDifference } from './temperature-difference.ts';
import { temperatureProfile } from './temperature-profile.ts';

const water: Fluid = { kind: 'water' };
/** A liquid with the heat capacity of the textbook example. */
const textbook: Fluid = { kind: 'other', density: 990, heatCapacity: 4180, conductivity: 0.64, viscosity: 5e-4 };
const side = (fluid: Fluid, flow: number | null, inlet: number | null, outlet: number | null) => ({
  fluid,
  flow,
  inlet,
  outlet,
});
const complete = (known: KnownDuty): Duty => {
  const result = completeDuty(known);
  if (result.kind !== 'complete') throw new Error(JSON.stringify(result));
  return result.duty;
};
const within = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(tolerance);

describe('K1: a heat duty', () => {
  it('follows from five values, with the figures of the worked example', () => {
    const duty = complete({ hot: side(textbook, 2, 80, 60), cold: side(textbook, null, 20, 50) });
    within(duty.heat, 167_200, 1e-3);
    within(duty.cold.flow, 1.333, 1e-3);
    within(duty.logMeanDifference, 34.76, 1e-3);
    expect(duty.computed).toBe('cold.flow');
    const smaller = Math.min(duty.hot.capacityFlow, duty.cold.capacityFlow);
    const effectiveness = duty.heat / (smaller * 60);
    within(effectiveness, 0.5, 1e-3);
    const ratio = duty.cold.capacityFlow / duty.hot.capacityFlow;
    within(counterCurrentNtu(effectiveness, ratio), 0.863, 1e-3);
    within(counterCurrentEffectiveness(counterCurrentNtu(0.5, ratio), ratio), 0.5, 1e-9);
    within(duty.heat / (4000 * duty.logMeanDifference), 1.203, 1e-3);
  });

  it.each<[DutyField, KnownDuty]>([
    ['hot.flow', { hot: side(water, null, 80, 60), cold: side(water, 1.5, 20, 50) }],
    ['hot.inlet', { hot: side(water, 2, null, 60), cold: side(water, 1.5, 20, 50) }],
    ['hot.outlet', { hot: side(water, 2, 80, null), cold: side(water, 1.5, 20, 50) }],
    ['cold.flow', { hot: side(water, 2, 80, 60), cold: side(water, null, 20, 50) }],
    ['cold.inlet', { hot: side(water, 2, 80, 60), cold: side(water, 1.5, null, 50) }],
    ['cold.outlet', { hot: side(water, 2, 80, 60), cold: side(water, 1.5, 20, null) }],
  ])('has the same heat on both sides whichever is missing: %s', (field, known) => {
    const duty = complete(known);
    expect(duty.computed).toBe(field);
    within(duty.hot.capacityFlow * (duty.hot.inlet - duty.hot.outlet), duty.heat, 1e-9);
    within(duty.cold.capacityFlow * (duty.cold.outlet - duty.cold.inlet), duty.heat, 1e-9);
  });

  it('balances for ten thousand duties of any liquids', () => {
    const fluids = fc.oneof(
      fc.constant(water),
      fc.record({
        kind: fc.constantFrom('ethyleneGlycol' as const, 'propyleneGlycol' as const),
        percent: fc.double({ min: 10, max: 40, noNaN: true }),
      }),
      fc.constant(textbook),
    );
    const celsius = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    let balanced = 0;
    fc.assert(
      fc.property(
        fc.record({
          hot: fluids,
          cold: fluids,
          flow: celsius(0.01, 500),
          hotIn: celsius(45, 95),
          cooling: celsius(0.5, 40),
          coldIn: celsius(1, 40),
          other: celsius(0.01, 500),
        }),
        ({ hot, cold, flow, hotIn, cooling, coldIn, other }) => {
          const result = completeDuty({
            hot: side(hot, flow, hotIn, hotIn - cooling),
            cold: side(cold, other, coldIn, null),
          });
          if (result.kind !== 'complete') return;
          balanced += 1;
          const { duty } = result;
          const given = duty.hot.capacityFlow * (duty.hot.inlet - duty.hot.outlet);
          const taken = duty.cold.capacityFlow * (duty.cold.outlet - duty.cold.inlet);
          expect(Math.abs(given - taken) / given).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 10_000 },
    );
    expect(balanced).toBeGreaterThan(1_000);
  });

  it('says what is missing, and the heat that is known all the same', () => {
    expect(completeDuty({ hot: side(textbook, 2, 80, 60), cold: side(textbook, null, null, 50) })).toEqual({
      kind: 'incomplete',
      missing: ['cold.flow', 'cold.inlet'],
      heat: 167_200,
    });
    expect(completeDuty({ hot: side(water, null, 80, null), cold: side(water, null, null, null) })).toMatchObject({
      heat: null,
    });
  });

  it('names both heats when six values contradict each other by more than 2 %', () => {
    const known = (flow: number) =>
      completeDuty({ hot: side(textbook, 2, 80, 60), cold: side(textbook, flow, 20, 50) });
    expect(known(1.34)).toMatchObject({ kind: 'complete', duty: { computed: null } });
    expect(known(1.4)).toMatchObject({
      kind: 'contradiction',
      hotHeat: 167_200,
      coldHeat: expect.closeTo(175_560) as number,
    });
  });

  it.each<[string, KnownDuty, object]>([
    [
      'an outlet beyond the inlet of the other',
      { hot: side(water, 2, 80, 30), cold: side(water, null, 35, 60) },
      { reason: 'temperaturesCross', fields: ['hot.outlet', 'cold.inlet'] },
    ],
    [
      'an outlet that would follow beyond it',
      { hot: side(water, 2, 80, 40), cold: side(water, 0.5, 20, null) },
      { reason: 'temperaturesCross', fields: ['hot.inlet', 'cold.outlet'] },
    ],
    [
      'no flow',
      { hot: side(water, 0, 80, 60), cold: side(water, 1, 20, null) },
      { reason: 'noFlow', fields: ['hot.flow'] },
    ],
    [
      'a trickle',
      { hot: side(water, 0.0009, 80, 60), cold: side(water, 1, 20, null) },
      { reason: 'noFlow', fields: ['hot.flow'] },
    ],
    [
      'a flow that would follow as a trickle',
      { hot: side(water, 0.002, 80, 78), cold: side(water, null, 20, 70) },
      { reason: 'noFlow', fields: ['cold.flow'] },
    ],
    [
      'a flow that is no number',
      { hot: side(water, 1, 80, 60), cold: side(water, NaN, 20, null) },
      { reason: 'noFlow', fields: ['cold.flow'] },
    ],
    [
      'a hot side that gets warmer',
      { hot: side(water, 1, 60, 80), cold: side(water, 1, 20, null) },
      { reason: 'noChange', fields: ['hot.inlet', 'hot.outlet'] },
    ],
    [
      'a cold side that stays cold',
      { hot: side(water, 1, 60, null), cold: side(water, 1, 20, 20) },
      { reason: 'noChange', fields: ['cold.inlet', 'cold.outlet'] },
    ],
  ])('refuses %s', (_, known, refusal) => {
    expect(completeDuty(known)).toEqual({ kind: 'refused', ...refusal });
  });

  it('says on which side a liquid is outside its range', () => {
    const ice: Fluid = { kind: 'ethyleneGlycol', percent: 30 };
    expect(completeDuty({ hot: side(water, 2, 80, 60), cold: side(ice, null, -30, 50) })).toMatchObject({
      kind: 'outOfRange',
      side: 'cold',
      error: { quantity: 'temperature', value: -30 },
    });
  });
});

describe('K1: temperature differences and passes', () => {
  it('takes the mean where both ends are equal', () => {
    expect(logMeanDifference({ hotIn: 60, hotOut: 40, coldIn: 30, coldOut: 50 })).toBeCloseTo(10, 12);
    expect(logMeanDifference({ hotIn: 60, hotOut: 40.000001, coldIn: 30, coldOut: 50 })).toBeCloseTo(10, 5);
    expect(logMeanDifference({ hotIn: 60, hotOut: 30, coldIn: 30, coldOut: 50 })).toBeNaN();
  });

  it('knows sides of equal heat capacity flow', () => {
    expect(counterCurrentEffectiveness(1, 1)).toBeCloseTo(0.5, 12);
    expect(counterCurrentEffectiveness(1, 1 - 1e-7)).toBeCloseTo(0.5, 6);
    expect(counterCurrentNtu(0.5, 1)).toBeCloseTo(1, 12);
  });

  it('corrects for a second pass of one side, and never for counter-current flow', () => {
    expect(correctionFactor('1-1', 0.7, 0.8)).toBe(1);
    expect(correctionFactor('2-2', 0.7, 0.8)).toBe(1);
    // as a shell and tube heat exchanger with one shell and two tube passes: P 0.5, R 1 reads about 0.80 in its chart
    expect(correctionFactor('1-2', 0.5, 1)).toBeGreaterThan(0.78);
    expect(correctionFactor('1-2', 0.5, 1)).toBeLessThan(0.86);
    expect(correctionFactor('1-2', 0.01, 1)).toBeGreaterThan(0.99);
    expect(correctionFactor('1-2', 0.95, 1)).toBeNull();
    // side 1 with the greater heat capacity flow: the same exchange seen from the other side
    expect(temperatureEffectiveness('1-1', 0.5, 2)).toBeCloseTo(counterCurrentEffectiveness(1, 0.5) / 2, 12);
  });

  it('draws a profile that begins and ends at the four temperatures', () => {
    const profile = temperatureProfile({ hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 }, 10);
    expect(profile[0]).toEqual({ share: 0, hot: 80, cold: 50 });
    expect(profile.at(-1)!.hot).toBeCloseTo(60, 9);
    expect(profile.at(-1)!.cold).toBeCloseTo(20, 9);
    // the mean difference along the area is the logarithmic one
    const fine = temperatureProfile({ hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 }, 10_000);
    within(fine.reduce((sum, { hot, cold }) => sum + hot - cold, 0) / fine.length, 34.76, 1e-3);
    expect(temperatureProfile({ hotIn: 60, hotOut: 40, coldIn: 30, coldOut: 50 }, 2)[1]).toEqual({
      share: 0.5,
      hot: 50,
      cold: 40,
    });
  });
});
