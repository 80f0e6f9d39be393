import { createDemoCompany } from '../create-demo-company.ts';
import type { VariantSeed } from '../demo-company.ts';
import { dimensionMeasures } from '../drawings/dimensions/dimension-sheet.ts';
import type { UnitParameters } from '../drawings/draw.ts';

const { variants, relations } = createDemoCompany();
const one = (variant: VariantSeed, id: string) => variant.attributes[id]?.[0] as number;
const article = (articleNumber: string) => variants.find((variant) => variant.articleNumber === articleNumber)!;
const units = variants.filter(({ drawing }) =>
  ['platePack', 'brazed', 'shellAndTube', 'airCooler'].includes(drawing.kind),
);
const plateUnits = units.filter((variant) => variant.attributes['numberOfPlates']);
const failing = (list: VariantSeed[], agrees: (variant: VariantSeed) => boolean) =>
  list.filter((variant) => !agrees(variant)).map(({ articleNumber }) => articleNumber);

describe('the figures of an article', () => {
  it('include the unit of the brochure', () => {
    expect(article('GX-050-H16-061').attributes).toMatchObject({
      totalArea: [10.37],
      maxFlow: [36],
      testPressure: [22.9],
      tighteningLength: [183, 189],
      liquidVolume: [12.8],
      weightEmpty: [209],
      weightFilled: [235],
      duty: [365],
      pressureDrop: [40],
      maxPlates: [91],
      designTemperature: [-10, 140],
      height: [948],
      width: [378],
    });
  });

  it('area is plates times the area of one plate', () => {
    expect(
      failing(
        plateUnits,
        (unit) => Math.abs(one(unit, 'totalArea') - one(unit, 'numberOfPlates') * one(unit, 'plateArea')) < 0.006,
      ),
    ).toEqual([]);
  });

  it('tightening length is plates times pitch, and the plates fit into the frame', () => {
    const gasketed = plateUnits.filter((unit) => unit.attributes['tighteningLength']);
    expect(gasketed.length).toBeGreaterThan(70);
    expect(
      failing(
        gasketed,
        (unit) =>
          Math.abs(
            one(unit, 'tighteningLength') -
              one(unit, 'numberOfPlates') * (one(unit, 'plateThickness') + one(unit, 'plateGap')),
          ) <= 0.5,
      ),
    ).toEqual([]);
    expect(failing(gasketed, (unit) => one(unit, 'numberOfPlates') <= one(unit, 'maxPlates'))).toEqual([]);
    expect(failing(gasketed, (unit) => one(unit, 'tighteningLength') < one(unit, 'length'))).toEqual([]);
  });

  it('more plates of one model weigh more, contain more and cost more', () => {
    const groups = new Map<string, VariantSeed[]>();
    for (const unit of plateUnits.filter(({ attributes }) => !attributes['yearOfManufacture'])) {
      const same = ['gasketMaterial', 'plateMaterial', 'platePattern', 'designPressure'].map(
        (id) => unit.attributes[id],
      );
      const key = JSON.stringify([unit.genericItemId, same]);
      groups.set(key, [...(groups.get(key) ?? []), unit]);
    }
    const wrong = [...groups.values()].flatMap((group) => {
      const sorted = group.toSorted((a, b) => one(a, 'numberOfPlates') - one(b, 'numberOfPlates'));
      return sorted.slice(1).filter((bigger, i) => {
        const smaller = sorted[i]!;
        const grows = ['weightEmpty', 'liquidVolume', 'totalArea'].every((id) => one(bigger, id) > one(smaller, id));
        return (
          !grows || (bigger.listPrice !== null && smaller.listPrice !== null && bigger.listPrice <= smaller.listPrice)
        );
      });
    });
    expect(wrong.map(({ articleNumber }) => articleNumber)).toEqual([]);
    expect(
      failing(
        units.filter((unit) => unit.attributes['weightFilled']),
        (unit) => one(unit, 'weightFilled') >= one(unit, 'weightEmpty'),
      ),
    ).toEqual([]);
  });

  it('no unit exceeds the temperature limit of its gaskets', () => {
    const limit: Record<string, number> = { NBR: 110, HNBR: 140, EPDM: 150, FKM: 175 };
    const gasketed = plateUnits.filter((unit) => unit.attributes['gasketMaterial']);
    expect(
      failing(
        gasketed,
        (unit) =>
          Number(unit.attributes['designTemperature']![1]) <= limit[String(unit.attributes['gasketMaterial']![0])]!,
      ),
    ).toEqual([]);
    expect(
      failing(
        gasketed,
        (unit) => one(unit, 'gasketMaxTemperature') === limit[String(unit.attributes['gasketMaterial']![0])],
      ),
    ).toEqual([]);
  });

  it('are within realistic limits', () => {
    const bounds: Record<string, [number, number]> = {
      designPressure: [6, 45],
      totalArea: [0.1, 1500],
      numberOfPlates: [5, 700],
      maxFlow: [1, 2500],
      plateArea: [0.01, 1.5],
      plateThickness: [0.4, 0.6],
      duty: [1, 20000],
      liquidVolume: [0.05, 1700],
      weightEmpty: [1, 12000],
      pressureDrop: [10, 100],
      approachTemperature: [1, 5],
    };
    for (const [id, [low, high]] of Object.entries(bounds))
      expect(
        failing(
          units.filter((unit) => unit.attributes[id]),
          (unit) => one(unit, id) >= low && one(unit, id) <= high,
        ),
      ).toEqual([]);
  });

  it('match the drawings', () => {
    const drawn = (unit: VariantSeed) => unit.drawing as UnitParameters & { plates?: number };
    expect(failing(plateUnits, (unit) => drawn(unit).plates === one(unit, 'numberOfPlates'))).toEqual([]);
    expect(
      failing(units, (unit) =>
        dimensionMeasures(drawn(unit))
          .filter(({ key }) => ['height', 'width', 'length'].includes(key))
          .every(({ key, millimetres }) => Math.abs(one(unit, key) - millimetres) <= 0.5),
      ),
    ).toEqual([]);
    const connection = (unit: VariantSeed) => String(unit.attributes['connection']?.[0]);
    const flanged = units.filter((unit) => connection(unit).startsWith('DN') && 'connections' in unit.drawing);
    expect(
      failing(
        flanged,
        (unit) => 'connections' in unit.drawing && `DN ${unit.drawing.connections?.dn}` === connection(unit),
      ),
    ).toEqual([]);
  });

  it('match the number of parts of a unit', () => {
    const parts = relations.filter(
      ({ commercialItemId, kind }) => commercialItemId === 'GX050H16061' && kind === 'sparePart',
    );
    const inUnit = Object.fromEntries(
      parts.map(({ relatedCommercialItemId, quantityInUnit }) => [
        variants.find(({ commercialItemId }) => commercialItemId === relatedCommercialItemId)!.articleNumber,
        quantityInUnit,
      ]),
    );
    expect(inUnit).toMatchObject({
      'GX-050-GC-HNBR': 59,
      'GX-050-GE-HNBR': 2,
      'GX-050-CP-H-44': 59,
      'GX-050-E1-44': 1,
      'GX-050-E2-44': 1,
      'GX-050-TB-20-420': 6,
      'GX-050-NU-20': 12,
    });
    const positions = parts.flatMap(({ position }) => position ?? []).sort((a, b) => a - b);
    // no studs: its connections are flanges
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    const studded = relations.filter(
      ({ commercialItemId, kind }) => commercialItemId === 'GX100H16101' && kind === 'sparePart',
    );
    expect(studded.flatMap(({ position }) => position ?? [])).toContain(16);
  });

  it('there is a gasket for every plate of a unit', () => {
    const gasketed = variants.filter(
      ({ genericItemId, attributes }) =>
        /^GX\d{3}$/.test(genericItemId) && genericItemId !== 'GX040' && attributes['numberOfPlates'],
    );
    const wrong = failing(gasketed, (unit) => {
      const gaskets = relations.filter(
        ({ commercialItemId, position }) =>
          commercialItemId === unit.commercialItemId && (position === 12 || position === 13),
      );
      return gaskets.reduce((sum, { quantityInUnit }) => sum + quantityInUnit!, 0) === one(unit, 'numberOfPlates');
    });
    expect(wrong).toEqual([]);
  });
});
