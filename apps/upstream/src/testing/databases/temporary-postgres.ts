import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '@shop/server/testing';

const run = promisify(execFile);
const debianDirectory = '/usr/lib/postgresql';
const startTimeoutMs = 30_000;

export interface TemporaryPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Settings without waiting for the disk, for data that nobody needs after a crash of the machine. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server on loopback with a temporary directory; null when PostgreSQL is not installed. PostgreSQL
 * refuses to run as root, so root starts it as user postgres. `isDurable` false: commits do not wait for the disk.
 */
export async function startTemporaryPostgres({ isDurable = true } = {}): Promise<TemporaryPostgres | null> {
  const binaries = await findBinaries();
  if (binaries === null) return null;
  const user = process.getuid?.() === 0 ? await idsOf('postgres') : {};
  const directory = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid!);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(binaries, 'initdb'), initdb, { ...user, cwd: directory });

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${directory}`,
    ...(isDurable ? [] : withoutDurability),
  ];
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    await stopServer(server);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await answers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Debian installs every version in its own directory; the newest is used. */
async function findBinaries(): Promise<string | null> {
  const versions = await readdir(debianDirectory).catch(() => []);
  const newest = versions.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(debianDirectory, newest, 'bin');
}

async function idsOf(user: string): Promise<{ uid?: number; gid?: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
