/** One row of the table: a measurement and its reference from the same run. */
export interface BenchRow {
  what: string;
  measured: string;
  /** The compared figure from the same run, or the machine's own figure. */
  reference: string;
  /** The figure to watch: a ratio or a count. */
  figure: string;
  reach: string;
  met: boolean | null;
}

/** A benchmark: its name on the command line and its measuring function. */
export interface Benchmark {
  name: string;
  /** What it measures, for `--help`. */
  about: string;
  /** Minutes that it takes on two quiet cores. */
  minutes: number;
  /** Runs only when it is named. */
  isLong?: boolean;
  run(options: BenchOptions): Promise<BenchRow[]>;
}

export interface BenchOptions {
  /** Fewer rounds and requests, to check that it works. */
  short: boolean;
  chromePath: string;
  /** Numbers of articles; the benchmark's own without it. */
  articles?: number[] | undefined;
  /** Folder that keeps filled databases. */
  data?: string | undefined;
}

export function printTable(rows: readonly BenchRow[]): void {
  const cells = rows.map(({ what, measured, reference, figure, reach, met }) => [
    what,
    measured,
    reference,
    figure,
    reach,
    met === null ? '' : met ? 'yes' : 'NO',
  ]);
  const table = [['what', 'measured', 'reference', 'figure', 'reach', 'met'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  console.log(
    [line(table[0]!), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...table.slice(1).map(line)].join(
      '\n',
    ),
  );
}

export const atLeast = (value: number, reach: number) => ({
  figure: value.toFixed(2),
  reach: `>= ${reach}`,
  met: value >= reach,
});
export const atMost = (value: number, reach: number, unit = '') => ({
  figure: `${value.toFixed(value < 10 ? 2 : 0)}${unit}`,
  reach: `<= ${reach}${unit}`,
  met: value <= reach,
});
