import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** At most one of the last two, for a database that does not exist yet; without both it begins empty. */
export interface PgliteStart {
  /** Null: in memory, or of a seed in a temporary directory, which goes with the process. */
  dataDir: string | null;
  /** Data directory that is copied, of a database that was closed. */
  seed?: string | null;
  /** Tar file that `saveBackup` wrote. */
  backupFile?: string;
}

export type PgliteRequest =
  | ({ id: number; kind: 'start' } & PgliteStart)
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'saveBackup'; file: string }
  | { id: number; kind: 'close' };

export type PgliteAnswer =
  | { id: number; rows: unknown[]; affectedRows: number }
  | { id: number; error: { message: string; code: string | undefined; detail: string | undefined } };

/**
 * A small log, since a backup includes all of it; PostgreSQL then makes a checkpoint every few segments of 16 MB. Of its
 * usual 128 MB of buffers each byte is written at the start: 32 MB open a filled directory in two thirds of the time, and
 * queries take as long.
 */
const settings = ['max_wal_size=64MB', 'min_wal_size=32MB', 'wal_recycle=off', 'shared_buffers=32MB'];

let postgres: PGlite | undefined;
let temporary: string | null = null;

/**
 * Embedded PostgreSQL in a process of its own: a heavy query never blocks the server, and WebAssembly that is started
 * and freed in several threads of one process sometimes ends that process (nodejs/node issue 64500).
 */
async function answer(request: PgliteRequest): Promise<PgliteAnswer> {
  const done = { id: request.id, rows: [], affectedRows: 0 };
  switch (request.kind) {
    case 'start': {
      const { seed, backupFile } = request;
      if (request.dataDir === null && seed) temporary = mkdtempSync(join(tmpdir(), 'shop-database-'));
      const dataDir = request.dataDir ?? temporary;
      if (dataDir !== null && seed) cpSync(seed, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
      postgres = new PGlite({
        ...(dataDir === null ? {} : { dataDir }),
        ...(backupFile === undefined ? {} : { loadDataDir: new Blob([await readFile(backupFile)]) }),
        startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
        extensions: { pg_trgm, unaccent },
      });
      await postgres.waitReady;
      return done;
    }
    case 'query': {
      const { rows, affectedRows } = await postgres!.query(request.sql, request.parameters);
      return { id: request.id, rows, affectedRows: affectedRows ?? 0 };
    }
    case 'saveBackup': {
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
process.on('disconnect', () => {
  if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  // all is closed or lost by now, and process.exit would take V8 two seconds for the WebAssembly
  process.kill(process.pid, 'SIGKILL');
});
