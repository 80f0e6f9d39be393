import { inEachLanguage, type Translated } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import type { UnitParameters } from '../drawings/draw.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { translated } from '../texts.ts';
import { productNames } from '../words/products.ts';

interface AirModel {
  id: string;
  category: 'drycoolers' | 'unitheaters';
  /** Size of the section with one fan, in millimetres. */
  cell: { width: number; height: number; depth: number };
  fans: number[];
  rows: number[];
  /** Per fan: cubic metres per hour, motor power in kilowatt, heat in kilowatt with two rows of tubes. */
  perFan: { airFlow: number; power: number; duty: number; weight: number; price: number };
  connections: Record<number, string>;
}

const airModels: AirModel[] = [
  {
    id: 'AC-063',
    category: 'drycoolers',
    cell: { width: 1100, height: 1180, depth: 620 },
    fans: [1, 2, 3, 4],
    rows: [2, 3],
    perFan: { airFlow: 9800, power: 0.78, duty: 42, weight: 92, price: 1480 },
    connections: { 1: 'DN 32', 2: 'DN 40', 3: 'DN 50', 4: 'DN 50' },
  },
  {
    id: 'AC-091',
    category: 'drycoolers',
    cell: { width: 1500, height: 1560, depth: 760 },
    fans: [2, 4],
    rows: [2],
    perFan: { airFlow: 21500, power: 1.9, duty: 96, weight: 188, price: 2960 },
    connections: { 2: 'DN 65', 4: 'DN 80' },
  },
  {
    id: 'AH-040',
    category: 'unitheaters',
    cell: { width: 620, height: 560, depth: 220 },
    fans: [1],
    rows: [1, 2, 3],
    perFan: { airFlow: 3200, power: 0.24, duty: 26, weight: 19, price: 468 },
    connections: { 1: 'G ¾″' },
  },
  {
    id: 'AH-050',
    category: 'unitheaters',
    cell: { width: 760, height: 700, depth: 260 },
    fans: [1],
    rows: [1, 2, 3],
    perFan: { airFlow: 5600, power: 0.45, duty: 45, weight: 31, price: 655 },
    connections: { 1: 'G 1″' },
  },
];

const rowFactor: Record<number, number> = { 1: 0.68, 2: 1, 3: 1.24 };

/** Dry coolers, AC, and unit heaters, AH. */
export function createAir(): Family {
  const nameOf = (model: AirModel): Translated =>
    model.category === 'drycoolers' ? productNames.dryCooler : productNames.unitHeater;
  return {
    items: airModels.map((model) => ({
      genericItemId: idOf(model.id),
      categoryIds: [model.category],
      name: inEachLanguage((language) => `${nameOf(model)[language]} ${model.id}`),
      description: translated(`descriptions.${model.category === 'drycoolers' ? 'dryCooler' : 'unitHeater'}`, {
        airFlow: model.perFan.airFlow,
      }),
      keyFigures: ['duty', 'airFlow', 'designPressure', 'weightEmpty'],
      variantAttributes: model.fans.length > 1 ? ['fans', 'duty'] : ['duty'],
      tags: [],
    })),
    variants: airModels.flatMap((model) =>
      model.fans.flatMap((fans) =>
        model.rows.map((rows) => {
          const drawing: UnitParameters = {
            kind: 'airCooler',
            width: model.cell.width * fans,
            height: model.cell.height,
            depth: model.cell.depth,
            fans,
          };
          const duty = rounded(model.perFan.duty * fans * rowFactor[rows]!);
          const volume = rounded(model.perFan.weight * fans * rows * 0.055, 1);
          const weight = model.perFan.weight * fans * (0.8 + rows * 0.1);
          const connection = model.connections[fans]!;
          return createVariant({
            genericItemId: idOf(model.id),
            articleNumber: `${model.id}-${fans}F${rows}R`,
            name: inEachLanguage((language) => `${nameOf(model)[language]} ${model.id}, ${duty} kW`),
            attributes: {
              designPressure: [model.category === 'drycoolers' ? 10 : 16],
              testPressure: [model.category === 'drycoolers' ? 14.3 : 22.9],
              designTemperature: model.category === 'drycoolers' ? [-40, 60] : [0, 180],
              duty: [duty],
              pressureDrop: [rows * 14],
              liquidVolume: [volume],
              fluids: model.category === 'drycoolers' ? ['glycol', 'water'] : ['water', 'steam'],
              tubeMaterial: ['copper'],
              airFlow: [model.perFan.airFlow * fans],
              fans: [fans],
              fanPower: [rounded(model.perFan.power * fans, 2)],
              connection: [connection],
              connectionStandard: [connection.startsWith('DN') ? 'EN 1092-1 PN 16' : 'ISO 228-1'],
              ...outerMeasures(drawing),
              weightEmpty: [rounded(weight)],
              weightFilled: [rounded(weight + volume)],
              approvals: ['pedArticle'],
              fluidGroup: ['two'],
            },
            euros: Math.round(model.perFan.price * fans * (0.7 + rows * 0.15)),
            customsNumber: '84195080',
            countryOfOrigin: 'DE',
            drawing,
            hasDimensions: true,
            shelf: 'few',
          });
        }),
      ),
    ),
  };
}
