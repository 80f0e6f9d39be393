import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { grace, noah, paul, signIn } from '../steps/sign-in.ts';

for (const who of [grace, noah, paul])
  test(`WCAG: axe finds nothing serious on the workbench of ${who.firstName}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, who, '/en-gb/');
    await expect(page.getByRole('region', { name: /^Waiting for you/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNothingSerious(page);
  });
