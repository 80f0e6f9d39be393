// `npm run bench`: benchmarks, as one table; `-- --help` lists them. Figures are ratios within one run: compare these, not times.
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
import { help } from './help.ts';
import { scale } from './scale.ts';
import { printTable, type Benchmark, type BenchRow } from './row.ts';
import { startAndMemory } from './start-and-memory.ts';
import { tableScrolling } from './table-scrolling.ts';
import { upstreamReads } from './upstream-reads.ts';

const benchmarks: Benchmark[] = [
  firstLoadBytes,
  renderedPages,
  bffOverhead,
  keepAliveRace,
  upstreamReads,
  scale,
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
  options: {
    help: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
    'chrome-path': { type: 'string' },
    articles: { type: 'string' },
    data: { type: 'string' },
  },
});
if (values.help) {
  console.log(help(benchmarks));
  process.exit(0);
}
const unknown = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const rows: BenchRow[] = [];
const { data } = values;
const articles = values.articles?.split(',').map(Number);
const isAsked = ({ name, isLong = false }: (typeof benchmarks)[number]) =>
  positionals.length === 0 ? !isLong : positionals.includes(name);
for (const benchmark of benchmarks.filter(isAsked)) {
  console.error(`${benchmark.name} …`);
  const startedAt = performance.now();
  try {
    rows.push(
      ...(await benchmark.run({
        short: values.short,
        chromePath: values['chrome-path'] ?? installedChromium() ?? '',
        articles,
        data,
      })),
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
  console.error(`${benchmark.name} took ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
}
printTable(rows);
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 1));
