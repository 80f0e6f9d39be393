import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Reference {
  url: string;
  pid: number;
  /** Number of connections accepted so far. */
  connections(): Promise<number>;
  stop(): void;
}

/** Starts one of the servers of `reference-servers.ts` in a separate process. */
export async function startReference(kind: string, ...parameters: string[]): Promise<Reference> {
  const child = fork(join(import.meta.dirname, 'reference-servers.ts'), [kind, ...parameters]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async connections() {
      child.send('connections');
      const [answer] = (await once(child, 'message')) as [{ connections: number }];
      return answer.connections;
    },
    stop: () => child.kill(),
  };
}

/** Calls a function with servers and stops them afterwards, also on errors. */
export async function withReferences<Result>(
  starting: Promise<Reference>[],
  run: (...references: Reference[]) => Promise<Result>,
): Promise<Result> {
  const references = await Promise.all(starting);
  try {
    return await run(...references);
  } finally {
    for (const reference of references) reference.stop();
  }
}
