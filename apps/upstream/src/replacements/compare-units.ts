import type { ReplacementCandidate, ReplacementDifference } from '@shop/api-contracts';
import type { AttributeValues } from '@shop/commerce-model';
import { connectionOfText, stepsBetween, textOfConnection, type Connection } from './connections.ts';
import type { OldUnit } from './old-unit.ts';

type Values = (string | number)[];
type Effect = ReplacementDifference['effect'];

/** Pipes reach this far without a new piece, in millimetres. */
const portTolerance = 2;
/** A unit that is this much larger may not go into its place. */
const roomTolerance = 1.05;
/** Of the heating surface: less may not do, more costs without need. */
const areaBounds = { min: 0.95, max: 1.6 };

const largest = (values: Values): number => Math.max(...values.map(Number));
const areEqual = (old: Values, now: Values): boolean =>
  old.length === now.length && old.every((one, n) => one === now[n]);
const equalOr =
  (effect: Effect) =>
  (old: Values, now: Values): Effect =>
    areEqual(old, now) ? 'same' : effect;

const withinRoom = (old: Values, now: Values): Effect =>
  areEqual(old, now) ? 'same' : largest(now) <= largest(old) * roomTolerance ? 'better' : 'check';
const atSamePlace = (old: Values, now: Values): Effect =>
  Math.abs(largest(now) - largest(old)) <= portTolerance ? 'same' : 'adapter';
const atLeast = (old: Values, now: Values): Effect =>
  areEqual(old, now) ? 'same' : largest(now) >= largest(old) ? 'better' : 'check';
function covers(old: Values, now: Values): Effect {
  if (areEqual(old, now)) return 'same';
  const isWider = Number(now[0]) <= Number(old[0]) && largest(now) >= largest(old);
  return isWider ? 'better' : 'check';
}
function enough(old: Values, now: Values): Effect {
  const share = largest(now) / largest(old);
  return areEqual(old, now) ? 'same' : share >= areaBounds.min && share <= areaBounds.max ? 'better' : 'check';
}

interface Rule {
  id: string;
  compare: (old: Values, now: Values) => Effect;
  /** Without it nobody can say that a unit goes into the place of another. */
  isDecisive?: true;
}

/** Figures that are compared after the connections, in the order in which they are shown. */
const rules: readonly Rule[] = [
  { id: 'connectionStandard', compare: equalOr('adapter'), isDecisive: true },
  { id: 'portDistanceHeight', compare: atSamePlace, isDecisive: true },
  { id: 'portDistanceWidth', compare: atSamePlace, isDecisive: true },
  { id: 'height', compare: withinRoom },
  { id: 'width', compare: withinRoom },
  { id: 'length', compare: withinRoom },
  { id: 'weightEmpty', compare: equalOr('better') },
  { id: 'totalArea', compare: enough, isDecisive: true },
  { id: 'numberOfPlates', compare: equalOr('better') },
  { id: 'platePattern', compare: equalOr('check') },
  { id: 'designPressure', compare: atLeast, isDecisive: true },
  { id: 'designTemperature', compare: covers, isDecisive: true },
];

/** All attributes that are compared. */
export const comparedIds = ['connection', ...rules.map(({ id }) => id)];
const decisiveIds: ReadonlySet<string> = new Set([
  'connection',
  ...rules.flatMap(({ id, isDecisive }) => (isDecisive ? [id] : [])),
]);

/** Figures of the old unit beside those of a new one, and whether it goes into its place. Values are keys, not words. */
export function compareUnits(
  old: OldUnit,
  attributes: AttributeValues,
): Pick<ReplacementCandidate, 'verdict' | 'differences'> {
  const differences = [
    ...compareConnections(old, attributes['connection']),
    ...rules.map(({ id, compare }): ReplacementDifference => {
      const [before, now] = [old.attributes[id] ?? null, attributes[id] ?? null];
      return { id, side: null, old: before, new: now, effect: before && now ? compare(before, now) : 'unknown' };
    }),
    // what neither says is no difference
  ].filter((one) => one.old !== null || one.new !== null);
  return { verdict: verdictOf(differences), differences };
}

function verdictOf(differences: readonly ReplacementDifference[]): ReplacementCandidate['verdict'] {
  const has = (effect: Effect) => differences.some((one) => one.effect === effect);
  if (has('check') || differences.some(({ id, effect }) => effect === 'unknown' && decisiveIds.has(id))) return 'check';
  return has('adapter') ? 'withAdapters' : 'exact';
}

function compareConnections({ cold, hot }: OldUnit, now: Values | undefined): ReplacementDifference[] {
  const one = (side: ReplacementDifference['side'], before: Connection | undefined): ReplacementDifference => ({
    id: 'connection',
    side,
    old: before ? [textOfConnection(before)] : null,
    new: now ?? null,
    effect: effectOfConnection(before, connectionOfText(now?.[0])),
  });
  const isOne = cold?.size === hot?.size && cold?.kind === hot?.kind;
  return isOne ? [one(null, cold)] : [one('cold', cold), one('hot', hot)];
}

function effectOfConnection(before: Connection | undefined, now: Connection | undefined): Effect {
  if (!before || !now) return 'unknown';
  if (stepsBetween(before.size, now.size) > 1) return 'check';
  if (before.size !== now.size) return 'adapter';
  return before.kind === null ? 'unknown' : before.kind === now.kind ? 'same' : 'adapter';
}
