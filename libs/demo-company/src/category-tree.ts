import type { CategorySeed } from './demo-company.ts';
import type { DrawingParameters } from './drawings/draw.ts';
import type { TextKey } from './texts.ts';

/** Ids of categories with a name in the message files. */
export type CategoryId = TextKey extends infer Key ? (Key extends `categories.${infer Id}.name` ? Id : never) : never;

/** A category with its children; `filters` are `attribute:type` (`words` and `availability` have no attribute). */
export interface CategoryNode {
  id: CategoryId;
  drawing: DrawingParameters;
  children?: CategoryNode[];
  /** Attribute ids of the list view, for a leaf. */
  columns?: string[];
  /** `attribute:type`, in the order of the panel. */
  filters?: string[];
  matrix?: CategorySeed['matrix'];
  view?: CategorySeed['view'];
  visible?: boolean;
}

const plateSize = { width: 300, height: 780, dn: 50 };
const pack = {
  width: 300,
  height: 780,
  pitch: 3,
  connections: { dn: 50, type: 'flange' as const },
  frame: { length: 470 },
};

const unitColumns = [
  'totalArea',
  'designPressure',
  'connection',
  'numberOfPlates',
  'gasketMaterial',
  'gasketMaxTemperature',
  'plateMaterial',
  'maxFlow',
  'weightEmpty',
];
const unitFilters = [
  'words:text',
  'totalArea:range',
  'connection:value',
  'gasketMaterial:value',
  'designTemperature:interval',
  'designPressure:value',
  'plateMaterial:value',
  'numberOfPlates:range',
  'availability:singleValue',
];
const brazedColumns = [
  'totalArea',
  'designPressure',
  'connection',
  'numberOfPlates',
  'maxFlow',
  'liquidVolume',
  'weightEmpty',
];
const brazedFilters = [
  'totalArea:range',
  'connection:value',
  'designPressure:range',
  'designTemperature:interval',
  'numberOfPlates:range',
  'approvals:singleValue',
  'availability:singleValue',
];
const partFilters = ['words:text', 'fitsModel:value', 'partType:value', 'availability:singleValue'];

/** The roots with their descendants. */
export const categoryTree: CategoryNode[] = [
  {
    id: 'heatexchangers',
    drawing: {
      kind: 'platePack',
      ...pack,
      plates: 121,
      width: 400,
      height: 1040,
      connections: { dn: 80, type: 'stud' },
      frame: { length: 620 },
    },
    children: [
      {
        id: 'gasketed',
        drawing: { kind: 'platePack', ...pack, plates: 61 },
        columns: unitColumns,
        filters: unitFilters,
      },
      {
        id: 'semiwelded',
        drawing: { kind: 'platePack', ...pack, plates: 81, welded: true },
        columns: unitColumns,
        filters: unitFilters,
      },
      {
        id: 'brazed',
        drawing: { kind: 'brazed', plates: 60, width: 190, height: 460, connections: { dn: 50, type: 'thread' } },
        children: [
          {
            id: 'copperbrazed',
            drawing: { kind: 'brazed', plates: 40, width: 120, height: 290, connections: { dn: 25, type: 'thread' } },
            columns: brazedColumns,
            filters: brazedFilters,
          },
          // every unit has 16 bar: a range with a single value
          {
            id: 'nickelbrazed',
            drawing: {
              kind: 'brazed',
              plates: 60,
              width: 120,
              height: 520,
              connections: { dn: 32, type: 'thread' },
              bonded: true,
            },
            columns: brazedColumns,
            filters: brazedFilters,
          },
        ],
      },
      {
        id: 'fusionbonded',
        drawing: {
          kind: 'brazed',
          plates: 100,
          width: 250,
          height: 520,
          connections: { dn: 50, type: 'thread' },
          bonded: true,
        },
        columns: brazedColumns,
        filters: brazedFilters,
      },
      {
        id: 'shellandtube',
        drawing: { kind: 'shellAndTube', length: 1600, diameter: 273, connections: { dn: 80, type: 'flange' } },
        columns: [
          'totalArea',
          'shellDiameter',
          'tubeLength',
          'connection',
          'tubeMaterial',
          'designPressure',
          'numberOfTubes',
          'weightEmpty',
        ],
        filters: [
          'totalArea:range',
          'shellDiameter:value',
          'tubeLength:value',
          'tubeMaterial:value',
          'designTemperature:interval',
          'designPressure:value',
          'approvals:singleValue',
        ],
      },
      {
        id: 'air',
        drawing: { kind: 'airCooler', width: 1240, height: 860, depth: 420, fans: 2 },
        children: [
          {
            id: 'drycoolers',
            drawing: { kind: 'airCooler', width: 1860, height: 860, depth: 420, fans: 3 },
            columns: ['duty', 'airFlow', 'fans', 'connection', 'fanPower', 'designPressure', 'weightEmpty'],
            filters: ['duty:range', 'airFlow:range', 'fans:value', 'connection:value', 'availability:singleValue'],
          },
          {
            id: 'unitheaters',
            drawing: { kind: 'airCooler', width: 620, height: 560, depth: 220, fans: 1 },
            columns: ['duty', 'airFlow', 'connection', 'designPressure', 'fanPower', 'weightEmpty'],
            filters: [
              'duty:range',
              'airFlow:range',
              'connection:value',
              'designTemperature:interval',
              'availability:singleValue',
            ],
          },
        ],
      },
      {
        id: 'earlierseries',
        visible: false,
        drawing: { kind: 'platePack', ...pack, plates: 41 },
        columns: unitColumns,
        filters: ['totalArea:range', 'gasketMaterial:value', 'numberOfPlates:range'],
      },
    ],
  },
  {
    id: 'spareparts',
    drawing: { kind: 'gasket', ...plateSize, count: 2 },
    children: [
      {
        id: 'gaskets',
        drawing: { kind: 'gasket', ...plateSize },
        view: 'list',
        columns: [
          'gasketMaterial',
          'plateThickness',
          'gasketFixing',
          'gasketGrade',
          'fitsModel',
          'partType',
          'gasketMaxTemperature',
        ],
        filters: [
          'words:text',
          'fitsModel:value',
          'gasketMaterial:value',
          'partType:value',
          'gasketMaxTemperature:range',
          'designTemperature:interval',
          'gasketGrade:value',
          'gasketFixing:singleValue',
          'plateThickness:value',
        ],
        matrix: {
          model: 'fitsModel',
          rows: ['partType', 'plateThickness'],
          columns: ['gasketMaterial', 'gasketGrade'],
          choices: ['gasketFixing'],
          columnNotes: ['gasketMaxTemperature'],
        },
      },
      {
        id: 'plates',
        drawing: { kind: 'plate', ...plateSize },
        children: [
          {
            id: 'channelplates',
            drawing: { kind: 'plate', ...plateSize, count: 2 },
            view: 'list',
            columns: ['fitsModel', 'plateMaterial', 'plateThickness', 'platePattern', 'plateArea', 'weightEmpty'],
            filters: [
              'words:text',
              'fitsModel:value',
              'plateMaterial:value',
              'platePattern:singleValue',
              'plateThickness:range',
              'availability:singleValue',
            ],
          },
          {
            id: 'endplates',
            drawing: { kind: 'plate', ...plateSize, form: 'endLast' },
            view: 'list',
            columns: ['fitsModel', 'partType', 'plateMaterial', 'plateThickness', 'weightEmpty'],
            filters: ['fitsModel:value', 'partType:value', 'plateMaterial:value', 'availability:singleValue'],
          },
        ],
      },
      {
        id: 'boltsandnuts',
        drawing: { kind: 'bolt', d: 20, length: 420 },
        view: 'list',
        columns: ['partType', 'thread', 'partLength', 'material', 'fitsModel', 'weightEmpty'],
        filters: [
          ...partFilters.slice(0, 3),
          'thread:value',
          'partLength:range',
          'material:value',
          'availability:singleValue',
        ],
      },
      {
        id: 'connections',
        drawing: { kind: 'flange', dn: 80 },
        view: 'list',
        columns: ['partType', 'connection', 'connectionStandard', 'material', 'fitsModel', 'weightEmpty'],
        filters: [...partFilters.slice(0, 3), 'connection:value', 'material:value', 'availability:singleValue'],
      },
      {
        id: 'frames',
        drawing: { kind: 'framePart', part: 'framePlate', ...pack, plates: 61 },
        view: 'list',
        columns: ['partType', 'fitsModel', 'partLength', 'material', 'weightEmpty'],
        filters: [...partFilters.slice(0, 3), 'weightEmpty:range', 'availability:singleValue'],
      },
      {
        id: 'feet',
        drawing: { kind: 'framePart', part: 'foot', ...pack, plates: 61 },
        view: 'list',
        columns: ['fitsModel', 'height', 'material', 'weightEmpty'],
        filters: ['fitsModel:value', 'material:value', 'height:range'],
      },
    ],
  },
  {
    id: 'servicekits',
    drawing: { kind: 'kit', form: 'regasketing', ...plateSize },
    children: [
      {
        id: 'regasketing',
        drawing: { kind: 'kit', form: 'regasketing', ...plateSize, gaskets: 3 },
        view: 'list',
        columns: ['fitsModel', 'numberOfPlates', 'gasketMaterial', 'gasketMaxTemperature', 'weightEmpty'],
        filters: [
          'words:text',
          'fitsModel:value',
          'gasketMaterial:value',
          'numberOfPlates:range',
          'availability:singleValue',
        ],
      },
      {
        id: 'cleaning',
        drawing: { kind: 'kit', form: 'cleaning' },
        columns: ['volume', 'fluids', 'weightEmpty'],
        filters: ['volume:range', 'availability:singleValue'],
      },
      {
        id: 'tools',
        drawing: { kind: 'kit', form: 'tools' },
        columns: ['thread', 'material', 'weightEmpty'],
        filters: ['words:text', 'thread:value', 'availability:singleValue'],
      },
      {
        id: 'insulation',
        drawing: { kind: 'kit', form: 'insulation', width: 420, height: 900, length: 620 },
        columns: ['fitsModel', 'maxPlates', 'insulationThickness', 'material', 'designTemperature', 'weightEmpty'],
        filters: ['fitsModel:value', 'insulationThickness:range', 'material:singleValue', 'designTemperature:interval'],
      },
    ],
  },
  {
    id: 'accessories',
    drawing: { kind: 'strainer', dn: 50 },
    children: [
      {
        id: 'strainers',
        drawing: { kind: 'strainer', dn: 80 },
        columns: ['connection', 'meshSize', 'designPressure', 'material', 'weightEmpty'],
        filters: ['connection:value', 'meshSize:range', 'designTemperature:interval', 'availability:singleValue'],
      },
      {
        id: 'valves',
        drawing: { kind: 'valve', form: 'butterfly', dn: 80 },
        children: [
          {
            id: 'butterflyvalves',
            drawing: { kind: 'valve', form: 'butterfly', dn: 100 },
            columns: ['connection', 'flowCoefficient', 'designPressure', 'material', 'weightEmpty'],
            filters: ['connection:value', 'flowCoefficient:range', 'availability:singleValue'],
          },
          {
            id: 'ballvalves',
            drawing: { kind: 'valve', form: 'ball', dn: 32 },
            columns: ['connection', 'flowCoefficient', 'designPressure', 'material', 'weightEmpty'],
            filters: ['connection:value', 'flowCoefficient:range', 'approvals:singleValue'],
          },
        ],
      },
      {
        id: 'sensors',
        drawing: { kind: 'sensor', form: 'temperature', length: 100 },
        columns: ['signal', 'partLength', 'connection', 'measuringRange'],
        filters: ['signal:value', 'measuringRange:interval', 'partLength:range', 'connection:value'],
      },
    ],
  },
  {
    id: 'remade',
    drawing: { kind: 'platePack', ...pack, plates: 61, labels: false },
    children: [
      {
        id: 'remadegasketed',
        drawing: { kind: 'platePack', ...pack, plates: 81 },
        columns: [
          'totalArea',
          'designPressure',
          'connection',
          'numberOfPlates',
          'gasketMaterial',
          'yearOfManufacture',
          'warranty',
          'weightEmpty',
        ],
        filters: ['totalArea:range', 'connection:value', 'yearOfManufacture:range', 'warranty:range'],
      },
      {
        id: 'remadeshellandtube',
        drawing: { kind: 'shellAndTube', length: 2000, diameter: 219, connections: { dn: 65, type: 'flange' } },
        columns: [
          'totalArea',
          'shellDiameter',
          'tubeLength',
          'connection',
          'yearOfManufacture',
          'warranty',
          'weightEmpty',
        ],
        filters: ['totalArea:range', 'shellDiameter:value', 'yearOfManufacture:range'],
      },
    ],
  },
];
