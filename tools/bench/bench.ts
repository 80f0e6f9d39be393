// `npm run bench`: all benchmarks, as one table. `npm run bench -- first-load bff-overhead` runs the named ones; `--short` runs fewer
// rounds, `--json FILE` writes the rows, `--chrome-path` selects another Chromium. Figures are ratios within one run: compare these, not
// times.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installedChromium } from '../testing/find-chromium.mjs';
import { bffOverhead } from './bff-overhead.ts';
import { documentPack } from './document-pack.ts';
import { filterChange } from './filter-change.ts';
import { firstLoadBytes } from './first-load-bytes.ts';
import { inAppNavigation } from './in-app-navigation.ts';
import { keepAliveRace } from './keep-alive-race.ts';
import { ownUnits } from './own-units.ts';
import { pageQuality } from './page-quality.ts';
import { quickOrder } from './quick-order.ts';
import { renderedPages } from './rendered-pages.ts';
import { printTable, type BenchRow } from './row.ts';
import { startAndMemory } from './start-and-memory.ts';
import { tableScrolling } from './table-scrolling.ts';
import { upstreamReads } from './upstream-reads.ts';

const benchmarks = [
  firstLoadBytes,
  renderedPages,
  bffOverhead,
  keepAliveRace,
  upstreamReads,
  filterChange,
  inAppNavigation,
  quickOrder,
  documentPack,
  ownUnits,
  tableScrolling,
  pageQuality,
  startAndMemory,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, json: { type: 'string' }, 'chrome-path': { type: 'string' } },
});
const unknown = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const rows: BenchRow[] = [];
for (const benchmark of benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.error(`${benchmark.name} …`);
  try {
    rows.push(
      ...(await benchmark.run({ short: values.short, chromePath: values['chrome-path'] ?? installedChromium() ?? '' })),
    );
  } catch (error) {
    console.error((error as Error).stack);
    rows.push({
      what: benchmark.name,
      measured: 'could not be measured',
      reference: '',
      figure: '',
      reach: '',
      met: false,
    });
    process.exitCode = 1;
  }
}
printTable(rows);
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 1));
