import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const folder = 'test-output/groups';
/** The longest that one of the tests asks for; in a group the last file that asks would decide for all. */
const testTimeout = 240_000;

/**
 * Writes a test file for each folder of `src` that contains its test files, each as a `describe` with its path: Jest loads the modules that
 * they share once instead of once per file. Returns a pattern for `--testMatch`; by their names no other run of Jest finds them.
 */
export function groupTests(): string {
  const groups = Map.groupBy(
    globSync('src/**/*.test.ts', { cwd: project }).sort(),
    (file) => file.match(/^src\/(.+?)\//)?.[1] ?? 'src',
  );
  rmSync(join(project, folder), { recursive: true, force: true });
  mkdirSync(join(project, folder), { recursive: true });
  for (const [name, files] of groups) {
    const tests = files.map((file) => `describe('apps/upstream/${file}', () => void require('../../${file}'));\n`);
    writeFileSync(join(project, folder, `${name}.group.ts`), `${tests.join('')}jest.setTimeout(${testTimeout});\n`);
  }
  return `**/${folder}/*.group.ts`;
}
