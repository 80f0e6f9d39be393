import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resultFiles } from './collect-results.mjs';
import { root } from '../workspace/root.mjs';

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

/** By file, with the loading of its modules. */
function costsOfJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
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
