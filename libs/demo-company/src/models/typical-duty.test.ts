import { completeDuty, outletsOf, ratePlatePack, type PlatePack } from '@shop/thermal';
import { createDemoCompany } from '../create-demo-company.ts';
import type { VariantSeed } from '../demo-company.ts';

const water = { kind: 'water' } as const;
const widths: Record<string, number> = {
  'GX-032': 0.18,
  'GX-050': 0.3,
  'GX-080': 0.4,
  'GX-100': 0.48,
  'GX-150': 0.62,
  'GX-200': 0.78,
  'GX-300': 1,
};
const figure = ({ attributes }: VariantSeed, id: string) => Number(attributes[id]![0]);
const model = ({ articleNumber }: VariantSeed) => articleNumber.slice(0, 6);
const units = createDemoCompany().variants.filter(
  (variant) => /^GX-\d{3}/.test(variant.articleNumber) && model(variant) in widths && variant.attributes['totalArea'],
);

/** What its specification says about the pack; only the width stands in no attribute. */
function printedPack(unit: VariantSeed): PlatePack {
  const angle = unit.attributes['platePattern']![0] === 'low' ? 30 : 60;
  const material = String(unit.attributes['plateMaterial']![0]);
  return {
    plates: figure(unit, 'numberOfPlates'),
    plateArea: figure(unit, 'plateArea'),
    plateWidth: widths[model(unit)]!,
    gap: figure(unit, 'plateGap') / 1000,
    thickness: figure(unit, 'plateThickness') / 1000,
    conductivity: material === 'titanium' ? 21 : 15,
    enlargement: 1.2,
    angles: [angle, angle],
    portDiameter: Number(model(unit).slice(3)) / 1000,
    passes: '1-1',
  };
}

/** Rating at the greatest flow, kg/s, that needs no more than the printed pressure drop; water of 50 and 35 °C. */
function atPrintedPressureDrop(unit: VariantSeed) {
  const pack = printedPack(unit);
  const at = (flow: number) => {
    const { hotOut, heat } = outletsOf(pack, {
      hot: { fluid: water, flow, inlet: 50 },
      cold: { fluid: water, flow, inlet: 35 },
    });
    const known = completeDuty({
      hot: { fluid: water, flow, inlet: 50, outlet: hotOut },
      cold: { fluid: water, flow, inlet: 35, outlet: null },
    });
    if (known.kind !== 'complete') throw new Error(known.kind);
    const { hot, cold, margin } = ratePlatePack(pack, known.duty);
    const drop = Math.max(...[hot, cold].map((side) => side.channelPressureDrop + side.portPressureDrop));
    return { flow, heat, drop, margin: margin! };
  };
  let [low, high] = [0.05, 1000];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    if (at(middle).drop > figure(unit, 'pressureDrop') * 1000) high = middle;
    else low = middle;
  }
  return at(low);
}

describe('K1: the capacity that is printed for a gasketed unit', () => {
  it('there are units of each size, new and remade', () => {
    expect(units.length).toBeGreaterThanOrEqual(60);
    expect(new Set(units.map(model)).size).toBe(7);
  });

  it('is what its plates transfer at the printed pressure drop, within the greatest flow of its connections', () => {
    const wrong = units.flatMap((unit) => {
      const { flow, heat, margin } = atPrintedPressureDrop(unit);
      const duty = heat / 1000 / figure(unit, 'duty');
      const ofMaxFlow = (flow * 3.6) / figure(unit, 'maxFlow');
      const isMet = Math.abs(duty - 1) < 0.15 && Math.abs(margin) < 0.15 && ofMaxFlow < 1.15;
      return isMet ? [] : [`${unit.articleNumber}: ${duty} of its duty, ${ofMaxFlow} of its greatest flow`];
    });
    expect(wrong).toEqual([]);
  });

  it('grows with the number of plates', () => {
    const sizes = units.filter(({ articleNumber }) => /^GX-050-H16-\d{3}$/.test(articleNumber));
    const duties = sizes.map((unit) => figure(unit, 'duty'));
    expect(duties.length).toBe(5);
    expect(duties).toEqual(duties.toSorted((a, b) => a - b));
  });
});
