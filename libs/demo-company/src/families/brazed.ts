import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { UnitParameters } from '../drawings/draw.ts';
import { connectionOf } from '../models/gasketed-models.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { brazedModels, type BrazedModel } from '../models/brazed-models.ts';
import { countOfPlates, translated } from '../texts.ts';
import { productNames } from '../words/products.ts';

const constructions = {
  copper: {
    name: productNames.copperBrazed,
    text: 'descriptions.copperBrazed',
    category: 'copperbrazed',
    fluids: ['water', 'glycol', 'refrigerant', 'oil'],
  },
  nickel: {
    name: productNames.nickelBrazed,
    text: 'descriptions.nickelBrazed',
    category: 'nickelbrazed',
    fluids: ['water', 'ammonia', 'glycol'],
  },
  fusion: {
    name: productNames.fusionBonded,
    text: 'descriptions.fusionBonded',
    category: 'fusionbonded',
    fluids: ['water', 'food', 'ammonia', 'aggressive'],
  },
} as const;

function variantsOf(model: BrazedModel) {
  const { name, fluids } = constructions[model.construction];
  return model.pressures.flatMap((pressure) =>
    model.plates.map((plates) => {
      const drawing: UnitParameters = {
        kind: 'brazed',
        plates,
        width: model.plate.width,
        height: model.plate.height,
        pitch: model.pitch,
        connections: { dn: model.dn, type: model.connectionType },
        ...(model.construction === 'copper' ? {} : { bonded: true }),
      };
      const area = rounded(plates * model.plate.area, 2);
      const volume = rounded((plates / 2) * model.plate.area * model.plate.gap, 2);
      const weight = model.weight.cover + plates * model.weight.perPlate;
      return createVariant({
        genericItemId: idOf(model.id),
        articleNumber: `${model.id}-H${pressure}-${String(plates).padStart(3, '0')}`,
        name: inEachLanguage(
          (language) => `${name[language]} ${model.id}, ${countOfPlates(plates, language)}, ${pressure} bar`,
        ),
        attributes: {
          designPressure: [pressure],
          testPressure: [rounded(pressure * 1.43, 1)],
          designTemperature: [-45, 200],
          maxFlow: [model.maxFlow],
          duty: [rounded(area * 34)],
          pressureDrop: [28],
          approachTemperature: [1],
          numberOfPlates: [plates],
          totalArea: [area],
          plateArea: [model.plate.area],
          platePattern: ['high'],
          plateMaterial: ['EN 1.4401'],
          plateThickness: [0.4],
          plateGap: [model.plate.gap],
          liquidVolume: [volume],
          fluids: [...fluids],
          connection: [connectionOf(model)],
          connectionStandard: [
            model.connectionType === 'thread' ? 'ISO 228-1' : `EN 1092-1 PN ${pressure <= 16 ? 16 : 40}`,
          ],
          ...outerMeasures(drawing),
          weightEmpty: [rounded(weight, 1)],
          weightFilled: [rounded(weight + 2 * volume, 1)],
          approvals: [
            volume * pressure > 200 ? 'ped1' : 'pedArticle',
            ...(pressure >= 30 ? ['asme'] : []),
            ...(model.construction === 'copper' ? [] : ['drinkingWater']),
            ...(model.construction === 'fusion' ? ['hygienic'] : []),
          ],
          fluidGroup: [model.construction === 'copper' ? 'two' : 'one'],
        },
        euros: Math.round((model.price.base + plates * model.price.perPlate) * (pressure === 45 ? 1.15 : 1)),
        customsNumber: '84195020',
        drawing,
        hasDimensions: true,
        shelf: 'some',
        quantityBreaks: [
          { from: 5, discount: 5 },
          { from: 10, discount: 9 },
          { from: 25, discount: 14 },
        ],
      });
    }),
  );
}

/** Copper- and nickel-brazed units, BZ and BN, and fusion-bonded ones, FB. */
export function createBrazed(construction: BrazedModel['construction'][]): Family {
  const models = brazedModels.filter((model) => construction.includes(model.construction));
  return {
    items: models.map((model) => ({
      genericItemId: idOf(model.id),
      categoryIds: [constructions[model.construction].category],
      name: inEachLanguage((language) => `${constructions[model.construction].name[language]} ${model.id}`),
      description: translated(constructions[model.construction].text, {
        model: model.id,
        connection: connectionOf(model),
        flow: model.maxFlow,
      }),
      keyFigures: ['totalArea', 'maxFlow', 'designPressure', 'designTemperature'],
      variantAttributes: ['numberOfPlates', ...(model.pressures.length > 1 ? ['designPressure'] : [])],
      tags: [],
    })),
    variants: models.flatMap(variantsOf),
  };
}
