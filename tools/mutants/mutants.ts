// `npm run mutants`: takes protections and clauses away one by one, in a copy of the sources that is thrown away, runs the tests named
// for each, and says which of them notice. `-- csrf stock` runs those whose name contains one of the words, `-- --part 2/4` the second
// of four parts, `-- --list` prints all, `-- --check` only looks whether each still applies.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryWorkspace } from '../development/temporary-workspace.ts';
import { root } from '../workspace/root.mjs';
import { mutants } from './mutant-list.ts';
import { mutated, placeOf, type PlacedMutant } from './mutant.ts';
import { runTests } from './run-tests.ts';

const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));
const parameters = process.argv.slice(2);
const words = parameters.filter((word, at) => !word.startsWith('--') && parameters[at - 1] !== '--part');
const isAsked = (name: string) => words.length === 0 || words.some((word) => name.includes(word));

const errors: string[] = [];
const placed = mutants.flatMap((mutant) => {
  try {
    return [placeOf(mutant, root, files)];
  } catch (error) {
    errors.push((error as Error).message);
    return [];
  }
});
for (const error of errors) console.error(`✗ ${error}`);
if (errors.length > 0) {
  console.error(
    `${errors.length} of ${mutants.length} no longer apply: bring tools/mutants/mutant-list.ts up to date.`,
  );
  process.exit(1);
}
if (parameters.includes('--check')) {
  console.log(`✓ ${placed.length} mutants apply`);
} else if (parameters.includes('--list')) {
  for (const { name, promise, file } of placed) console.log(`${name.padEnd(32)}${file}\n    ${promise}`);
} else {
  await run(chosen(placed.filter(({ name }) => isAsked(name))));
}

function chosen(all: PlacedMutant[]): PlacedMutant[] {
  const at = parameters.indexOf('--part');
  if (at < 0) return all;
  const [part, parts] = (parameters[at + 1] ?? '').split('/').map(Number);
  if (!part || !parts || part > parts) throw new Error('--part takes two numbers: --part 2/4');
  return all.filter((_, index) => index % parts === part - 1);
}

async function run(list: PlacedMutant[]): Promise<void> {
  const workspace = createTemporaryWorkspace();
  const outcomes: { name: string; promise: string; file: string; noticedBy: string[] }[] = [];
  const healthy = new Map<string, boolean>();
  try {
    for (const mutant of list) {
      const startedAt = performance.now();
      for (const test of mutant.testFiles)
        if (!healthy.has(test)) healthy.set(test, await passes(workspace.folder, test));
      const sick = mutant.testFiles.filter((test) => !healthy.get(test));
      const noticedBy = sick.length > 0 ? [] : await noticing(mutant, workspace.folder);
      outcomes.push({ name: mutant.name, promise: mutant.promise, file: mutant.file, noticedBy });
      const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
      if (sick.length > 0) console.log(`✗ ${mutant.name}: ${sick.join(', ')} fails without it too`);
      else if (noticedBy.length === 0) console.log(`✗ ${mutant.name} (${seconds}): nobody noticed. ${mutant.promise}`);
      else
        console.log(
          `✓ ${mutant.name} (${seconds}): ${noticedBy[0]}${noticedBy.length > 1 ? ` (+${noticedBy.length - 1})` : ''}`,
        );
    }
  } finally {
    workspace.remove();
  }
  const noticed = outcomes.filter(({ noticedBy }) => noticedBy.length > 0).length;
  mkdirSync(join(root, 'test-output'), { recursive: true });
  writeFileSync(join(root, 'test-output/mutants.json'), JSON.stringify(outcomes, null, 1));
  console.log(`${noticed} of ${outcomes.length} were noticed.`);
  process.exitCode = noticed === outcomes.length ? 0 : 1;
}

async function passes(folder: string, test: string): Promise<boolean> {
  const { failed, isBroken, passed } = await runTests(folder, [test]);
  return failed.length === 0 && !isBroken && passed > 0;
}

/** The tests that fail without the code. Sources that can no longer be loaded are an error of the mutant, not a test that notices. */
async function noticing(mutant: PlacedMutant, folder: string): Promise<string[]> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutant));
  const { failed, isBroken } = await runTests(folder, mutant.testFiles);
  writeFileSync(path, source);
  if (isBroken && failed.length === 0) console.log(`  ${mutant.name}: its tests cannot be loaded`);
  return failed;
}
