import { expect, test, type Page } from '@playwright/test';
import { expectHydrated } from '../steps/hydrated.ts';

const gasketed = '/en-gb/x--gasketed';

/** Height on the page of the drawing that an article's card shows. */
async function drawnHeight(page: Page, articleNumber: string): Promise<number> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: articleNumber, exact: true }) });
  const box = await card.locator('img:visible').boundingBox();
  return box!.height;
}

test('drawings of a category can be shown in one scale, on every page of it and until the tab is closed', async ({
  page,
}) => {
  await page.goto(`${gasketed}?sort=-totalArea`);
  const large = await page.getByRole('main').getByRole('heading', { level: 3 }).first().innerText();
  const trueScale = page.getByRole('checkbox', { name: 'True scale' });
  await expectHydrated(trueScale);
  const filling = await drawnHeight(page, large);
  await trueScale.check();
  const largest = await drawnHeight(page, large);
  expect(largest).toBeLessThanOrEqual(filling);

  await page.goto(gasketed);
  await expect(trueScale).toBeChecked();
  const small = await page.getByRole('main').getByRole('heading', { level: 3 }).first().innerText();
  await expect.poll(() => drawnHeight(page, small)).toBeLessThan(largest / 4);
  await trueScale.uncheck();
  await expect.poll(() => drawnHeight(page, small)).toBeGreaterThan(largest / 2);
});

test('the drawing of a card moves to the page of its article and back, but not for people who avoid motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect;
        const { duration } = effect!.getComputedTiming();
        if (pseudoElement === '::view-transition-group(drawing)') moved.push(`${Number(duration)} ms`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const moves = () => page.evaluate(() => [...new Set((globalThis as unknown as { moved: string[] }).moved.splice(0))]);
  await page.goto(gasketed);
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  await expectHydrated(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GX-032');
  await expect.poll(moves).toEqual(['350 ms']);
  await page.goBack();
  await expect(page.getByText('60 articles')).toBeVisible();
  await expect.poll(moves).toEqual(['350 ms']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expectHydrated(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GX-032');
  await expect(page.getByRole('heading', { level: 2, name: /Spare parts/ })).toBeVisible();
  expect(await moves()).toEqual([]);
});

test('price and button stay in view on a long page of an article, and never cover the ones of the page', async ({
  page,
}) => {
  await page.goto(`${gasketed}/x--GX050-GX050H16061`);
  const strip = page.locator('[data-chrome]:has(> p)', { hasText: 'GX-050-H16-061' });
  await expectHydrated(page.getByRole('button', { name: 'Add to cart' }).first());
  await page.locator('#item-order').scrollIntoViewIfNeeded();
  await expect(strip).toBeHidden();
  await page.getByRole('heading', { level: 2, name: /Reviews/ }).scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport();
  await expect(strip.getByText('£2,845.00')).toBeVisible();
  await strip.getByRole('button', { name: /Add/ }).click();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
});
