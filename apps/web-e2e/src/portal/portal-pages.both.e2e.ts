import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, openSignedIn } from '../steps/sign-in.ts';

test('WCAG: axe finds nothing serious in the account area, light and dark', async ({ page }) => {
  test.slow(); // five pages with axe runs
  await page.goto('/sv-se/portal');
  await expectNothingSerious(page, 'main');
  await openSignedIn(page, '/sv-se/portal', anna);
  await expect(page.getByText('100001')).toBeVisible();
  await expectNothingSerious(page, 'main');
  await page.goto('/sv-se/portal/profile');
  await page.getByLabel('Förnamn').fill('');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  await expectNothingSerious(page, 'main');
  await page.getByLabel('Förnamn').fill('Anna');
  await page.goto('/sv-se/portal/addresses');
  await expect(page.getByRole('heading', { name: 'Centrallager' })).toBeVisible();
  await expectNothingSerious(page, 'main');
  await page.goto('/sv-se/portal/addresses?address=new');
  await expect(page.getByLabel('Land', { exact: true })).toBeVisible();
  await expectNothingSerious(page, 'main');
});

test('the account pages are not wider than the window, and their headings are in one place', async ({ page }) => {
  const tops = new Set<number>();
  await openSignedIn(page, '/sv-se/portal', anna);
  for (const path of ['/portal', '/portal/profile', '/portal/addresses', '/portal/addresses?address=new']) {
    await page.goto(`/sv-se${path}`);
    await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFitTheScreen(page, `${path} at ${width} px`);
    }
    tops.add((await page.getByRole('heading', { level: 1 }).boundingBox())!.y);
  }
  expect([...tops]).toHaveLength(1);
});

test('I4, G4: on a tablet no word and no date of the orders and quote requests breaks', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openSignedIn(page, '/en-gb/portal', anna);
  for (const path of ['/portal/orders', '/portal/quoterequests']) {
    await page.goto(`/en-gb${path}`);
    const table = page.getByRole('main').getByRole('table');
    await expect(table).toContainText('2026');
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenTexts(table), path).toEqual([]);
  }
});

test('on a phone the row of account pages fades out at the edge behind which there are more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSignedIn(page, '/en-gb/portal', anna);
  for (const locale of ['en-gb', 'en-xb']) {
    await page.goto(`/${locale}/portal`);
    const row = page.getByRole('main').getByRole('navigation').getByRole('list');
    const fades = () =>
      row.evaluate((list) =>
        ['--fade-start', '--fade-end'].map((fade) =>
          Math.round(parseFloat(getComputedStyle(list).getPropertyValue(fade))),
        ),
      );
    await expect.poll(fades).toEqual([0, 48]);
    await row.evaluate((list) => list.scrollBy({ left: list.scrollWidth * (document.dir === 'rtl' ? -1 : 1) }));
    await expect.poll(fades).toEqual([48, 0]);
  }
});

test('replacing a skeleton causes no layout shift', async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal', anna);
  for (const [path, arrived] of [
    ['/portal', '100001'],
    ['/portal/profile', 'Land och språk'],
    ['/portal/addresses', 'Centrallager'],
  ] as const) {
    await page.goto(`/sv-se${path}`);
    await expect(page.getByText(arrived).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

/** Dates, and words between spaces and hyphens, that stand on more than one line. */
function brokenTexts(within: Locator): Promise<string[]> {
  return within.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: text, index } of node.textContent!.matchAll(/\d+ \p{L}+ \d{4}|[^\s-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
      }
    }
    return broken;
  });
}
