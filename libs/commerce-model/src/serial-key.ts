/**
 * A serial number for comparison: people leave out hyphens, spaces and leading zeros, and write in any case. `30-114-0021`
 * becomes `301140021`.
 */
export const serialKeyOf = (serialNumber: string): string => withoutLeadingZeros(serialSignsOf(serialNumber));

/** Letters and digits alone, in capitals: the last group of a number keeps the zeros that it begins with. */
export const serialSignsOf = (serialNumber: string): string =>
  serialNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutLeadingZeros = (signs: string): string => signs.replace(/^0+(?=.)/, '');

/** Signs that are read for each other on a worn nameplate. */
const confusable: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', B: '8', S: '5', Z: '2', G: '6' };

/** A key with one sign for all that are easily confused: two numbers of one shape may be the same nameplate. */
export function serialShapeOf(serialKey: string): string {
  return withoutLeadingZeros(serialKey.replace(/[OQDILBSZG]/g, (sign) => confusable[sign]!));
}

/** Shapes of numbers that one reading error may have turned into this key: confused signs, or two neighbours swapped. */
export function nearShapesOf(serialKey: string): string[] {
  const shape = serialShapeOf(serialKey);
  const swapped = Array.from(
    { length: Math.max(0, shape.length - 1) },
    (_, at) => shape.slice(0, at) + shape[at + 1]! + shape[at]! + shape.slice(at + 2),
  );
  return [...new Set([shape, ...swapped.map(serialShapeOf)])];
}
