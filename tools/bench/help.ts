import type { Benchmark } from './row.ts';

/** What `npm run bench -- --help` prints. */
export function help(benchmarks: readonly Benchmark[]): string {
  const lines = benchmarks.map(({ name, about, minutes, isLong = false }) => {
    const takes = `${minutes} min`;
    return `  ${name.padEnd(18)}${takes.padStart(7)}  ${about}${isLong ? '; only when it is named' : ''}`;
  });
  return `npm run bench -- [NAME …] [OPTION …]

About so many minutes on two cores, more for a first start that builds the shop; scale fills its databases once, and is then done in five.
Durations measured beside other work say nothing; bytes, counts and memory do.

${lines.join('\n')}

  --short             fewer rounds and requests, to see that it works
  --json FILE         writes the rows of the table
  --chrome-path FILE  another Chromium
  --articles 5000,1000000 --data FOLDER
                      of scale: sizes, the first of which the others are compared with, and where their databases are kept`;
}
