import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageBinary } from '../workspace/package-binary.mjs';

/** One import between two files of ours, by their paths from the top. */
export interface Import {
  from: string;
  to: string;
  /** Loaded when it is needed, by `import()`. */
  isLate: boolean;
}

/** What we read of dependency-cruiser's answer. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string; dynamic: boolean }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
}

/**
 * Every import between files of apps, libs and tools of the workspace one is in, types included and tests left out, and the errors that
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
