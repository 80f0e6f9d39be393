import { type AttributeValues, inEachLanguage, type Translated } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { GasketSupplySeed, ItemSeed, VariantSeed } from '../demo-company.ts';
import type { DrawingParameters } from '../drawings/draw.ts';
import { gasketedModels } from '../models/gasketed-models.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { textsIn } from '../texts.ts';
import { packOf } from './gasketed.ts';

const kitTexts = textsIn('kits');

interface Kit {
  id: string;
  name: Translated;
  description: Translated;
  categoryIds: string[];
  variantAttributes: string[];
  drawing: DrawingParameters;
  customsNumber: string;
  variants: {
    articleNumber: string;
    suffix: string;
    euros: number;
    attributes: AttributeValues;
    shelf?: 'many' | 'some' | 'few';
    packQuantity?: number;
  }[];
}

const cleaning: DrawingParameters = { kind: 'kit', form: 'cleaning' };
const tools: DrawingParameters = { kind: 'kit', form: 'tools' };

const kits: Kit[] = [
  {
    id: 'SKCLDES',
    name: kitTexts.descaling,
    description: kitTexts.descalingDescription,
    categoryIds: ['cleaning'],
    variantAttributes: ['volume'],
    drawing: cleaning,
    customsNumber: '34024900',
    variants: [10, 20, 50].map((litres) => ({
      articleNumber: `SK-CL-DES-${litres}`,
      suffix: `${litres} L`,
      euros: 46 + litres * 8.6,
      attributes: { volume: [litres], fluids: ['water'], weightEmpty: [rounded(litres * 1.24 + 1)] },
      shelf: 'some',
    })),
  },
  {
    id: 'SKCLDEG',
    name: kitTexts.degreasing,
    description: kitTexts.degreasingDescription,
    categoryIds: ['cleaning'],
    variantAttributes: ['volume'],
    drawing: cleaning,
    customsNumber: '34024900',
    variants: [10, 20].map((litres) => ({
      articleNumber: `SK-CL-DEG-${litres}`,
      suffix: `${litres} L`,
      euros: 38 + litres * 7.2,
      attributes: { volume: [litres], fluids: ['oil'], weightEmpty: [rounded(litres * 1.08 + 1)] },
      shelf: 'some',
    })),
  },
  {
    id: 'SKCIP',
    name: kitTexts.cleaningInPlace,
    description: kitTexts.cleaningInPlaceDescription,
    categoryIds: ['cleaning'],
    variantAttributes: ['volume'],
    drawing: cleaning,
    customsNumber: '84798997',
    variants: [60, 200].map((litres) => ({
      articleNumber: `SK-CIP-${litres}`,
      suffix: `${litres} L`,
      euros: 2100 + litres * 14,
      attributes: { volume: [litres], weightEmpty: [rounded(40 + litres * 0.3)] },
      shelf: 'few',
    })),
  },
  {
    id: 'SKTT',
    name: kitTexts.tighteningTool,
    description: kitTexts.tighteningToolDescription,
    categoryIds: ['tools'],
    variantAttributes: ['thread'],
    drawing: tools,
    customsNumber: '82041100',
    variants: gasketedModels.map(({ bolt }) => ({
      articleNumber: `SK-TT-${bolt.diameter}`,
      suffix: `M${bolt.diameter}`,
      euros: 62 + bolt.diameter * 4.5,
      attributes: { thread: [`M${bolt.diameter}`], weightEmpty: [rounded(bolt.diameter * 0.14, 1)] },
    })),
  },
  {
    // in two categories and also reachable without one: tools and frames
    id: 'SKLK',
    name: kitTexts.liftingKit,
    description: kitTexts.liftingKitDescription,
    categoryIds: ['tools', 'frames', 'a001'],
    variantAttributes: ['weightEmpty'],
    drawing: tools,
    customsNumber: '73269098',
    variants: [2, 8].map((tonnes) => ({
      articleNumber: `SK-LK-${tonnes}T`,
      suffix: `${tonnes} t`,
      euros: 118 + tonnes * 31,
      attributes: { partType: ['framePlate'], material: ['zinc'], weightEmpty: [rounded(3.5 + tonnes * 1.6, 1)] },
    })),
  },
  {
    // leading zero and space: numbers from the old price list
    id: 'SKGT',
    name: kitTexts.gasketTool,
    description: kitTexts.gasketToolDescription,
    categoryIds: ['tools'],
    variantAttributes: [],
    drawing: tools,
    customsNumber: '82055980',
    variants: [
      { articleNumber: '0450 117', suffix: 'GT', euros: 84, attributes: { weightEmpty: [1.3] }, shelf: 'some' },
    ],
  },
  {
    id: 'SKGA',
    name: kitTexts.adhesive,
    description: kitTexts.adhesiveDescription,
    categoryIds: ['tools'],
    variantAttributes: [],
    drawing: cleaning,
    customsNumber: '35069190',
    variants: [
      { articleNumber: 'SK-GA-310', suffix: '310 ml', euros: 46, attributes: { weightEmpty: [0.5] }, shelf: 'some' },
    ],
  },
  {
    id: 'SKGC',
    name: kitTexts.clips,
    description: kitTexts.clipsDescription,
    categoryIds: ['tools'],
    variantAttributes: [],
    drawing: tools,
    customsNumber: '39269097',
    variants: [
      {
        articleNumber: 'SK-GC-50',
        suffix: 'PP',
        euros: 0.35,
        attributes: { weightEmpty: [0.01] },
        shelf: 'many',
        packQuantity: 50,
      },
    ],
  },
  {
    id: 'SKGS',
    name: kitTexts.sampleCard,
    description: kitTexts.sampleCardDescription,
    categoryIds: ['tools'],
    variantAttributes: [],
    drawing: { kind: 'gasket', width: 180, height: 480, dn: 32, count: 2 },
    customsNumber: '40169997',
    variants: [
      {
        articleNumber: 'SK-GS-1',
        suffix: 'NBR, HNBR, EPDM, FKM',
        euros: 0,
        attributes: { weightEmpty: [0.1] },
        shelf: 'many',
      },
    ],
  },
];

function jackets(): Family {
  const forms = [
    {
      id: 'SKIH',
      name: kitTexts.heatJacket,
      code: 'IH',
      material: 'mineralWool',
      thickness: 60,
      range: [10, 180],
      models: gasketedModels.slice(0, 6),
    },
    {
      id: 'SKIC',
      name: kitTexts.coldJacket,
      code: 'IC',
      material: 'polyurethane',
      thickness: 40,
      range: [-45, 90],
      models: gasketedModels.slice(0, 4),
    },
  ];
  const items = forms.map(({ id, name }): ItemSeed => ({
    genericItemId: id,
    categoryIds: ['insulation'],
    name,
    description: kitTexts.jacketDescription,
    keyFigures: ['fitsModel', 'insulationThickness', 'designTemperature', 'maxPlates'],
    variantAttributes: ['fitsModel'],
    tags: [],
  }));
  const variants = forms.flatMap(({ id, name, code, material, thickness, range, models }) =>
    models.map((model): VariantSeed => {
      const frame = model.frames[0]!;
      const { height, width, length } = outerMeasures({ kind: 'platePack', ...packOf(model, 31, frame.length) });
      const [h, w, l] = [height![0] as number, width![0] as number, length![0] as number].map(
        (measure) => measure + 2 * thickness,
      ) as [number, number, number];
      const surface = (2 * h * (w + l) + w * l) / 1e6;
      return createVariant({
        genericItemId: id,
        articleNumber: `SK-${code}-${model.id.slice(3)}`,
        name: inEachLanguage((language) => `${name[language]}, ${model.id}`),
        attributes: {
          fitsModel: [model.id],
          // the first frames of this model were longer
          ...(model.id === 'GX-050' ? { fitsSerialFrom: ['30-080-0001'] } : {}),
          maxPlates: [frame.maxPlates],
          insulationThickness: [thickness],
          material: [material],
          designTemperature: range,
          height: [h],
          width: [w],
          length: [l],
          weightEmpty: [rounded(surface * thickness * 0.09, 1)],
        },
        euros: Math.round(90 + surface * 145),
        customsNumber: '84199085',
        drawing: { kind: 'kit', form: 'insulation', width: w, height: h, length: l },
        shelf: 'few',
      });
    }),
  );
  return { items, variants };
}

/** What fixes gaskets: adhesive for glued ones, clips for the others. */
export const gasketSupplies: GasketSupplySeed[] = [
  {
    commercialItemId: idOf('SK-GA-310'),
    part: 'gasketAdhesive',
    fixing: 'glued',
    reach: { of: 'area', squareMetres: 4 },
  },
  { commercialItemId: idOf('SK-GC-50'), part: 'gasketClips', fixing: 'clipOn', reach: { of: 'gasket', pieces: 4 } },
];

/** Kits for cleaning, tools and insulation. */
export function createServiceKits(): Family {
  const insulation = jackets();
  return {
    items: [
      ...kits.map(({ id, name, description, categoryIds, variantAttributes, variants: kitVariants }): ItemSeed => ({
        genericItemId: id,
        categoryIds,
        name,
        description,
        keyFigures: Object.keys(kitVariants[0]!.attributes).slice(0, 4),
        variantAttributes,
        tags: [],
      })),
      ...insulation.items,
    ],
    variants: [
      ...kits.flatMap(({ id, name, drawing, customsNumber, variants }) =>
        variants.map(({ articleNumber, suffix, euros, attributes, shelf, packQuantity = 1 }) =>
          createVariant({
            genericItemId: id,
            articleNumber,
            name: inEachLanguage((language) => `${name[language]}, ${suffix}`),
            attributes,
            euros,
            customsNumber,
            drawing,
            ...(shelf ? { shelf } : {}),
            packQuantity,
            minimumQuantity: packQuantity,
            commercialItemId: idOf(articleNumber),
          }),
        ),
      ),
      ...insulation.variants,
    ],
  };
}
