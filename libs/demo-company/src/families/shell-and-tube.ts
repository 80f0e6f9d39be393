import { inEachLanguage, type Translated } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { UnitParameters } from '../drawings/draw.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { translated } from '../texts.ts';
import { productNames } from '../words/products.ts';

export interface TubeModel {
  id: string;
  /** Outer diameter of the shell and of a tube, in millimetres. */
  shell: number;
  tube: number;
  tubes: number;
  dn: number;
  lengths: number[];
  materials: TubeMaterial[];
  maxFlow: number;
}
type TubeMaterial = 'EN 1.4404' | 'copper' | 'titanium';

export const tubeModels: TubeModel[] = [
  {
    id: 'ST-114',
    shell: 114,
    tube: 12,
    tubes: 32,
    dn: 32,
    lengths: [600, 1000, 1400],
    materials: ['EN 1.4404', 'copper'],
    maxFlow: 9,
  },
  {
    id: 'ST-168',
    shell: 168,
    tube: 12,
    tubes: 76,
    dn: 50,
    lengths: [1000, 1600],
    materials: ['EN 1.4404', 'copper', 'titanium'],
    maxFlow: 26,
  },
  {
    id: 'ST-219',
    shell: 219,
    tube: 16,
    tubes: 84,
    dn: 65,
    lengths: [1600, 2000],
    materials: ['EN 1.4404', 'copper'],
    maxFlow: 48,
  },
  {
    id: 'ST-273',
    shell: 273,
    tube: 16,
    tubes: 138,
    dn: 80,
    lengths: [1600, 2400],
    materials: ['EN 1.4404', 'titanium'],
    maxFlow: 88,
  },
];

const letters: Record<TubeMaterial, string> = { 'EN 1.4404': 'S', copper: 'C', titanium: 'T' };
const shown: Record<TubeMaterial, Translated> = {
  'EN 1.4404': translated('tubes.stainless'),
  copper: translated('tubes.copper'),
  titanium: translated('tubes.titanium'),
};

/** 120 characters in English, the maximum: tests that long names wrap. */
const longName = translated('shellAndTubeLongName');

/** Attributes of a shell-and-tube unit; the area is the outside of all tubes. */
export function tubeAttributes(model: TubeModel, length: number, material: TubeMaterial, drawing: UnitParameters) {
  const area = rounded((model.tubes * Math.PI * model.tube * length) / 1e6, 2);
  const tubeVolume = (model.tubes * Math.PI * (model.tube / 2 - 1) ** 2 * length) / 1e6;
  const weight =
    0.02 * model.shell ** 1.6 +
    (model.shell * Math.PI * 5 * length * 7.9) / 1e6 +
    model.tubes * model.tube * 0.00009 * length;
  return {
    designPressure: [16],
    testPressure: [22.9],
    designTemperature: [-10, 200],
    maxFlow: [model.maxFlow],
    duty: [rounded((area * 21) / 5) * 5],
    pressureDrop: [30],
    approachTemperature: [5],
    totalArea: [area],
    liquidVolume: [rounded(tubeVolume, 1)],
    fluids: material === 'titanium' ? ['seawater', 'water', 'aggressive'] : ['oil', 'steam', 'water'],
    shellDiameter: [model.shell],
    tubeLength: [length],
    numberOfTubes: [model.tubes],
    tubeMaterial: [material],
    connection: [`DN ${model.dn}`],
    connectionStandard: ['EN 1092-1 PN 16'],
    ...outerMeasures(drawing),
    weightEmpty: [rounded(weight)],
    weightFilled: [rounded(weight + tubeVolume * 2.4)],
    approvals: [model.shell >= 219 ? 'ped2' : 'ped1'],
    fluidGroup: ['one'],
  };
}

/** Shell-and-tube units, ST series. */
export function createShellAndTube(): Family {
  return {
    items: tubeModels.map((model) => ({
      genericItemId: idOf(model.id),
      categoryIds: ['shellandtube'],
      name: inEachLanguage((language) => `${productNames.shellAndTube[language]} ${model.id}`),
      description: translated('descriptions.shellAndTube', {
        model: model.id,
        tubes: model.tubes,
        connection: `DN ${model.dn}`,
      }),
      keyFigures: ['totalArea', 'maxFlow', 'designPressure', 'designTemperature'],
      variantAttributes: ['tubeMaterial', 'tubeLength'],
      tags: [],
    })),
    variants: tubeModels.flatMap((model) =>
      model.materials.flatMap((material) =>
        model.lengths.map((length) => {
          const drawing: UnitParameters = {
            kind: 'shellAndTube',
            length,
            diameter: model.shell,
            connections: { dn: model.dn, type: 'flange' },
          };
          const attributes = tubeAttributes(model, length, material, drawing);
          const isLong = model.id === 'ST-273' && material === 'titanium' && length === 2400;
          return createVariant({
            genericItemId: idOf(model.id),
            articleNumber: `${model.id}-${letters[material]}16-${length}`,
            name: isLong
              ? longName
              : inEachLanguage(
                  (language) =>
                    `${productNames.shellAndTube[language]} ${model.id}, ${length} mm, ${shown[material][language]}`,
                ),
            attributes,
            customsNumber: '84195080',
            drawing,
            hasDimensions: true,
            shelf: 'few',
            ...(material === 'titanium' && model.shell > 200
              ? {}
              : { euros: Math.round(480 + attributes.totalArea[0]! * (material === 'titanium' ? 980 : 395)) }),
          });
        }),
      ),
    ),
  };
}
