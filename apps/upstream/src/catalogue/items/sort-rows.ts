import { nextTurn } from '../../next-turn.ts';

/** Longest time that a sort keeps the process from everything else. */
const stepMs = 8;
/** Steps between two looks at the clock. */
const stepsPerLook = 500;
const blockSize = 500;

type Compare<Value> = (a: Value, b: Value) => number;
/** Waits a turn of the event loop where the step has taken its time. */
type Pause = () => Promise<void> | undefined;

/**
 * The rows from 0 to `size` in the order of their values, equal ones by row, those without a value last. Each different value is
 * compared once, since a category has few of them and texts compare slowly; other work gets its turn in between.
 */
export async function sortRows<Value extends string | number>(
  size: number,
  valueOf: (row: number) => Value | null,
  compare: Compare<Value>,
  isDescending: boolean,
): Promise<Uint32Array> {
  const pause = pauses();
  const codes = new Int32Array(size);
  const codeOf = new Map<Value, number>();
  for (let row = 0; row < size; row++) {
    if (row % stepsPerLook === 0) await pause();
    const value = valueOf(row);
    if (value === null) {
      codes[row] = -1;
      continue;
    }
    let code = codeOf.get(value);
    if (code === undefined) codeOf.set(value, (code = codeOf.size));
    codes[row] = code;
  }
  const places = await placesOf([...codeOf.keys()], codeOf, compare, pause);
  return rowsByPlace(codes, isDescending ? places.map((place) => codeOf.size - 1 - place) : places, codeOf.size);
}

/** For each code its place among all, the same for values that compare as equal. */
async function placesOf<Value>(
  values: Value[],
  codeOf: ReadonlyMap<Value, number>,
  compare: Compare<Value>,
  pause: Pause,
): Promise<Int32Array> {
  const sorted = await sortInSteps(values, compare, pause);
  const places = new Int32Array(values.length);
  let place = 0;
  for (let n = 0; n < sorted.length; n++) {
    if (n % stepsPerLook === 0) await pause();
    if (n > 0 && compare(sorted[n - 1]!, sorted[n]!) !== 0) place = n;
    places[codeOf.get(sorted[n]!)!] = place;
  }
  return places;
}

/** Counts how many rows are before each place, then puts every row where it belongs. */
function rowsByPlace(codes: Int32Array, places: Int32Array, withoutValue: number): Uint32Array {
  const starts = new Uint32Array(withoutValue + 2);
  const placeOf = (code: number): number => (code < 0 ? withoutValue : places[code]!);
  for (const code of codes) starts[placeOf(code) + 1]!++;
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const rows = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row++) rows[starts[placeOf(codes[row]!)]!++] = row;
  return rows;
}

/** Sorts blocks and merges them pair by pair. */
async function sortInSteps<Value>(values: Value[], compare: Compare<Value>, pause: Pause): Promise<Value[]> {
  let blocks: Value[][] = [];
  for (let from = 0; from < values.length; from += blockSize) {
    await pause();
    blocks.push(values.slice(from, from + blockSize).sort(compare));
  }
  while (blocks.length > 1) {
    const merged: Value[][] = [];
    for (let n = 0; n < blocks.length; n += 2)
      merged.push(await merge(blocks[n]!, blocks[n + 1] ?? [], compare, pause));
    blocks = merged;
  }
  return blocks[0] ?? [];
}

async function merge<Value>(a: Value[], b: Value[], compare: Compare<Value>, pause: Pause): Promise<Value[]> {
  const merged: Value[] = [];
  for (let x = 0, y = 0; x < a.length || y < b.length;) {
    if (merged.length % stepsPerLook === 0) await pause();
    const isFirst = y === b.length || (x < a.length && compare(a[x]!, b[y]!) <= 0);
    merged.push(isFirst ? a[x++]! : b[y++]!);
  }
  return merged;
}

function pauses(): Pause {
  let since = performance.now();
  return () => {
    if (performance.now() - since < stepMs) return undefined;
    return nextTurn().then(() => void (since = performance.now()));
  };
}
