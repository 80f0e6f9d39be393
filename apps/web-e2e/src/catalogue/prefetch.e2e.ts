import { expect, test, type Page } from '@playwright/test';
import { open } from '../steps/sign-in.ts';

const category = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const card = (page: Page, index: number) =>
  page.locator('main li:has(h3)').nth(index).getByRole('heading').getByRole('link');

/** Paths of articles' data read from now on; the page itself reads the rows of its category when idle. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/items\/(?!category\/)/.test(pathname)) reads.push(pathname);
  });
  return reads;
}

/** Waits well beyond the pause that a pointer has to rest, and for what was asked after it. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

test('a pointer that rests on a card reads its article once, and the rest when it is opened', async ({ page }) => {
  await open(page, category);
  const reads = watchReads(page);
  // again where the page was not hydrated yet
  await expect(async () => {
    await page.mouse.move(2, 2);
    await card(page, 0).hover();
    await expect.poll(() => reads.length, { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
  await settle(page);
  const article = reads[0] ?? '';
  expect(reads).toEqual([expect.stringMatching(/^\/api\/items\/[^/]+$/)]);
  await card(page, 0).click();
  await expect(page.getByRole('region', { name: 'Price and availability' })).toBeVisible();
  await settle(page);
  expect(reads.filter((path) => path === article)).toHaveLength(1);
  expect(reads).toContain(`${article}/related`);
  expect(reads).toContain(`${article}/reviews`);
});

test('a pointer that passes over cards reads nothing', async ({ page }) => {
  await open(page, category);
  const reads = watchReads(page);
  // at once, as real moves of a busy machine take longer than the pause
  await page.locator('main li:has(h3) h3 a').evaluateAll((links) => {
    for (const link of links)
      for (const type of ['pointerover', 'pointerout'])
        link.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
  });
  await settle(page);
  expect(reads).toEqual([]);
});

test('a finger on a card reads nothing', async ({ page }) => {
  await open(page, category);
  const reads = watchReads(page);
  await card(page, 0).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await card(page, 0).dispatchEvent('touchstart', { bubbles: true });
  await settle(page);
  expect(reads).toEqual([]);
});

test('who saves data prefetches nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, category);
  const reads = watchReads(page);
  await card(page, 0).hover();
  await settle(page);
  expect(reads).toEqual([]);
});
