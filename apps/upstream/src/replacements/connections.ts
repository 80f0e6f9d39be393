/** How a pipe is connected. Two connections of one nominal size and kind fit each other. */
export interface Connection {
  /** Nominal size, DN. */
  size: number;
  /** Null where only the size is known. */
  kind: 'thread' | 'flange' | null;
}

/** Nominal sizes of EN ISO 6708 that units have, ascending. */
export const nominalSizes = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300] as const;

/** ISO 228-1 threads by nominal size. */
const threadSizes: Record<string, number> = {
  'G ½″': 15,
  'G ¾″': 20,
  'G 1″': 25,
  'G 1¼″': 32,
  'G 1½″': 40,
  'G 2″': 50,
};

/** Reads the attribute `connection`: `DN 50`, `G 1¼″`. Undefined for anything else. */
export function connectionOfText(text: string | number | undefined): Connection | undefined {
  const thread = threadSizes[String(text)];
  if (thread !== undefined) return { size: thread, kind: 'thread' };
  const flange = /^DN (\d+)$/.exec(String(text))?.[1];
  return flange === undefined ? undefined : { size: Number(flange), kind: 'flange' };
}

/** A connection as the catalogue writes it; a size alone is that of the pipe. */
export function textOfConnection({ size, kind }: Connection): string {
  const thread = kind === 'thread' && Object.keys(threadSizes).find((name) => threadSizes[name] === size);
  return thread || `DN ${size}`;
}

/** How many nominal sizes lie between two; sizes that are none count as the nearest. */
export const stepsBetween = (one: number, other: number): number => Math.abs(stepOf(one) - stepOf(other));

const stepOf = (size: number): number =>
  nominalSizes.reduce<number>(
    (best, nominal, at) => (Math.abs(nominal - size) < Math.abs(nominalSizes[best]! - size) ? at : best),
    0,
  );
