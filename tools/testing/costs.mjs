import { existsSync, readFileSync } from 'node:fs';
import { resultFiles, titlesWithFile } from './collect-results.mjs';

const shown = 10;

/**
 * Prints what each stage took, and the test files and stories that took longest, so that growth is seen. What Nx took from its cache counts
 * there with the seconds of its run.
 *
 * @param {{name: string, seconds: number, cpuSeconds?: number}[]} outcomes
 * @param {object[]} stages of `stagesOf`
 */
export function printCosts(outcomes, stages) {
  const line = (name, wall, cpu) =>
    console.log(`  ${name.padEnd(14)}${String(wall).padStart(8)}${String(cpu).padStart(8)}`);
  console.log('');
  line('stage', 'wall s', 'CPU s');
  for (const { name, seconds, cpuSeconds = '' } of outcomes) line(name, seconds, cpuSeconds);
  line('together', '', Math.round(outcomes.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0)));

  const kinds = new Set(stages.map(({ results }) => results).filter((results) => readers[results]));
  const costs = [...kinds].flatMap((kind) => resultFiles(kind).flatMap(costsIn(kind)));
  if (costs.length === 0) return;
  console.log('\n  longest test files and stories, wall s');
  for (const { seconds, name } of costs.sort((a, b) => b.seconds - a.seconds).slice(0, shown)) {
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
  }
}

const costsIn = (kind) => (file) => (existsSync(file) ? readers[kind](JSON.parse(readFileSync(file, 'utf8'))) : []);

const readers = { jest: costsOfJest, upstream: costsOfJest, playwright: costsOfPlaywright };

/** By file, with its hooks and the loading of its modules; in a group of files, its tests alone. */
function costsOfJest({ testResults }) {
  return testResults.flatMap((suite) => {
    const seconds = new Map();
    for (const result of suite.assertionResults) {
      const [file] = titlesWithFile(suite, result);
      seconds.set(file, (seconds.get(file) ?? 0) + (result.duration ?? 0) / 1000);
    }
    if (seconds.size === 1) seconds.set([...seconds.keys()][0], (suite.endTime - suite.startTime) / 1000);
    return [...seconds].map(([name, sum]) => ({ name, seconds: sum }));
  });
}

/** By story, with all its attempts. */
function costsOfPlaywright({ suites }) {
  const costs = [];
  const visit = (suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const { file, title, tests } of suite.specs ?? []) {
      for (const { projectName, results } of tests) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        costs.push({ name: `${file} (${projectName}): ${title}`, seconds: ms / 1000 });
      }
    }
  };
  for (const suite of suites ?? []) visit(suite);
  return costs;
}
