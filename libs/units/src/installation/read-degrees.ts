/**
 * Degrees as typed, with a point or a comma: null when empty, undefined when they are none or beyond `most` in either
 * direction.
 */
export function readDegrees(text: string, most: number): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-').replace(/\s*°$/, '');
  if (plain === '') return null;
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(plain)) return undefined;
  const degrees = Number(plain);
  return Math.abs(degrees) <= most ? degrees : undefined;
}
