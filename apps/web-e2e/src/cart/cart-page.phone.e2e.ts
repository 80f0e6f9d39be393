import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test('on a phone each line is a list, nothing is wider than the screen, and the total stays in view', async ({
  page,
}) => {
  await openCartWith(page, 6);
  await expectToFitTheScreen(page);
  const bar = page.locator('[data-chrome]').filter({ hasText: /^Total excl. VAT£[\d,.]+ 6 lines/ });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())!.height, 'two lines of text').toBeLessThanOrEqual(66);
  const field = page.getByRole('spinbutton').first();
  await field.focus();
  await expect(field).toBeInViewport();
  const size = await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .boundingBox();
  expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44);
  await expectNothingSerious(page);
});
