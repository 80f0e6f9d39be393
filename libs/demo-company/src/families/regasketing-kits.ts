import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import { gasketLimits } from '../models/gasketed-models.ts';
import { deliveredGasket, partNumbers } from '../models/part-numbers.ts';
import { countOfPlates, textsIn, translated } from '../texts.ts';
import type { GasketedUnit } from './gasketed.ts';

const kitTexts = textsIn('kits');

/** Number of the regasketing kit of a unit; units that differ only in their plates share it. */
export function kitNumberOf({ model, plates, gasket }: GasketedUnit): string {
  return partNumbers.regasketingKit(model, plates, gasketLimits[gasket].letter);
}

/** Number of gaskets of a unit: one per channel plate, and one end-plate gasket on each of the two end plates. */
export function gasketCount(plates: number): { channel: number; end: number } {
  return { channel: plates - 2, end: 2 };
}

/** One kit for every delivered combination of model, plates and compound. */
export function createRegasketingKits(units: GasketedUnit[], priceOf: ReadonlyMap<string, number>): Family {
  const kits = new Map(units.map((unit) => [kitNumberOf(unit), unit]));
  return {
    items: [
      {
        genericItemId: 'SKRG',
        categoryIds: ['regasketing'],
        name: kitTexts.regasketing,
        description: kitTexts.regasketingDescription,
        keyFigures: ['fitsModel', 'numberOfPlates', 'gasketMaterial', 'gasketMaxTemperature'],
        variantAttributes: ['fitsModel', 'numberOfPlates', 'gasketMaterial'],
        tags: [],
      },
    ],
    variants: [...kits].map(([articleNumber, { model, plates, gasket }]) => {
      const count = gasketCount(plates);
      const of = (type: 'channelGasket' | 'endPlateGasket') => priceOf.get(deliveredGasket(model, type, gasket))!;
      const cents = count.channel * of('channelGasket') + count.end * of('endPlateGasket');
      return createVariant({
        genericItemId: 'SKRG',
        articleNumber,
        name: inEachLanguage(
          (language) => `${kitTexts.regasketing[language]} ${model.id}, ${countOfPlates(plates, language)}, ${gasket}`,
        ),
        attributes: {
          fitsModel: [model.id],
          numberOfPlates: [plates],
          gasketMaterial: [gasket],
          gasketMaxTemperature: [gasketLimits[gasket].max],
          weightEmpty: [rounded(plates * model.plate.area * 0.55 + 0.4, 1)],
        },
        // a tenth less than the single gaskets
        listPrice: Math.round((cents * 0.9) / 100) * 100,
        customsNumber: '40169300',
        drawing: {
          kind: 'kit',
          form: 'regasketing',
          width: model.plate.width,
          height: model.plate.height,
          dn: model.dn,
          gaskets: 3,
        },
        shelf: 'few',
      });
    }),
  };
}

/** Content of a kit for relations: `59 channel gaskets, 2 end-plate gaskets`. */
export function contentsOfKit(plates: number) {
  return translated('kits.regasketingContents', gasketCount(plates));
}
