import type { GasketedModel, GasketMaterial } from './gasketed-models.ts';

const materialCodes: Record<string, string> = {
  'EN 1.4401': '01',
  'EN 1.4404': '44',
  'UNS S31254': '54',
  titanium: 'TI',
};

/** Article numbers of the parts of a gasketed model, for catalogue, relations and kits. */
export const partNumbers = {
  framePlate: (model: GasketedModel) => `${model.id}-FP`,
  pressurePlate: (model: GasketedModel) => `${model.id}-PP`,
  carryingBar: (model: GasketedModel, frameLength: number) => `${model.id}-CB-${frameLength}`,
  guideBar: (model: GasketedModel, frameLength: number) => `${model.id}-GB-${frameLength}`,
  supportColumn: (model: GasketedModel) => `${model.id}-SC`,
  protectiveSheet: (model: GasketedModel) => `${model.id}-PS`,
  tighteningBolt: (model: GasketedModel, length: number) => `${model.id}-TB-${model.bolt.diameter}-${length}`,
  nut: (model: GasketedModel) => `${model.id}-NU-${model.bolt.diameter}`,
  lockWasher: (model: GasketedModel) => `${model.id}-LW-${model.bolt.diameter}`,
  stud: (model: GasketedModel) => `${model.id}-SB-${studOf(model).diameter}`,
  endPlate1: (model: GasketedModel, material: string) => `${model.id}-E1-${materialCodes[material]}`,
  endPlate2: (model: GasketedModel, material: string) => `${model.id}-E2-${materialCodes[material]}`,
  partitionPlate: (model: GasketedModel, material: string) => `${model.id}-PA-${materialCodes[material]}`,
  channelPlate: (model: GasketedModel, pattern: 'H' | 'L', material: string) =>
    `${model.id}-CP-${pattern}-${materialCodes[material]}`,
  connection: (model: GasketedModel) => `${model.id}-CN-${model.dn}`,
  connectionLiner: (model: GasketedModel, material: GasketMaterial) => `${model.id}-LI-${material}`,
  foot: (model: GasketedModel) => `${model.id}-FT`,
  regasketingKit: (model: GasketedModel, plates: number, letter: string) =>
    `SK-RG-${model.id.slice(3)}-${letter}-${String(plates).padStart(3, '0')}`,
};

export type GasketType = 'channelGasket' | 'endPlateGasket' | 'partitionGasket' | 'ringGasket';
export type GasketGrade = 'standard' | 'food' | 'steam';

const gasketTypeCodes: Record<GasketType, string> = {
  channelGasket: 'GC',
  endPlateGasket: 'GE',
  partitionGasket: 'GP',
  ringGasket: 'GR',
};
const gradeCodes: Record<GasketGrade, string> = { standard: '', food: 'F', steam: 'S' };

/** `GX-050-GC-HNBR` is the default; other thickness and glue are part of the number: `GX-050-GC-HNBRF-06G`. */
export function gasketNumber(
  model: { id: string; plate: { thickness: number } },
  gasket: { type: GasketType; material: GasketMaterial; grade?: GasketGrade; thickness?: number; glued?: boolean },
): string {
  const { thickness = model.plate.thickness } = gasket;
  const other = thickness === model.plate.thickness ? '' : String(Math.round(thickness * 10)).padStart(2, '0');
  const tail = other + (gasket.glued ? 'G' : '');
  return `${model.id}-${gasketTypeCodes[gasket.type]}-${gasket.material}${gradeCodes[gasket.grade ?? 'standard']}${tail && `-${tail}`}`;
}

/** Studs of a connection: diameter and number of one flange, EN 1092-1 PN 16. */
export function studOf({ dn }: Pick<GasketedModel, 'dn'>): { diameter: number; length: number; perConnection: number } {
  const diameter = dn <= 100 ? 16 : dn <= 200 ? 20 : 24;
  return { diameter, length: diameter * 5, perConnection: dn <= 100 ? 8 : dn <= 150 ? 8 : 12 };
}

/** The gasket of a delivered unit: fluorine rubber needs adhesive to stay in the groove. */
export function deliveredGasket(
  model: { id: string; plate: { thickness: number } },
  type: GasketType,
  material: GasketMaterial,
): string {
  return gasketNumber(model, { type, material, glued: material === 'FKM' });
}
