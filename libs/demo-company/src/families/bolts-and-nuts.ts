import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import type { VariantSeed } from '../demo-company.ts';
import { gasketedModels, type GasketedModel } from '../models/gasketed-models.ts';
import { partNumbers, studOf } from '../models/part-numbers.ts';
import { partDescriptions, partNames } from '../words/products.ts';

/** Weight of a steel rod in kilograms; lengths in millimetres. */
const rod = (diameter: number, length: number) => ((Math.PI / 4) * diameter ** 2 * length * 7.85) / 1e6;

function tighteningBolt(model: GasketedModel, length: number): VariantSeed {
  const { diameter } = model.bolt;
  return createVariant({
    genericItemId: 'TIGHTENINGBOLT',
    articleNumber: partNumbers.tighteningBolt(model, length),
    name: inEachLanguage((language) => `${partNames.tighteningBolt[language]} M${diameter} × ${length}, ${model.id}`),
    attributes: {
      partType: ['tighteningBolt'],
      fitsModel: [model.id],
      thread: [`M${diameter}`],
      partLength: [length],
      material: ['zinc'],
      weightEmpty: [rounded(rod(diameter, length) * 1.12, 2)],
    },
    listPrice: Math.round(rod(diameter, length) * 1150 + 980),
    customsNumber: '73181595',
    drawing: { kind: 'bolt', d: diameter, length },
    shelf: 'some',
    quantityBreaks: [{ from: 12, discount: 6 }],
  });
}

function small(kind: 'nut' | 'lockWasher', model: GasketedModel): VariantSeed {
  const { diameter } = model.bolt;
  const isNut = kind === 'nut';
  return createVariant({
    genericItemId: isNut ? 'NUT' : 'LOCKWASHER',
    articleNumber: partNumbers[kind](model),
    name: inEachLanguage((language) => `${partNames[kind][language]} M${diameter}, ${model.id}`),
    attributes: {
      partType: [kind],
      fitsModel: [model.id],
      thread: [`M${diameter}`],
      material: ['zinc'],
      weightEmpty: [rounded(diameter ** 3 * (isNut ? 8e-6 : 2.4e-6), 3)],
    },
    listPrice: Math.round(diameter ** 2 * (isNut ? 0.5 : 0.2) + 15),
    customsNumber: isNut ? '73181699' : '73182100',
    drawing: { kind: isNut ? 'nut' : 'washer', d: diameter },
    shelf: 'many',
    minimumQuantity: 4,
    packQuantity: 4,
    quantityBreaks: [
      { from: 100, discount: 8 },
      { from: 400, discount: 15 },
    ],
  });
}

function stud(model: GasketedModel): VariantSeed {
  const { diameter, length } = studOf(model);
  return createVariant({
    genericItemId: 'STUD',
    articleNumber: partNumbers.stud(model),
    name: inEachLanguage((language) => `${partNames.stud[language]} M${diameter} × ${length}, ${model.id}`),
    attributes: {
      partType: ['stud'],
      fitsModel: [model.id],
      thread: [`M${diameter}`],
      partLength: [length],
      material: ['a4'],
      weightEmpty: [rounded(rod(diameter, length), 2)],
    },
    listPrice: Math.round(rod(diameter, length) * 2400 + 180),
    customsNumber: '73181595',
    drawing: { kind: 'stud', d: diameter, length },
    shelf: 'many',
    packQuantity: 4,
    minimumQuantity: 4,
  });
}

const kinds = {
  TIGHTENINGBOLT: { part: 'tighteningBolt', choices: ['fitsModel', 'partLength'] },
  NUT: { part: 'nut', choices: ['fitsModel'] },
  LOCKWASHER: { part: 'lockWasher', choices: ['fitsModel'] },
  STUD: { part: 'stud', choices: ['fitsModel'] },
} as const;

/** Tightening bolts for each frame length, their nuts and washers, and studs of studded connections. */
export function createBoltsAndNuts(): Family {
  return {
    items: Object.entries(kinds).map(([genericItemId, { part, choices }]) => ({
      genericItemId,
      categoryIds: ['boltsandnuts'],
      name: partNames[part],
      description: partDescriptions[part],
      keyFigures: ['thread', 'fitsModel', 'material', 'weightEmpty'],
      variantAttributes: [...choices],
      tags: [],
    })),
    variants: gasketedModels.flatMap((model) => [
      ...model.frames.map(({ boltLength }) => tighteningBolt(model, boltLength)),
      small('nut', model),
      small('lockWasher', model),
      ...(model.connectionType === 'stud' ? [stud(model)] : []),
    ]),
  };
}
