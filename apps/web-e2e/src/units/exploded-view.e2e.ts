import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { core } from '../steps/story-tags.ts';

const malmo = '/en-gb/unit/9JYNHRUSVE';

test('J5: from a numbered part of the picture to the cart, for this unit', core, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${malmo}/spare-parts`);
  await expectHydrated(page.getByRole('link', { name: 'Spare part catalogue' }));
  await page.getByRole('link', { name: 'Spare part catalogue' }).click();
  const gasket = page.getByRole('button', { name: '12, Channel gasket, 59 needed' });
  await gasket.click();
  const row = page.getByRole('row', { name: /Channel gasket/ });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('spinbutton')).toHaveValue('59');
  await row.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  expect(asked.some((path) => path.endsWith('/explodedviews'))).toBe(true);
  expect(asked.some((path) => path.endsWith('/explodedviews/catalog/GX050/partassembly/unit'))).toBe(true);
});

test('J5: keys go from part to part, enlarge the picture, and open a sub-assembly that the address names', async ({
  page,
}) => {
  await page.goto(`${malmo}/spare-part-catalogue`);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
  const picture = page.getByRole('group', { name: 'Exploded view' });
  await page.getByRole('button', { name: '12, Channel gasket, 59 needed' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).not.toBe('12, Channel gasket, 59 needed');
  const width = async () => (await picture.locator('svg').boundingBox())!.width;
  const whole = await width();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('0');
  expect(await width()).toBeCloseTo(whole, 0);

  await page
    .getByRole('row', { name: /Connection liner/ })
    .getByRole('link', { name: 'Its parts' })
    .click();
  await expect(page).toHaveURL(/\?view=GX050-connection$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Connection', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Back to: Whole unit' }).click();
  await expect(page).toHaveURL(/spare-part-catalogue$/);
});

test('J5: the wheel enlarges a picture that is in use, within limits, and a double click shows all of it', async ({
  page,
}) => {
  await page.goto(`${malmo}/spare-part-catalogue`);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
  const picture = page.getByRole('group', { name: 'Exploded view' });
  const svg = picture.locator('svg');
  const whole = (await svg.boundingBox())!;
  await picture.hover();
  await page.mouse.wheel(0, -400);
  // not in use: the page scrolls
  expect((await svg.boundingBox())!.width).toBeCloseTo(whole.width, 0);
  await picture.focus();
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await svg.boundingBox())!.width / whole.width).toBeCloseTo(5, 1);
  const box = (await picture.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5, { steps: 4 });
  await page.mouse.up();
  const moved = (await svg.boundingBox())!;
  expect(moved.x).toBeLessThanOrEqual(box.x + 2);
  expect(moved.y).toBeLessThanOrEqual(box.y + 2);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + 30);
  await expect.poll(async () => (await svg.boundingBox())!.width).toBeCloseTo(whole.width, 0);
});

test('J5: the spare part catalogue has no serious accessibility violation', async ({ page }) => {
  await page.goto(`${malmo}/spare-part-catalogue`);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
  await expectNothingSerious(page);
});

test('J4: service kits are those of the construction, and are there again on the way back', async ({ page }) => {
  await page.goto(`${malmo}/service-kits`);
  await expectHydrated(page.getByRole('link', { name: 'Spare parts', exact: true }).first());
  await expect(page.getByRole('row', { name: /SK-RG-050-H-061/ })).toContainText('59 channel gaskets');
  await page.getByRole('link', { name: 'Spare parts', exact: true }).first().click();
  // a kit names the same gasket
  const parts = page.getByRole('region', { name: 'Spare parts' });
  await expect(parts.getByRole('row', { name: /GX-050-GC-EPDM/ }).getByRole('spinbutton')).toHaveValue('59');
  await expect(page.getByRole('row', { name: /SK-RG-050-H-061/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('row', { name: /SK-RG-050-H-061/ })).toBeVisible();
});

test('J5: in forced colours the numbers in the picture and the open topic can still be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${malmo}/spare-part-catalogue`);
  const gasket = page.getByLabel('12, Channel gasket, 59 needed');
  // else browsers fill what is in a link with one colour, which no computed fill shows
  await expect(gasket).toHaveCSS('forced-color-adjust', 'none');
  const tabs = page.getByRole('navigation', { name: 'Topics of this unit' }).getByRole('link');
  const lines = await tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
  expect(lines.filter((line) => line === lines[0])).toHaveLength(lines.length - 1);
});
