import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DatabaseDownError } from './database-down.ts';
import type { PgliteAnswer, PgliteRequest, PgliteStart } from './pglite-process.ts';

export interface PgliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows: number }>;
  /** Writes the data directory as a tar file, the `backupFile` of a later start. */
  saveBackup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** An error of PostgreSQL with its SQLSTATE in `code`, as in `pg`. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly detail: string | undefined;

  constructor(error: { message: string; code: string | undefined; detail: string | undefined }) {
    super(error.message);
    this.code = error.code;
    this.detail = error.detail;
  }
}

type Done = { rows: unknown[]; affectedRows: number };
type WithoutId<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

/**
 * Starts embedded PostgreSQL in a process of its own and resolves when it is ready. `onSpawn` gets the pid before that
 * process touches any file.
 */
export async function startPglite(
  start: PgliteStart,
  onSpawn: (pid: number) => Promise<void> = () => Promise.resolve(),
): Promise<PgliteClient> {
  const child = fork(fileURLToPath(new URL('./pglite-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve(result: Done): void; reject(error: Error): void }>();
  let lastId = 0;
  let gone: Error | undefined;

  function fail(error: Error): void {
    gone ??= error;
    for (const one of waiting.values()) one.reject(gone);
    waiting.clear();
  }
  child.on('error', fail);
  child.on('exit', () => fail(new DatabaseDownError(new Error('The embedded database has stopped.'))));
  child.on('message', (answer: PgliteAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) one?.reject(new DatabaseError(answer.error));
    else one?.resolve(answer);
  });

  function ask(request: WithoutId<PgliteRequest>): Promise<Done> {
    if (gone) return Promise.reject(gone);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ ...request, id }, (error) => {
        if (error) fail(error);
      });
    });
  }

  async function stop(): Promise<void> {
    const exit = child.exitCode === null ? once(child, 'exit') : null;
    if (child.connected) child.disconnect();
    await exit;
  }

  try {
    if (child.pid !== undefined) await onSpawn(child.pid);
    await ask({ kind: 'start', ...start });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    query: (sql, parameters) => ask({ kind: 'query', sql, parameters: [...parameters] }),
    async saveBackup(file) {
      await ask({ kind: 'saveBackup', file });
    },
    async close() {
      if (gone) return;
      await ask({ kind: 'close' });
      gone = new Error('The embedded database is closed.');
      await stop();
    },
  };
}
