import type { ReplacedModelSeed } from '../demo-company.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { connectionOf, gasketedModels, gasketLimits, type GasketedModel } from '../models/gasketed-models.ts';
import { earlierModel } from '../families/earlier-series.ts';
import { packOf } from '../families/gasketed.ts';
import type { ReplacementApplicationId } from './replacement-applications.ts';

/** Water and what is like it: nearly every unit is sold for these. */
const usual: ReplacementApplicationId[] = ['heating', 'cooling'];

/** Our own series, past and present, with the figures that each number of plates has in common. */
function ownModel(model: GasketedModel): ReplacedModelSeed {
  const { frames } = model;
  const measures = outerMeasures({ kind: 'platePack', ...packOf(model, frames[0]!.maxPlates, frames[0]!.length) });
  const { length: _ofOneFrame, ...common } = measures;
  return {
    id: model.id,
    manufacturer: { id: 'vadholm', name: 'Vadholm' },
    name: model.id,
    isGasketed: true,
    applicationIds: [...usual, 'hotWater', 'oilCooling', ...(model.dn >= 100 ? (['seawater'] as const) : [])],
    plateTypes: ['high', 'low'],
    attributes: {
      connection: [connectionOf(model)],
      connectionStandard: [model.connectionType === 'thread' ? 'ISO 228-1' : 'EN 1092-1 PN 16'],
      designPressure: [model.id === earlierModel.id ? 10 : 16],
      designTemperature: [gasketLimits[model.defaultGasket].min, gasketLimits[model.defaultGasket].max],
      plateArea: [model.plate.area],
      plateGap: [model.plate.gap],
      plateThickness: [model.plate.thickness],
      plateMaterial: [model.plateMaterial],
      ...common,
    },
    frames: frames.map(({ maxPlates, length }) => ({
      maxPlates,
      length: (outerMeasures({ kind: 'platePack', ...packOf(model, maxPlates, length) })['length']?.[0] ?? null) as
        number | null,
    })),
    weight: { ...model.weight },
  };
}

/** Millimetres, bar, degrees Celsius, square metres, kilograms; null: nobody knows. */
type Figures = [
  id: string,
  connection: string,
  standard: string,
  pressure: number,
  temperatures: [number, number],
  plateArea: number | null,
  size: [height: number, width: number] | null,
  /** Length by the plates that go into the frame. */
  lengths: Record<number, number | null>,
  ports: [height: number, width: number] | null,
  weight: [frame: number, perPlate: number] | null,
  more?: Partial<Pick<ReplacedModelSeed, 'isGasketed' | 'applicationIds' | 'plateTypes'>>,
];

const en16 = 'EN 1092-1 PN 16';
const asme = 'ASME B16.5 class 150';
const brazed = { isGasketed: false, plateTypes: ['high'], applicationIds: ['heating', 'hotWater'] };

/** Invented makers: one with a copy of ours, one of whose biggest model little is known, one of brazed units. */
const others: { manufacturer: { id: string; name: string }; models: Figures[] }[] = [
  {
    manufacturer: { id: 'torvex', name: 'Torvex' },
    models: [
      ['P20', 'G 1¼″', 'ISO 228-1', 10, [-10, 110], 0.055, [610, 190], { 75: 420 }, [402, 88], [34, 0.4]],
      ['P50', 'DN 50', en16, 10, [-10, 130], 0.16, null, { 91: 700, 201: 1150 }, null, [138, 1.05]],
      ['P80', 'DN 80', en16, 16, [-10, 130], 0.31, [1400, 440], { 141: 880, 281: 1500 }, [845, 220], [310, 2]],
      ['P120', 'DN 100', en16, 16, [-15, 140], 0.5, [1760, 520], { 171: 1200 }, [1070, 262], [660, 3.1]],
    ],
  },
  {
    manufacturer: { id: 'ostermann', name: 'Ostermann' },
    models: [
      ['OP-06', 'DN 40', en16, 10, [-10, 120], 0.12, [860, 300], { 101: 640 }, [592, 128], [96, 0.9]],
      ['OP-16', 'DN 65', en16, 16, [-10, 140], 0.21, [1120, 380], { 151: 900 }, [700, 180], [205, 1.5]],
      ['OP-40', 'DN 100', en16, 16, [-10, 140], 0.44, [1640, 500], { 251: 1500 }, [1010, 240], [580, 2.9]],
      ['OP-90', 'DN 150', en16, 10, [-10, 110], 0.88, [2120, 650], { 351: 2300 }, [1330, 305], [1390, 5.8]],
    ],
  },
  {
    manufacturer: { id: 'kettering', name: 'Kettering Plate Works' },
    models: [
      ['KP-2', 'DN 50', asme, 10, [-5, 120], 0.15, [1280, 420], { 121: 960 }, [640, 140], [132, 1]],
      ['KP-4', 'DN 100', asme, 16, [-5, 140], 0.48, [1700, 510], { 221: 1600 }, [1040, 250], [620, 3]],
      // only its nameplate is known
      ['KP-6', 'DN 150', asme, 10, [-5, 110], null, null, { 301: null }, null, null],
    ],
  },
  {
    manufacturer: { id: 'norrlod', name: 'Norrlöd' },
    models: [
      ['N25', 'G 1″', 'ISO 228-1', 30, [-160, 200], 0.025, [310, 112], { 80: 250 }, [250, 50], [1.2, 0.12], brazed],
      ['N60', 'G 2″', 'ISO 228-1', 30, [-160, 200], 0.06, [530, 180], { 140: 420 }, [430, 92], [6.5, 0.24], brazed],
    ],
  },
];

function otherModel(
  manufacturer: { id: string; name: string },
  [id, connection, standard, pressure, temperatures, plateArea, size, lengths, ports, weight, more]: Figures,
): ReplacedModelSeed {
  return {
    id,
    manufacturer,
    name: id,
    isGasketed: true,
    applicationIds: [...usual, 'oilCooling'],
    plateTypes: ['high', 'low'],
    attributes: {
      connection: [connection],
      connectionStandard: [standard],
      designPressure: [pressure],
      designTemperature: temperatures,
      ...(plateArea === null ? {} : { plateArea: [plateArea] }),
      ...(size ? { height: [size[0]], width: [size[1]] } : {}),
      ...(ports ? { portDistanceHeight: [ports[0]], portDistanceWidth: [ports[1]] } : {}),
    },
    frames: Object.entries(lengths).map(([maxPlates, length]) => ({ maxPlates: Number(maxPlates), length })),
    weight: weight && { frame: weight[0], perPlate: weight[1] },
    ...more,
  };
}

/** The outer measures and ports of one of ours: a copy that goes into its place without a change. */
function withOurMeasures(model: ReplacedModelSeed, ofOurs: string): ReplacedModelSeed {
  const ours = ownModel(gasketedModels.find(({ id }) => id === ofOurs)!).attributes;
  const { height, width, portDistanceHeight, portDistanceWidth } = ours;
  return {
    ...model,
    attributes: Object.fromEntries(
      Object.entries({ ...model.attributes, height, width, portDistanceHeight, portDistanceWidth }).flatMap(
        ([id, values]) => (values ? [[id, values]] : []),
      ),
    ),
  };
}

/** Models that customers have and want to replace: our own, and those of other makers, all invented. */
export function createReplacedModels(): ReplacedModelSeed[] {
  return [
    ...[...gasketedModels, earlierModel].sort((a, b) => a.id.localeCompare(b.id)).map(ownModel),
    ...others.flatMap(({ manufacturer, models }) => models.map((model) => otherModel(manufacturer, model))),
  ].map((model) => (model.id === 'P50' ? withOurMeasures(model, 'GX-050') : model));
}
