import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const pages = [
  '/en-gb/x--gasketed/y--GX050-GX050H16061',
  '/de-de/x--shellandtube/y--ST273-ST273T162400',
  '/sr-latn-rs/x--gaskets/y--GGX032-GX032GCNBR04',
  '/en-xa/x--gasketed/y--GX050-GX050H16061',
  '/en-xb/x--gasketed/y--GX050-GX050H16061',
  '/en-gb/search?q=gasket',
  '/en-xa/search?q=gasket',
  '/en-gb/search?q=zzzqqq',
];

for (const path of pages)
  test(`nothing is wider than the page at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFitTheScreen(page);
  });

test('the item page does not scroll horizontally at any tablet width', async ({ page }) => {
  await page.goto('/en-gb/x--gasketed/y--GX050-GX050H16061');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [641, 700, 768, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFitTheScreen(page, `${width} px`);
  }
});

test('C8: opening an item logs no errors or warnings to the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/en-gb/x--gasketed/y--GX050-GX050H16061', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
