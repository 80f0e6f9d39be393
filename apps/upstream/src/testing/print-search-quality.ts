/**
 * Prints for every engine and language how many queries of the list have the wanted article first, and among the first five,
 * and names those that miss. Fails below 90 % and 98 %. `-- --language de` tries one language, `-- --engine PostgreSQL` one
 * engine, `-- --all` shows every query. OpenSearch is a stand-in: it says whether the same is found and how it is ranked, and
 * nothing of time.
 */
import { languages } from '@shop/commerce-model';
import { parseArgs } from 'node:util';
import { startShopWithOpenSearch } from './opensearch/start-shop-with-opensearch.ts';
import { readQueryList, searchFor, type SearchedQuery } from './search-queries.ts';

const wantedShares = { first: 0.9, five: 0.98 };
const engines = ['PostgreSQL', 'OpenSearch'] as const;
const { values } = parseArgs({
  options: { language: { type: 'string' }, engine: { type: 'string' }, all: { type: 'boolean' } },
});
const queries = readQueryList().filter(({ language }) => !values.language || language === values.language);
const asked = engines.filter((engine) => !values.engine || engine === values.engine);
const set = await startShopWithOpenSearch({ isFilled: asked.includes('OpenSearch') });
let isRed = false;
try {
  for (const engine of asked) {
    set.shop.deps.openSearch = engine === 'OpenSearch' ? set.openSearch : null;
    set.forget();
    const results: SearchedQuery[] = [];
    for (const query of queries) results.push(await searchFor(set.shop, query));
    isRed = print(engine, results) || isRed;
  }
} finally {
  await set.close();
}
if (isRed) console.error('Red: every language needs 90 % first and 98 % among the first five.');
process.exitCode = isRed ? 1 : 0;

/** True when a language has less than is wanted. */
function print(engine: (typeof engines)[number], results: SearchedQuery[]): boolean {
  for (const { language, typed, found, place } of results) {
    if (place === 0 && !values.all) continue;
    const where = place === 0 ? 'ok' : place < 0 ? 'not found' : `place ${place + 1}`;
    console.log(`${engine}  ${language}  ${typed}: ${where}; first are ${found.slice(0, 5).join(', ') || 'none'}`);
  }
  console.log(`\n${engine}\nlanguage  queries  first  among five`);
  let isBelow = false;
  for (const language of [...languages.filter((one) => queries.some((query) => query.language === one)), 'all']) {
    const own = results.filter((result) => language === 'all' || result.language === language);
    const shareOf = (fits: (place: number) => boolean) => own.filter(({ place }) => fits(place)).length / own.length;
    const first = shareOf((place) => place === 0);
    const five = shareOf((place) => place >= 0 && place < 5);
    isBelow ||= first < wantedShares.first || five < wantedShares.five;
    const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
    console.log(
      `${language.padEnd(8)}  ${String(own.length).padStart(7)}  ${percent(first).padStart(5)}  ${percent(five).padStart(10)}`,
    );
  }
  if (engine === 'PostgreSQL') printTimes(results);
  console.log();
  return isBelow;
}

function printTimes(results: SearchedQuery[]): void {
  const slowest = [...results].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(
    `slowest: ${slowest.map(({ typed, milliseconds }) => `${typed} ${milliseconds.toFixed(0)} ms`).join(', ')}`,
  );
  console.log(`median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms`);
}
