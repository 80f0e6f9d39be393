import type { CleaningForecast } from '@shop/api-contracts';
import { fitLine, medianOf, type FittedLine, type Line, type Point } from './fitted-line.ts';
import { heatBalanceOf, type HeatBalance, type Measured } from './heat.ts';

/** A reading as it is stored. */
export interface StoredReading extends Measured {
  id: string;
  measuredAt: Date;
  hotPressureDrop: number | null;
  coldPressureDrop: number | null;
  afterCleaning: boolean;
}

/** A reading with what it says of the unit. */
export interface AssessedReading extends StoredReading, HeatBalance {
  /** The duties of both sides contradict each other: one of the figures is wrong. Not used. */
  isDoubtful: boolean;
  /** At the flows that the unit usually has: heat transfer and pressure drop depend on them. Others are not used. */
  isComparable: boolean;
  /** Taken since the unit was last clean. */
  isCurrent: boolean;
}

/** Duties of both sides differ by at most so much, in per cent. */
const maxImbalance = 10;
/** A flow is comparable within this share of the usual one. */
const flowTolerance = 0.1;
const fewestReadings = 8;
const shortestDays = 14;
/** A unit counts as clean in so many readings after it was built or cleaned. */
const cleanReadings = 8;
/** Shares of the clean value at which a unit has to be cleaned. */
const limits = { conductance: 0.7, hotPressureDrop: 1.5, coldPressureDrop: 1.5 };
const flowOf = { hotPressureDrop: 'hotFlow', coldPressureDrop: 'coldFlow' } as const;
/** A line is fitted through at most so many points. */
const maxPoints = 240;
/** A line through older readings says nothing about today. */
const oldestDays = 60;
/** Nobody plans a cleaning beyond it, and no line holds so long. */
const horizonDays = 730;

const dayMs = 86_400_000;
const daysOf = (date: Date): number => date.getTime() / dayMs;

/** Readings in the order of time, with what each says. */
export function assessReadings(readings: readonly StoredReading[]): AssessedReading[] {
  const ordered = [...readings].sort((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime());
  const cleanedAt = ordered.findLastIndex(({ afterCleaning }) => afterCleaning);
  const current = ordered.slice(Math.max(cleanedAt, 0));
  const usual = { hotFlow: usualOf(current, 'hotFlow'), coldFlow: usualOf(current, 'coldFlow') };
  const isUsual = (flow: number | null, of: number | null): boolean =>
    flow === null || of === null || Math.abs(flow - of) <= flowTolerance * of;
  return ordered.map((reading, at) => {
    const balance = heatBalanceOf(reading);
    return {
      ...reading,
      ...balance,
      isDoubtful: balance.imbalance !== null && Math.abs(balance.imbalance) > maxImbalance,
      isComparable: isUsual(reading.hotFlow, usual.hotFlow) && isUsual(reading.coldFlow, usual.coldFlow),
      isCurrent: at >= cleanedAt,
    };
  });
}

/** Those that a trend is made of. */
export const usedReadings = (assessed: readonly AssessedReading[]): AssessedReading[] =>
  assessed.filter((reading) => reading.isCurrent && reading.isComparable && !reading.isDoubtful);

/** The value of a clean unit: the median of the first readings. */
export const cleanValueOf = (values: readonly number[]): number => medianOf(values.slice(0, cleanReadings));

function usualOf(readings: readonly StoredReading[], flow: 'hotFlow' | 'coldFlow'): number | null {
  const known = readings.flatMap((reading) => reading[flow] ?? []);
  return known.length === 0 ? null : medianOf(known);
}

/**
 * When a unit has to be cleaned: its heat transfer falls to 70 % of the clean value, or the pressure drop of a side rises to
 * 150 %, whichever comes first.
 */
export function forecastCleaning(assessed: readonly AssessedReading[], now: Date): CleaningForecast {
  const used = usedReadings(assessed);
  const days = used.length === 0 ? 0 : daysOf(used.at(-1)!.measuredAt) - daysOf(used[0]!.measuredAt);
  const age = used.length === 0 ? 0 : daysOf(now) - daysOf(used.at(-1)!.measuredAt);
  const missing = [
    ...(used.length < fewestReadings ? [{ what: 'readings' as const, need: fewestReadings, have: used.length }] : []),
    ...(age > oldestDays ? [{ what: 'recent' as const, need: oldestDays, have: Math.floor(age) }] : []),
    ...(days < shortestDays ? [{ what: 'days' as const, need: shortestDays, have: Math.floor(days) }] : []),
  ];
  if (missing.length > 0) return { state: 'unknown', missing, sign: null, dueOn: null, earliest: null, latest: null };
  const signs = (['conductance', 'hotPressureDrop', 'coldPressureDrop'] as const).flatMap((sign) => {
    const found = crossingOf(used, sign, now);
    return found ? [{ sign, ...found }] : [];
  });
  const [first] = signs.sort((a, b) => a.due - b.due);
  const today = daysOf(now);
  if (!first || first.due > today + horizonDays)
    return { state: 'notSoon', missing: [], sign: null, dueOn: null, earliest: null, latest: null };
  const dayOf = (day: number): string => new Date(Math.max(day, today) * dayMs).toISOString().slice(0, 10);
  return {
    state: first.due <= today ? 'overdue' : 'due',
    missing: [],
    sign: first.sign,
    dueOn: dayOf(first.due),
    earliest: dayOf(first.earliest),
    latest: first.latest > today + horizonDays ? null : dayOf(first.latest),
  };
}

/** Days at which one sign reaches its limit; undefined when it is not known or nothing says that it worsens. */
function crossingOf(
  used: readonly AssessedReading[],
  sign: keyof typeof limits,
  now: Date,
): { due: number; earliest: number; latest: number } | undefined {
  const points = used.flatMap((reading): Point[] => {
    const value = reading[sign];
    // the pressure drop of a side depends on its flow
    const isFlowKnown = sign === 'conductance' || reading[flowOf[sign]] !== null;
    return value === null || !isFlowKnown ? [] : [{ day: daysOf(reading.measuredAt), value }];
  });
  if (points.length < fewestReadings) return undefined;
  const clean = cleanValueOf(points.map(({ value }) => value));
  if (clean <= 0) return undefined;
  // days from now: a line through days since 1970 loses its digits
  const today = daysOf(now);
  const line = fitLine(medianPoints(points).map(({ day, value }) => ({ day: day - today, value: value / clean })));
  if (!line) return undefined;
  const limit = limits[sign];
  const worsens = limit < 1 ? -1 : 1;
  const { steepest, flattest } = boundsOf(line, worsens);
  const reaches = ({ slope, intercept }: Line): number =>
    worsens * intercept >= worsens * limit ? 0 : slope * worsens > 0 ? (limit - intercept) / slope : Infinity;
  // the scatter allows that nothing changes
  if (reaches(line) > 0 && flattest.slope * worsens <= 0) return undefined;
  return { due: today + reaches(line), earliest: today + reaches(steepest), latest: today + reaches(flattest) };
}

const boundsOf = ({ least, greatest }: FittedLine, worsens: number): { steepest: Line; flattest: Line } =>
  worsens > 0 ? { steepest: greatest, flattest: least } : { steepest: least, flattest: greatest };

/**
 * At most 240 points for a line or a plot: medians of as many points each, so that a reading of long ago does not take the
 * place of many.
 */
export function medianPoints(points: readonly Point[]): Point[] {
  const size = Math.ceil(points.length / maxPoints);
  if (size <= 1) return [...points];
  return Array.from({ length: Math.ceil(points.length / size) }, (_, at) => {
    const part = points.slice(at * size, (at + 1) * size);
    return { day: medianOf(part.map(({ day }) => day)), value: medianOf(part.map(({ value }) => value)) };
  });
}
