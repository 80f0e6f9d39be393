/** Figures of one size of gasketed unit; lengths in millimetres, areas in square metres, weights in kilograms. */
export interface GasketedModel {
  id: string;
  /** One plate, gasket groove to gasket groove. */
  plate: { width: number; height: number; area: number; thickness: number; gap: number };
  dn: number;
  connectionType: 'thread' | 'flange' | 'stud';
  /** Shortest first: length of the carrying bar and the bolts, and maximum number of plates. */
  frames: { length: number; boltLength: number; maxPlates: number }[];
  bolt: { diameter: number; count: number };
  maxFlow: number;
  weight: { frame: number; perPlate: number };
  /** Euro, without tax. */
  price: { frame: number; perPlate: number };
  defaultGasket: GasketMaterial;
  plateMaterial: string;
}

export type GasketMaterial = 'NBR' | 'HNBR' | 'EPDM' | 'FKM';

/** Maximum continuous temperature by compound and minimum by its brittleness, degrees Celsius. */
export const gasketLimits: Record<GasketMaterial, { min: number; max: number; fluids: string[]; letter: string }> = {
  NBR: { min: -15, max: 110, fluids: ['water', 'glycol', 'oil'], letter: 'N' },
  HNBR: { min: -10, max: 140, fluids: ['water', 'oil'], letter: 'H' },
  EPDM: { min: -20, max: 150, fluids: ['water', 'glycol', 'steam'], letter: 'E' },
  FKM: { min: -5, max: 175, fluids: ['oil', 'aggressive'], letter: 'F' },
};

export const gasketedModels: GasketedModel[] = [
  {
    id: 'GX-032',
    plate: { width: 180, height: 480, area: 0.06, thickness: 0.5, gap: 2.5 },
    dn: 32,
    connectionType: 'thread',
    frames: [
      { length: 300, boltLength: 260, maxPlates: 51 },
      { length: 560, boltLength: 480, maxPlates: 101 },
    ],
    bolt: { diameter: 16, count: 4 },
    maxFlow: 12,
    weight: { frame: 37.6, perPlate: 0.4 },
    price: { frame: 629, perPlate: 11.3 },
    defaultGasket: 'NBR',
    plateMaterial: 'EN 1.4401',
  },
  {
    id: 'GX-050',
    plate: { width: 300, height: 780, area: 0.17, thickness: 0.5, gap: 2.5 },
    dn: 50,
    connectionType: 'flange',
    frames: [
      { length: 470, boltLength: 420, maxPlates: 91 },
      { length: 900, boltLength: 800, maxPlates: 201 },
    ],
    bolt: { diameter: 20, count: 6 },
    maxFlow: 36,
    weight: { frame: 141.9, perPlate: 1.1 },
    price: { frame: 1588, perPlate: 28.2 },
    defaultGasket: 'HNBR',
    plateMaterial: 'EN 1.4404',
  },
  {
    id: 'GX-080',
    plate: { width: 400, height: 1040, area: 0.33, thickness: 0.5, gap: 2.5 },
    dn: 80,
    connectionType: 'flange',
    frames: [
      { length: 620, boltLength: 560, maxPlates: 141 },
      { length: 1200, boltLength: 1080, maxPlates: 281 },
    ],
    bolt: { diameter: 24, count: 8 },
    maxFlow: 95,
    weight: { frame: 306, perPlate: 2.1 },
    price: { frame: 2490, perPlate: 45.2 },
    defaultGasket: 'HNBR',
    plateMaterial: 'EN 1.4404',
  },
  {
    id: 'GX-100',
    plate: { width: 480, height: 1300, area: 0.52, thickness: 0.5, gap: 2.7 },
    dn: 100,
    connectionType: 'stud',
    frames: [
      { length: 900, boltLength: 820, maxPlates: 171 },
      { length: 1600, boltLength: 1460, maxPlates: 351 },
    ],
    bolt: { diameter: 30, count: 8 },
    maxFlow: 150,
    weight: { frame: 640, perPlate: 3.2 },
    price: { frame: 4120, perPlate: 62.4 },
    defaultGasket: 'HNBR',
    plateMaterial: 'EN 1.4404',
  },
  {
    id: 'GX-150',
    plate: { width: 620, height: 1700, area: 0.92, thickness: 0.6, gap: 3 },
    dn: 150,
    connectionType: 'stud',
    frames: [
      { length: 1300, boltLength: 1180, maxPlates: 231 },
      { length: 2400, boltLength: 2200, maxPlates: 441 },
    ],
    bolt: { diameter: 36, count: 10 },
    maxFlow: 340,
    weight: { frame: 1480, perPlate: 6 },
    price: { frame: 8350, perPlate: 104 },
    defaultGasket: 'EPDM',
    plateMaterial: 'EN 1.4404',
  },
  {
    id: 'GX-200',
    plate: { width: 780, height: 2050, area: 1.24, thickness: 0.6, gap: 3.4 },
    dn: 200,
    connectionType: 'stud',
    frames: [
      { length: 1900, boltLength: 1720, maxPlates: 311 },
      { length: 3000, boltLength: 2780, maxPlates: 521 },
    ],
    bolt: { diameter: 42, count: 12 },
    maxFlow: 640,
    weight: { frame: 2650, perPlate: 9 },
    price: { frame: 14900, perPlate: 141 },
    defaultGasket: 'EPDM',
    plateMaterial: 'EN 1.4404',
  },
  {
    id: 'GX-300',
    plate: { width: 1000, height: 2400, area: 1.5, thickness: 0.6, gap: 4 },
    dn: 300,
    connectionType: 'stud',
    frames: [
      { length: 2600, boltLength: 2380, maxPlates: 381 },
      { length: 4200, boltLength: 3900, maxPlates: 601 },
    ],
    bolt: { diameter: 48, count: 14 },
    maxFlow: 1450,
    weight: { frame: 4480, perPlate: 12.2 },
    price: { frame: 26800, perPlate: 188 },
    defaultGasket: 'EPDM',
    plateMaterial: 'EN 1.4404',
  },
];

/** Connection as written in names and on the nameplate. */
export function connectionOf({ dn, connectionType }: Pick<GasketedModel, 'dn' | 'connectionType'>): string {
  return connectionType === 'thread' ? threads[dn]! : `DN ${dn}`;
}

const threads: Record<number, string> = { 15: 'G ½″', 20: 'G ¾″', 25: 'G 1″', 32: 'G 1¼″', 40: 'G 1½″', 50: 'G 2″' };
