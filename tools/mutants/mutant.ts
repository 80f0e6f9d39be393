import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A protection or clause that is taken away, and the tests that have to notice. */
export interface Mutant {
  /** Short name, for the command line. */
  name: string;
  /** What the code promises: the row of the specification, or a sentence. */
  promise: string;
  /** Folder in which the code stands, in exactly one source and there once: a file may be renamed or moved in it. */
  folder: string;
  /** The code, of which only the white space may differ. */
  code: string;
  /** What stands there instead; empty where the code is taken out. */
  by: string;
  /** Names of test files, wherever they stand; of several with one name those of the same project. */
  tests: readonly string[];
}

/** A mutant and the files of a repository that it concerns, relative to its top. */
export interface PlacedMutant extends Mutant {
  file: string;
  testFiles: readonly string[];
}

/** Matches the code however it is broken into lines. */
function patternOf(code: string): RegExp {
  const words = code.trim().split(/\s+/);
  return new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'g');
}

/** `apps/bff` of a file in it. */
export const projectOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const isTest = (path: string): boolean => /\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);

/**
 * Finds code and tests of a mutant.
 *
 * @param files all sources of the repository, relative to `top`, with `/`
 * @throws Error when the code stands nowhere, or more than once, or a test file is missing
 */
export function placeOf(mutant: Mutant, top: string, files: readonly string[]): PlacedMutant {
  const pattern = patternOf(mutant.code);
  const places = files
    .filter((file) => file.startsWith(`${mutant.folder}/`) && !isTest(file))
    .flatMap((file) => [...readFileSync(join(top, file), 'utf8').matchAll(pattern)].map(() => file));
  const [file] = places;
  if (file === undefined) throw new Error(`${mutant.name}: no source in ${mutant.folder} says: ${mutant.code}`);
  if (places.length > 1)
    throw new Error(`${mutant.name}: in ${mutant.folder} this stands at ${places.length} places: ${mutant.code}`);
  const testFiles = mutant.tests.flatMap((name) => {
    const named = files.filter((path) => basename(path) === name);
    const own = named.filter((path) => path.startsWith(`${projectOf(file)}/`));
    const found = own.length > 0 ? own : named;
    if (found.length === 0) throw new Error(`${mutant.name}: there is no test ${name}`);
    return found;
  });
  return { ...mutant, file, testFiles };
}

/** The source with the code replaced. */
export function mutated(source: string, { code, by }: Pick<Mutant, 'code' | 'by'>): string {
  return source.replace(patternOf(code), () => by);
}
