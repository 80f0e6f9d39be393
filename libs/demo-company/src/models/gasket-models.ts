import { gasketedModels, type GasketMaterial } from './gasketed-models.ts';
import type { GasketGrade, GasketType } from './part-numbers.ts';

/** A plate with available gaskets, in millimetres and square metres. */
export interface GasketModel {
  id: string;
  plate: { width: number; height: number; area: number; thickness: number };
  dn: number;
  types: GasketType[];
  compounds: { material: GasketMaterial; grade: GasketGrade }[];
  thicknesses: number[];
  fixings: ('clipOn' | 'glued')[];
}

const allTypes: GasketType[] = ['channelGasket', 'endPlateGasket', 'partitionGasket', 'ringGasket'];
const allCompounds: GasketModel['compounds'] = [
  { material: 'NBR', grade: 'standard' },
  { material: 'NBR', grade: 'food' },
  { material: 'HNBR', grade: 'standard' },
  { material: 'HNBR', grade: 'food' },
  { material: 'EPDM', grade: 'standard' },
  { material: 'EPDM', grade: 'food' },
  { material: 'EPDM', grade: 'steam' },
  { material: 'FKM', grade: 'standard' },
];
const everyChoice = {
  types: allTypes,
  compounds: allCompounds,
  thicknesses: [0.4, 0.5, 0.6],
  fixings: ['clipOn', 'glued'],
} satisfies Partial<GasketModel>;

/** Plates of earlier series that are still served: name and nominal port diameter. */
const earlierPlates: [id: string, dn: number][] = [
  ['GX-040', 40],
  ['GX-060', 65],
  ['GX-120', 125],
  ['GM-018', 25],
  ['GM-025', 32],
  ['GM-037', 40],
  ['GM-050', 50],
  ['GM-075', 65],
  ['GM-110', 80],
  ['GM-160', 100],
  ['GM-240', 150],
  ['GK-020', 25],
  ['GK-035', 40],
  ['GK-055', 50],
  ['GK-090', 65],
  ['GK-140', 100],
  ['GK-220', 125],
  ['GK-300', 150],
  ['GK-420', 200],
];

function earlierPlate([id, dn]: [string, number]): GasketModel {
  const width = Math.round((dn * 4.2 + 90) / 10) * 10;
  const height = Math.round((width * 2.6) / 10) * 10;
  return {
    id,
    dn,
    plate: { width, height, area: Math.round(width * height * 0.73e-4) / 100, thickness: 0.6 },
    ...everyChoice,
  };
}

/** Semi-welded cassettes need gaskets only between them, of compounds that resist refrigerants. */
const semiWelded = gasketedModels
  .filter(({ id }) => ['GX-080', 'GX-100', 'GX-150'].includes(id))
  .map((model): GasketModel => ({
    ...model,
    id: model.id.replace('GX', 'SW'),
    types: ['channelGasket', 'endPlateGasket', 'ringGasket'],
    compounds: allCompounds
      .filter(
        ({ material, grade }) => material !== 'FKM' && grade !== 'steam' && !(material === 'NBR' && grade === 'food'),
      )
      .filter(({ material, grade }) => !(material === 'EPDM' && grade === 'food')),
    thicknesses: [0.4, 0.5, 0.6],
    fixings: ['clipOn'],
  }));

export const gasketModels: GasketModel[] = [
  ...gasketedModels.map((model) => ({ ...model, ...everyChoice })),
  ...semiWelded,
  ...earlierPlates.map(earlierPlate),
];
