import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const folder = 'test-output/groups';
/** The longest that one of the tests asks for; in a group the last file that asks would decide for all. */
const testTimeout = 240_000;

/** Small folders are joined up to this many files: each leaves some of its shop in memory until its group ends. */
const mostFiles = 24;

/**
 * Writes a test file for each folder of `src` that contains its test files, each as a `describe` with its path, and small folders together:
 * Jest loads the modules that they share once instead of once per file. Returns a pattern for `--testMatch`; by their names no other run of
 * Jest finds them.
 */
export function groupTests(): string {
  const folders = Map.groupBy(
    globSync('src/**/*.test.ts', { cwd: project }).sort(),
    (file) => file.match(/^src\/(.+?)\//)?.[1] ?? 'src',
  );
  const groups: { names: string[]; files: string[] }[] = [];
  for (const [name, files] of folders) {
    const group = groups.at(-1);
    if (group && group.files.length + files.length <= mostFiles) {
      group.names.push(name);
      group.files.push(...files);
    } else groups.push({ names: [name], files });
  }
  rmSync(join(project, folder), { recursive: true, force: true });
  mkdirSync(join(project, folder), { recursive: true });
  for (const { names, files } of groups) {
    const tests = files.map((file) => `describe('apps/upstream/${file}', () => void require('../../${file}'));\n`);
    const text = `${tests.join('')}jest.setTimeout(${testTimeout});\n`;
    writeFileSync(join(project, folder, `${names.join('+')}.group.ts`), text);
  }
  return `**/${folder}/*.group.ts`;
}
