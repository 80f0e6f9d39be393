import { knownDutyOf, type DutyResult, type GivenSide, type KnownDuty } from '@shop/thermal';
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
  const sideOf = (side: SideName): GivenSide => {
    const of = (name: FigureName) => valueOf(side, name);
    const [density, heatCapacity, conductivity, viscosity] = propertyNames.map(of) as [Value, Value, Value, Value];
    const kind = fluidOf(entered, side);
    return {
      liquid: { kind, percent: of('percent'), density, heatCapacity, conductivity, viscosity },
      ...{ flow: of('flow'), inlet: of('in'), outlet: of('out') },
    };
  };
  const given = knownDutyOf({ hot: sideOf('hot'), cold: sideOf('cold') });
  return {
    ...rest,
    known: given.kind === 'known' ? given.known : null,
    outOfRange: given.kind === 'outOfRange' ? given : null,
  };
}

type Value = number | null;

const isOfLiquid = (name: FigureName): boolean =>
  name === 'percent' || propertyNames.some((property) => property === name);
const mustBePositive = (name: FigureName): boolean => isOfLiquid(name) || name === 'drop';

/** False for the figures of another liquid than the chosen one. */
export function isUsed(entered: Entered, side: SideName, name: FigureName): boolean {
  const fluid = fluidOf(entered, side);
  if (name === 'percent') return fluid === 'ethyleneGlycol' || fluid === 'propyleneGlycol';
  return !isOfLiquid(name) || fluid === 'other';
}
