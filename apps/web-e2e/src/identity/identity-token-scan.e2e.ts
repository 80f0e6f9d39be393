import { expect, type Page } from '@playwright/test';
import { test } from '../stack/recorded-stack.ts';
import { consentTo } from '../steps/consent.ts';
import { grace, open, signInByHand, signOut } from '../steps/sign-in.ts';
import { watchEverything } from '../stack/visible-to-browser.ts';
import { core } from '../steps/story-tags.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const item =
  '/en-gb/gasketed-plate-heat-exchangers--gasketed/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061';

/** Signs in, browses, saves, and calls `look` after each step to inspect what the browser stores. */
async function dayOfGrace(page: Page, look: () => Promise<void>): Promise<void> {
  await signInByHand(page, grace);
  await look();
  for (const path of ['/en-gb/gasketed-plate-heat-exchangers--gasketed', item, '/en-gb/search?q=gasket']) {
    await open(page, path);
    await look();
  }
  await open(page, '/en-gb/portal/profile');
  await page.getByLabel('Last name').fill('Osei-Mensah');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /saved/ })).toBeVisible();
  await look();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await look();
}

test(
  'H9: from sign-in to sign-out the browser never sees a token of the shop API',
  core,
  async ({ page, context, shop }) => {
    const everything = watchEverything(context, shop.browserCalls);
    await dayOfGrace(page, () => everything.look());
    await signOut(page);
    await everything.look();
    const issued = shop.issuedTokens();
    // contains at least one access token and one refresh token
    expect(issued.filter((token) => token.startsWith('eyJ')).length).toBeGreaterThan(0);
    expect(issued.filter((token) => !token.startsWith('eyJ')).length).toBeGreaterThan(0);
    expect(everything.count()).toBeGreaterThan(200);
    expect(everything.find(issued)).toEqual([]);
  },
);

test('H9: the browser sees the token of the notifications service only on request, and the shop API rejects it', async ({
  page,
  context,
  shop,
}) => {
  const everything = watchEverything(context, shop.browserCalls);
  await signInByHand(page, grace);
  expect(everything.find(shop.issuedTokens())).toEqual([]);
  await consentTo(context, shop.url, 'all');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await everything.look();
  expect(everything.find(shop.issuedTokens())).toEqual(['body of POST /auth/widget-token']);
  const { answer } = shop.browserCalls.find(({ path }) => path === '/auth/widget-token')!;
  const { token } = JSON.parse(answer) as { token: string };
  const refused = await fetch(`${shop.upstreamUrl}/user?language=en&country=GB&locale=en-gb`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(401);
});

test('H9: the scan finds a token wherever a page stores or receives it (negative control)', async ({
  page,
  context,
  shop,
}) => {
  await signInByHand(page, grace);
  const [access] = shop.issuedTokens().filter((token) => token.startsWith('eyJ'));
  const [refresh] = shop.issuedTokens().filter((token) => !token.startsWith('eyJ'));
  const keep: Record<string, (token: string) => Promise<unknown>> = {
    address: (token) => page.evaluate((text) => history.pushState(null, '', `#${text}`), token),
    cookies: (token) => page.evaluate((text) => void (document.cookie = `planted=${text.slice(0, 3_000)}`), token),
    localStorage: (token) => page.evaluate((text) => localStorage.setItem('planted', text), token),
    sessionStorage: (token) => page.evaluate((text) => sessionStorage.setItem('planted', text), token),
    databases: (token) =>
      page.evaluate(
        (text) => new Promise((resolve) => (indexedDB.open(text).onsuccess = () => resolve(undefined))),
        token,
      ),
    html: (token) => page.evaluate((text) => document.body.setAttribute('data-planted', text), token),
    'request headers of GET /healthz': (token) =>
      page.evaluate(
        (text) => fetch('/healthz', { headers: { 'x-planted': text } }).then((answer) => answer.text()),
        token,
      ),
  };
  for (const token of [access!, refresh!]) {
    for (const [place, plant] of Object.entries(keep)) {
      const everything = watchEverything(context, shop.browserCalls);
      await plant(token);
      await everything.look();
      expect(everything.find([access!, refresh!]), place).toContain(place === 'address' ? 'location' : place);
    }
  }
  // also finds a token in a response of the shop: the recorder returns a planted one
  const everything = watchEverything(context, shop.browserCalls);
  const [call] = shop.browserCalls;
  shop.browserCalls.push({ ...call!, path: '/a', answer: JSON.stringify({ token: refresh }) });
  shop.browserCalls.push({ ...call!, path: '/b', answerHeaders: { 'x-token': access } });
  expect(everything.find([access!, refresh!])).toEqual(expect.arrayContaining([`body of GET /a`, `headers of GET /b`]));
});
