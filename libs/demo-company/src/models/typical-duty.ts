import { completeDuty, outletsOf, ratePlatePack, type PlatePack } from '@shop/thermal';
import type { GasketedModel } from './gasketed-models.ts';

/** W/(m K) at 50 °C. */
const conductivities: Record<string, number> = { titanium: 21, 'UNS S31254': 13.5 };
const stainlessSteel = 15;

/** Degrees between corrugation and flow of the plates with high and low resistance, and kPa that a pump usually has for them. */
const patterns = { H: { angle: 60, pressureDrop: 42 }, L: { angle: 30, pressureDrop: 24 } };

const water = { kind: 'water' } as const;
const inlets = { hot: 50, cold: 35 };

interface Inflow {
  fluid: typeof water;
  flow: number;
  inlet: number;
}

interface Plates {
  model: GasketedModel;
  plates: number;
  pattern: 'H' | 'L';
  plateMaterial: string;
}

function platePackOf({ model, plates, pattern, plateMaterial }: Plates): PlatePack {
  const { angle } = patterns[pattern];
  return {
    plates,
    plateArea: model.plate.area,
    plateWidth: model.plate.width / 1000,
    gap: model.plate.gap / 1000,
    thickness: model.plate.thickness / 1000,
    conductivity: conductivities[plateMaterial] ?? stainlessSteel,
    enlargement: 1.2,
    angles: [angle, angle],
    portDiameter: model.dn / 1000,
    passes: '1-1',
  };
}

/** kW, and kPa of the side with more of it, at `flow` kg/s of water on both sides. */
function runAt(pack: PlatePack, flow: number): { duty: number; pressureDrop: number } {
  const [hot, cold] = [inlets.hot, inlets.cold].map((inlet) => ({ fluid: water, flow, inlet })) as [Inflow, Inflow];
  const known = completeDuty({
    hot: { ...hot, outlet: outletsOf(pack, { hot, cold }).hotOut },
    cold: { ...cold, outlet: null },
  });
  if (known.kind !== 'complete') throw new Error(`No duty at ${flow} kg/s: ${known.kind}`);
  const rating = ratePlatePack(pack, known.duty);
  const drops = [rating.hot, rating.cold].map((side) => side.channelPressureDrop + side.portPressureDrop);
  return { duty: known.duty.heat / 1000, pressureDrop: Math.max(...drops) / 1000 };
}

/**
 * Duty (kW) and pressure drop (kPa) that a brochure prints for a pack: water of 50 °C against as much water of 35 °C, as
 * much as the usual pressure drop of its plates allows, and no more than its connections take (`maxFlow`).
 */
export function typicalDutyOf(unit: Plates): { duty: number; pressureDrop: number } {
  const pack = platePackOf(unit);
  const highest = unit.model.maxFlow / 3.6;
  const allowed = patterns[unit.pattern].pressureDrop;
  let flow = highest;
  let run = runAt(pack, flow);
  // the drop grows with almost the square of the flow: a few steps find the flow to a thousandth
  for (let step = 0; step < 6 && (flow < highest || run.pressureDrop > allowed); step += 1) {
    flow = Math.min(highest, flow * (allowed / run.pressureDrop) ** (1 / 1.8));
    run = runAt(pack, flow);
  }
  return run;
}
