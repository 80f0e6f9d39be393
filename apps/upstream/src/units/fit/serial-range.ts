import type { Values } from './fit-facts.ts';

/** Groups of digits, `30-114-0021` as 30, 114, 21; null for a number with letters or without digits. */
export function digitGroups(serialNumber: string): bigint[] | null {
  const groups = serialNumber.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return groups.length > 0 && groups.every((group) => /^\d+$/.test(group)) ? groups.map(BigInt) : null;
}

/**
 * Negative when a serial number goes before another one, positive when after it: group by group, as makers count. One of
 * them may be written without its hyphens, then all digits are compared; null when these are not equally many.
 */
function orderOf(one: string, other: string): number | null {
  const [ones, others] = [digitGroups(one), digitGroups(other)];
  if (!ones || !others) return null;
  const [a, b] = ones.length === others.length ? [ones, others] : [wholeOf(one), wholeOf(other)];
  if (ones.length !== others.length && digitsOf(one).length !== digitsOf(other).length) return null;
  const at = a.findIndex((group, index) => group !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}

const digitsOf = (serialNumber: string): string => serialNumber.normalize('NFKC').replace(/\D/g, '');
const wholeOf = (serialNumber: string): bigint[] => [BigInt(digitsOf(serialNumber))];

/** How a serial number stands to the bounds of a range that are given. */
const ordersIn = ([serialNumber]: Values, [from, to]: Values): { from: number | null; to: number | null } => ({
  from: from === '' ? 0 : orderOf(String(serialNumber), String(from)),
  to: to === '' ? 0 : orderOf(String(serialNumber), String(to)),
});

/** From the first to the last serial number, of which either may be missing (empty). */
export function isInRange(need: Values, have: Values): boolean {
  const { from, to } = ordersIn(need, have);
  return from !== null && from >= 0 && to !== null && to <= 0;
}

/** False where it cannot be said whether a number is in a range. */
export function isComparable(need: Values, have: Values): boolean {
  const { from, to } = ordersIn(need, have);
  return from !== null && to !== null;
}
