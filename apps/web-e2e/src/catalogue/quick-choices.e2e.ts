import { expect, test, type Page } from '@playwright/test';
import { expectHydrated } from '../steps/hydrated.ts';

const gasketed = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chosen = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('f') ?? '{}') as Record<string, unknown>;

/** Delays the server's list responses. */
const slowDown = (page: Page) =>
  page.route('**/api/items/category/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

/** Clicks at the position of each label like a hand does, without waiting for the page. */
async function pressEach(page: Page, labels: readonly RegExp[], pauseMs: number) {
  const places = [];
  for (const label of labels) {
    const place = (await filters(page).locator('li', { hasText: label }).first().boundingBox())!;
    places.push({ x: place.x + 10, y: place.y + place.height / 2 });
  }
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(pauseMs);
  }
}

for (const pauseMs of [0, 150, 400]) {
  test(`C4: four filters clicked ${pauseMs} ms apart stay selected, with a slow server and a slow processor`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 3 });
    // tall enough that nothing overlaps the boxes
    await page.setViewportSize({ width: 1440, height: 1600 });
    await slowDown(page);
    await page.goto(gasketed, { waitUntil: 'commit' });
    await pressEach(page, [/^EPDM/, /^FKM/, /^HNBR/, /^NBR/], pauseMs);
    await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expect.poll(() => chosen(page)).toEqual({ gasketMaterial: ['EPDM', 'FKM', 'HNBR', 'NBR'] });
  });
}

test('ten arrow key presses move a slider by ten steps, and both ends of a typed range apply', async ({ page }) => {
  await slowDown(page);
  await page.goto(gasketed);
  const slider = filters(page).getByRole('slider', { name: /^Heat transfer area from/ });
  await expectHydrated(slider);
  await slider.focus();
  const [start, step] = await slider.evaluate((input: HTMLInputElement) => [Number(input.value), Number(input.step)]);
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue(String(start + 10 * step));
  await expect.poll(() => chosen(page)).toMatchObject({ totalArea: { min: start + 10 * step } });

  await filters(page)
    .getByRole('textbox', { name: /^Design temperature.* from/ })
    .focus();
  for (const key of ['0', 'Tab', '120', 'Tab']) {
    if (key === 'Tab') await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  await expect.poll(() => chosen(page)).toMatchObject({ designTemperature: { min: 0, max: 120 } });
});
