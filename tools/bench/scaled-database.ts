import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';

export interface ScaledDatabase {
  url: string;
  /** Up to 200 units with documents. */
  equipmentIds: string[];
  stop(): Promise<void>;
}

export interface Scale {
  /** At least so many. */
  articles?: number;
  /** Of each document. */
  fileBytes?: number;
  /** Own units of Sam; Grace then has 100 more. */
  units?: number;
}

/** A temporary PostgreSQL server with the enlarged demo company; null if PostgreSQL is not installed. Filling takes minutes. */
export async function startScaledDatabase({
  articles = 0,
  fileBytes = 0,
  units = 0,
}: Scale): Promise<ScaledDatabase | null> {
  const script = join(root, 'apps/upstream/src/testing/databases/serve-scaled-database.ts');
  const scale = ['--articles', articles, '--file-bytes', fileBytes, '--units', units].map(String);
  const child = spawn(
    findNode(),
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', script, ...scale],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, equipmentIds } = JSON.parse(line) as { url: string | null; equipmentIds: string[] };
    if (url !== null) return { url, equipmentIds, stop };
    await ended;
    return null;
  }
  throw new Error('The scaled database did not start; its output stands above.');
}
