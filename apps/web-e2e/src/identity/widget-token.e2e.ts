import { expect, test as base, type Page } from '@playwright/test';
import { startStack, type Stack } from '../../../../tools/stack.ts';
import { consentTo } from '../steps/consent.ts';
import { grace, signIn } from '../steps/sign-in.ts';

/** The registration of the notifications service (apps/sandbox/registration.json), and its two clients. */
const audience = '9e0f6a44-1b7c-4c55-b1d8-5f8e2a7c4d77';
const shopItself = '5b6c7f0e-3c55-4d0c-9d0b-2f6a1c0f4a11';
const widgetItself = 'c2a3b1de-91f0-4c3b-8f53-7a1e0d9b6c55';

/** A shop whose identity provider is on the same site, so that a hidden iframe gets the provider's cookies. */
const test = base.extend<object, { sameSite: Stack }>({
  sameSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startStack({ sandboxHost: 'localhost' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The claims of the token with which the bell of a page asks for notifications, and the token itself. */
async function tokenOfBell(page: Page, show: () => Promise<unknown>): Promise<Record<string, string>> {
  // a preflight has no token
  const asked = page.waitForRequest(
    (request) => /\/notifications\/mine\?/.test(request.url()) && request.headers()['authorization'] !== undefined,
  );
  await show();
  const token = (await asked).headers()['authorization']!.replace('Bearer ', '');
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, string>;
  return { ...claims, token };
}

/** Collects the paths that the window and its frames load from now on. */
function loaded(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const isMsal = (path: string) => /widget-direct-token/.test(path);

test('M1: when the provider is on another site, the bell gets the BFF’s token, only for its own service', async ({
  page,
  context,
  baseURL,
}) => {
  await consentTo(context, baseURL, 'all');
  const paths = loaded(page);
  const claims = await tokenOfBell(page, () => signIn(page, grace, '/en-gb/faq'));
  expect(claims).toMatchObject({ aud: audience, client_id: shopItself });
  expect(Number(claims['exp'])).toBeGreaterThan(Date.now() / 1_000);
  expect(paths).toContain('/auth/widget-token');
});

test('M1, N13: when the provider is on the same site, msal-browser gets the bell’s token directly, and the shop API rejects it', async ({
  browser,
  sameSite,
}) => {
  const page = await browser.newPage({ baseURL: sameSite.url, locale: 'en-GB' });
  const everything = loaded(page);
  await signIn(page, grace, '/en-gb/faq');
  expect(everything.filter(isMsal)).toEqual([]);
  await consentTo(page.context(), sameSite.url, 'all');
  const claims = await tokenOfBell(page, () => page.goto('/en-gb/faq'));
  expect(claims).toMatchObject({ aud: audience, client_id: widgetItself });
  expect(everything).not.toContain('/auth/widget-token');
  expect(everything.filter(isMsal)).not.toEqual([]);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  // leaves no frame and no stored token behind
  await expect(page.locator('iframe')).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/eyJ|msal/i);

  const refused = await fetch(`${sameSite.upstreamUrl}/user?language=en&country=GB&locale=en-gb`, {
    headers: { authorization: `Bearer ${claims['token']}` },
  });
  expect(refused.status).toBe(401);
  await page.context().close();
});

test('M1: a visitor gets no token either way', async ({ page, browser, sameSite }) => {
  const askForToken = (shown: Page) =>
    shown.evaluate(
      async () => (await fetch('/auth/widget-token', { method: 'POST', headers: { 'x-csrf': '1' } })).status,
    );
  await page.goto('/en-gb/faq');
  expect(await askForToken(page)).toBe(401);
  const other = await browser.newPage({ baseURL: sameSite.url });
  await other.goto('/en-gb/faq');
  expect(await askForToken(other)).toBe(401);
  await other.context().close();
});
