import { expect, test } from '@playwright/test';
import { askAsNewCustomer } from '../steps/asked-partner.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { openSignedIn, paul } from '../steps/sign-in.ts';

test('WCAG: axe finds nothing serious in received requests, generated quotes and partner applications, and all fit into 320 px', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // signs up a new account; three pages with two axe runs each
  const context = await browser.newContext({ baseURL: baseURL! });
  const { quoteNumber, articleNumbers } = await askAsNewCustomer(await context.newPage());
  await context.close();
  await openSignedIn(page, `/en-nl/portal/quoterequests/${quoteNumber}`, paul);
  await page.getByRole('button', { name: 'Prepare an offer' }).click();
  // with an error shown, and with all optional fields of a line open
  await page.getByRole('button', { name: `Substitute or note for ${articleNumbers[0]!}`, exact: true }).click();
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText(/Enter a price for/).first()).toBeVisible();
  const width = page.viewportSize()!;
  for (const path of [`quoterequests/${quoteNumber}`, 'generatedquotes', 'applications']) {
    if (!page.url().endsWith(path)) await page.goto(`/en-nl/portal/${path}`);
    await page.waitForLoadState('networkidle');
    await expectNothingSerious(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectToFitTheScreen(page, path);
    await page.setViewportSize(width);
  }
});
