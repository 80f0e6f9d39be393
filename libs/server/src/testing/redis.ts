import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

const startTimeoutMs = 15_000;

export interface RedisServer {
  port: number;
  pid: number;
  /** Resolves when its process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Sends a command; the answer as Redis writes it. */
  command(line: string): Promise<string>;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

interface Options {
  /** Default: a free one. */
  port?: number;
}

/** True when redis-server is installed. */
export const findRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis on loopback without persistence; with `replicaOf` one that follows another. */
export const startRedisServer = ({ port, replicaOf }: Options & { replicaOf?: number } = {}): Promise<RedisServer> =>
  start('redis-server', port, () => [
    'save ""',
    'appendonly no',
    // a replica that has just begun follows within a second
    'repl-diskless-sync-delay 0',
    ...(replicaOf === undefined ? [] : [`replicaof 127.0.0.1 ${replicaOf}`]),
  ]);

/**
 * Starts a Sentinel that watches a primary under a name. Two of them must agree that it is down before another takes its
 * place.
 */
export const startSentinel = ({
  port,
  primary,
  name = 'shop',
  downAfterMs = 1_000,
}: Options & { primary: number; name?: string; downAfterMs?: number }): Promise<RedisServer> =>
  start('redis-sentinel', port, () => [
    `sentinel monitor ${name} 127.0.0.1 ${primary} 2`,
    `sentinel down-after-milliseconds ${name} ${downAfterMs}`,
    `sentinel failover-timeout ${name} 5000`,
  ]);

async function start(program: string, given: number | undefined, settings: () => string[]): Promise<RedisServer> {
  const port = given ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const file = join(folder, 'redis.conf');
  writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...settings(), ''].join('\n'));
  const child = spawn(program, [file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function kill(): Promise<void> {
    if (hasEnded()) return;
    child.kill('SIGKILL');
    await ended;
  }
  async function stop(): Promise<void> {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const deadline = Date.now() + startTimeoutMs; ; await sleep(50)) {
    const answer = await command(port, 'PING').catch(() => '');
    if (answer.startsWith('+PONG'))
      return { port, pid: child.pid!, ended, command: (line) => command(port, line), kill, stop };
    if (!hasEnded() && Date.now() < deadline) continue;
    await stop();
    throw new Error(`${program} did not start`);
  }
}

/** One command on a connection of its own, as a person would type it. */
const command = (port: number, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(`${line}\r\nQUIT\r\n`));
    socket.setEncoding('utf8').setTimeout(2_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
