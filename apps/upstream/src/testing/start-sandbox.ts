import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const sandboxFolder = join(__dirname, '../../../sandbox');

/** Keys on which shop and provider have agreed. */
export const registration = JSON.parse(readFileSync(join(sandboxFolder, 'registration.json'), 'utf8')) as {
  paymentKey: string;
  paymentHmacKey: string;
};

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  /** Somebody types a card into the provider's page; answers what they bring back to the shop. */
  payByCard(sessionId: string, number: string): Promise<string>;
  /** What arrived for somebody, newest first. */
  mails(to: string): Promise<{ subject: string }[]>;
  stop(): Promise<void>;
}

/** The sandbox as a process of its own, as in the demo: payment provider, mail server, register of VAT ids. */
export async function startSandbox(shopUrl: string): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-sandbox-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', join(sandboxFolder, 'src/main.ts')],
    {
      env: { PORT: '0', SMTP_PORT: '0', DATA_DIR: folder, SHOP_URL: shopUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { port, smtpPort } = await new Promise<{ port: number; smtpPort: number }>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.includes('"listening"')) resolve(JSON.parse(text) as { port: number; smtpPort: number });
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    smtpPort,
    async payByCard(sessionId, number) {
      const response = await fetch(`${url}/payments/pay/${sessionId}/card`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number, expiry: '12 / 30', securityCode: '123' }),
      });
      return new URL(response.headers.get('location')!).searchParams.get('redirectResult')!;
    },
    async mails(to) {
      const response = await fetch(`${url}/mail.json?to=${encodeURIComponent(to)}`);
      return (await response.json()) as { subject: string }[];
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
