/** One line of the table: what was measured beside its reference of the same run. */
export interface BenchRow {
  what: string;
  measured: string;
  /** What it is compared with, measured in the same run, or the machine's own figure. */
  reference: string;
  /** The figure that counts: a ratio, or a count. */
  figure: string;
  reach: string;
  met: boolean | null;
}

/** What every benchmark is: a name on the command line and a function that measures. */
export interface Benchmark {
  name: string;
  run(options: BenchOptions): Promise<BenchRow[]>;
}

export interface BenchOptions {
  /** Fewer rounds and requests: to see that it works. */
  short: boolean;
  chromePath: string;
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
