import type { StoredAttribute } from '@shop/commerce-model';
import { codesFor, type Codes } from './coded.ts';

/** The values of one attribute: entry `n` has the codes from offsets[n] up to offsets[n + 1]. */
export interface Column {
  attribute: StoredAttribute;
  /** Each value once; numbers ascending, so that codes sort like values. */
  dictionary: (string | number)[];
  offsets: Uint32Array;
  codes: Codes;
  /** Entry of each article; null where each article has an entry of its own. */
  groupOf: Uint32Array | null;
}

/**
 * Articles by the values that are counted. Many articles have the same ones (gaskets of all sizes, bolts of all lengths), so that a
 * group is matched and counted once for all of its articles. Measures differ from article to article, and stand beside the groups.
 */
export interface GroupedArticles {
  /** Number of articles. */
  size: number;
  /** Group of each article. */
  groupOf: Uint32Array;
  /** Number of articles of each group. */
  counts: Uint32Array;
  /** Values of the groups, and of the articles, by attribute. */
  columns: Map<string, Column>;
  /** Frequently needed results computed from the others, dropped together with them. */
  computed: Map<string, unknown>;
}

/** For each article its category among several, -1 for none, and its row there. */
export interface Places {
  part: Int16Array;
  row: Uint32Array;
}

/** Articles that are too few for groups: each is one. */
export const ungrouped = (size: number): Pick<GroupedArticles, 'size' | 'groupOf' | 'counts'> => ({
  size,
  groupOf: Uint32Array.from({ length: size }, (_, row) => row),
  counts: new Uint32Array(size).fill(1),
});

/** The values of some articles from the columns of their categories; undefined when no category has the attribute. */
export function pickColumn(
  { part, row }: Places,
  sources: readonly (Column | undefined)[],
  groupOf: Uint32Array | null,
): Column | undefined {
  const attribute = sources.find((source) => source !== undefined)?.attribute;
  if (!attribute) return undefined;
  const size = row.length;
  const offsets = new Uint32Array(size + 1);
  const isUsed = sources.map((source) => new Uint8Array(source?.dictionary.length ?? 0));
  for (let n = 0; n < size; n++) {
    const source = sources[part[n]!];
    const [from, to] = source ? placesOf(source, row[n]!) : [0, 0];
    for (let at = from; at < to; at++) isUsed[part[n]!]![source!.codes[at]!] = 1;
    offsets[n + 1] = offsets[n]! + to - from;
  }

  // in the order of the categories, since some words have an order of their own
  const used = new Set(sources.flatMap((source, n) => source?.dictionary.filter((_, code) => isUsed[n]![code]) ?? []));
  const dictionary = attribute.type === 'text' ? [...used] : ([...used] as number[]).sort((a, b) => a - b);
  const codeOf = new Map(dictionary.map((value, code) => [value, code]));
  const translated = sources.map((source) =>
    Uint32Array.from(source?.dictionary ?? [], (value) => codeOf.get(value) ?? 0),
  );
  const codes = codesFor(dictionary.length, offsets[size]!);
  for (let n = 0; n < size; n++) {
    const source = sources[part[n]!];
    if (!source) continue;
    for (let at = offsets[n]!, [from] = placesOf(source, row[n]!); at < offsets[n + 1]!; at++)
      codes[at] = translated[part[n]!]![source.codes[from++]!]!;
  }
  return { attribute, dictionary, offsets, codes, groupOf };
}

/** Where the values of an article begin and end among the codes. */
function placesOf({ offsets, groupOf }: Column, row: number): [from: number, to: number] {
  const entry = groupOf ? groupOf[row]! : row;
  return [offsets[entry]!, offsets[entry + 1]!];
}

/** For articles, what is known for entries of a column; each entry is asked once. */
export function matchArticles(
  { offsets, groupOf }: Column,
  matches: (entry: number) => boolean,
): (row: number) => boolean {
  if (!groupOf) return matches;
  const isMatch = Uint8Array.from({ length: offsets.length - 1 }, (_, entry) => (matches(entry) ? 1 : 0));
  return (row) => isMatch[groupOf[row]!] === 1;
}

/** The values of an article. */
export const codesAt = (column: Column, row: number): Codes => column.codes.subarray(...placesOf(column, row));

/** The first of several values; undefined without one. */
export function firstCode(column: Column, row: number): number | undefined {
  const [from, to] = placesOf(column, row);
  return from < to ? column.codes[from] : undefined;
}

/** Number of articles of each group, of those that match. */
export function countGroups(
  { groupOf, counts }: Pick<GroupedArticles, 'groupOf' | 'counts'>,
  matches: (row: number) => boolean,
): Uint32Array {
  const matching = new Uint32Array(counts.length);
  for (let row = 0; row < groupOf.length; row++) if (matches(row)) matching[groupOf[row]!]!++;
  return matching;
}

/**
 * Number of articles of each group, of those whose value matches. Null for a column in which an article has several values: there
 * each article has to be asked.
 */
export function countGroupsByValue(
  index: GroupedArticles,
  column: Column,
  matches: (code: number) => boolean,
): Uint32Array | null {
  const sorted = computedOnce(index, `groups by ${column.attribute.id}`, () => sortGroups(index, column));
  if (!sorted) return null;
  const matching = new Uint32Array(index.counts.length);
  for (let code = 0; code < column.dictionary.length; code++) {
    if (!matches(code)) continue;
    for (let at = sorted.starts[code]!; at < sorted.starts[code + 1]!; at++) matching[sorted.groups[at]!]!++;
  }
  return matching;
}

/** The group of each article with a value, in the order of the values: those of a code from starts[code] up to starts[code + 1]. */
function sortGroups(
  { groupOf, counts }: GroupedArticles,
  { dictionary, offsets, codes }: Column,
): { starts: Uint32Array; groups: Codes } | null {
  const starts = new Uint32Array(dictionary.length + 1);
  for (let row = 0; row < groupOf.length; row++) {
    const at = offsets[row]!;
    if (offsets[row + 1]! - at > 1) return null;
    if (offsets[row + 1]! > at) starts[codes[at]! + 1]!++;
  }
  for (let code = 0; code < dictionary.length; code++) starts[code + 1]! += starts[code]!;
  const next = starts.slice();
  const groups = codesFor(counts.length, codes.length);
  for (let row = 0; row < groupOf.length; row++)
    if (offsets[row + 1]! > offsets[row]!) groups[next[codes[offsets[row]!]!]!++] = groupOf[row]!;
  return { starts, groups };
}

/** Returns the result of the first call of `make` for this key. */
export function computedOnce<Value>(index: Pick<GroupedArticles, 'computed'>, key: string, make: () => Value): Value {
  if (!index.computed.has(key)) index.computed.set(key, make());
  return index.computed.get(key) as Value;
}
