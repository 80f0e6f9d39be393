import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A protection or rule to remove, and the tests that must notice. */
export interface Mutant {
  /** Short name, for the command line. */
  name: string;
  /** What the shop promises by this code, with the row of the requirement if there is one. */
  promise: string;
  /** Folder whose sources contain the code exactly once; within it the file may be renamed or moved. */
  folder: string;
  /** The code; white space may differ. */
  code: string;
  /** Replaces the code; empty to remove it. */
  replacement: string;
  /** Names of test files in any folder; if several have the same name, those of the code's project. */
  tests: readonly string[];
}

/** A mutant with its source and tests, relative to the top of the repository. */
export interface LocatedMutant extends Mutant {
  file: string;
  testFiles: readonly string[];
}

/** All sources of the repository, relative to its top, with `/`. */
export function findSources(top: string): string[] {
  return globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', {
    cwd: top,
    exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'));
}

/**
 * Finds source and tests of a mutant.
 *
 * @param files result of `findSources`
 * @throws Error if no source contains the code, the code occurs more than once, or a test file is missing
 */
export function locateMutant(mutant: Mutant, top: string, files: readonly string[]): LocatedMutant {
  const pattern = createPattern(mutant.code);
  const matches = files
    .filter((file) => file.startsWith(`${mutant.folder}/`) && !isTest(file))
    .flatMap((file) => [...readFileSync(join(top, file), 'utf8').matchAll(pattern)].map(() => file));
  const [file] = matches;
  if (file === undefined) throw new Error(`${mutant.name}: no source in ${mutant.folder} contains ${mutant.code}`);
  if (matches.length > 1)
    throw new Error(`${mutant.name}: sources in ${mutant.folder} contain ${matches.length} times ${mutant.code}`);
  const testFiles = mutant.tests.flatMap((name) => {
    const named = files.filter((path) => basename(path) === name);
    const own = named.filter((path) => path.startsWith(`${getProject(file)}/`));
    const found = own.length > 0 ? own : named;
    if (found.length === 0) throw new Error(`${mutant.name}: there is no test ${name}`);
    return found;
  });
  return { ...mutant, file, testFiles };
}

/** Replaces the code of a mutant in its source. */
export function mutate(source: string, { code, replacement }: Pick<Mutant, 'code' | 'replacement'>): string {
  return source.replace(createPattern(code), () => replacement);
}

/** `apps/bff` for a file in it. */
export const getProject = (file: string): string => file.split('/').slice(0, 2).join('/');

const isTest = (path: string): boolean => /\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);

/** Matches code with any line breaks. */
function createPattern(code: string): RegExp {
  const words = code.trim().split(/\s+/);
  return new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'g');
}
