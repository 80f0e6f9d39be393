import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';

/** @typedef {{kind: string, project: string, file: string, titles: string[], status: 'passed' | 'failed' | 'skipped', message?: string, isFlaky?: boolean}} Test */

const playwrightFile = join(root, 'test-output/playwright.json');
/** Results of tools that are tests themselves. */
const ownFiles = ['package', 'faults', 'availability', 'cluster'].map((name) => join(root, `test-output/${name}.json`));
/** On PostgreSQL, and on the embedded database. */
const upstreamFiles = ['-postgres', ''].map((name) => join(root, `apps/upstream/jest-results${name}.json`));

const jestFiles = () =>
  ['apps', 'libs', '.'].flatMap((folder) =>
    (folder === '.' ? ['tools'] : readdirSync(join(root, folder)))
      .map((name) => ({ project: name, file: join(root, folder, name, 'jest-results.json') }))
      .filter(({ file }) => existsSync(file) && !upstreamFiles.includes(file)),
  );

const filesOf = {
  jest: () => jestFiles().map(({ file }) => file),
  upstream: () => upstreamFiles,
  playwright: () => [playwrightFile],
  own: () => ownFiles,
};

/** The files in which tests of a kind leave their results, whether they exist or not. */
export const resultFiles = (kind) => filesOf[kind]?.() ?? [];

/** Removes the results of earlier runs, so that a skipped stage leaves no old ones. */
export function removeOldResults(stages) {
  for (const { results } of stages) for (const file of resultFiles(results)) rmSync(file, { force: true });
}

/** Every test of the last run, of all kinds. @returns {Test[]} */
export function collectTests(stages) {
  const kinds = new Set(stages.map(({ results }) => results));
  return [
    ...(kinds.has('jest') ? jestFiles().flatMap((source) => testsOfJest(source, 'jest')) : []),
    ...(kinds.has('upstream')
      ? upstreamFiles.filter(existsSync).flatMap((file) => testsOfJest({ project: 'upstream', file }, 'upstream'))
      : []),
    ...(kinds.has('own') ? ownFiles.flatMap((file) => readJson(file)?.tests ?? []) : []),
    ...(kinds.has('playwright') ? testsOfPlaywright(readJson(playwrightFile)) : []),
  ];
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function testsOfJest({ project, file: source }, kind) {
  return readJson(source).testResults.flatMap((suite) => {
    if (suite.assertionResults.length === 0 && suite.status === 'failed') {
      const file = relative(root, suite.name);
      const titles = ['(the file could not be run)'];
      return [{ kind, project, file, titles, status: 'failed', message: suite.message }];
    }
    return suite.assertionResults.map((result) => {
      const [file, ...titles] = titlesWithFile(suite, result);
      return { kind, project, file, titles, ...outcomeOf(result) };
    });
  });
}

/** The file of a test, then its titles. In a group of files, each file is the outermost title of its tests. */
export function titlesWithFile({ name }, { ancestorTitles, title }) {
  const isGroup = name.includes('/test-output/groups/');
  return [...(isGroup ? [] : [relative(root, name)]), ...ancestorTitles, title];
}

function outcomeOf({ status, failureMessages, retryReasons = [] }) {
  if (status === 'failed') return { status, message: failureMessages[0] };
  if (status !== 'passed') return { status: 'skipped' };
  return retryReasons.length > 0 ? { status, isFlaky: true, message: retryReasons[0] } : { status };
}

function testsOfPlaywright(report) {
  const tests = [];
  const visit = (suite, titles) => {
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const status = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed';
        tests.push({
          kind: 'playwright',
          project: test.projectName,
          file: spec.file,
          titles: [...titles, spec.title],
          status,
          ...(status === 'failed' && { message: test.results.at(-1)?.error?.message }),
          ...(test.status === 'flaky' && { isFlaky: true }),
        });
      }
    }
  };
  for (const suite of report?.suites ?? []) visit(suite, []); // the outermost title is the file name
  for (const error of report?.errors ?? [])
    tests.push({
      kind: 'playwright',
      project: '',
      file: '',
      titles: [error.message?.split('\n')[0] ?? 'error'],
      status: 'failed',
    });
  return tests;
}
