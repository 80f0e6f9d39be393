import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readRegistration, sandboxFolder } from './sandbox-environment.mjs';

/** What sandbox and shop have agreed on: clients, policies, keys. */
export const registration = readRegistration();

/** A message in the sandbox's mailbox. */
export interface SandboxMail {
  id: number;
  subject: string;
  body: string;
  /** A code in it. */
  code?: string;
  attachments: { id: number; name: string; type: string; bytes: number }[];
}

export interface RunningSandbox {
  url: string;
  port: number;
  smtpPort: number;
  child: ChildProcess;
  /** What stands before the name of a policy. */
  policyBase: string;
  /** Issuer of the sign-in policy's tokens. */
  issuer: string;
  /** Where the keys of that policy are. */
  keys: URL;
  /** What arrived for somebody, newest first. */
  mailTo(email: string): Promise<SandboxMail[]>;
  /** Somebody types a card into the payment provider's page; answers what they bring back to the shop. */
  payByCard(sessionId: string, number: string): Promise<string>;
  /** Ends it as an operator does, and removes a directory of its own. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

interface SandboxOptions {
  /** Where its data are; by default a temporary directory of its own. */
  directory?: string;
  environment?: Record<string, string>;
}

/** The sandbox as a process of its own, as in the demo, on free ports: ready when it resolves. */
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
