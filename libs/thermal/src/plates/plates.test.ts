import { completeDuty, type Duty } from '../duty/complete-duty.ts';
import { chevronFriction, chevronNusselt } from './chevron.ts';
import { channelsPerPass, flowLengthOf, hydraulicDiameterOf, transferAreaOf, type PlatePack } from './plate-pack.ts';
import { outletsOf, ratePlatePack } from './rate-plate-pack.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;
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
const dutyOf = (hotFlow: number, hotIn: number, hotOut: number, coldIn: number, coldOut: number): Duty => {
  const result = completeDuty({
    hot: { fluid: { kind: 'water' }, flow: hotFlow, inlet: hotIn, outlet: hotOut },
    cold: { fluid: { kind: 'water' }, flow: null, inlet: coldIn, outlet: coldOut },
  });
  if (result.kind !== 'complete') throw new Error(JSON.stringify(result));
  return result.duty;
};

describe('K1: chevron plates by Martin', () => {
  it.each([
    // tests of the open library `fluids` for the same correlation: Reynolds number, angle in degrees, friction factor
    [20_000, degrees(1.15), 2.284018],
    [1_999, degrees(1.15), 2.749384],
    // boardflare.com, "FRIC_PLATE_MARTIN99", examples 1 and 2
    [20_000, 45, 0.781892],
    [1_000, 30, 0.45632],
  ])('friction at Re %d and %d degrees is as published', (reynolds, angle, expected) => {
    expect(Math.abs(chevronFriction(reynolds, angle) / expected - 1)).toBeLessThan(0.001);
  });

  it.each([
    // of the open library `ht`: Reynolds number, Prandtl number, angle in degrees, Nusselt number
    [2_000, 0.7, degrees(1.18), 43.57946],
    [2_000, 0.7, 45, 30.4276],
  ])('heat transfer at Re %d, Pr %d, %d degrees is as published', (reynolds, prandtl, angle, expected) => {
    expect(Math.abs(chevronNusselt(reynolds, prandtl, angle) / expected - 1)).toBeLessThan(0.001);
  });

  it('along the corrugation it is a straight duct', () => {
    expect(chevronFriction(1000, 0)).toBeCloseTo(64 / 1000, 12);
    expect(chevronFriction(10_000, 0)).toBeCloseTo((1.8 * 4 - 1.5) ** -2, 12);
  });
});

describe('K1: rating a pack of plates', () => {
  it('water on both sides transfers 3,000 to 7,000 W/(m² K) at usual velocities', () => {
    for (const flow of [3, 4, 6, 8]) {
      const { cleanCoefficient, hot } = ratePlatePack(pack, dutyOf(flow, 70, 50, 35, 50));
      expect(hot.velocity).toBeGreaterThan(0.1);
      expect(cleanCoefficient).toBeGreaterThan(3000);
      expect(cleanCoefficient).toBeLessThan(7000);
    }
  });

  it('end plates transfer nothing, and the channels share the flow', () => {
    expect(transferAreaOf(pack)).toBeCloseTo(59 * 0.17, 12);
    expect([channelsPerPass('hot', pack), channelsPerPass('cold', pack)]).toEqual([30, 30]);
    expect([channelsPerPass('hot', { ...pack, plates: 62 }), channelsPerPass('cold', { ...pack, plates: 62 })]).toEqual(
      [30, 31],
    );
    expect(channelsPerPass('cold', { ...pack, passes: '1-2' })).toBe(15);
  });

  it('the shear at the plates carries the pressure drop of the channel', () => {
    const { hot } = ratePlatePack(pack, dutyOf(3, 70, 50, 35, 50));
    const carried = (4 * hot.wallShear * flowLengthOf(pack)) / hydraulicDiameterOf(pack);
    expect(carried / hot.channelPressureDrop).toBeCloseTo(1, 9);
  });

  it('dirt takes from the margin, more plates give to it', () => {
    const duty = dutyOf(3, 70, 50, 35, 50);
    const clean = ratePlatePack(pack, duty);
    const dirty = ratePlatePack(pack, duty, { hot: 2e-5, cold: 2e-5 });
    expect(dirty.margin!).toBeLessThan(clean.margin!);
    expect(1 / dirty.foulingCoefficient - 1 / dirty.cleanCoefficient).toBeCloseTo(4e-5, 12);
    expect(ratePlatePack({ ...pack, plates: 81 }, duty).margin!).toBeGreaterThan(clean.margin!);
    expect(clean.area / clean.areaNeeded! - 1).toBeCloseTo(clean.margin!, 12);
  });

  it('a second pass doubles the velocity and costs pressure', () => {
    const duty = dutyOf(3, 70, 50, 35, 50);
    const one = ratePlatePack(pack, duty);
    const two = ratePlatePack({ ...pack, passes: '2-2' }, duty);
    expect(two.hot.velocity / one.hot.velocity).toBeCloseTo(2, 9);
    expect(two.hot.channelPressureDrop / one.hot.channelPressureDrop).toBeGreaterThan(6);
    expect(two.hot.portPressureDrop / one.hot.portPressureDrop).toBeCloseTo(2, 9);
    const mixed = ratePlatePack({ ...pack, passes: '1-2' }, duty);
    expect(mixed.correction!).toBeLessThan(1);
    expect(mixed.hot.velocity).toBeCloseTo(one.hot.velocity, 9);
    // 1-2 cannot bring the cold side near to the hot inlet
    expect(ratePlatePack({ ...pack, passes: '1-2' }, dutyOf(3, 70, 37, 35, 68))).toMatchObject({
      correction: null,
      areaNeeded: null,
      margin: null,
    });
  });

  it('at the flows of a duty that it just does, it reaches the temperatures of that duty', () => {
    const duty = dutyOf(3, 70, 50, 35, 50);
    const { hot, cold } = duty;
    const found = outletsOf(pack, { hot, cold });
    const again = dutyOf(3, 70, found.hotOut, 35, found.coldOut);
    expect(ratePlatePack(pack, again).margin!).toBeCloseTo(0, 5);
    expect(found.heat).toBeGreaterThan(duty.heat);
  });

  it('mixed plates lie between those of both kinds, at the mean of their angles', () => {
    const duty = dutyOf(3, 70, 50, 35, 50);
    const rate = (angles: PlatePack['angles']) => ratePlatePack({ ...pack, angles }, duty);
    const [low, mixed, high] = [rate([30, 30]), rate([60, 30]), rate([60, 60])];
    expect(mixed).toEqual(rate([45, 45]));
    expect(mixed.hot.channelPressureDrop).toBeGreaterThan(low.hot.channelPressureDrop);
    expect(mixed.hot.channelPressureDrop).toBeLessThan(high.hot.channelPressureDrop);
    expect(mixed.cleanCoefficient).toBeGreaterThan(low.cleanCoefficient);
    expect(mixed.cleanCoefficient).toBeLessThan(high.cleanCoefficient);
  });

  it('warns of few plates, of velocities in the ports, and of flows outside the correlation', () => {
    expect(ratePlatePack({ ...pack, plates: 15 }, dutyOf(1, 70, 50, 35, 50)).warnings).toEqual(['fewPlates']);
    expect(ratePlatePack(pack, dutyOf(0.3, 70, 50, 35, 50)).warnings).toEqual(['reynoldsOutsideRange']);
    expect(ratePlatePack(pack, dutyOf(14, 70, 50, 35, 50)).warnings).toEqual(['portVelocityHigh']);
  });
});
