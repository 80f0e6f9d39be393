import { serialKeyOf } from '@shop/commerce-model';
import { chanceFor } from '../chance.ts';
import type { UnitSeed, VariantSeed } from '../demo-company.ts';
import type { GasketedUnit } from '../families/gasketed.ts';
import { gasketLimits, type GasketMaterial } from '../models/gasketed-models.ts';
import { platePackOf, revisionsOf } from './as-built.ts';

const vadholm = { id: 'vadholm', name: 'Vadholm' };
const torvex = { id: 'torvex', name: 'Torvex' };

/** First group of the serial numbers of a series. */
const seriesCodes: Record<string, string> = {
  'GX-032': '28',
  'GX-050': '30',
  'GX-080': '32',
  'GX-100': '34',
  'GX-150': '36',
  'GX-200': '38',
  'GX-300': '40',
};

/** Units in the hands of each customer; Marie's first customer number has most of them, in three places. */
const owners: { customerNumber: string | null; count: number; names: string[] }[] = [
  { customerNumber: '100002', count: 60, names: ['Lyon, pasteuriser', 'Valence, cleaning', 'Annecy, cold store'] },
  { customerNumber: '100001', count: 15, names: ['Malmö harbour', 'Göteborg, quay 3'] },
  { customerNumber: '100004', count: 12, names: ['Elmbridge, hall'] },
  { customerNumber: '200001', count: 8, names: ['Hamburg, workshop'] },
  { customerNumber: '100006', count: 6, names: ['Joinville, brewhouse'] },
  { customerNumber: '100008', count: 5, names: ['Madison, cellar'] },
  { customerNumber: null, count: 5, names: [''] },
];

/** Tags and as-built lists: every fourth, and every fifth unit. */
const tagEvery = 4;
const listEvery = 5;

const equipmentAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Opaque, and in no order, so that one id does not lead to the next. */
function equipmentIdOf(serialNumber: string, maker: string): string {
  const chance = chanceFor(`equipment ${maker} ${serialNumber}`);
  return Array.from({ length: 10 }, () => equipmentAlphabet[chance(0, equipmentAlphabet.length - 1)]).join('');
}

/** 120 machines of six customers, with awkward ones; `gasketed` are the constructions, `variants` the whole catalogue. */
export function createUnits(gasketed: GasketedUnit[], variants: VariantSeed[]): UnitSeed[] {
  const numbers = new Map<string, number>();
  const nextSerial = (model: string): string => {
    const number = (numbers.get(model) ?? 0) + 1;
    numbers.set(model, number);
    return `${seriesCodes[model]}-${100 + chanceFor(`batch ${model} ${number}`)(0, 60)}-${String(number * 7).padStart(4, '0')}`;
  };
  let count = 0;
  const ordinary = owners.flatMap(({ customerNumber, count: wanted, names }) =>
    Array.from({ length: wanted }, (_, at): UnitSeed => {
      count += 1;
      const chance = chanceFor(`unit ${count}`);
      const construction = gasketed[chance(0, gasketed.length - 1)]!;
      const serialNumber = nextSerial(construction.model.id);
      const year = chance(2008, 2025);
      return unitOf(construction, {
        serialNumber,
        year,
        tagId: count % tagEvery === 0 ? `VT-${String(1000 + count * 3)}` : null,
        registration:
          customerNumber === null ? null : { customerNumber, customName: `${names[at % names.length]} ${at + 1}` },
        revisions: count % listEvery === 0 ? revisionsOf(construction, variants, { builtIn: year }) : [],
      });
    }),
  );
  return [...awkwardUnits(gasketed, variants), ...ordinary];
}

type Own = Pick<UnitSeed, 'serialNumber' | 'year' | 'tagId' | 'registration' | 'revisions'> & Partial<UnitSeed>;

function unitOf({ variant, model }: Pick<GasketedUnit, 'variant' | 'model'>, own: Own): UnitSeed {
  return {
    equipmentId: equipmentIdOf(own.serialNumber, 'vadholm'),
    manufacturer: vadholm,
    commercialItemId: variant.commercialItemId,
    constructionName: variant.articleNumber,
    productFamilyId: 'gasketed',
    customerModel: { id: model.id, name: model.id },
    attributes: variant.attributes,
    status: 'inService',
    successorEquipmentId: null,
    isDeleted: false,
    ...own,
  };
}

/** Figures of a unit after a regasketing that left these compounds in it. */
const regasketed = ({ variant }: GasketedUnit, ...gaskets: GasketMaterial[]): UnitSeed['attributes'] => ({
  ...variant.attributes,
  gasketMaterial: gaskets,
  fluids: gasketLimits[gaskets[0]!].fluids.filter((fluid) =>
    gaskets.every((gasket) => gasketLimits[gasket].fluids.includes(fluid)),
  ),
  gasketMaxTemperature: [Math.min(...gaskets.map((gasket) => gasketLimits[gasket].max))],
});

/** Units that somebody has stumbled over, one of each kind. */
function awkwardUnits(gasketed: GasketedUnit[], variants: VariantSeed[]): UnitSeed[] {
  const of = (articleNumber: string): GasketedUnit =>
    gasketed.find(({ variant }) => variant.articleNumber === articleNumber)!;
  const gx50 = of('GX-050-H16-061');
  const successor = unitOf(of('GX-080-H16-081'), {
    serialNumber: '32-171-0009',
    year: 2024,
    tagId: null,
    registration: { customerNumber: '100004', customName: 'Milk cooler 2' },
    revisions: [],
  });
  return [
    unitOf(gx50, {
      serialNumber: '30-114-0021',
      year: 2016,
      tagId: 'VT-0021',
      registration: { customerNumber: '100001', customName: 'Malmö harbour' },
      attributes: regasketed(gx50, 'EPDM'),
      revisions: revisionsOf(gx50, variants, { builtIn: 2016, regasketedIn: 2022, otherGasket: 'EPDM' }),
    }),
    // with a partition plate in the middle: two passes
    unitOf(gx50, {
      serialNumber: '30-131-0044',
      year: 2019,
      tagId: 'VT-0044',
      registration: { customerNumber: '100002', customName: 'Lyon, two passes' },
      revisions: revisionsOf(gx50, variants, { builtIn: 2019, platePack: platePackOf(61, { partitionAt: 31 }) }),
    }),
    // the half of the pack at the pressure plate has gaskets of another compound since a regasketing
    unitOf(gx50, {
      serialNumber: '30-126-0038',
      year: 2018,
      tagId: 'VT-0038',
      registration: { customerNumber: '200001', customName: 'Hamburg, mixed gaskets' },
      attributes: regasketed(gx50, 'HNBR', 'EPDM'),
      revisions: revisionsOf(gx50, variants, {
        builtIn: 2018,
        regasketedIn: 2023,
        otherGasket: 'EPDM',
        regasketedFrom: 31,
      }),
    }),
    // two makers with one serial number
    unitOf(of('GX-050-H16-091'), {
      serialNumber: '30-087-0140',
      year: 2012,
      tagId: null,
      registration: null,
      revisions: [],
    }),
    {
      ...unitOf(gx50, { serialNumber: '30 087 0140', year: 2009, tagId: null, registration: null, revisions: [] }),
      equipmentId: equipmentIdOf('30 087 0140', 'torvex'),
      manufacturer: torvex,
      commercialItemId: null,
      constructionName: null,
      productFamilyId: null,
      customerModel: { id: 'P50', name: 'P50' },
      attributes: { designPressure: [10], numberOfPlates: [45] },
    },
    // its tag still hangs there
    unitOf(of('GX-032-H16-041'), {
      serialNumber: '28-102-0003',
      year: 2009,
      tagId: 'VT-0003',
      registration: null,
      revisions: [],
      isDeleted: true,
      status: 'decommissioned',
    }),
    successor,
    unitOf(of('GX-080-H16-061'), {
      serialNumber: '32-109-0005',
      year: 2010,
      tagId: 'VT-0005',
      registration: { customerNumber: '100004', customName: 'Milk cooler 1' },
      revisions: [],
      status: 'replaced',
      successorEquipmentId: successor.equipmentId,
    }),
    // built with gaskets whose number has been superseded twice since
    unitOf(gx50, {
      serialNumber: '30-061-0002',
      year: 1995,
      tagId: null,
      registration: { customerNumber: '200001', customName: 'Hamburg, old boiler' },
      revisions: revisionsOf(gx50, variants, { builtIn: 1995, supersededGaskets: true }),
    }),
  ];
}

/** The unit with a serial number, for tests and stories. */
export function unitBySerial(units: readonly UnitSeed[], serialNumber: string): UnitSeed {
  const key = serialKeyOf(serialNumber);
  const found = units.find((unit) => serialKeyOf(unit.serialNumber) === key);
  if (!found) throw new Error(`No unit has the serial number ${serialNumber}`);
  return found;
}
