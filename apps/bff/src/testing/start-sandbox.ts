import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shopUrl } from './browser.ts';

const sandboxFolder = join(__dirname, '../../../sandbox');

interface Registration {
  tenant: string;
  signInPolicy: string;
  passResetPolicy: string;
  clientId: string;
  clientSecret: string;
  apiScopes: string[];
  apiAudience: string;
  widgetClientId: string;
  widgetScopes: string[];
  widgetAudience: string;
  demoPassword: string;
}

/** What the identity provider of the sandbox knows of the shop. */
export const registration = JSON.parse(readFileSync(join(sandboxFolder, 'registration.json'), 'utf8')) as Registration;

export interface RunningSandbox {
  url: string;
  policyBase: string;
  /** Issuer of the sign-in policy's tokens. */
  issuer: string;
  keys: URL;
  /** The code in the newest mail to somebody. */
  mailedCode(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** The identity provider: a real process with a folder of its own, on loopback under another name than the shop. */
export async function startSandbox(
  environment: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), 'bff-sandbox-')),
): Promise<RunningSandbox> {
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', join(sandboxFolder, 'src/main.ts')],
    { env: { PORT: '0', DATA_DIR: folder, SHOP_URL: shopUrl, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.includes('"listening"')) resolve((JSON.parse(text) as { port: number }).port);
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const policyBase = `${url}/${registration.tenant}`;
  const signIn = `${policyBase}/${registration.signInPolicy.toLowerCase()}`;
  return {
    url,
    policyBase,
    issuer: `${signIn}/v2.0/`,
    keys: new URL(`${signIn}/discovery/v2.0/keys`),
    async mailedCode(email) {
      const answer = await fetch(`${url}/mail.json?to=${encodeURIComponent(email)}`);
      const [newest] = (await answer.json()) as { code: string }[];
      if (!newest) throw new Error(`No mail to ${email}`);
      return newest.code;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Environment of a BFF whose people sign in at the sandbox. */
export const sandboxEnvironment = (sandbox: RunningSandbox): Record<string, string> => ({
  DEMO: 'true',
  PUBLIC_URL: shopUrl,
  AZURE_CLIENT_ID: registration.clientId,
  AZURE_CLIENT_SECRET: registration.clientSecret,
  AZURE_POLICY_BASE: sandbox.policyBase,
  AZURE_SIGN_IN_POLICY: registration.signInPolicy,
  AZURE_PASS_RESET_POLICY: registration.passResetPolicy,
  AZURE_B2C_SCOPES: registration.apiScopes.join(' '),
  SESSION_SECRET: 'the same secret in all replicas of a test',
});
