import { spawnSync } from 'node:child_process';
import { findPostgres, findRedis } from '@shop/server/testing';

/** What a person must install before the cluster can run, as a sentence; undefined when all is there. */
export function missingPrograms(): string | undefined {
  const hasSentinel = spawnSync('redis-sentinel', ['--version']).status === 0;
  const missing = [
    ...(findPostgres() === null ? ['postgresql'] : []),
    ...(findRedis() ? [] : ['redis-server']),
    ...(hasSentinel ? [] : ['redis-sentinel']),
  ];
  if (missing.length === 0) return undefined;
  return `The cluster needs Debian's packages ${missing.join(', ')}: apt-get install ${missing.join(' ')}`;
}
