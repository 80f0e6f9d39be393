import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readRegistration, sandboxFolder } from './sandbox-environment.mjs';

/** Settings that sandbox and shop share: clients, policies, keys. */
export const registration = readRegistration();

/** A message in the sandbox's mailbox. */
export interface SandboxMail {
  id: number;
  subject: string;
  body: string;
  /** Code in the message. */
  code?: string;
  attachments: { id: number; name: string; type: string; bytes: number }[];
}

export interface RunningSandbox {
  url: string;
  port: number;
  smtpPort: number;
  child: ChildProcess;
  /** Address prefix of the policies. */
  policyBase: string;
  /** Issuer of the sign-in policy's tokens. */
  issuer: string;
  /** Address of that policy's keys. */
  keys: URL;
  /** Messages to an address, newest first. */
  mailTo(email: string): Promise<SandboxMail[]>;
  /** Enters a card on the payment provider's page; returns the redirect result. */
  payByCard(sessionId: string, number: string): Promise<string>;
  /** Stops it with a signal, and deletes its temporary directory. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

interface SandboxOptions {
  /** Data directory; a temporary one by default. */
  directory?: string;
  environment?: Record<string, string>;
}

/** Starts the sandbox as a process on free ports, as in the demo; resolves when it is ready. */
export async function startSandbox({ directory, environment }: SandboxOptions = {}): Promise<RunningSandbox> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), 'shop-sandbox-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', join(sandboxFolder, 'src/main.ts')],
    { env: { PORT: '0', SMTP_PORT: '0', DATA_DIR: folder, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { port, smtpPort } = await new Promise<{ port: number; smtpPort: number }>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"listening"')) resolve(JSON.parse(line) as { port: number; smtpPort: number });
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const policyBase = `${url}/${registration.tenant}`;
  const signIn = `${policyBase}/${registration.signInPolicy.toLowerCase()}`;
  return {
    url,
    port,
    smtpPort,
    child,
    policyBase,
    issuer: `${signIn}/v2.0/`,
    keys: new URL(`${signIn}/discovery/v2.0/keys`),
    async mailTo(email) {
      const response = await fetch(`${url}/mail.json?to=${encodeURIComponent(email)}`);
      return (await response.json()) as SandboxMail[];
    },
    async payByCard(sessionId, number) {
      const response = await fetch(`${url}/payments/pay/${sessionId}/card`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number, expiry: '12 / 30', securityCode: '123' }),
      });
      return new URL(response.headers.get('location')!).searchParams.get('redirectResult')!;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (directory === undefined) rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
