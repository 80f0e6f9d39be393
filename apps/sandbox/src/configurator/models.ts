/** Prices are list prices in euro cents; names of parts are ids of the shop's articles. */
export interface Model {
  id: string;
  name: string;
  /** Code of stainless steel in the numbers of its plates, and its name; the better material of the other plates. */
  steel: Material;
  better: Material;
  frames: Record<FrameSize, { millimetres: number; maxPlates: number; bolt: string; price: number }>;
  bolts: number;
  /** Frame plate, pressure plate, support column and a connection. */
  parts: { framePlate: number; pressurePlate: number; column: number; connection: number };
  connectionPart: string;
  gaskets: Record<Gasket, { channel: number; end: number }>;
  /** Price of a liner of that rubber; where there is none, the connection cannot have it. */
  liners: Partial<Record<Gasket, number>>;
  /** Millimetres of its drawing. */
  size: { width: number; height: number };
}

interface Material {
  code: string;
  name: string;
  channel: number;
  end: number;
}

export const gaskets = ['NBR', 'HNBR', 'EPDM', 'FKM'] as const;
export type Gasket = (typeof gaskets)[number];
export const frameSizes = ['short', 'long'] as const;
export type FrameSize = (typeof frameSizes)[number];
export const materials = ['steel', 'better'] as const;
export const connections = ['plain', 'lined'] as const;

export const minPlates = 5;

const titanium = (channel: number, end: number): Material => ({ code: 'TI', name: 'Titanium Gr. 1', channel, end });

export const models: readonly Model[] = [
  {
    id: 'GX032',
    name: 'GX-032',
    steel: { code: '01', name: 'EN 1.4401', channel: 1380, end: 1790 },
    better: titanium(3580, 4640),
    frames: {
      short: { millimetres: 300, maxPlates: 51, bolt: 'GX032TB16260', price: 1452 * 4 + 6900 + 4400 },
      long: { millimetres: 560, maxPlates: 121, bolt: 'GX032TB16480', price: 1851 * 4 + 12_900 + 8200 },
    },
    bolts: 4,
    parts: { framePlate: 21_400, pressurePlate: 18_900, column: 5700, connection: 5600 },
    connectionPart: 'GX032CN32',
    gaskets: {
      NBR: { channel: 565, end: 675 },
      HNBR: { channel: 685, end: 825 },
      EPDM: { channel: 645, end: 775 },
      FKM: { channel: 2125, end: 2550 },
    },
    liners: { NBR: 1604, EPDM: 1604, FKM: 4170 },
    size: { width: 180, height: 480 },
  },
  {
    id: 'GX050',
    name: 'GX-050',
    steel: { code: '44', name: 'EN 1.4404', channel: 3440, end: 4460 },
    better: titanium(8950, 11_580),
    frames: {
      short: { millimetres: 470, maxPlates: 81, bolt: 'GX050TB20420', price: 2171 * 6 + 17_500 + 11_100 },
      long: { millimetres: 900, maxPlates: 201, bolt: 'GX050TB20800', price: 3249 * 6 + 33_400 + 21_300 },
    },
    bolts: 6,
    parts: { framePlate: 54_000, pressurePlate: 47_600, column: 14_300, connection: 8600 },
    connectionPart: 'GX050CN50',
    gaskets: {
      NBR: { channel: 975, end: 1175 },
      HNBR: { channel: 1190, end: 1430 },
      EPDM: { channel: 1120, end: 1345 },
      FKM: { channel: 3695, end: 4435 },
    },
    liners: { NBR: 2000, HNBR: 2000, EPDM: 2000, FKM: 5200 },
    size: { width: 320, height: 780 },
  },
  {
    id: 'GX080',
    name: 'GX-080',
    steel: { code: '44', name: 'EN 1.4404', channel: 5510, end: 7140 },
    better: titanium(14_340, 18_570),
    frames: {
      short: { millimetres: 620, maxPlates: 101, bolt: 'GX080TB24560', price: 3267 * 8 + 27_400 + 17_400 },
      long: { millimetres: 1200, maxPlates: 251, bolt: 'GX080TB241080', price: 5391 * 8 + 53_000 + 33_700 },
    },
    bolts: 8,
    parts: { framePlate: 84_700, pressurePlate: 74_700, column: 22_400, connection: 14_300 },
    connectionPart: 'GX080CN80',
    gaskets: {
      NBR: { channel: 1580, end: 1895 },
      HNBR: { channel: 1930, end: 2315 },
      EPDM: { channel: 1810, end: 2175 },
      FKM: { channel: 5975, end: 7170 },
    },
    liners: { NBR: 2660, HNBR: 2660, EPDM: 2660, FKM: 6916 },
    size: { width: 450, height: 1050 },
  },
  {
    id: 'GX100',
    name: 'GX-100',
    steel: { code: '44', name: 'EN 1.4404', channel: 7610, end: 9860 },
    better: { code: '54', name: 'UNS S31254', channel: 13_700, end: 17_750 },
    frames: {
      short: { millimetres: 900, maxPlates: 151, bolt: 'GX100TB30820', price: 6213 * 10 + 45_300 + 28_800 },
      long: { millimetres: 1600, maxPlates: 301, bolt: 'GX100TB301460', price: 10_296 * 10 + 80_600 + 51_300 },
    },
    bolts: 10,
    parts: { framePlate: 140_100, pressurePlate: 123_600, column: 37_100, connection: 18_500 },
    connectionPart: 'GX100CN100',
    gaskets: {
      NBR: { channel: 2300, end: 2755 },
      HNBR: { channel: 2800, end: 3360 },
      EPDM: { channel: 2635, end: 3160 },
      FKM: { channel: 8685, end: 10_425 },
    },
    liners: { NBR: 3100, HNBR: 3100, EPDM: 3100, FKM: 8060 },
    size: { width: 570, height: 1300 },
  },
];
