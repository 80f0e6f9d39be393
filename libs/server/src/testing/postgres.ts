import { execFile, spawn } from 'node:child_process';
import { constants, cpSync, existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres } from './find-postgres.mjs';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
const startTimeoutMs = 30_000;

export interface PostgresServer {
  port: number;
  /** Host and port, as in an address: `127.0.0.1:5432`. */
  host: string;
  /** Of `url` and `query`. */
  database: string;
  /** `postgres://shop@127.0.0.1:5432/postgres` */
  url: string;
  pid: number;
  /** Resolves when its process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Sends one statement with psql; the answer without headers. */
  query(statement: string): Promise<string>;
  /** Makes a standby the primary; resolves when it takes writes. */
  promote(): Promise<void>;
  /** Ends it like a power cut, with the processes of its connections. */
  kill(): Promise<void>;
  /** Ends it and removes its directory. */
  stop(): Promise<void>;
}

interface Options {
  /** Default: a free one. */
  port?: number;
  /** Settings as in postgresql.conf: `fsync=off`. */
  settings?: string[];
  /** The primary to follow; without it the server is a new, empty primary. */
  standbyOf?: Pick<PostgresServer, 'port' | 'database'>;
  /** Name under which the primary knows the standby. */
  name?: string;
  /** Folder that keeps the data, in `data`: `stop` leaves it, and the next start finds the databases in it. */
  keptIn?: string;
  /** Data of a server that was stopped, which this one begins with. */
  copyOf?: string;
  /** Default: that of the primary, else postgres. */
  database?: string;
}

/**
 * Starts a PostgreSQL server on loopback with a temporary directory; null when PostgreSQL is not installed. PostgreSQL
 * refuses to run as root, so root starts it as user postgres.
 */
export async function startPostgres({
  port: given,
  settings = [],
  standbyOf,
  name = 'standby',
  keptIn,
  copyOf,
  database = standbyOf?.database ?? 'postgres',
}: Options = {}) {
  const binaries = findPostgres();
  if (binaries === null) return null;
  const program = (file: string) => join(binaries, file);
  const user = process.getuid?.() === 0 ? await idsOf('postgres') : {};
  if (keptIn !== undefined) await mkdir(keptIn, { recursive: true });
  const directory = keptIn ?? (await mkdtemp(join(tmpdir(), 'shop-postgres-')));
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid!);
  const data = join(directory, 'data');
  const asUser = { ...user, cwd: directory };
  const remove = () => (keptIn === undefined ? rm(directory, { recursive: true, force: true }) : Promise.resolve());
  const port = given ?? (await freePort());
  const own = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${directory}`, ...settings];
  try {
    if (standbyOf) {
      const primary = `host=127.0.0.1 port=${standbyOf.port} user=shop application_name=${name}`;
      const backup = ['-D', data, '-d', primary, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
      await run(program('pg_basebackup'), backup, asUser);
    } else if (copyOf !== undefined) {
      // at most a third of the time of `cp`, but all users may read the folder then, which PostgreSQL refuses
      cpSync(copyOf, data, { recursive: true, mode: constants.COPYFILE_FICLONE });
      await chmod(data, 0o700);
      if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, data]);
    } else if (!existsSync(join(data, 'PG_VERSION'))) {
      const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
      await run(program('initdb'), initdb, asUser);
    }
  } catch (error) {
    await remove();
    throw error;
  }

  const child = spawn(program('postgres'), ['-D', data, ...own.flatMap((one) => ['-c', one])], {
    ...asUser,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const query = async (statement: string): Promise<string> => {
    const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop', '-d', database];
    const { stdout } = await run(program('psql'), [...at, '-qXAt', '-v', 'ON_ERROR_STOP=1', '-c', statement], asUser);
    return stdout.trim();
  };
  const server: PostgresServer = {
    port,
    host: `127.0.0.1:${port}`,
    database,
    url: `postgres://shop@127.0.0.1:${port}/${database}`,
    pid: child.pid!,
    ended,
    query,
    async promote() {
      await query('select pg_promote(true, 30)');
    },
    async kill() {
      if (hasEnded()) return;
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown; a primary waits in it for a standby that may be gone
      if (!hasEnded()) child.kill('SIGINT');
      await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
      await server.kill();
      await remove();
    },
  };
  try {
    const deadline = Date.now() + startTimeoutMs;
    for (let last: unknown; ; await sleep(100)) {
      if (hasEnded() || Date.now() > deadline) throw new Error('PostgreSQL did not start', { cause: last });
      try {
        await query('select 1');
        return server;
      } catch (error) {
        last = error;
      }
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function idsOf(user: string): Promise<{ uid?: number; gid?: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
