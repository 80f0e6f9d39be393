// `npm run mutants`: removes protections and rules one by one in a temporary copy of the sources, runs the tests named for each, and
// prints which of them notice. `-- csrf stock` runs the mutants whose names contain one of the words, `-- --part 2/4` the second of
// four parts; `-- --list` prints all, `-- --check` only checks that each still applies. test-output/mutants.json keeps the results of
// all runs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryWorkspace } from '../development/temporary-workspace.ts';
import { root } from '../workspace/root.mjs';
import { findSources, locateMutant, mutate, type LocatedMutant } from './mutant.ts';
import { mutants } from './mutant-list.ts';
import { runTests } from './run-tests.ts';

/** Result of one mutant, by its name in the results file. */
interface Outcome {
  promise: string;
  file: string;
  /** Titles of the tests that fail without the code. */
  noticedBy: string[];
}

const resultsFile = join(root, 'test-output/mutants.json');
const parameters = process.argv.slice(2);
const words = parameters.filter((word, at) => !word.startsWith('--') && parameters[at - 1] !== '--part');

const files = findSources(root);
const errors: string[] = [];
const located = mutants.flatMap((mutant) => {
  try {
    return [locateMutant(mutant, root, files)];
  } catch (error) {
    errors.push((error as Error).message);
    return [];
  }
});
for (const error of errors) console.error(`✗ ${error}`);
if (errors.length > 0) {
  console.error(`${errors.length} of ${mutants.length} no longer apply: update their entries in tools/mutants.`);
  process.exitCode = 1;
} else if (parameters.includes('--check')) {
  console.log(`✓ ${located.length} mutants apply`);
} else if (parameters.includes('--list')) {
  for (const { name, promise, file } of located) console.log(`${name.padEnd(32)}${file}\n    ${promise}`);
} else {
  await runMutants(selectPart(located.filter(({ name }) => isSelected(name))));
}

function isSelected(name: string): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

function selectPart(all: LocatedMutant[]): LocatedMutant[] {
  const at = parameters.indexOf('--part');
  if (at < 0) return all;
  const [part, parts] = (parameters[at + 1] ?? '').split('/').map(Number);
  if (!part || !parts || part > parts) throw new Error('--part takes two numbers: --part 2/4');
  return all.filter((_, index) => index % parts === part - 1);
}

async function runMutants(list: LocatedMutant[]): Promise<void> {
  const workspace = createTemporaryWorkspace();
  /** By test file: the title of a test that fails although nothing is removed. */
  const failures = new Map<string, string | undefined>();
  let noticed = 0;
  try {
    for (const mutant of list) {
      const startedAt = performance.now();
      for (const test of mutant.testFiles)
        if (!failures.has(test)) failures.set(test, await findFailure(workspace.folder, test));
      const failing = mutant.testFiles.filter((test) => failures.get(test) !== undefined);
      const noticedBy = failing.length > 0 ? [] : await findNoticingTests(mutant, workspace.folder);
      if (noticedBy.length > 0) noticed += 1;
      saveOutcome(mutant.name, { promise: mutant.promise, file: mutant.file, noticedBy });
      const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
      if (failing.length > 0)
        for (const test of failing)
          console.log(`✗ ${mutant.name}: ${test} fails with the code too: ${failures.get(test)}`);
      else if (noticedBy.length === 0) console.log(`✗ ${mutant.name} (${seconds}): no test noticed. ${mutant.promise}`);
      else
        console.log(
          `✓ ${mutant.name} (${seconds}): ${noticedBy[0]}${noticedBy.length > 1 ? ` (+${noticedBy.length - 1})` : ''}`,
        );
    }
  } finally {
    workspace.remove();
  }
  console.log(`${noticed} of ${list.length} were noticed.`);
  process.exitCode = noticed === list.length ? 0 : 1;
}

async function findFailure(folder: string, test: string): Promise<string | undefined> {
  const { failed, isBroken, passed } = await runTests(folder, [test]);
  if (isBroken) return 'it cannot be loaded';
  return failed[0] ?? (passed === 0 ? 'it has no tests' : undefined);
}

/** The tests that fail without the code. Sources that can no longer be loaded are an error of the mutant, not a test that notices. */
async function findNoticingTests(mutant: LocatedMutant, folder: string): Promise<string[]> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  const { failed, isBroken } = await runTests(folder, mutant.testFiles);
  writeFileSync(path, source);
  if (isBroken && failed.length === 0) console.log(`  ${mutant.name}: its tests cannot be loaded`);
  return failed;
}

/** Saves after each mutant, so that a run that is ended early keeps its results. */
function saveOutcome(name: string, outcome: Outcome): void {
  const known = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, Outcome>)
    : {};
  mkdirSync(join(root, 'test-output'), { recursive: true });
  writeFileSync(resultsFile, JSON.stringify({ ...known, [name]: outcome }, null, 1));
}
