import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

export type App = 'bff' | 'upstream';

const files = {
  bff: ['apps/bff/src/config.ts'],
  upstream: ['apps/upstream/src/config.ts', ...globSync('apps/upstream/src/*/*-config.ts', { cwd: root })],
};
const shared = ['libs/server/src/process-identity.ts', 'libs/server/src/telemetry/telemetry.ts'];

/** Names of all environment variables that a server reads. */
export const variablesOf = (app: App): Set<string> =>
  new Set(
    [...files[app], ...shared].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name),
    ),
  );

/** Errors that a server finds in an environment before it starts. */
export function configErrors(app: App, environment: Record<string, string>): string[] {
  const script = `
    const { readConfig } = await import('./apps/${app}/src/config.ts');
    const rules = ${app === 'bff'} ? (await import('./apps/bff/src/config-rules.ts')).configRules : undefined;
    const read = readConfig(JSON.parse(process.argv[1]), rules);
    console.log(JSON.stringify(read.ok ? [] : read.errors));`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--conditions=@shop/source',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      script,
      JSON.stringify(environment),
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}
