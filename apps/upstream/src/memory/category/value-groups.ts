import type { AttributeValues, StoredAttribute } from '@shop/commerce-model';
import { codesFor, type Codes } from './coded.ts';

/**
 * The values of one attribute for all groups: group `n` has the codes from offsets[n] up to offsets[n + 1].
 */
export interface Column {
  attribute: StoredAttribute;
  /** Each value once; numbers ascending, so that codes sort like values. */
  dictionary: (string | number)[];
  offsets: Uint32Array;
  codes: Codes;
}

/**
 * Articles by their values. Many articles have the same ones (gaskets of all sizes, bolts of all lengths), so that a group is
 * matched and counted once for all of its articles.
 */
export interface GroupedArticles {
  /** Number of articles. */
  size: number;
  /** Group of each article. */
  groupOf: Uint32Array;
  /** Number of articles of each group. */
  counts: Uint32Array;
  /** Values of the groups by attribute. */
  columns: Map<string, Column>;
  /** Frequently needed results computed from the others, dropped together with them. */
  computed: Map<string, unknown>;
}

/** Puts articles into groups one by one. */
export class GroupCollector {
  readonly #attributes: Collected[];
  readonly #groupOfKey = new Map<string, number>();
  readonly #groupOf: number[] = [];

  constructor(attributes: readonly StoredAttribute[]) {
    this.#attributes = attributes.map((attribute) => ({ attribute, codeOf: new Map(), offsets: [0], codes: [] }));
  }

  add(values: AttributeValues): void {
    let key = '';
    for (const { attribute, codeOf } of this.#attributes) {
      for (const value of values[attribute.id] ?? []) {
        let code = codeOf.get(value);
        if (code === undefined) codeOf.set(value, (code = codeOf.size));
        key += keyOf(code);
      }
      key += endOfValues;
    }
    let group = this.#groupOfKey.get(key);
    if (group === undefined) {
      this.#groupOfKey.set(key, (group = this.#groupOfKey.size));
      this.#keep(values);
    }
    this.#groupOf.push(group);
  }

  get groupOf(): Uint32Array {
    return Uint32Array.from(this.#groupOf);
  }

  columns(): Map<string, Column> {
    return new Map(this.#attributes.map((one) => [one.attribute.id, columnOf(one)]));
  }

  #keep(values: AttributeValues): void {
    for (const { attribute, codeOf, offsets, codes } of this.#attributes) {
      for (const value of values[attribute.id] ?? []) codes.push(codeOf.get(value)!);
      offsets.push(codes.length);
    }
  }
}

/** Values in the order in which they were added; a code is the place of a value among them. */
interface Collected {
  attribute: StoredAttribute;
  codeOf: Map<string | number, number>;
  offsets: number[];
  codes: number[];
}

const endOfValues = '\0';
const digit = 0x7f;

/** A code in digits of seven bits, of which none is the mark for the end of the values. */
function keyOf(code: number): string {
  let key = '';
  for (let rest = code; ; rest = Math.floor(rest / digit) - 1) {
    key += String.fromCharCode(1 + (rest % digit) + (rest >= digit ? 0x80 : 0));
    if (rest < digit) return key;
  }
}

function columnOf({ attribute, codeOf, offsets, codes }: Collected): Column {
  const dictionary = [...codeOf.keys()];
  if (attribute.type !== 'text') (dictionary as number[]).sort((a, b) => a - b);
  const translated = new Uint32Array(dictionary.length);
  dictionary.forEach((value, code) => (translated[codeOf.get(value)!] = code));
  const column = {
    attribute,
    dictionary,
    offsets: Uint32Array.from(offsets),
    codes: codesFor(dictionary.length, codes.length),
  };
  codes.forEach((code, at) => (column.codes[at] = translated[code]!));
  return column;
}

/** For each article its category among several, -1 for none, and its group there. */
export interface Places {
  part: Int16Array;
  group: Uint32Array;
}

/** Some articles of several categories in groups of their own; `groups` are the places of the groups. */
export function regroup(
  { part, group }: Places,
  parts: readonly Pick<GroupedArticles, 'counts'>[],
): Pick<GroupedArticles, 'size' | 'groupOf' | 'counts'> & { groups: Places } {
  const size = part.length;
  const groupOf = new Uint32Array(size);
  const counts: number[] = [];
  const first: number[] = [];
  const known = parts.map(({ counts: { length } }) => new Int32Array(length).fill(-1));
  let ofNone = -1;
  for (let n = 0; n < size; n++) {
    const own = known[part[n]!];
    let number = own ? own[group[n]!]! : ofNone;
    if (number === -1) {
      number = counts.push(0) - 1;
      first.push(n);
      if (own) own[group[n]!] = number;
      else ofNone = number;
    }
    groupOf[n] = number;
    counts[number]!++;
  }
  const groups = {
    part: Int16Array.from(first, (n) => part[n]!),
    group: Uint32Array.from(first, (n) => group[n]!),
  };
  return { size, groupOf, counts: Uint32Array.from(counts), groups };
}

/** The values of groups from the columns of their categories; undefined when no category has the attribute. */
export function pickColumn({ part, group }: Places, sources: readonly (Column | undefined)[]): Column | undefined {
  const attribute = sources.find((source) => source !== undefined)?.attribute;
  if (!attribute) return undefined;
  const offsets = new Uint32Array(group.length + 1);
  const isUsed = sources.map((source) => new Uint8Array(source?.dictionary.length ?? 0));
  for (let n = 0; n < group.length; n++) {
    const source = sources[part[n]!];
    const [from, to] = source ? [source.offsets[group[n]!]!, source.offsets[group[n]! + 1]!] : [0, 0];
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
  const codes = codesFor(dictionary.length, offsets[group.length]!);
  for (let n = 0; n < group.length; n++) {
    const source = sources[part[n]!];
    for (let at = offsets[n]!, from = source?.offsets[group[n]!]; at < offsets[n + 1]!; at++)
      codes[at] = translated[part[n]!]![source!.codes[from!++]!]!;
  }
  return { attribute, dictionary, offsets, codes };
}

/** The first of several values; undefined without one. */
export const firstCode = ({ codes, offsets }: Column, group: number): number | undefined =>
  offsets[group]! < offsets[group + 1]! ? codes[offsets[group]!] : undefined;

/** Number of articles of each group. */
export function countGroups(groupOf: Uint32Array, groups: number): Uint32Array {
  const counts = new Uint32Array(groups);
  for (const group of groupOf) counts[group]!++;
  return counts;
}

/** Returns the result of the first call of `make` for this key. */
export function computedOnce<Value>(index: Pick<GroupedArticles, 'computed'>, key: string, make: () => Value): Value {
  if (!index.computed.has(key)) index.computed.set(key, make());
  return index.computed.get(key) as Value;
}
