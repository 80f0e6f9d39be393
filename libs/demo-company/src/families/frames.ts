import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import type { VariantSeed } from '../demo-company.ts';
import { gasketedModels, type GasketedModel } from '../models/gasketed-models.ts';
import { partNumbers } from '../models/part-numbers.ts';
import { partDescriptions, partNames } from '../words/products.ts';
import { packOf } from './gasketed.ts';

type FramePart = 'framePlate' | 'pressurePlate' | 'carryingBar' | 'guideBar' | 'supportColumn' | 'protectiveSheet';

/** Share of the weight and price of an empty frame. */
const shares: Record<FramePart, { weight: number; price: number }> = {
  framePlate: { weight: 0.36, price: 0.34 },
  pressurePlate: { weight: 0.31, price: 0.3 },
  carryingBar: { weight: 0.09, price: 0.11 },
  guideBar: { weight: 0.05, price: 0.07 },
  supportColumn: { weight: 0.08, price: 0.09 },
  protectiveSheet: { weight: 0.03, price: 0.06 },
};

function frameVariant(part: FramePart, model: GasketedModel, frameLength?: number): VariantSeed {
  const frame = model.frames.find(({ length }) => length === frameLength) ?? model.frames[0]!;
  const grows = frameLength === undefined ? 1 : frame.length / model.frames[0]!.length;
  const isBar = part === 'carryingBar' || part === 'guideBar';
  const articleNumber = isBar ? partNumbers[part](model, frame.length) : partNumbers[part](model);
  return createVariant({
    genericItemId: part.toUpperCase(),
    articleNumber,
    name: inEachLanguage(
      (language) => `${partNames[part][language]} ${model.id}${isBar ? `, ${frame.length} mm` : ''}`,
    ),
    attributes: {
      partType: [part],
      fitsModel: [model.id],
      material: ['painted'],
      ...(isBar ? { partLength: [frame.length], maxPlates: [frame.maxPlates] } : {}),
      weightEmpty: [rounded(model.weight.frame * shares[part].weight * grows, 1)],
    },
    euros: Math.round(model.price.frame * shares[part].price * grows),
    customsNumber: '84199085',
    drawing: { kind: 'framePart', part, ...packOf(model, Math.min(61, frame.maxPlates), frame.length) },
    shelf: 'few',
  });
}

/** The parts of a frame; the two bars in each length. */
export function createFrames(): Family {
  return {
    items: (Object.keys(shares) as FramePart[]).map((part) => ({
      genericItemId: part.toUpperCase(),
      categoryIds: ['frames'],
      name: partNames[part],
      description: partDescriptions[part],
      keyFigures: ['fitsModel', 'material', 'weightEmpty'],
      variantAttributes: part === 'carryingBar' || part === 'guideBar' ? ['fitsModel', 'partLength'] : ['fitsModel'],
      tags: [],
    })),
    variants: gasketedModels.flatMap((model) => [
      frameVariant('framePlate', model),
      frameVariant('pressurePlate', model),
      ...model.frames.map(({ length }) => frameVariant('carryingBar', model, length)),
      ...model.frames.map(({ length }) => frameVariant('guideBar', model, length)),
      frameVariant('supportColumn', model),
      frameVariant('protectiveSheet', model),
    ]),
  };
}
