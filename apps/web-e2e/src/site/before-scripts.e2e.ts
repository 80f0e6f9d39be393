import { expect, test, type Page } from '@playwright/test';

/** Lets scripts of the page come only after `arrive`, as on a slow connection. */
async function holdScripts(page: Page): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

test('C4: an end of a range that was typed before scripts came filters the list', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const [from, to] = ['from', 'up to'].map((end) =>
    filters.getByRole('textbox', { name: new RegExp(`^Design temperature.* ${end}`) }),
  );
  await from!.fill('0');
  await to!.pressSequentially('12');
  scripts.arrive();
  await expect(page).toHaveURL(/designTemperature/);
  await expect(to!).toBeFocused();
  await to!.pressSequentially('0');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => JSON.parse(new URL(page.url()).searchParams.get('f') ?? '{}') as unknown)
    .toMatchObject({ designTemperature: { min: 0, max: 120 } });
});

test('C3: an order that was chosen before scripts came is that of the list', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/en-gb/gaskets--gaskets', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Sort by').selectOption('Price, lowest first');
  scripts.arrive();
  await expect(page).toHaveURL(/[?&]sort=price$/);
  await expect(page.getByRole('main').getByLabel('Sort by')).toHaveValue('price');
  // the way back leads out of that order, also where the browser restores what was chosen
  await page.goto('/en-gb/gaskets--gaskets');
  await expect(page.getByRole('main').getByLabel('Sort by')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('main').getByLabel('Sort by')).toHaveValue('price');
  await page.goForward();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/gaskets--gaskets$/);
});

test('the list of keys opens, pressed before scripts came', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/en-gb/faq', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  scripts.arrive();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('B3: an address that was begun before scripts came is sent whole', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/en-gb/message', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').pressSequentially('anna@hamn');
  scripts.arrive();
  const send = main.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await main.getByLabel('E-mail').pressSequentially('verket.example');
  await main.getByLabel('Message').fill('When is the gasket back in stock?');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'));
  await send.click();
  expect((await sent).postData()).toContain('anna@hamnverket.example');
});

test('J1: a camera that was started before scripts came starts once they are there', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.addInitScript(() => {
    const media = navigator.mediaDevices as { getUserMedia: unknown } | undefined;
    if (media) media.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('/en-gb/unit/scan', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start camera' }).click();
  scripts.arrive();
  await expect(main.getByRole('region', { name: 'Camera' })).toContainText('The camera is not allowed here.');
});
