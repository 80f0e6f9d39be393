// `npm test`: all checks, also on a new clone. Plain JavaScript, since it runs before anything is installed.
// `npm test -- --only unit,e2e` runs only the named stages (and builds what they need), `npm test -- --all` also long tests and all stories.
import './workspace/require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './workspace/ensure-installed.mjs';
import { environmentWithNode, findNode } from './workspace/find-node.mjs';
import { root } from './workspace/root.mjs';

const output = join(root, 'test-output');
/** Maximum number of tests and stories that may need a second attempt; more indicate an error of the product or of the tests. */
const mostFlaky = 8;

async function main() {
  const startedAt = new Date();
  await ensureInstalled();
  const node = findNode();
  // Imported here, since the packages do not exist before the install.
  const { stagesOf } = await import('./testing/stages.mjs');
  const { runStages } = await import('./testing/run-stages.mjs');
  const { collectTests, removeOldResults } = await import('./testing/collect-results.mjs');
  const { printCosts } = await import('./testing/costs.mjs');

  const wanted = chosenStages(stagesOf({}));
  const needs = (name) => wanted.some((stage) => stage.name === name);
  const chromium = needs('e2e') ? await browser(node) : undefined;
  if (wanted.some(({ results }) => results === 'upstream'))
    (await import('./testing/find-postgres.mjs')).ensurePostgres();
  if (needs('unit')) {
    (await import('./testing/find-redis.mjs')).ensureRedis();
    (await import('./testing/find-helm.mjs')).ensureHelm();
  }
  const isWhole = wanted.length === stagesOf({}).length;
  const path = chromium?.path === 'playwright' ? undefined : chromium?.path;
  const isCore = isWhole && !process.argv.includes('--all');
  const stages = stagesOf({ chromium: path, isCore }).filter(({ name }) => needs(name));

  removeOldResults(stages);
  const outcomes = await runStages(chromium?.error ? stages.filter(({ name }) => name !== 'e2e') : stages, {
    node,
    output,
  });
  if (chromium?.error) {
    console.log(`\n✗ e2e: not run. ${chromium.error}`);
    outcomes.push({ name: 'e2e', passed: false, skipped: 'no browser', seconds: 0, log: '' });
  }

  const tests = collectTests(stages);
  mkdirSync(output, { recursive: true });
  const results = {
    startedAt,
    isWhole,
    stages: outcomes.map(({ log, ...rest }) => ({ ...rest, log: relative(root, log) })),
    tests,
  };
  writeFileSync(join(output, 'results.json'), JSON.stringify(results, null, 1));
  const rowsPassed = isWhole ? rows(node) : undefined;
  printCosts(outcomes, stages);
  report({ outcomes, stages, tests, rowsPassed });
}

function chosenStages(all) {
  const at = process.argv.findIndex((parameter) => parameter.startsWith('--only'));
  if (at < 0) return all;
  const names = (process.argv[at].split('=')[1] ?? process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(
      `There is no stage ${unknown.join(', ') || '(none named)'}; the stages are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const isWanted = (stage) =>
    names.includes(stage.name) || all.some((other) => names.includes(other.name) && other.needs?.includes(stage.name));
  return all.filter(isWanted);
}

async function browser(node) {
  const { ensureChromium } = await import('./testing/find-chromium.mjs');
  try {
    return { path: ensureChromium(node) };
  } catch (error) {
    return { error: error.message };
  }
}

/** Checks that the delivered rows of the specification have passing tests. */
function rows(node) {
  const result = spawnSync(
    node,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', 'tools/rows/rows.ts', '--check'],
    {
      cwd: root,
      encoding: 'utf8',
      env: environmentWithNode(node),
    },
  );
  console.log(result.stdout + result.stderr);
  return result.status === 0;
}

/** Ends with one line for machines: every test counts, and every stage without tests counts once. */
function report({ outcomes, stages, tests, rowsPassed }) {
  const failedTests = tests.filter(({ status }) => status === 'failed');
  let passed = tests.filter(({ status }) => status === 'passed').length;
  let failed = failedTests.length;
  for (const { name, passed: isPassed } of outcomes) {
    const kind = stages.find((stage) => stage.name === name)?.results;
    if (!kind && isPassed) passed++;
    if (!isPassed && !failedTests.some((test) => test.kind === kind)) failed++;
  }
  if (rowsPassed === true) passed++;
  if (rowsPassed === false) failed++;
  for (const { file, titles, message } of failedTests.slice(0, 50)) {
    console.log(`✗ ${file}: ${titles.join(' › ')}`);
    if (message) console.log(firstLines(message));
  }
  const flaky = tests.filter(({ isFlaky }) => isFlaky);
  for (const { file, titles, message } of flaky) {
    console.log(`~ ${file}: ${titles.join(' › ')} (passed with its second attempt)`);
    if (message) console.log(firstLines(message));
  }
  if (flaky.length > mostFlaky) {
    failed++;
    console.log(`✗ ${flaky.length} tests needed a second attempt; ${mostFlaky} may.`);
  }
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The lines of a failure that say what was expected, and what caused it; the rest stands in the log of its stage. */
function firstLines(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const cause = lines.findIndex((line) => line.includes('[cause]'));
  return [...lines.slice(0, 12), ...(cause < 12 ? [] : lines.slice(cause, cause + 20))]
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
