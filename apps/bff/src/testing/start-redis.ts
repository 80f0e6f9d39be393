import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis, freePort } from '@shop/server/testing';
import { createClient } from 'redis';
import { setTimeout as sleep } from 'node:timers/promises';

/** Given `describe`, skips the suite when redis-server is not installed; `npm test` installs Debian's when it may. */
export const whereRedisIs = <Suite extends { skip: Suite }>(suite: Suite): Suite => (findRedis() ? suite : suite.skip);

export interface RunningRedis {
  url: string;
  port: number;
  /** Stops answering without closing connections, like a hanging machine. */
  hang(): void;
  goOn(): void;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** All keys and values, as text. */
  dump: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a separate Redis without persistence; `password` closes it to clients that give none. */
export async function startRedis(givenPort?: number, password?: string): Promise<RunningRedis> {
  const port = givenPort ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'bff-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const closed = password === undefined ? [] : ['--requirepass', password];
  const child = spawn('redis-server', [...options, ...closed], { stdio: 'ignore' });
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on('error', () => undefined);
  await client.connect();
  async function kill(): Promise<void> {
    if (client.isOpen) client.destroy();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return {
    url,
    port,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    kill,
    async dump() {
      const keys = await client.keys('*');
      const values = await Promise.all(keys.map(async (key) => `${key}=${await client.get(key)}`));
      return values.sort().join('\n');
    },
    async stop() {
      await kill();
      await sleep(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
