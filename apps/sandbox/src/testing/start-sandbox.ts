import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReceivedMail } from '../mail/mailbox.ts';

const mainFile = join(__dirname, '../main.ts');

export interface RunningSandbox {
  url: string;
  port: number;
  smtpPort: number;
  child: ChildProcess;
  /** Messages to an address, newest first. */
  mailTo(email: string): Promise<ReceivedMail[]>;
  /** Ends it as an operator does, and removes a directory of its own. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

export interface Options {
  /** Where its data are; by default a temporary directory of its own. */
  directory?: string;
  environment?: Record<string, string>;
}

/** A sandbox process of its own on a free port, ready when it resolves. */
export async function startSandbox({ directory, environment }: Options = {}): Promise<RunningSandbox> {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'shop-sandbox-')));
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', mainFile],
    {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const { port, smtpPort } = await new Promise<{ port: number; smtpPort: number }>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const line = said.split('\n').find((one) => one.includes('"listening"'));
      if (line?.endsWith('}')) resolve(JSON.parse(line) as { port: number; smtpPort: number });
    });
    child.on('exit', (code) => reject(new Error(`The sandbox exited with ${code}: ${said}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    smtpPort,
    child,
    async mailTo(email) {
      const response = await fetch(`${url}/mail.json?to=${encodeURIComponent(email)}`);
      return (await response.json()) as ReceivedMail[];
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!directory) await rm(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
