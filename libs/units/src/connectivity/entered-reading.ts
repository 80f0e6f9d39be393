import { faultOfReading, type ReadingFault, type ReadingFields } from '@shop/api-contracts';

export const temperatureNames = ['hotIn', 'hotOut', 'coldIn', 'coldOut'] as const;
export const flowNames = ['hotFlow', 'coldFlow'] as const;
export const pressureDropNames = ['hotPressureDrop', 'coldPressureDrop'] as const;
const optionalNames = [...flowNames, ...pressureDropNames];

export type NumberName = (typeof temperatureNames)[number] | (typeof optionalNames)[number];
export type ReadingField = NumberName | 'measuredAt';

export interface ReadingError {
  field: ReadingField;
  error: ReadingFault | 'alreadyThere' | 'notANumber' | 'notATime' | 'outOfRange';
}

const ranges = { temperature: [-30, 200], flow: [0, 10_000], pressureDrop: [0, 2000] } as const;
/** Least and greatest value that is accepted, in SI units. */
export const rangeOf = (name: NumberName): readonly [number, number] =>
  name.endsWith('Flow') ? ranges.flow : name.endsWith('Drop') ? ranges.pressureDrop : ranges.temperature;

/** UN/CEFACT code of a figure. */
export const unitOf = (name: NumberName): string =>
  name.endsWith('Flow') ? 'MQH' : name.endsWith('Drop') ? 'KPA' : 'CEL';

/** A number as people write it: with comma or point, with a minus of any kind; undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** A local time like `2026-03-01 08:30`, or one with its zone; undefined for anything else, since days and months differ by country. */
export function instantOf(text: string): string | undefined {
  const plain = text.trim().replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.test(plain)) return undefined;
  const time = new Date(plain);
  // 31 April is 1 May to browsers
  const isReal =
    Number(plain.slice(8, 10)) <= new Date(Number(plain.slice(0, 4)), Number(plain.slice(5, 7)), 0).getDate();
  return isReal && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
}

/**
 * A reading from texts by field name, or the first error of each field.
 * @param toSi converts an entered number; files are in SI units
 */
export function readingOf(
  texts: Readonly<Record<string, string>>,
  toSi: (name: NumberName, value: number) => number = (_, value) => value,
): { reading: ReadingFields } | { errors: ReadingError[] } {
  const errors: ReadingError[] = [];
  const measuredAt = instantOf(texts['measuredAt'] ?? '');
  if (measuredAt === undefined) errors.push({ field: 'measuredAt', error: 'notATime' });
  const valueOf = (name: NumberName): number | null => {
    const text = (texts[name] ?? '').trim();
    if (text === '' && !isTemperature(name)) return null;
    const entered = numberOf(text);
    if (entered === undefined) {
      errors.push({ field: name, error: 'notANumber' });
      return null;
    }
    const value = toSi(name, entered);
    const [least, most] = rangeOf(name);
    if (value < least || value > most) errors.push({ field: name, error: 'outOfRange' });
    return value;
  };
  const [hotIn, hotOut, coldIn, coldOut] = temperatureNames.map((name) => valueOf(name) ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  const [hotFlow, coldFlow, hotPressureDrop, coldPressureDrop] = optionalNames.map(valueOf) as [
    number | null,
    number | null,
    number | null,
    number | null,
  ];
  if (errors.length > 0) return { errors };
  const reading: ReadingFields = {
    measuredAt: measuredAt!,
    ...{ hotIn, hotOut, coldIn, coldOut, hotFlow, coldFlow, hotPressureDrop, coldPressureDrop },
    afterCleaning: /^(on|1|true|yes|x)$/i.test((texts['afterCleaning'] ?? '').trim()),
  };
  const found = faultOfReading(reading, Date.now());
  return found ? { errors: [{ field: found.field, error: found.fault }] } : { reading };
}

const isTemperature = (name: NumberName): boolean => (temperatureNames as readonly string[]).includes(name);
