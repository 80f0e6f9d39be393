import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { grace, openSignedIn } from '../steps/sign-in.ts';

async function expectSound(page: Page): Promise<void> {
  await expectNothingSerious(page, 'main');
  const before = page.viewportSize()!;
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFitTheScreen(page, `${page.url()} at ${width} px`);
  }
  await page.setViewportSize(before);
}

test('WCAG: axe finds nothing serious in lists and own article numbers, and none is wider than the window', async ({
  page,
}) => {
  test.slow(); // three pages with two axe runs each
  await openSignedIn(page, '/en-gb/portal/favouritelists', grace);
  const list = page.getByRole('main').getByRole('link', { name: 'Pasteuriser, dairy line 3' });
  await expect(list).toBeVisible();
  await expectSound(page);
  await list.click();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  // at the end of the page the bar covers no line
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectSound(page);
  await page.goto('/en-gb/portal/custom-article-numbers');
  await expect(page.getByRole('textbox', { name: /^Your number for/ }).first()).toBeVisible();
  await expectSound(page);
});
