/** Consecutive plates of a pack, numbered from the frame plate; both ends belong to it. */
export interface PlateRange {
  from: number;
  to: number;
}

/** Why a text names no plates of a pack; `part` is the piece of the text that is wrong. */
export interface PlateRangeError {
  code: 'empty' | 'missing' | 'unreadable' | 'reversed' | 'outside';
  part: string;
}

/** Characters of a range that somebody writes by hand, with a margin. */
export const maxPlateRangeText = 200;

const piecePattern = /^(\d{1,4})(?:[-–](\d{1,4}))?$/;

/**
 * Plates that a text names, sorted and without overlaps: `1,5,30-34`. `plates` is the number of plates of the pack.
 * Answers the first error otherwise.
 */
export function readPlateRange(text: string, plates: number): PlateRange[] | PlateRangeError {
  if (text.trim() === '') return { code: 'empty', part: '' };
  const ranges: PlateRange[] = [];
  for (const piece of text.split(',')) {
    const part = piece.trim();
    if (part === '') return { code: 'missing', part: text.trim() };
    const [, first, last = first] = piecePattern.exec(part.replace(/\s*([-–])\s*/, '$1')) ?? [];
    if (first === undefined || last === undefined) return { code: 'unreadable', part };
    const range = { from: Number(first), to: Number(last) };
    if (range.from > range.to) return { code: 'reversed', part };
    if (range.from < 1 || range.to > plates) return { code: 'outside', part };
    ranges.push(range);
  }
  return uniteRanges(ranges);
}

/** The same plates, sorted; ranges that overlap or touch become one. */
export function uniteRanges(ranges: readonly PlateRange[]): PlateRange[] {
  const united: PlateRange[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = united.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else united.push({ from, to });
  }
  return united;
}

/** Plates that are in both. */
export function commonRanges(some: readonly PlateRange[], others: readonly PlateRange[]): PlateRange[] {
  return uniteRanges(
    some.flatMap((one) =>
      others.flatMap((other) => {
        const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
        return from <= to ? [{ from, to }] : [];
      }),
    ),
  );
}

/** Number of plates in ranges that do not overlap. */
export function countPlates(ranges: readonly PlateRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** Ranges as people write them: `2-30, 32-60`. */
export function plateRangeText(ranges: readonly PlateRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
