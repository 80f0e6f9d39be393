import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

const question = 'May we use statistics, chat and notifications?';
const bar = (page: Page) => page.getByRole('region', { name: question });

/** All cookies listed on the cookies page. */
const documented = ['__Host-sid', 'sid', 'signed-in', 'country', 'locale', 'theme', 'measures', 'shortcuts', 'consent'];
const undocumented = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => !documented.includes(name));

/** Collects requests that are neither part of the page nor calls to the shop. */
function measurements(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === new URL(page.url()).origin || request.isNavigationRequest();
    const isReading =
      request.method() === 'GET' && /^\/(?:[a-z-]+\/|api\/|assets\/|media\/|favicon|logo)/.test(url.pathname);
    if (!(isOwn && isReading) && url.protocol.startsWith('http')) sent.push(`${request.method()} ${url.href}`);
  });
  return sent;
}

async function browse(page: Page): Promise<void> {
  await page.goto('/en-gb/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Gasketed plate/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Gasketed plate/);
  await page.goto('/en-gb/search?q=gasket');
  await page.waitForLoadState('networkidle');
}

test(
  'M5: without consent nothing is sent and no undocumented cookie is set, while the data layer is filled',
  core,
  async ({ page, context }) => {
    const sent = measurements(page);
    await browse(page);
    expect(await undocumented(context)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent');
    await bar(page).getByRole('button', { name: 'Only what is necessary' }).click();
    await expect(bar(page)).toBeHidden();
    await browse(page);
    await expect(bar(page)).toBeHidden();
    expect(await undocumented(context)).toEqual([]);
    expect(sent).toEqual([]);
    const events = await page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []);
    expect(events).toContainEqual(expect.objectContaining({ event: 'page_view', analytics_category: 'search' }));
  },
);

test('M5: the consent is kept for 365 days and applies to every page, without asking again', async ({
  page,
  context,
}) => {
  await page.goto('/en-gb/faq');
  await bar(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  const { value, path, sameSite, expires } = (await context.cookies()).find(({ name }) => name === 'consent')!;
  expect({ value, path, sameSite }).toEqual({ value: 'all-2', path: '/', sameSite: 'Lax' });
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  await page.goto('/de-de/');
  await page.waitForTimeout(1500);
  await expect(
    page.getByRole('region', { name: 'Dürfen wir Statistik, Chat und Benachrichtigungen nutzen?' }),
  ).toBeHidden();
});

test('M5: a consent that is withdrawn in one tab ends measuring in the others at once', async ({ page, context }) => {
  await page.goto('/en-gb/faq');
  await bar(page).getByRole('button', { name: 'Allow all' }).click();
  const other = await context.newPage();
  await other.goto('/en-gb/cookies');
  await other.getByRole('radio', { name: /Only what is necessary/ }).check();
  // not looked at meanwhile
  const state = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer
        .filter((entry) => entry['0'] === 'consent')
        .map((entry) => (entry['2'] as Record<string, string>)['analytics_storage']),
    );
  await expect.poll(state).toEqual(['denied', 'granted', 'denied']);
});

test('M5: the consent is shown and can be changed on the cookies page', async ({ page, context }) => {
  await page.goto('/en-gb/switch');
  await bar(page).getByRole('link', { name: 'About cookies' }).click();
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect(bar(page)).toBeHidden();
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await choice.getByRole('radio', { name: /Allow statistics/ }).check();
  await expect(choice.getByRole('status')).toHaveText('Your choice has been saved.');
  await choice.getByRole('radio', { name: /Only what is necessary/ }).check();
  await page.reload();
  await expect(choice.getByRole('radio', { name: /Only what is necessary/ })).toBeChecked();
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('necessary-2');
});

test('M5: a browser with a privacy signal is not asked for consent', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/en-gb/faq');
  await page.waitForTimeout(1500);
  await expect(bar(page)).toBeHidden();
  await page.goto('/en-gb/cookies');
  await expect(page.getByRole('radio', { name: /Only what is necessary/ })).toBeChecked();
  await expect(page.getByText('Global Privacy Control').first()).toBeVisible();
  expect(await undocumented(context)).toEqual([]);
});

test('M5: to a new visitor a page counts as shown with its own content, not with the late question for consent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(globalThis, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        largest.push(entry.element?.closest('main, section')?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'x--gasketed', 'x--gasketed/x--GX050-GX050H16061']) {
      await page.goto(`/en-gb/${path}`);
      await expect(bar(page)).toBeVisible();
      await page.waitForTimeout(300);
      const largest = await page.evaluate(() => (globalThis as unknown as { largest: string[] }).largest);
      expect(largest.length).toBeGreaterThan(0);
      expect(largest.at(-1), `${path} ${width}`).not.toContain(question);
    }
  }
});

test('the consent bar causes no layout shift, and its code is not in the first load', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const html = await (await page.request.get('/en-gb/privacypolicy')).text();
  expect(html).not.toMatch(/consent-bar/);
  await page.goto('/en-gb/privacypolicy');
  await expect(bar(page)).toBeVisible();
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

for (const width of [360, 1440]) {
  test(`WCAG 2.4.11: at ${width} px the consent bar covers neither the focus nor the ribbon`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/sr-latn-rs/privacypolicy');
    const asked = page.getByRole('region', { name: 'Smemo li da koristimo statistiku, ćaskanje i obaveštenja?' });
    await expect(asked).toBeVisible();
    const top = (await asked.boundingBox())!.y;
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement!;
        const isInBar = element.closest('section[aria-labelledby=consent]') !== null;
        const { top: y, bottom } = element.getBoundingClientRect();
        return { text: element.textContent, y, bottom, isInBar, isBody: element === document.body };
      });
      if (focused.isInBar || focused.isBody) continue;
      expect(focused.y, focused.text ?? '').toBeLessThan(top - 8);
    }
    const ribbon = page.getByText('Samo upiti', { exact: true });
    const edge = (await ribbon.boundingBox())!;
    expect(edge.y + edge.height).toBeLessThanOrEqual(740);
    // below the bar's buttons, or upright in the edge of the page
    const button = (await asked.getByRole('button').last().boundingBox())!;
    const isBeneath = button.y + button.height > edge.y && button.x < edge.x + edge.width;
    expect(isBeneath, 'a button of the bar is beneath the ribbon').toBe(false);
    const layerOf = (element: Element) => Number(getComputedStyle(element).zIndex);
    expect(await ribbon.evaluate(layerOf)).toBeGreaterThan(await asked.evaluate(layerOf));
  });
}
