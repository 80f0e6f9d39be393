import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import type { PackParameters } from '../drawings/frame.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { ItemSeed, VariantSeed } from '../demo-company.ts';
import {
  connectionOf,
  gasketedModels,
  gasketLimits,
  type GasketedModel,
  type GasketMaterial,
} from '../models/gasketed-models.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { typicalDutyOf } from '../models/typical-duty.ts';
import { countOfPlates, translated } from '../texts.ts';
import { productNames } from '../words/products.ts';

export interface GasketedUnit {
  model: GasketedModel;
  variant: VariantSeed;
  plates: number;
  gasket: GasketMaterial;
  pattern: 'H' | 'L';
  plateMaterial: string;
  frame: GasketedModel['frames'][number];
}

/** Pattern and pressure, plates, then differences from the model's default gasket and plate material. */
type Choice = [
  pattern: 'H' | 'L',
  pressure: 10 | 16 | 25,
  plates: number,
  gasket?: GasketMaterial,
  material?: 'titanium' | 'UNS S31254',
];

const choices: Record<string, Choice[]> = {
  'GX-032': [
    ['H', 16, 21],
    ['H', 16, 31],
    ['H', 16, 41],
    ['H', 16, 51],
    ['H', 16, 81],
    ['H', 16, 41, 'EPDM'],
    ['H', 10, 21, 'FKM'],
    ['L', 16, 31, 'EPDM'],
    ['H', 16, 41, 'NBR', 'titanium'],
  ],
  'GX-050': [
    ['H', 16, 31],
    ['H', 16, 61],
    ['H', 16, 91],
    ['H', 16, 121],
    ['H', 16, 151],
    ['L', 16, 61, 'EPDM'],
    ['L', 16, 91, 'EPDM'],
    ['H', 10, 61, 'NBR'],
    ['H', 16, 61, 'FKM'],
    ['H', 25, 61],
    ['H', 16, 61, 'EPDM', 'titanium'],
  ],
  'GX-080': [
    ['H', 16, 61],
    ['H', 16, 81],
    ['H', 16, 121],
    ['H', 10, 121, 'EPDM'],
    ['H', 16, 161],
    ['L', 16, 81, 'EPDM'],
    ['H', 25, 81],
    ['H', 16, 81, 'FKM'],
    ['H', 16, 121, 'EPDM', 'titanium'],
    ['H', 10, 241, 'NBR'],
  ],
  'GX-100': [
    ['H', 16, 101],
    ['H', 16, 151],
    ['H', 25, 151, 'FKM'],
    ['H', 10, 201, 'NBR'],
    ['L', 16, 151, 'EPDM'],
    ['H', 16, 301],
    ['H', 16, 151, 'EPDM', 'UNS S31254'],
    ['H', 25, 201],
  ],
  'GX-150': [
    ['H', 16, 201],
    ['H', 10, 151, 'NBR'],
    ['H', 16, 301],
    ['L', 10, 251],
    ['H', 25, 201, 'HNBR'],
    ['H', 16, 401, 'EPDM', 'titanium'],
    ['L', 16, 351],
  ],
  'GX-200': [
    ['H', 16, 251],
    ['H', 10, 351, 'NBR'],
    ['L', 10, 301],
    ['H', 16, 451, 'EPDM', 'titanium'],
    ['H', 16, 501],
  ],
  'GX-300': [
    ['H', 10, 301],
    ['L', 10, 401],
    ['H', 16, 501],
    ['H', 10, 551, 'NBR'],
    ['H', 16, 451, 'EPDM', 'titanium'],
  ],
};

/** Units with price and stock in the slow system: the biggest ones. */
const onRequest = new Set([
  'GX-150-H16-301',
  'GX-150-L10-251',
  'GX-200-H16-251',
  'GX-200-H10-351-N',
  'GX-200-L10-301',
  'GX-200-H16-501',
  'GX-300-H10-301',
  'GX-300-L10-401',
]);
const onlyQuote = new Set([
  'GX-100-H25-151-F',
  'GX-150-H16-201',
  'GX-150-H16-401-T',
  'GX-200-H16-451-T',
  'GX-300-H16-501',
  'GX-300-H10-551-N',
  'GX-300-H16-451-T',
]);

const materialFactor: Record<string, number> = { titanium: 2.4, 'UNS S31254': 1.7 };
const gasketFactor: Record<GasketMaterial, number> = { NBR: 1, HNBR: 1, EPDM: 1, FKM: 1.22 };

/**
 * Attributes of a gasketed unit, derived from model, number of plates and gasket (EN 13445 test pressure 1.43 × PS).
 */
export function gasketedAttributes(
  unit: Omit<GasketedUnit, 'variant'> & { pressure: number },
): VariantSeed['attributes'] {
  const { model, plates, gasket, pressure, pattern, plateMaterial, frame } = unit;
  const pitch = rounded(model.plate.thickness + model.plate.gap, 1);
  const area = rounded(plates * model.plate.area, 2);
  const volume = rounded(((plates - 1) / 2) * model.plate.area * model.plate.gap, 1);
  const weight = rounded(model.weight.frame + plates * model.weight.perPlate);
  const large = model.dn >= 150;
  const { duty, pressureDrop } = typicalDutyOf(unit);
  return {
    designPressure: [pressure],
    testPressure: [rounded(pressure * 1.43, 1)],
    designTemperature: [gasketLimits[gasket].min, gasketLimits[gasket].max],
    maxFlow: [model.maxFlow],
    duty: [rounded(duty / 5) * 5],
    pressureDrop: [rounded(pressureDrop)],
    approachTemperature: [pattern === 'L' ? 3 : 1],
    numberOfPlates: [plates],
    totalArea: [area],
    plateArea: [model.plate.area],
    platePattern: [pattern === 'L' ? 'low' : 'high'],
    plateMaterial: [plateMaterial],
    plateThickness: [model.plate.thickness],
    plateGap: [model.plate.gap],
    tighteningLength: [rounded(plates * pitch), rounded(plates * (pitch + 0.1))],
    liquidVolume: [volume],
    gasketMaterial: [gasket],
    gasketMaxTemperature: [gasketLimits[gasket].max],
    gasketFixing: [gasket === 'FKM' ? 'glued' : 'clipOn'],
    fluids: [...gasketLimits[gasket].fluids, ...(plateMaterial === 'titanium' ? ['seawater'] : [])],
    connection: [connectionOf(model)],
    connectionStandard: [
      model.connectionType === 'thread'
        ? 'ISO 228-1'
        : `EN 1092-1 PN ${pressure <= 10 && model.dn >= 200 ? 10 : pressure <= 16 ? 16 : 25}`,
    ],
    frameMaterial: ['painted'],
    tighteningBolts: [`${model.bolt.count} × M${model.bolt.diameter} × ${frame.boltLength} mm`],
    maxPlates: [frame.maxPlates],
    ...outerMeasures({ kind: 'platePack', ...packOf(model, plates, frame.length) }),
    weightEmpty: [weight],
    weightFilled: [rounded(model.weight.frame + plates * model.weight.perPlate + 2 * volume)],
    approvals: [
      large && pressure > 10 ? 'ped1' : 'pedArticle',
      ...(pressure === 16 ? ['asme'] : []),
      ...(gasket === 'EPDM' ? ['drinkingWater'] : []),
    ],
    fluidGroup: ['two'],
  };
}

/** Drawing parameters of a unit and of its frame parts. */
export function packOf(model: GasketedModel, plates: number, frameLength: number): PackParameters {
  return {
    plates,
    width: model.plate.width,
    height: model.plate.height,
    pitch: rounded(model.plate.thickness + model.plate.gap, 1),
    connections: { dn: model.dn, type: model.connectionType },
    frame: { length: frameLength, bolts: model.bolt.count / 2 },
  };
}

function unitOf(model: GasketedModel, [pattern, pressure, plates, otherGasket, otherMaterial]: Choice): GasketedUnit {
  const usual = pattern === 'L' ? 'EPDM' : model.defaultGasket;
  const gasket = otherGasket ?? usual;
  const plateMaterial = otherMaterial ?? model.plateMaterial;
  const suffix = `${gasket === usual || otherMaterial ? '' : gasketLimits[gasket].letter}${otherMaterial === 'titanium' ? 'T' : otherMaterial ? 'S' : ''}`;
  const articleNumber = `${model.id}-${pattern}${pressure}-${String(plates).padStart(3, '0')}${suffix && `-${suffix}`}`;
  const frame = model.frames.find(({ maxPlates }) => plates <= maxPlates)!;
  const perPlate = model.price.perPlate * (materialFactor[plateMaterial] ?? 1) * gasketFactor[gasket];
  const euros = Math.round(model.price.frame * (pressure === 25 ? 1.25 : 1) + plates * perPlate);
  const parts = { model, plates, gasket, pattern, plateMaterial, frame };
  const variant = createVariant({
    genericItemId: idOf(model.id),
    articleNumber,
    name: inEachLanguage(
      (language) => `${productNames.gasketed[language]} ${model.id}, ${countOfPlates(plates, language)}, ${gasket}`,
    ),
    attributes: gasketedAttributes({ ...parts, pressure }),
    customsNumber: '84195080',
    drawing: { kind: 'platePack', ...packOf(model, plates, frame.length) },
    hasDimensions: true,
    shelf: model.dn <= 50 ? 'few' : 'none',
    quantityBreaks:
      model.dn <= 80
        ? [
            { from: 3, discount: 4 },
            { from: 6, discount: 8 },
          ]
        : [],
    ...(onlyQuote.has(articleNumber) ? {} : { euros }),
    ...(onRequest.has(articleNumber) ? { sales: 'onRequest' as const } : {}),
  });
  return { ...parts, variant };
}

/** Every gasketed unit with the data from which its parts, kits and documents are derived. */
export function createGasketedUnits(): GasketedUnit[] {
  return gasketedModels.flatMap((model) => choices[model.id]!.map((choice) => unitOf(model, choice)));
}

/** Gasketed plate heat exchangers, GX series. */
export function createGasketed(units: GasketedUnit[]): Family {
  const items = gasketedModels.map((model): ItemSeed => ({
    genericItemId: idOf(model.id),
    categoryIds: ['gasketed'],
    name: inEachLanguage((language) => `${productNames.gasketed[language]} ${model.id}`),
    description: translated('descriptions.gasketed', {
      model: model.id,
      connection: connectionOf(model),
      flow: model.maxFlow,
    }),
    keyFigures: ['totalArea', 'maxFlow', 'designPressure', 'designTemperature'],
    variantAttributes: ['gasketMaterial', 'plateMaterial', 'platePattern', 'numberOfPlates', 'designPressure'],
    tags: [],
  }));
  return { items, variants: units.map(({ variant }) => variant) };
}
