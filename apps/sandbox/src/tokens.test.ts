import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { demoAccounts } from './identity/demo-accounts.ts';
import { Browser } from '@shop/server/testing';
import { registration, shopAt, shopUrl } from './testing/shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
let shop: ReturnType<typeof shopAt>;
let browser: Browser;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = shopAt(sandbox.url);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  browser = new Browser();
  await browser.open(shop.begin({ fake_auth: '1' }).url);
});

const widgetScope = ['openid', 'offline_access', ...registration.widgetScopes].join(' ');
const asWidget = {
  client_id: registration.widgetClientId,
  redirect_uri: `${shopUrl}/auth/widget-bridge`,
  scope: widgetScope,
  prompt: 'none',
};

describe('tokens for the commerce API', () => {
  it('can be renewed even with offline_access in the scope, and each refresh token works once', async () => {
    const request = shop.begin();
    const first = (await shop.redeem(await browser.open(request.url), request)).tokens;
    const second = await shop.refresh(first.refresh_token!);
    expect(second.status).toBe(200);
    expect(decodeJwt(second.tokens.access_token)).toMatchObject({
      aud: registration.apiAudience,
      scp: 'shop.access',
      oid: demoAccounts[0].oid,
    });
    expect(second.tokens.refresh_token).not.toBe(first.refresh_token);
    expect((await shop.refresh(second.tokens.refresh_token!)).status).toBe(200);

    const replayed = await shop.refresh(first.refresh_token!);
    expect(replayed).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
  });

  it('need the right verifier and the client secret, and a code works once', async () => {
    const request = shop.begin();
    const back = await browser.open(request.url);
    expect(await shop.redeem(back, { ...request, verifier: 'x'.repeat(43) })).toMatchObject({ status: 400 });
    const other = shop.begin();
    const otherBack = await browser.open(other.url);
    expect(await shop.redeem(otherBack, other, { client_secret: 'guessed' })).toMatchObject({ status: 401 });
    expect((await shop.redeem(otherBack, other)).status).toBe(200);
    expect((await shop.redeem(otherBack, other)).status).toBe(400);
  });

  it('need PKCE', async () => {
    const { url } = shop.begin();
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name);
    const back = await browser.open(url);
    expect(back.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('live as long as ACCESS_TOKEN_SECONDS', async () => {
    const short = await startSandbox({ environment: { ACCESS_TOKEN_SECONDS: '42' } });
    const itsShop = shopAt(short.url);
    const request = itsShop.begin({ fake_auth: '1' });
    const { tokens } = await itsShop.redeem(await new Browser().open(request.url), request);
    const { exp, iat } = decodeJwt(tokens.access_token);
    await short.stop();
    expect(exp! - iat!).toBe(42);
  });
});

describe("the widget's tokens", () => {
  it('have another audience, and the shop gets them by a second silent request', async () => {
    const request = shop.begin({ scope: widgetScope, prompt: 'none' });
    const { tokens } = await shop.redeem(await browser.open(request.url), request);
    const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(shop.keys), {
      audience: registration.widgetAudience,
    });
    expect(payload).toMatchObject({ scp: 'notifications.read', oid: demoAccounts[0].oid });
    expect(payload.aud).not.toBe(registration.apiAudience);
  });

  it('can be fetched by a page of the shop without a secret, from a frame and across origins', async () => {
    const request = shop.begin(asWidget);
    const back = await browser.open(request.url, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(back.url.pathname).toBe('/auth/widget-bridge');
    expect(back.headers['content-security-policy']).toContain(`frame-ancestors ${shopUrl}`);
    expect(back.headers['x-frame-options']).toBeUndefined();

    const redeemed = await shop.token(
      {
        client_id: registration.widgetClientId,
        grant_type: 'authorization_code',
        code: back.url.searchParams.get('code')!,
        code_verifier: request.verifier,
        redirect_uri: asWidget.redirect_uri,
      },
      { origin: shopUrl },
    );
    expect(redeemed.status).toBe(200);
    expect(redeemed.headers.get('access-control-allow-origin')).toBe(shopUrl);
    expect(decodeJwt(redeemed.tokens.access_token)).toMatchObject({ aud: registration.widgetAudience });
  });

  it('cannot be read from another origin', async () => {
    const request = shop.begin(asWidget);
    const back = await browser.open(request.url);
    const redeemed = await shop.token(
      {
        client_id: registration.widgetClientId,
        grant_type: 'authorization_code',
        code: back.url.searchParams.get('code')!,
        code_verifier: request.verifier,
        redirect_uri: asWidget.redirect_uri,
      },
      { origin: 'http://localhost:3001' },
    );
    expect(redeemed.status).toBe(400);
    expect(redeemed.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('need a session: a silent request shows no page', async () => {
    const { url } = await new Browser().open(shop.begin(asWidget).url);
    expect(url.pathname).toBe('/auth/widget-bridge');
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('are the only tokens that the widget can get', async () => {
    const { url } = await browser.open(shop.begin({ ...asWidget, scope: `openid ${registration.apiScopes[0]}` }).url);
    expect(url.searchParams.get('error')).toBe('invalid_target');
    expect(url.searchParams.get('code')).toBeNull();
  });
});
