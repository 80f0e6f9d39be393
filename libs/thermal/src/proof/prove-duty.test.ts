import fc from 'fast-check';
import { completeDuty } from '../duty/complete-duty.ts';
import { counterCurrentEffectiveness } from '../duty/effectiveness.ts';
import type { Fluid } from '../fluids/fluid.ts';
import type { PlatePack } from '../plates/plate-pack.ts';
import { outletsOf, ratePlatePack } from '../plates/rate-plate-pack.ts';
import { proveDuty } from './prove-duty.ts';

const water: Fluid = { kind: 'water' };
/** GX-050 with 61 plates, as the catalogue has it. */
const pack: PlatePack = {
  plates: 61,
  plateArea: 0.17,
  plateWidth: 0.3,
  gap: 0.0025,
  thickness: 0.0005,
  conductivity: 15,
  enlargement: 1.2,
  angles: [60, 60],
  portDiameter: 0.05,
  passes: '1-1',
};
const known = {
  hot: { fluid: water, flow: 3, inlet: 80, outlet: 60 },
  cold: { fluid: water, flow: null, inlet: 20, outlet: 50 },
};

describe('K1: the proof of a replacement', () => {
  it('comes to the same area by effectiveness and transfer units as by the mean temperature difference', () => {
    const result = completeDuty(known);
    if (result.kind !== 'complete') throw new Error(result.kind);
    const { duty } = result;
    const clean = { hot: 0, cold: 0 };
    const { areaNeeded, cleanCoefficient } = ratePlatePack(pack, duty, clean);
    // the second way: halve between too small and too large until the effectiveness of that area is the one asked for
    const flows = [duty.hot.capacityFlow, duty.cold.capacityFlow];
    const smaller = Math.min(...flows);
    const ratio = smaller / Math.max(...flows);
    const asked = duty.heat / (smaller * (duty.hot.inlet - duty.cold.inlet));
    let [low, high] = [0, 100];
    for (let halving = 0; halving < 60; halving += 1) {
      const area = (low + high) / 2;
      if (counterCurrentEffectiveness((cleanCoefficient * area) / smaller, ratio) < asked) low = area;
      else high = area;
    }
    expect(areaNeeded! / low).toBeCloseTo(1, 9);
  });

  it('holds old and new to one duty, and says nothing of a pack that nobody knows', () => {
    const { duty, old, new: now } = proveDuty(known, { old: { ...pack, plates: 41 }, new: pack });
    expect(duty.kind).toBe('complete');
    expect(now!.rating.margin!).toBeGreaterThan(old!.rating.margin!);
    expect(now!.outlets!.hotOut).toBeLessThan(old!.outlets!.hotOut);
    expect(proveDuty(known, { old: null, new: pack }).old).toBeNull();
  });

  it('stays between both inlets everywhere in the pack, so that they are what gaskets and plates have to stand', () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          hotIn: between(45, 95),
          coldIn: between(1, 44),
          hotFlow: between(0.05, 30),
          coldFlow: between(0.05, 30),
          plates: fc.integer({ min: 3, max: 400 }),
          passes: fc.constantFrom<PlatePack['passes']>('1-1', '2-2', '1-2'),
        }),
        ({ hotIn, coldIn, hotFlow, coldFlow, plates, passes }) => {
          const flows = {
            hot: { fluid: water, flow: hotFlow, inlet: hotIn },
            cold: { fluid: water, flow: coldFlow, inlet: coldIn },
          };
          for (const outlet of Object.values(outletsOf({ ...pack, plates, passes }, flows)).slice(0, 2)) {
            expect(outlet).toBeGreaterThanOrEqual(coldIn - 1e-6);
            expect(outlet).toBeLessThanOrEqual(hotIn + 1e-6);
          }
        },
      ),
    );
  });

  it('says nothing of plates while the duty is not complete', () => {
    const crossing = { ...known, hot: { ...known.hot, outlet: 15 } };
    expect(proveDuty(crossing, { old: pack, new: pack })).toMatchObject({
      duty: { kind: 'refused', reason: 'temperaturesCross' },
      ...{ old: null, new: null },
    });
  });

  it('answers a change in less than a frame', () => {
    // the median: a single one may have waited for something else
    const times = Array.from({ length: 50 }, () => {
      const start = performance.now();
      proveDuty(known, { old: pack, new: pack });
      return performance.now() - start;
    });
    expect(times.sort((a, b) => a - b)[25]!).toBeLessThan(16);
  });
});
