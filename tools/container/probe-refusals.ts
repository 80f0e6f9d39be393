import assert from 'node:assert/strict';
import type { Engine } from './engine.ts';
import { identityPlaceholders } from './identity-placeholders.ts';
import { probe } from './probes.ts';

/** Checks the error messages of a BFF that cannot store its sessions. */
export async function probeRefusals(engine: Engine, tag: string): Promise<void> {
  const start = (environment: Record<string, string>) =>
    engine.run('run', '--rm', ...engine.runFlags, ...settings({ ...complete, ...environment }), tag);

  console.log('the BFF that cannot keep sessions');
  await probe('reports a missing REDIS_URL and DATA_DIR and exits with 1', async () => {
    const { code, output } = await start({});
    assert.equal(code, 1, output);
    assert.match(output, /DATA_DIR: is not set, and REDIS_URL is not set/);
  });
  await probe('reports a read-only DATA_DIR and exits with 1', async () => {
    const { code, output } = await start({ DATA_DIR: '/app/data' });
    assert.equal(code, 1, output);
    assert.match(output, /DATA_DIR: (?!is not set).*REDIS_URL is not set/);
  });
}

const complete = {
  ...identityPlaceholders,
  UPSTREAM_URL: 'http://127.0.0.1:1',
  PUBLIC_URL: 'https://shop.example',
  AZURE_CLIENT_SECRET: 'not a secret of anything',
  SESSION_SECRET: 'not a secret of anything, but long enough',
};

/** `--env NAME=value …` */
export const settings = (environment: Record<string, string>): string[] =>
  Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
