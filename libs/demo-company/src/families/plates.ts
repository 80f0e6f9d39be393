import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import type { VariantSeed } from '../demo-company.ts';
import { gasketedModels, type GasketedModel } from '../models/gasketed-models.ts';
import { partNumbers } from '../models/part-numbers.ts';
import { attributeValueNames } from '../attribute-values.ts';
import { partDescriptions, partNames } from '../words/products.ts';
import type { GasketedUnit } from './gasketed.ts';

const density: Record<string, number> = { titanium: 4500 };
const priceFactor: Record<string, number> = { titanium: 2.6, 'UNS S31254': 1.8 };

/** A plate material as written in a name. */
export function materialName(material: string) {
  return inEachLanguage((language) => attributeValueNames['plateMaterial']?.[material]?.[language] ?? material);
}

type PlateKind = 'channelPlate' | 'endPlate1' | 'endPlate2' | 'partitionPlate';
const forms = {
  channelPlate: 'channel',
  endPlate1: 'endFirst',
  endPlate2: 'endLast',
  partitionPlate: 'partition',
} as const;

function plateVariant(kind: PlateKind, model: GasketedModel, material: string, pattern: 'H' | 'L'): VariantSeed {
  const { width, height, thickness, area } = model.plate;
  const isChannel = kind === 'channelPlate';
  const articleNumber = isChannel
    ? partNumbers.channelPlate(model, pattern, material)
    : partNumbers[kind](model, material);
  const weight = rounded((width * height * thickness * (density[material] ?? 7900)) / 1e9, 2);
  const euros = model.price.perPlate * (isChannel ? 1.22 : 1.58) * (priceFactor[material] ?? 1);
  return createVariant({
    genericItemId: kind.toUpperCase(),
    articleNumber,
    name: inEachLanguage(
      (language) =>
        `${partNames[kind][language]} ${model.id}${isChannel ? `, ${pattern}` : ''}, ${materialName(material)[language]}`,
    ),
    attributes: {
      partType: [kind],
      fitsModel: [model.id],
      plateArea: [area],
      platePattern: [pattern === 'L' ? 'low' : 'high'],
      plateMaterial: [material],
      plateThickness: [thickness],
      weightEmpty: [weight],
    },
    listPrice: Math.round(euros * 10) * 10,
    customsNumber: '84199085',
    drawing: {
      kind: 'plate',
      width,
      height,
      dn: model.dn,
      form: forms[kind],
      pattern: pattern === 'L' ? 'low' : 'high',
    },
    shelf: isChannel && model.dn <= 100 ? 'many' : 'some',
    quantityBreaks: isChannel
      ? [
          { from: 20, discount: 5 },
          { from: 60, discount: 10 },
        ]
      : [],
  });
}

/** Channel, end and partition plates, in the patterns and materials of delivered units. */
export function createPlates(units: GasketedUnit[]): Family {
  const variants = gasketedModels.flatMap((model) => {
    const ofModel = units.filter((unit) => unit.model === model);
    const materials = [...new Set(ofModel.map(({ plateMaterial }) => plateMaterial))];
    const patterns = [...new Set(ofModel.map(({ pattern, plateMaterial }) => `${pattern} ${plateMaterial}`))].sort();
    return [
      ...patterns.map((both) => plateVariant('channelPlate', model, both.slice(2), both[0] as 'H' | 'L')),
      ...materials.map((material) => plateVariant('endPlate1', model, material, 'H')),
      ...materials.map((material) => plateVariant('endPlate2', model, material, 'H')),
      plateVariant('partitionPlate', model, model.plateMaterial, 'H'),
    ];
  });
  return {
    items: (Object.keys(forms) as PlateKind[]).map((kind) => ({
      genericItemId: kind.toUpperCase(),
      categoryIds: [kind === 'channelPlate' ? 'channelplates' : 'endplates'],
      name: partNames[kind],
      description: partDescriptions[kind],
      keyFigures: ['fitsModel', 'plateMaterial', 'plateThickness', 'weightEmpty'],
      variantAttributes:
        kind === 'channelPlate' ? ['fitsModel', 'platePattern', 'plateMaterial'] : ['fitsModel', 'plateMaterial'],
      tags: [],
    })),
    variants,
  };
}
