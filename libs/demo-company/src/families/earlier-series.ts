import { inEachLanguage } from '@shop/commerce-model';
import { createVariant, type Family } from '../create-variant.ts';
import { connectionOf, type GasketedModel, type GasketMaterial } from '../models/gasketed-models.ts';
import { countOfPlates, translated } from '../texts.ts';
import { productNames } from '../words/products.ts';
import { gasketedAttributes, packOf } from './gasketed.ts';

/** GX-040, which the present series replaces. */
export const earlierModel: GasketedModel = {
  id: 'GX-040',
  plate: { width: 260, height: 680, area: 0.13, thickness: 0.6, gap: 2.4 },
  dn: 40,
  connectionType: 'flange',
  frames: [{ length: 520, boltLength: 460, maxPlates: 101 }],
  bolt: { diameter: 20, count: 6 },
  maxFlow: 24,
  weight: { frame: 118, perPlate: 0.95 },
  price: { frame: 1390, perPlate: 24 },
  defaultGasket: 'NBR',
  plateMaterial: 'EN 1.4401',
};

/** Plates, gasket and successor, which has the same connections or more and at least the same area. */
const units: [plates: number, gasket: GasketMaterial, successorId: string][] = [
  [21, 'NBR', 'GX050H16031'],
  [31, 'NBR', 'GX050H16031'],
  [41, 'NBR', 'GX050H10061N'],
  [41, 'EPDM', 'GX050L16061'],
  [61, 'NBR', 'GX050H10061N'],
  [61, 'HNBR', 'GX050H16061'],
  [81, 'HNBR', 'GX050H16091'],
];

/** GX-040, made until 2019: in a category that menus hide, reached through old links and from its successors. */
export function createEarlierSeries(): Family {
  return {
    items: [
      {
        genericItemId: 'GX040',
        categoryIds: ['earlierseries'],
        name: inEachLanguage((language) => `${productNames.gasketed[language]} GX-040`),
        description: translated('descriptions.gasketed', {
          model: 'GX-040',
          connection: connectionOf(earlierModel),
          flow: earlierModel.maxFlow,
        }),
        keyFigures: ['totalArea', 'maxFlow', 'designPressure', 'designTemperature'],
        variantAttributes: ['gasketMaterial', 'numberOfPlates'],
        tags: [],
      },
    ],
    variants: units.map(([plates, gasket, successorId]) => {
      const frame = earlierModel.frames[0]!;
      return createVariant({
        genericItemId: 'GX040',
        articleNumber: `GX-040-H10-${String(plates).padStart(3, '0')}-${gasket[0]}`,
        name: inEachLanguage(
          (language) => `${productNames.gasketed[language]} GX-040, ${countOfPlates(plates, language)}, ${gasket}`,
        ),
        attributes: gasketedAttributes({
          model: earlierModel,
          plates,
          gasket,
          pattern: 'H',
          plateMaterial: earlierModel.plateMaterial,
          frame,
          pressure: 10,
        }),
        customsNumber: '84195080',
        drawing: { kind: 'platePack', ...packOf(earlierModel, plates, frame.length) },
        hasDimensions: true,
        euros: earlierModel.price.frame + plates * earlierModel.price.perPlate,
        shelf: 'none',
        sales: 'discontinued',
        successorId,
        supersededNumbers: [`VH 40-${plates}-${gasket[0]}`],
      });
    }),
  };
}
