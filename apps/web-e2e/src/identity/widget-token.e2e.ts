import { expect, test as base, type Page } from '@playwright/test';
import { startStack, type Stack } from '../../../../tools/stack.ts';
import { grace, open, signIn } from '../steps/sign-in.ts';

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

const testPage = '/en-xa/widget-test';

/** The test page's report about its token. */
async function askForToken(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').locator('output')).not.toBeEmpty({ timeout: 20_000 });
  return page.getByRole('main').locator('output').innerText();
}

/** Collects the paths that the window and its frames load from now on. */
function loaded(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const isMsal = (path: string) => /widget-direct-token/.test(path);

test('when the provider is on another site, the widget gets the BFF’s token, only for its own service', async ({
  page,
}) => {
  await signIn(page, grace);
  await open(page, testPage);
  const paths = loaded(page);
  const answer = JSON.parse(await askForToken(page)) as Record<string, string>;
  expect(answer).toMatchObject({ aud: audience, client: shopItself });
  expect(Date.parse(answer['expiresOn']!)).toBeGreaterThan(Date.now());
  expect(paths).toContain('/auth/widget-token');
});

test('when the provider is on the same site, the browser gets the token directly, and the shop API rejects it', async ({
  browser,
  sameSite,
}) => {
  const page = await browser.newPage({ baseURL: sameSite.url, locale: 'en-GB' });
  const everything = loaded(page);
  await signIn(page, grace);
  await open(page, testPage);
  expect(everything.filter(isMsal)).toEqual([]);
  // the message that the hidden frame sends
  const handedOver = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('message', ({ data }) => resolve((data as { token: string }).token)),
      ),
  );
  const said = JSON.parse(await askForToken(page)) as Record<string, string>;
  expect(said).toMatchObject({ aud: audience, client: widgetItself });
  expect(Date.parse(said['expiresOn']!)).toBeGreaterThan(Date.now());
  expect(everything).not.toContain('/auth/widget-token');
  expect(everything.filter(isMsal)).not.toEqual([]);
  // leaves no frame and no stored token behind
  await expect(page.locator('iframe')).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/eyJ|msal/i);

  const refused = await fetch(`${sameSite.upstreamUrl}/user?language=en&country=GB&locale=en-gb`, {
    headers: { authorization: `Bearer ${await handedOver}` },
  });
  expect(refused.status).toBe(401);
  await page.context().close();
});

test('a visitor gets no token either way', async ({ page, browser, sameSite }) => {
  await open(page, testPage);
  expect(await askForToken(page)).toMatch(/401/);
  const other = await browser.newPage({ baseURL: sameSite.url });
  await open(other, testPage);
  expect(await askForToken(other)).toMatch(/401/);
  await other.context().close();
});

test('the widget test page exists only in the test locale', async ({ request }) => {
  for (const locale of ['en-gb', 'sv-se', 'fr-fr'])
    expect((await request.get(`/${locale}/widget-test`)).status()).toBe(404);
});
