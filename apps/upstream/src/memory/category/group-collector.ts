import type { AttributeValues, StoredAttribute } from '@shop/commerce-model';
import { codesFor } from './coded.ts';
import { pickColumn, type Column, type GroupedArticles } from './value-groups.ts';

/** Puts articles into groups one by one. */
export class GroupCollector {
  readonly #counted: Collected[];
  readonly #others: Collected[];
  readonly #groupOfKey = new Map<string, number>();
  readonly #groupOf: number[] = [];

  /** Articles with the same values of the attributes that are `counted` are a group. */
  constructor(attributes: Record<'counted' | 'others', readonly StoredAttribute[]>) {
    this.#counted = attributes.counted.map(noneOf);
    this.#others = attributes.others.map(noneOf);
  }

  add(values: AttributeValues): void {
    const codes = this.#counted.map((one) => codesOf(one, values));
    let key = '';
    for (const own of codes) {
      for (const code of own) key += keyOf(code);
      key += endOfValues;
    }
    let group = this.#groupOfKey.get(key);
    if (group === undefined) {
      this.#groupOfKey.set(key, (group = this.#groupOfKey.size));
      this.#counted.forEach((one, n) => keep(one, codes[n]!));
    }
    this.#groupOf.push(group);
    for (const one of this.#others) keep(one, codesOf(one, values));
  }

  /** The articles in another order. */
  grouped(order: Uint32Array): Pick<GroupedArticles, 'groupOf' | 'columns'> {
    const groupOf = order.map((row) => this.#groupOf[row]!);
    const columns = new Map<string, Column>();
    for (const one of this.#counted) columns.set(one.attribute.id, columnOf(one, groupOf));
    const places = { part: new Int16Array(order.length), row: order };
    for (const one of this.#others) columns.set(one.attribute.id, pickColumn(places, [columnOf(one, null)], null)!);
    return { groupOf, columns };
  }
}

/** Values in the order in which they were added; a code is the place of a value among them. */
interface Collected {
  attribute: StoredAttribute;
  codeOf: Map<string | number, number>;
  offsets: number[];
  codes: number[];
}

const noneOf = (attribute: StoredAttribute): Collected => ({ attribute, codeOf: new Map(), offsets: [0], codes: [] });

/** New values get the next code. */
function codesOf({ attribute, codeOf }: Collected, values: AttributeValues): number[] {
  return (values[attribute.id] ?? []).map((value) => {
    let code = codeOf.get(value);
    if (code === undefined) codeOf.set(value, (code = codeOf.size));
    return code;
  });
}

function keep({ offsets, codes }: Collected, own: readonly number[]): void {
  codes.push(...own);
  offsets.push(codes.length);
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

function columnOf({ attribute, codeOf, offsets, codes }: Collected, groupOf: Uint32Array | null): Column {
  const dictionary = [...codeOf.keys()];
  if (attribute.type !== 'text') (dictionary as number[]).sort((a, b) => a - b);
  const translated = new Uint32Array(dictionary.length);
  dictionary.forEach((value, code) => (translated[codeOf.get(value)!] = code));
  const column = {
    attribute,
    dictionary,
    offsets: Uint32Array.from(offsets),
    codes: codesFor(dictionary.length, codes.length),
    groupOf,
  };
  codes.forEach((code, at) => (column.codes[at] = translated[code]!));
  return column;
}
