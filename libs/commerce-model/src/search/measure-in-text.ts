/** A value with its unit as the catalogue stores it (UN/CEFACT common code). */
export interface Measure {
  value: number;
  unitCode: string;
}

/** How people write units: code of the catalogue, factor, and for degrees what is added before it. */
const units: Record<string, [code: string, factor: number, offset?: number]> = {
  kw: ['KWT', 1],
  mw: ['KWT', 1000],
  w: ['KWT', 0.001],
  watt: ['KWT', 0.001],
  hp: ['KWT', 0.7457],
  ps: ['KWT', 0.7355],
  btu: ['KWT', 0.000293071],
  bar: ['BAR', 1],
  bars: ['BAR', 1],
  mbar: ['BAR', 0.001],
  mpa: ['BAR', 10],
  psi: ['BAR', 0.0689476],
  kpa: ['KPA', 1],
  c: ['CEL', 1],
  celsius: ['CEL', 1],
  grad: ['CEL', 1],
  f: ['CEL', 5 / 9, -32],
  fahrenheit: ['CEL', 5 / 9, -32],
  k: ['KEL', 1],
  mm: ['MMT', 1],
  cm: ['MMT', 10],
  m: ['MMT', 1000],
  m2: ['MTK', 1],
  sqm: ['MTK', 1],
  qm: ['MTK', 1],
  m3h: ['MQH', 1],
  ls: ['MQH', 3.6],
  lmin: ['MQH', 0.06],
  gpm: ['MQH', 0.2271247],
  l: ['LTR', 1],
  lt: ['LTR', 1],
  ltr: ['LTR', 1],
  liter: ['LTR', 1],
  liters: ['LTR', 1],
  litre: ['LTR', 1],
  litres: ['LTR', 1],
  litro: ['LTR', 1],
  litros: ['LTR', 1],
  litar: ['LTR', 1],
  litara: ['LTR', 1],
  ml: ['LTR', 0.001],
  kg: ['KGM', 1],
  kilo: ['KGM', 1],
  t: ['KGM', 1000],
  lb: ['KGM', 0.4535924],
  lbs: ['KGM', 0.4535924],
};

/** The measure of a number and the folded letters after it; undefined when they are no unit. */
export function measureOf(number: string, letters: string): Measure | undefined {
  const unit = Object.hasOwn(units, letters) ? units[letters] : undefined;
  const value = Number(number);
  if (!unit || !Number.isFinite(value)) return undefined;
  const [unitCode, factor, offset = 0] = unit;
  return { unitCode, value: Number(((value + offset) * factor).toPrecision(9)) };
}

/** Words for inches: sizes of threads are written without a unit in the catalogue. */
export const inchWords: ReadonlySet<string> = new Set([
  'inch',
  'inches',
  'zoll',
  'tum',
  'pouce',
  'pouces',
  'duim',
  'polegada',
  'polegadas',
  'col',
  'cola',
  'pulgada',
]);
