import { fromSystem, toSystem, type MeasureSystem } from '@shop/measures';
import type { Passes } from '@shop/thermal';
import { numberOf } from '../connectivity/entered-reading.ts';

export const sides = ['hot', 'cold'] as const;
export type SideName = (typeof sides)[number];

export const fluidKinds = ['water', 'ethyleneGlycol', 'propyleneGlycol', 'other'] as const;
export type FluidKind = (typeof fluidKinds)[number];

/** Four figures of a liquid that is in no table. */
export const propertyNames = ['density', 'heatCapacity', 'conductivity', 'viscosity'] as const;
export const figureNames = ['percent', ...propertyNames, 'flow', 'in', 'out', 'drop'] as const;
export type FigureName = (typeof figureNames)[number];

/** Name of a field, in the form and in the address: `hotFlow`. */
export type DutyFieldName = `${SideName}${Capitalize<FigureName> | 'Fluid'}`;
export const fieldName = (side: SideName, name: FigureName | 'fluid'): DutyFieldName =>
  `${side}${name[0]!.toUpperCase()}${name.slice(1)}` as DutyFieldName;

/** Passes of a pack; the first is the usual one, which no address names. */
export const passesChoices = ['1-1', '2-2', '1-2'] as const satisfies readonly Passes[];
export const packNames = ['old', 'new'] as const;
export type PackName = (typeof packNames)[number];

/** Where the figures of a side come from; the first is the usual one. */
export const originChoices = ['given', 'measured'] as const;
type Origin = (typeof originChoices)[number];

/** Name of a field in which one of few is chosen. */
type ChoiceName = `${PackName}Passes` | `${SideName}Origin`;

/** What is said of the electricity, with the names of the address. */
export const energyNames = ['energyHours', 'energyPrice', 'energyFactor'] as const;
export type EnergyName = (typeof energyNames)[number];

/** UN/CEFACT codes of figures that both measure systems have; others are entered in SI. */
const codes: Partial<Record<FigureName, string>> = { percent: 'P1', flow: 'MQH', in: 'CEL', out: 'CEL', drop: 'KPA' };
export const codeOfFigure = (name: FigureName): string | null => codes[name] ?? null;
const symbols: Partial<Record<FigureName, string>> = {
  density: 'kg/m³',
  heatCapacity: 'kJ/(kg·K)',
  conductivity: 'W/(m·K)',
  viscosity: 'mPa·s',
};
export const symbolOfFigure = (name: FigureName): string | undefined => symbols[name];

/** What was entered, in SI units as in the address; text that is no number stays as it was typed. */
export type Entered = Partial<Record<DutyFieldName | ChoiceName | EnergyName, string>>;

const maxLength = 12;

/**
 * Reads the address, or the entries of the form, which are in `system`; a form that was sent without a script says so by
 * `measures`.
 */
export function readEntered(source: URLSearchParams, system?: MeasureSystem): Entered {
  const from = system ?? (source.get('measures') === 'us' ? 'us' : 'si');
  const entered: Entered = {};
  for (const side of sides) {
    const fluid = source.get(fieldName(side, 'fluid'));
    if (isFluid(fluid) && fluid !== 'water') entered[fieldName(side, 'fluid')] = fluid;
    if (source.get(`${side}Origin`) === 'measured') entered[`${side}Origin`] = 'measured';
    for (const name of figureNames) {
      const text = source.get(fieldName(side, name))?.trim().slice(0, maxLength) ?? '';
      const value = numberOf(text);
      if (text !== '')
        entered[fieldName(side, name)] =
          value === undefined ? text : `${rounded(fromSystem(value, codeOfFigure(name), from))}`;
    }
  }
  for (const name of energyNames) {
    const text = source.get(name)?.trim().slice(0, maxLength) ?? '';
    if (text !== '') entered[name] = `${numberOf(text) ?? text}`;
  }
  for (const pack of packNames) {
    const passes = passesChoices.slice(1).find((one) => one === source.get(`${pack}Passes`));
    if (passes) entered[`${pack}Passes`] = passes;
  }
  return entered;
}

export const passesOf = (entered: Entered, pack: PackName): Passes =>
  passesChoices.find((one) => one === entered[`${pack}Passes`]) ?? '1-1';
export const originOf = (entered: Entered, side: SideName): Origin =>
  entered[`${side}Origin`] === 'measured' ? 'measured' : 'given';

const isFluid = (text: string | null): text is FluidKind => fluidKinds.some((kind) => kind === text);
export const fluidOf = (entered: Entered, side: SideName): FluidKind =>
  fluidKinds.find((kind) => kind === entered[fieldName(side, 'fluid')]) ?? 'water';

/** What a field shows of an entry, in `system` and with the decimal sign of the language. */
export function shownText(name: FigureName, text: string | undefined, system: MeasureSystem, tag: string): string {
  const value = numberOf(text ?? '');
  if (value === undefined) return text ?? '';
  const sign = new Intl.NumberFormat(tag).format(0.5).at(1)!;
  return `${rounded(toSystem(value, codeOfFigure(name), system))}`.replace('.', sign);
}

/** Six digits survive the way to the other system and back. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/** As a query, in the order of the form. */
export const enteredQuery = (entered: Entered): string => new URLSearchParams(entered).toString();
