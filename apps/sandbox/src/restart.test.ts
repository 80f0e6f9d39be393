import { createRemoteJWKSet, jwtVerify } from 'jose';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from './identity/demo-accounts.ts';
import { Browser } from '@shop/server/testing';
import { registration, shopAt } from './testing/shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let directory: string;
const started: RunningSandbox[] = [];

beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'shop-sandbox-'))));
afterEach(async () => {
  for (const sandbox of started.splice(0)) await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ directory, environment });
  started.push(sandbox);
  return sandbox;
}

const [anna] = demoAccounts;

describe('a restart', () => {
  it('loses no accounts, sessions, keys, refresh tokens, open pages or mail', async () => {
    const first = await start();
    const shop = shopAt(first.url);
    const browser = new Browser();
    const request = shop.begin({ fake_auth: '1' });
    const { tokens } = await shop.redeem(await browser.open(request.url), request);

    const other = new Browser();
    const page = await other.open(shop.begin().url);
    const asked = await other.send(await other.open(`${page.url.href}/sign-up`), /\/sign-up$/, {
      email: 'kai@new.example',
    });
    const [mail] = await first.mailTo('kai@new.example');
    expect(await first.stop()).toBe(0);

    const second = await start({ PORT: String(first.port) });
    const details = await other.send(asked, /\/code$/, { code: mail!.code! });
    const person = { firstName: 'Kai', lastName: 'Holm', password: 'kept for ever' };
    expect((await other.send(details, /\/details$/, person)).url.pathname).toBe('/auth/callback');

    await jwtVerify(tokens.access_token, createRemoteJWKSet(shop.keys), { audience: registration.apiAudience });
    const silent = await browser.open(shop.begin({ prompt: 'none' }).url);
    expect(silent.url.searchParams.get('code')).toBeTruthy();
    const refreshed = await shop.refresh(tokens.refresh_token!);
    expect(refreshed.status).toBe(200);
    second.child.kill('SIGKILL');

    await second.stop();
    await start({ PORT: String(first.port) });
    expect((await shop.refresh(refreshed.tokens.refresh_token!)).status).toBe(200);
    const later = new Browser();
    const signIn = await later.open(shop.begin().url);
    const kai = { email: 'kai@new.example', password: 'kept for ever' };
    expect((await later.send(signIn, /\/login\/[^/]+$/, kai)).url.pathname).toBe('/auth/callback');
  });

  it('keeps its keys readable only for this user', async () => {
    await start();
    expect((await stat(join(directory, 'sandbox/sandbox.sqlite'))).mode & 0o077).toBe(0);
    expect((await stat(join(directory, 'sandbox'))).mode & 0o077).toBe(0);
  });
});

describe('PUBLIC_URL', () => {
  it('is used in all addresses, so that the shop can frame the provider on the same site', async () => {
    const { port } = await start();
    await started.pop()!.stop();
    const sandbox = await start({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
    const shop = shopAt(`http://localhost:${port}`);
    const metadata = await fetch(
      `${sandbox.url}/${registration.tenant}/${registration.signInPolicy}/v2.0/.well-known/openid-configuration`,
    );
    expect(await metadata.json()).toMatchObject({
      issuer: shop.issuer,
      token_endpoint: `${shop.base}/oauth2/v2.0/token`,
    });
    const browser = new Browser();
    const request = shop.begin({ fake_auth: '1' });
    const { tokens } = await shop.redeem(await browser.open(request.url), request);
    const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(shop.keys));
    expect(payload).toMatchObject({ iss: shop.issuer, oid: anna.oid });
  });
});
