import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageStage } from './dockerfile.ts';
import { statusOf } from './drain-under-load.ts';

interface Options {
  stage: ImageStage;
  /** A folder filled by `assembleImage`. */
  cwd: string;
  node: string;
  /** The user it runs as; without numbers, the current one. */
  user: { uid?: number; gid?: number };
}

export interface ServerProcess {
  child: ChildProcess;
  /** Exit code and signal. */
  ended: Promise<[number | null, string | null]>;
  /** Its standard error output so far. */
  errors: () => string;
}

/** Starts the command of the image, with the image's environment and additional variables. */
export function spawnServer({ stage, cwd, node, user }: Options, more: Record<string, string>): ServerProcess {
  const child = spawn(node, stage.entrypoint.slice(1), {
    cwd,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...stage.environment, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...more },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  child.stdout.resume();
  return { child, ended: once(child, 'close') as ServerProcess['ended'], errors: () => errors };
}

/** Waits until the health address answers; throws Error with the server's output when it ends before. */
export async function waitForHealth({ child, errors }: ServerProcess, port: number): Promise<void> {
  while ((await statusOf(`http://127.0.0.1:${port}/healthz`)) !== 200) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended:\n${errors()}`);
    await sleep(20);
  }
}

/** The exit code of the image's HEALTHCHECK for a server on a port. */
export async function exitOfHealthCheck({ healthcheck }: ImageStage, node: string, port: number): Promise<number> {
  const child = spawn(node, healthcheck.slice(1), { stdio: 'ignore', env: { PORT: String(port) } });
  const [code] = (await once(child, 'close')) as [number];
  return code;
}
