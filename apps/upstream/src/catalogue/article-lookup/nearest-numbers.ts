/** A number of an article, normalised by `articleKeyOf`. */
export interface NumberedArticle {
  key: string;
  id: string;
}

export interface NearestNumbers {
  /** Commercial ids of the articles with the most similar numbers, most similar first; empty when none is near. */
  near(key: string): string[];
}

const maxNearest = 3;
/** Tolerated typos: one per four characters, at most three. */
const maxDistance = (length: number): number => Math.min(3, Math.floor(length / 4));

/**
 * Finds similar numbers. A single typo leaves one half of a number intact, so only numbers that share a half are
 * compared.
 */
export function createNearestNumbers(numbers: NumberedArticle[]): NearestNumbers {
  const byHalf = new Map<string, NumberedArticle[]>();
  for (const number of numbers) {
    for (const half of halvesOf(number.key, number.key.length)) {
      const sharing = byHalf.get(half);
      if (sharing) sharing.push(number);
      else byHalf.set(half, [number]);
    }
  }

  function near(key: string): string[] {
    const allowed = maxDistance(key.length);
    if (allowed === 0) return [];
    const lengths = [key.length, key.length - 1, key.length + 1];
    const sharing = new Set(
      lengths.flatMap((length) => halvesOf(key, length).flatMap((half) => byHalf.get(half) ?? [])),
    );
    const found: (NumberedArticle & { distance: number })[] = [];
    let limit = allowed;
    let better = new Set<string>();
    for (const { key: other, id } of sharing) {
      const distance = editDistance(key, other, limit);
      if (distance > limit) continue;
      found.push({ key: other, id, distance });
      if (distance === limit) continue;
      better.add(id);
      if (better.size < maxNearest) continue;
      // With enough results, worse ones need not be compared to the end.
      limit -= 1;
      better = new Set(found.flatMap((one) => (one.distance < limit ? [one.id] : [])));
    }
    found.sort((one, two) => one.distance - two.distance || (one.key < two.key ? -1 : 1));
    return [...new Set(found.map(({ id }) => id))].slice(0, maxNearest);
  }

  return { near };
}

/**
 * The halves that a number of this length may share with the key; the gap between them allows for two swapped
 * characters.
 */
function halvesOf(key: string, length: number): string[] {
  if (length < 4) return [];
  const first = key.slice(0, Math.floor((length - 1) / 2));
  const last = key.slice(-Math.floor(length / 2));
  return [`${length}<${first}`, `${length}>${last}`];
}

/** Edit distance between two texts, counting a swap of neighbours as one; a value above `limit` when it is exceeded. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const [a, b] = withoutSameEnds(one, other);
  // Both ends differ, and one edit cannot change both unless they are neighbours.
  if (limit < 2 && Math.max(a.length, b.length) > 2) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const present = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      present[column] = Math.min(
        last[column]! + 1,
        present[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...present) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = present;
  }
  return last[b.length]!;
}

/** Removes common prefix and suffix: most compared numbers share a half. */
function withoutSameEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
