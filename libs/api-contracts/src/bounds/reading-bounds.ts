/** Maximum number of readings per call; a longer file is sent in several calls. */
export const readingsPerCall = 1000;

/** Readings of a unit in one answer. */
export const readingsPerPage = 25;

/** Maximum number of readings of one unit: hourly values of two years. */
export const maxReadings = 20_000;

/** Why a reading cannot be right. */
export type ReadingFault =
  'inFuture' | 'tooOld' | 'noFlow' | 'zeroFlow' | 'hotSideSwapped' | 'coldSideSwapped' | 'temperaturesCross';

interface CheckedFields {
  measuredAt: string;
  hotIn: number;
  hotOut: number;
  coldIn: number;
  coldOut: number;
  hotFlow: number | null;
  coldFlow: number | null;
}

/** Clocks of people and gateways differ. */
const clockToleranceMs = 10 * 60_000;
const oldestYear = 1980;

/**
 * What cannot be right in a reading, with the field to put right; undefined for one that can be. Upstream refuses such
 * readings; pages show it before they send.
 */
export function faultOfReading(
  reading: CheckedFields,
  now: number,
): { fault: ReadingFault; field: keyof CheckedFields } | undefined {
  const { hotIn, hotOut, coldIn, coldOut, hotFlow, coldFlow } = reading;
  const at = Date.parse(reading.measuredAt);
  if (at > now + clockToleranceMs) return { fault: 'inFuture', field: 'measuredAt' };
  if (at < Date.UTC(oldestYear, 0)) return { fault: 'tooOld', field: 'measuredAt' };
  if (hotFlow === null && coldFlow === null) return { fault: 'noFlow', field: 'hotFlow' };
  if (hotFlow === 0) return { fault: 'zeroFlow', field: 'hotFlow' };
  if (coldFlow === 0) return { fault: 'zeroFlow', field: 'coldFlow' };
  if (hotOut >= hotIn) return { fault: 'hotSideSwapped', field: 'hotOut' };
  if (coldIn >= coldOut) return { fault: 'coldSideSwapped', field: 'coldOut' };
  // no outlet passes the other side's inlet
  if (coldOut >= hotIn) return { fault: 'temperaturesCross', field: 'coldOut' };
  if (hotOut <= coldIn) return { fault: 'temperaturesCross', field: 'hotOut' };
  return undefined;
}
