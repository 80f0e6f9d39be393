import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** True if `.dockerignore` lets a file into a build: the last pattern that matches it, or a folder above it, decides. */
export function mayEnterBuild(path: string, patterns: readonly string[] = ignorePatterns()): boolean {
  const last = patterns.findLast((pattern) => regularExpression(pattern.replace(/^!/, '')).test(path));
  return last === undefined || last.startsWith('!');
}

/** Files below a path of the repository (or the one file) that may enter a build. */
export function filesOfContext(path: string): string[] {
  const patterns = ignorePatterns();
  return globSync([path, `${path}/**/*`], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => mayEnterBuild(file, patterns));
}

const ignorePatterns = (): string[] =>
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const regularExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}(?:/.*)?$`,
  );
