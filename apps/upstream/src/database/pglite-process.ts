import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** `dataDir` null keeps everything in memory; the snapshot fills a database that does not exist yet. */
export interface PgliteStart {
  dataDir: string | null;
  snapshotFile: string | null;
}

export type PgliteRequest =
  | ({ id: number; kind: 'start' } & PgliteStart)
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'saveSnapshot'; file: string }
  | { id: number; kind: 'close' };

export type PgliteAnswer =
  | { id: number; rows: unknown[]; affectedRows: number }
  | { id: number; error: { message: string; code: string | undefined; detail: string | undefined } };

/** Small, since a snapshot includes the whole log; PostgreSQL then makes a checkpoint every few segments of 16 MB. */
const logSettings = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB', '-c', 'wal_recycle=off'];

let postgres: PGlite | undefined;

/**
 * Embedded PostgreSQL in a process of its own: a heavy query never blocks the server, and WebAssembly that is started
 * and freed in several threads of one process sometimes ends that process (nodejs/node issue 64500).
 */
async function answer(request: PgliteRequest): Promise<PgliteAnswer> {
  const done = { id: request.id, rows: [], affectedRows: 0 };
  switch (request.kind) {
    case 'start': {
      const snapshot = request.snapshotFile === null ? null : new Blob([await readFile(request.snapshotFile)]);
      postgres = new PGlite({
        ...(request.dataDir === null ? {} : { dataDir: request.dataDir }),
        ...(snapshot === null ? {} : { loadDataDir: snapshot }),
        startParams: [...PGlite.defaultStartParams, ...logSettings],
        extensions: { pg_trgm, unaccent },
      });
      await postgres.waitReady;
      return done;
    }
    case 'query': {
      const { rows, affectedRows } = await postgres!.query(request.sql, request.parameters);
      return { id: request.id, rows, affectedRows: affectedRows ?? 0 };
    }
    case 'saveSnapshot': {
      await postgres!.exec('checkpoint');
      const dump = await postgres!.dumpDataDir('none');
      await writeFile(request.file, Buffer.from(await dump.arrayBuffer()));
      return done;
    }
    case 'close':
      await postgres?.close();
      return done;
  }
}

/** The parent may have ended meanwhile; the error is ignored, since `disconnect` ends this process. */
const tell = (result: PgliteAnswer): unknown => process.send!(result, undefined, undefined, () => undefined);

process.on('message', (request: PgliteRequest) => {
  answer(request).then(tell, ({ message, code, detail }: Error & { code?: string; detail?: string }) =>
    tell({ id: request.id, error: { message, code, detail } }),
  );
});
// A terminal sends SIGINT to both processes; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// Without its server the process has no use.
process.on('disconnect', () => process.exit(0));
