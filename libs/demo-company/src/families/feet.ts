import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import { gasketedModels } from '../models/gasketed-models.ts';
import { partNumbers } from '../models/part-numbers.ts';
import { partDescriptions, partNames } from '../words/products.ts';
import { packOf } from './gasketed.ts';

/** Feet, screwed below frame plate and column; adjustable from DN 150 on. */
export function createFeet(): Family {
  return {
    items: [
      {
        genericItemId: 'FOOT',
        categoryIds: ['feet'],
        name: partNames.foot,
        description: partDescriptions.foot,
        keyFigures: ['fitsModel', 'height', 'material', 'weightEmpty'],
        variantAttributes: ['fitsModel'],
        tags: [],
      },
    ],
    variants: gasketedModels.map((model) =>
      createVariant({
        genericItemId: 'FOOT',
        articleNumber: partNumbers.foot(model),
        name: inEachLanguage((language) => `${partNames.foot[language]} ${model.id}`),
        attributes: {
          partType: ['foot'],
          fitsModel: [model.id],
          material: ['painted'],
          height: [rounded(model.plate.height * 0.14)],
          weightEmpty: [rounded(model.weight.frame * 0.012, 1)],
        },
        euros: Math.round(12 + model.price.frame * 0.008),
        customsNumber: '84199085',
        drawing: { kind: 'framePart', part: 'foot', ...packOf(model, 31, model.frames[0]!.length) },
        packQuantity: 2,
        minimumQuantity: 2,
      }),
    ),
  };
}
