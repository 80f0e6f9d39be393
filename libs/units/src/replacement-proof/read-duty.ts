import {
  FluidRangeError,
  massFlowOf,
  type DutyResult,
  type Fluid,
  type KnownDuty,
  type KnownSide,
} from '@shop/thermal';
import { numberOf } from '../connectivity/entered-reading.ts';
import {
  fieldName,
  figureNames,
  fluidOf,
  propertyNames,
  sides,
  type DutyFieldName,
  type Entered,
  type FigureName,
  type SideName,
} from './duty-fields.ts';

export interface EnteredDuty {
  /** Null while a field is no number, or a liquid lacks its figures. */
  known: KnownDuty | null;
  /** kPa; null where nothing was said. */
  allowed: Record<SideName, number | null>;
  /** Fields whose text is no number, or not above zero where it has to be. */
  invalid: DutyFieldName[];
  /** Figures of a liquid that are needed. */
  needed: DutyFieldName[];
  /** A liquid outside its published range, found before anything could be computed. */
  outOfRange: Extract<DutyResult, { kind: 'outOfRange' }> | null;
}

/** Where only the flow is known, its temperature does not matter to any result. */
const usualTemperature = 20;

/** A duty from the entries of the form; flows in m³/h are those at the inlet, or at the outlet while that is unknown. */
export function readDuty(entered: Entered): EnteredDuty {
  const valueOf = (side: SideName, name: FigureName) => numberOf(entered[fieldName(side, name)] ?? '') ?? null;
  const used = sides.flatMap((side) =>
    figureNames.filter((name) => isUsed(entered, side, name)).map((name) => ({ side, name })),
  );
  const invalid = used
    .filter(({ side, name }) => {
      const text = entered[fieldName(side, name)];
      const value = numberOf(text ?? '');
      return text !== undefined && (value === undefined || (mustBePositive(name) && value <= 0));
    })
    .map(({ side, name }) => fieldName(side, name));
  const needed = used
    .filter(({ side, name }) => isOfLiquid(name) && entered[fieldName(side, name)] === undefined)
    .map(({ side, name }) => fieldName(side, name));
  const rest = { allowed: { hot: valueOf('hot', 'drop'), cold: valueOf('cold', 'drop') }, invalid, needed };
  if (invalid.length > 0 || needed.length > 0) return { ...rest, known: null, outOfRange: null };
  const sideOf = (side: SideName): KnownSide => {
    const fluid = liquidOf(entered, side);
    const [flow, inlet, outlet] = [valueOf(side, 'flow'), valueOf(side, 'in'), valueOf(side, 'out')];
    return { fluid, inlet, outlet, flow: flow && massFlowOf(fluid, flow, inlet ?? outlet ?? usualTemperature) };
  };
  const known: Partial<KnownDuty> = {};
  for (const side of sides) {
    try {
      known[side] = sideOf(side);
    } catch (error) {
      if (!(error instanceof FluidRangeError)) throw error;
      return { ...rest, known: null, outOfRange: { kind: 'outOfRange', side, error } };
    }
  }
  return { ...rest, known: known as KnownDuty, outOfRange: null };
}

const isOfLiquid = (name: FigureName): boolean =>
  name === 'percent' || propertyNames.some((property) => property === name);
const mustBePositive = (name: FigureName): boolean => isOfLiquid(name) || name === 'drop';

/** False for the figures of another liquid than the chosen one. */
export function isUsed(entered: Entered, side: SideName, name: FigureName): boolean {
  const fluid = fluidOf(entered, side);
  if (name === 'percent') return fluid === 'ethyleneGlycol' || fluid === 'propyleneGlycol';
  return !isOfLiquid(name) || fluid === 'other';
}

function liquidOf(entered: Entered, side: SideName): Fluid {
  const kind = fluidOf(entered, side);
  const of = (name: FigureName) => numberOf(entered[fieldName(side, name)] ?? '')!;
  if (kind === 'water') return { kind };
  if (kind !== 'other') return { kind, percent: of('percent') };
  const [density, heatCapacity, conductivity, viscosity] = propertyNames.map(of) as [number, number, number, number];
  return { kind, density, heatCapacity: heatCapacity * 1000, conductivity, viscosity: viscosity / 1000 };
}
