/**
 * Prints for every language how many queries of the list have the wanted article first, and among the first five, and names
 * those that miss. Fails below 90 % and 98 %. `-- --language de` tries one language, `-- --all` shows every query.
 */
import { languages } from '@shop/commerce-model';
import { parseArgs } from 'node:util';
import { readQueryList, searchFor, type SearchedQuery } from './search-queries.ts';
import { startTestUpstream } from './start-test-upstream.ts';

const wantedShares = { first: 0.9, five: 0.98 };
const { values } = parseArgs({ options: { language: { type: 'string' }, all: { type: 'boolean' } } });
const queries = readQueryList().filter(({ language }) => !values.language || language === values.language);
const upstream = await startTestUpstream();
const results: SearchedQuery[] = [];
try {
  for (const query of queries) results.push(await searchFor(upstream, query));
} finally {
  await upstream.close();
}

for (const { language, typed, found, place } of results) {
  if (place !== 0 || values.all) {
    const where = place === 0 ? 'ok' : place < 0 ? 'not found' : `place ${place + 1}`;
    console.log(`${language}  ${typed}: ${where}; first are ${found.slice(0, 5).join(', ') || 'none'}`);
  }
}
console.log('\nlanguage  queries  first  among five');
const rows = [...languages.filter((language) => queries.some((query) => query.language === language)), 'all'] as const;
let isRed = false;
for (const language of rows) {
  const own = results.filter((result) => language === 'all' || result.language === language);
  const shareOf = (fits: (place: number) => boolean) => own.filter(({ place }) => fits(place)).length / own.length;
  const first = shareOf((place) => place === 0);
  const five = shareOf((place) => place >= 0 && place < 5);
  isRed ||= first < wantedShares.first || five < wantedShares.five;
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  console.log(
    `${language.padEnd(8)}  ${String(own.length).padStart(7)}  ${percent(first).padStart(5)}  ${percent(five).padStart(10)}`,
  );
}
const slowest = [...results].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
console.log(
  `\nslowest: ${slowest.map(({ typed, milliseconds }) => `${typed} ${milliseconds.toFixed(0)} ms`).join(', ')}`,
);
const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
console.log(`median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms`);
if (isRed) console.error('Red: every language needs 90 % first and 98 % among the first five.');
process.exitCode = isRed ? 1 : 0;
