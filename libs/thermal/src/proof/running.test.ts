import type { PlatePack } from '../plates/plate-pack.ts';
import { proveDuty } from './prove-duty.ts';
import { runningOf } from './running.ts';

const pack: PlatePack = {
  ...{ plates: 61, plateArea: 0.17, plateWidth: 0.3, gap: 0.0025, thickness: 0.0005, conductivity: 15 },
  ...{ enlargement: 1.2, angles: [60, 60], portDiameter: 0.05, passes: '1-1' },
};
/** A liquid of 1,000 kg/m³, so that kg/s are litres a second. */
const fluid = { kind: 'other', density: 1000, heatCapacity: 4000, conductivity: 0.6, viscosity: 0.001 } as const;
const { duty: result, new: proof } = proveDuty(
  { hot: { fluid, flow: 3, inlet: 80, outlet: 60 }, cold: { fluid, flow: 2, inlet: 20, outlet: 50 } },
  { old: null, new: pack },
);
if (result.kind !== 'complete' || !proof) throw new Error(result.kind);
const { duty } = result;
const said = { hours: 8000, price: 0.25, factor: 0.4 };

describe('K1: what pumping through a pack takes in a year', () => {
  it('is pressure drop times flow over the efficiency of the pumps, at the price and the factor of the reader', () => {
    const { hot, cold } = proof.rating;
    const drop = ({ channelPressureDrop, portPressureDrop }: typeof hot) => channelPressureDrop + portPressureDrop;
    const power = (drop(hot) * 0.003 + drop(cold) * 0.002) / 0.6;
    const running = runningOf(proof, duty, said)!;
    expect(running.power / power).toBeCloseTo(1, 9);
    expect(running.energy / (power * 8)).toBeCloseTo(1, 9);
    expect(running.cost! / (running.energy * 0.25)).toBeCloseTo(1, 9);
    expect(running.emission! / (running.energy * 0.4)).toBeCloseTo(1, 9);
    expect(runningOf(proof, duty, said, 0.3)!.power / running.power).toBeCloseTo(2, 9);
  });

  it('is said only as far as the reader said what it is counted by', () => {
    expect(runningOf(proof, duty, { ...said, hours: null })).toBeNull();
    expect(runningOf(proof, duty, { ...said, price: null, factor: null })).toBeNull();
    expect(runningOf(proof, duty, { ...said, price: null })).toMatchObject({ cost: null });
    expect(runningOf(proof, duty, { ...said, factor: null })).toMatchObject({ emission: null });
    expect(runningOf(proof, duty, { ...said, price: null })!.emission).toBeGreaterThan(0);
  });

  it('grows with the narrower pack', () => {
    const narrow = proveDuty(
      { hot: { ...duty.hot }, cold: { ...duty.cold } },
      { old: { ...pack, plates: 31 }, new: pack },
    );
    expect(runningOf(narrow.old!, duty, said)!.cost!).toBeGreaterThan(runningOf(narrow.new!, duty, said)!.cost!);
  });
});
