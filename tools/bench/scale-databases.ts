import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';

export interface ScaleDatabases {
  /** Address of the database by its number of articles. */
  urls: Record<string, string>;
  /** The server's process. */
  pid: number;
  stop(): Promise<void>;
}

/** PostgreSQL with a database for each size, kept in `data` so that only the first start fills them; null if PostgreSQL is not installed. */
export async function startScaleDatabases(articles: readonly number[], data: string): Promise<ScaleDatabases | null> {
  const script = join(root, 'apps/upstream/src/testing/databases/serve-scale-databases.ts');
  const flags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(findNode(), [...flags, script, '--articles', articles.join(','), '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { urls, pid } = JSON.parse(line) as { urls: Record<string, string> | null; pid: number };
    if (urls !== null) return { urls, pid, stop };
    await stop();
    return null;
  }
  throw new Error('The databases did not start; the output of their server stands above.');
}
