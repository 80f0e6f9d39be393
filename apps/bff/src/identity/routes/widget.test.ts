import { registration, type RunningSandbox } from '@shop/server/testing';
import { decodeJwt } from 'jose';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShopBrowser, shopUrl } from '../../testing/shop-browser.ts';
import { startBearerUpstream, type BearerUpstream } from '../../testing/bearer-upstream.ts';
import { createFakeWeb } from '../../testing/fake-web-bundle.ts';
import { startBff, type RunningBff } from '../../testing/start-bff.ts';
import { startProvider } from '../../testing/stand-in-provider.ts';
import { startIdentityBff, startProviderSandbox } from '../../testing/start-replicas.ts';

// starts processes, which can be slow on a busy machine
jest.setTimeout(30_000);

let sandbox: RunningSandbox;
let upstream: BearerUpstream;
let bff: RunningBff;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  upstream = await startBearerUpstream(sandbox);
  const web = createFakeWeb();
  web.manifest = { '../src/widget-bridge.ts': { file: 'assets/widget-bridge-abc.js' } };
  writeFileSync(join(web.clientFolder, 'assets/widget-bridge-abc.js'), 'export {};');
  bff = await startIdentityBff(
    { sandbox, upstream },
    {
      web,
      environment: {
        WIDGET_SCOPES: registration.widgetScopes.join(' '),
        WIDGET_CLIENT_ID: registration.widgetClientId,
        CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
      },
    },
  );
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
  await sandbox.stop();
});

const post = { method: 'POST' };

describe('the notifications widget', () => {
  it('gets a short-lived token for its own service after sign-in, which the shop API rejects', async () => {
    const browser = new ShopBrowser(bff.url);
    const shown = await browser.signIn();
    expect(shown.url.href).toBe(`${shopUrl}/sv-se/?auth=1`);
    const { token, expiresOn } = await browser.json<{ token: string; expiresOn: string }>('/auth/widget-token', post);
    expect(decodeJwt(token)).toMatchObject({ aud: registration.widgetAudience, scp: 'notifications.read' });
    expect(Date.parse(expiresOn)).toBeGreaterThan(Date.now());
    const refused = await fetch(`${upstream.url}/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(401);
    // the shop's own token is not affected
    expect((await browser.call('/api/user')).status).toBe(200);
  });

  it('gets no token when nobody is signed in or the session has ended', async () => {
    const visitor = new ShopBrowser(bff.url);
    expect((await visitor.call('/auth/widget-token', post)).status).toBe(401);
    visitor.plant('sid', 'x'.repeat(43));
    const answer = await visitor.call('/auth/widget-token', post);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([401, { code: 'session_expired' }]);
    expect(visitor.cookieNames()).toEqual([]);
  });

  it('never blocks sign-in: without a widget token everything else works', async () => {
    const provider = await startProvider();
    const environment = { ...provider.environment, WIDGET_SCOPES: 'https://shop.example/notifications/read' };
    for (const faults of [{ refusesSilentRequests: true }, {}]) {
      provider.faults = faults;
      const lame = await startBff(upstream.url, { environment });
      const browser = new ShopBrowser(lame.url);
      const shown = await browser.open('/auth/login?returnTo=/sv-se/');
      expect(shown.url.href).toBe(`${shopUrl}/sv-se/?auth=1`);
      expect(await browser.json('/auth/session')).toMatchObject({ signedIn: true });
      const answer = await browser.call('/auth/widget-token', post);
      if (faults.refusesSilentRequests)
        expect(JSON.parse(answer.body)).toMatchObject({ status: 409, code: 'no_widget_token' });
      else expect(answer.status).toBe(200);
      expect((await browser.call('/api/settings')).status).toBe(200);
      await lame.close();
    }
    await provider.close();
  });

  it('gets its own client registration, if one is configured', async () => {
    expect(await new ShopBrowser(bff.url).json('/auth/widget-config')).toEqual({
      clientId: registration.widgetClientId,
      authority: `${sandbox.policyBase}/${registration.signInPolicy}`,
      scopes: registration.widgetScopes,
    });
    const plain = await startIdentityBff({ sandbox, upstream });
    const browser = new ShopBrowser(plain.url);
    for (const path of ['/auth/widget-config', '/auth/widget-bridge'])
      expect((await browser.call(path)).status).toBe(404);
    expect((await browser.call('/auth/widget-token', post)).status).toBe(404);
    await plain.close();
  });

  it('has a redirect page for its frame that may connect only to the provider', async () => {
    const browser = new ShopBrowser(bff.url);
    const page = await browser.ask(new URL('/auth/widget-bridge', shopUrl), {
      headers: { 'sec-fetch-dest': 'iframe' },
    });
    expect(page.status).toBe(200);
    expect(page.body).toContain('<script type="module" src="/assets/widget-bridge-abc.js"></script>');
    expect(page.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    const policyOf = (value: unknown): string[] => String(value).split(';');
    const everywhere = policyOf((await browser.open('/sv-se/')).headers['content-security-policy']);
    const here = policyOf(page.headers['content-security-policy']);
    expect(here.filter((rule) => !everywhere.includes(rule))).toEqual([
      `connect-src 'self' ${sandbox.url}`,
      "frame-ancestors 'self'",
      `frame-src 'self' ${sandbox.url}`,
    ]);
    expect(everywhere.filter((rule) => !here.includes(rule))).toEqual([
      `connect-src 'self' https://chat.example ${sandbox.url}`,
      `frame-src 'self' https://chat.example ${sandbox.url}`,
      "frame-ancestors 'none'",
    ]);
  });
});
