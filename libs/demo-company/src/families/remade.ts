import { inEachLanguage } from '@shop/commerce-model';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { ItemSeed, VariantSeed } from '../demo-company.ts';
import type { UnitParameters } from '../drawings/draw.ts';
import { gasketedModels, type GasketMaterial } from '../models/gasketed-models.ts';
import { countOfPlates, translated } from '../texts.ts';
import { productNames } from '../words/products.ts';
import { gasketedAttributes, packOf, type GasketedUnit } from './gasketed.ts';
import { tubeAttributes, tubeModels } from './shell-and-tube.ts';

/** Their numbers contain a space, as on the old nameplates: `GX-050 061`. */
const gasketed: { model: string; plates: number; gasket: GasketMaterial; year: number; euros: number }[] = [
  { model: 'GX-032', plates: 41, gasket: 'EPDM', year: 2014, euros: 640 },
  { model: 'GX-050', plates: 61, gasket: 'NBR', year: 2012, euros: 1965 },
  { model: 'GX-050', plates: 91, gasket: 'HNBR', year: 2015, euros: 2410 },
  { model: 'GX-080', plates: 81, gasket: 'EPDM', year: 2011, euros: 3480 },
  { model: 'GX-100', plates: 101, gasket: 'HNBR', year: 2009, euros: 5900 },
];
const tubular: { model: string; length: number; year: number; euros: number | null }[] = [
  { model: 'ST-168', length: 1000, year: 2013, euros: 1720 },
  { model: 'ST-219', length: 2000, year: 2010, euros: 3650 },
  { model: 'ST-273', length: 1600, year: 2008, euros: null },
];

const mark = translated('remade.mark');

interface One {
  variant: VariantSeed;
  item: ItemSeed;
}

/** A unique unit; its generic id is its commercial id. */
function one(
  articleNumber: string,
  year: number,
  given: Omit<Parameters<typeof createVariant>[0], 'genericItemId' | 'articleNumber'>,
  category: string,
  other?: string,
): One {
  const id = idOf(articleNumber);
  return {
    variant: {
      ...createVariant({
        ...given,
        genericItemId: id,
        articleNumber,
        attributes: { ...given.attributes, yearOfManufacture: [year], warranty: [12] },
        hasDimensions: true,
      }),
      stock: 1,
      leadTimeDays: 3,
    },
    item: {
      genericItemId: id,
      categoryIds: [category, ...(other ? [other] : [])],
      name: given.name,
      description: translated('remade.description', { year: String(year) }),
      keyFigures: ['totalArea', 'designPressure', 'yearOfManufacture', 'warranty'],
      variantAttributes: [],
      tags: ['remade'],
    },
  };
}

/** Remade gasketed units with the data for their parts; they are listed beside new units too. */
export function createRemadeGasketed(): { unit: GasketedUnit; item: ItemSeed }[] {
  return gasketed.map(({ model: modelId, plates, gasket, year, euros }) => {
    const model = gasketedModels.find(({ id }) => id === modelId)!;
    const frame = model.frames.find(({ maxPlates }) => plates <= maxPlates)!;
    const attributes = gasketedAttributes({
      model,
      plates,
      gasket,
      pattern: 'H',
      plateMaterial: model.plateMaterial,
      frame,
      pressure: 10,
    });
    const name = inEachLanguage(
      (language) =>
        `${productNames.gasketed[language]} ${modelId}, ${countOfPlates(plates, language)}, ${gasket}, ${mark[language]}`,
    );
    const drawing: UnitParameters = { kind: 'platePack', ...packOf(model, plates, frame.length) };
    const number = `${modelId} ${String(plates).padStart(3, '0')}`;
    const { variant, item } = one(
      number,
      year,
      { name, attributes, euros, customsNumber: '84195080', drawing },
      'remadegasketed',
      'gasketed',
    );
    return { item, unit: { model, variant, plates, gasket, pattern: 'H', plateMaterial: model.plateMaterial, frame } };
  });
}

/** Remade units: gasketed and shell-and-tube. */
export function createRemade(gasketedUnits: ReturnType<typeof createRemadeGasketed>): Family {
  const tubeUnits = tubular.map(({ model: modelId, length, year, euros }) => {
    const model = tubeModels.find(({ id }) => id === modelId)!;
    const drawing: UnitParameters = {
      kind: 'shellAndTube',
      length,
      diameter: model.shell,
      connections: { dn: model.dn, type: 'flange' },
    };
    const name = inEachLanguage(
      (language) => `${productNames.shellAndTube[language]} ${modelId}, ${length} mm, ${mark[language]}`,
    );
    return one(
      `${modelId} ${length}`,
      year,
      {
        name,
        attributes: tubeAttributes(model, length, 'EN 1.4404', drawing),
        customsNumber: '84195080',
        drawing,
        ...(euros === null ? {} : { euros }),
      },
      'remadeshellandtube',
    );
  });
  return {
    items: [...gasketedUnits, ...tubeUnits].map(({ item }) => item),
    variants: [...gasketedUnits.map(({ unit }) => unit.variant), ...tubeUnits.map(({ variant }) => variant)],
  };
}
