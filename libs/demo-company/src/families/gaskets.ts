import { inEachLanguage, type Translated } from '@shop/commerce-model';
import { attributeValueNames } from '../attribute-values.ts';
import { chanceFor, rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { VariantSeed } from '../demo-company.ts';
import type { GasketParameters } from '../drawings/spare-parts.ts';
import { gasketLimits } from '../models/gasketed-models.ts';
import { gasketModels, type GasketModel } from '../models/gasket-models.ts';
import { gasketNumber, type GasketGrade, type GasketType } from '../models/part-numbers.ts';
import { decimal, translated } from '../texts.ts';
import { partNames } from '../words/products.ts';

/** Share of the price of a channel gasket. */
const typeFactor: Record<GasketType, number> = {
  channelGasket: 1,
  endPlateGasket: 1.2,
  partitionGasket: 1.15,
  ringGasket: 0.34,
};
const materialFactor = { NBR: 0.82, HNBR: 1, EPDM: 0.94, FKM: 3.1 };
const gradeFactor: Record<GasketGrade, number> = { standard: 1, food: 1.12, steam: 1.18 };

/** Lower-cased after a comma, except German nouns. */
const inSentence = (text: Translated, isNoun: boolean): Translated =>
  inEachLanguage(
    (language) => `, ${language === 'de' && isNoun ? text.de : text[language].toLocaleLowerCase(language)}`,
  );
const gradeNames: Record<GasketGrade, Translated> = {
  standard: inEachLanguage(() => ''),
  food: inSentence(attributeValueNames['gasketGrade']!['food']!, true),
  steam: inSentence(attributeValueNames['gasketGrade']!['steam']!, true),
};
const fixingNames = {
  clipOn: inEachLanguage(() => ''),
  glued: inSentence(attributeValueNames['gasketFixing']!['glued']!, false),
};
/** Formatted once, since five thousand gasket names use them. */
const thicknessNames = new Map(
  [0.4, 0.5, 0.6].map((thickness) => [thickness, inEachLanguage((language) => `${decimal(thickness, language)} mm`)]),
);

const forms = {
  channelGasket: 'channel',
  endPlateGasket: 'end',
  partitionGasket: 'partition',
  ringGasket: 'ring',
} as const satisfies Record<GasketType, string>;

/** Drawings fill their pictures, so models of about the same proportions share them. */
function gasketDrawing(
  { plate, dn }: GasketModel,
  type: GasketType,
  { material, grade }: GasketModel['compounds'][number],
  fixing: 'clipOn' | 'glued',
): GasketParameters {
  const width = 400;
  const shape =
    type === 'ringGasket'
      ? { width, height: 1000, dn: 80 }
      : {
          width,
          height: roundTo(100, (plate.height / plate.width) * width),
          dn: roundTo(20, (dn / plate.width) * width),
        };
  return {
    kind: 'gasket',
    ...shape,
    form: forms[type],
    compound: { material, grade },
    ...(fixing === 'glued' && type !== 'ringGasket' ? { glued: true } : {}),
  };
}
const roundTo = (step: number, value: number): number => Math.round(value / step) * step;

function gasketVariant(
  model: GasketModel,
  type: GasketType,
  { material, grade }: GasketModel['compounds'][number],
  thickness: number,
  fixing: 'clipOn' | 'glued',
): VariantSeed {
  const { width, height, area } = model.plate;
  const articleNumber = gasketNumber(model, { type, material, grade, thickness, glued: fixing === 'glued' });
  const perimeter = type === 'ringGasket' ? model.dn * 3.5 : (width + height) * 2 + model.dn * 7;
  const limits = gasketLimits[material];
  const max = grade === 'steam' ? limits.max + 10 : limits.max;
  const chance = chanceFor(articleNumber);
  const isUsual = thickness === model.plate.thickness && grade === 'standard' && fixing === 'clipOn';
  return createVariant({
    genericItemId: `G${idOf(model.id)}`,
    articleNumber,
    name: inEachLanguage(
      (language) =>
        `${partNames[type][language]} ${model.id}, ${material}${gradeNames[grade][language]}, ${thicknessNames.get(thickness)![language]}${fixingNames[fixing][language]}`,
    ),
    attributes: {
      partType: [type],
      fitsModel: [model.id],
      gasketMaterial: [material],
      gasketGrade: [grade],
      gasketFixing: [fixing],
      gasketMaxTemperature: [max],
      designTemperature: [limits.min, max],
      fluids: grade === 'food' ? [...limits.fluids, 'food'] : limits.fluids,
      plateThickness: [thickness],
      weightEmpty: [rounded(perimeter * 0.00006 + 0.004, 3)],
      ...(grade === 'food' ? { approvals: ['hygienic', 'drinkingWater'] } : {}),
    },
    listPrice:
      Math.round((4.1 + area * 46) * typeFactor[type] * materialFactor[material] * gradeFactor[grade] * 20) * 5,
    customsNumber: '40169300',
    drawing: gasketDrawing(model, type, { material, grade }, fixing),
    shelf: isUsual ? 'many' : chance(0, 3) === 0 ? 'none' : 'some',
    quantityBreaks:
      type === 'channelGasket'
        ? [
            { from: 50, discount: 6 },
            { from: 200, discount: 12 },
          ]
        : [],
    ...(type === 'ringGasket' ? { packQuantity: 2, minimumQuantity: 2 } : {}),
    supersededNumbers: isUsual && type === 'channelGasket' ? formerNumbers(chance(1000, 9999), chance(10, 99)) : [],
    otherMakersNumbers:
      type === 'channelGasket' && fixing === 'clipOn' && grade === 'standard' && chance(0, 2) === 0
        ? [`KT-${chance(30000, 89999)}-${material[0]}`]
        : [],
  });
}

/** Numbers before the present one, the newest first. */
const formerNumbers = (number: number, ending: number): string[] => [
  `VH ${number}-${ending}`,
  `VH 0${String(number).slice(1)}-${ending}`,
];

/**
 * Gaskets for current and earlier plates: more than 5,000 in one category, above the limit for counting filters in the
 * browser.
 */
export function createGaskets(): Family {
  return {
    items: gasketModels.map((model) => ({
      genericItemId: `G${idOf(model.id)}`,
      categoryIds: ['gaskets'],
      name: translated('gasketsOf', { model: model.id }),
      description: translated('descriptions.gaskets', { model: model.id }),
      keyFigures: ['gasketMaterial', 'gasketMaxTemperature', 'fluids', 'gasketFixing'],
      variantAttributes: ['partType', 'gasketMaterial', 'gasketGrade', 'gasketFixing', 'plateThickness'],
      tags: [],
    })),
    variants: gasketModels.flatMap((model) =>
      model.types.flatMap((type) =>
        model.compounds.flatMap((compound) =>
          model.thicknesses.flatMap((thickness) =>
            model.fixings.map((fixing) => gasketVariant(model, type, compound, thickness, fixing)),
          ),
        ),
      ),
    ),
  };
}
