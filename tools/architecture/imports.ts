import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageBinary } from '../workspace/package-binary.mjs';

/** One import between two files of this repository, with paths from the repository root. */
export interface Import {
  from: string;
  to: string;
  /** True for a dynamic `import()`. */
  isLate: boolean;
}

/** The fields of dependency-cruiser's output that we read. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string; dynamic: boolean }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
}

/**
 * Every import between files of apps, libs and tools in the current workspace, with type imports and without tests, and the errors that
 * rules.mjs forbids.
 */
export function readImports(): { imports: Import[]; errors: string[] } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      packageBinary('dependency-cruiser', 'depcruise'),
      ...['--config', join(import.meta.dirname, 'rules.mjs'), '--output-type', 'json'],
      ...['apps', 'libs', 'tools'],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (!stdout) throw new Error(`The imports could not be read: ${stderr}`);
  const { modules, summary } = JSON.parse(stdout) as Cruise;
  const isOurs = (path: string) => /^(?:apps|libs|tools)\//.test(path);
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isOurs(resolved))
        .map(({ resolved, dynamic }) => ({ from: source, to: resolved, isLate: dynamic })),
    ),
    errors: summary.violations.map(({ rule, from, to, cycle }) =>
      [`${rule.name}:`, from, ...(cycle?.map(({ name }) => name) ?? [to])].join('\n      '),
    ),
  };
}
