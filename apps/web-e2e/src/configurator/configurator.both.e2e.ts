import { expect, test } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { openMenu } from '../steps/menu.ts';
import { noah, openSignedIn } from '../steps/sign-in.ts';

// two servers and four pages, one after the other
test.slow();

test('L1, L2, L3: a unit is configured, saved to a new list, changed, and its data sheet downloaded', async ({
  page,
  isMobile,
}) => {
  const listName = `Units ${Date.now().toString(36)}${isMobile ? 'p' : 'd'}`;
  await openSignedIn(page, '/en-gb/', noah);
  const entries = isMobile ? await openMenu(page) : page.locator('body > nav[data-chrome]');
  await entries.getByRole('link', { name: 'Configure', exact: true }).click();

  // the configurator's own page, on another origin
  await expect(page.getByRole('heading', { name: 'Configure a heat exchanger' })).toBeVisible();
  await page.getByLabel('Number of plates').fill('500');
  await page.getByRole('button', { name: 'Update price and drawing' }).click();
  await expect(page.getByRole('alert')).toContainText('takes 5 to 81 plates');
  await page.getByLabel('Number of plates').fill('63');
  await page.getByRole('button', { name: 'Save and go back to the shop' }).click();

  const dialog = page.getByRole('dialog', { name: 'Where should your configuration go?' });
  await clickHydrated(dialog.getByRole('button', { name: 'Save in a list' }));
  const chooser = page.getByRole('dialog', { name: 'Save in a list' });
  await chooser.getByRole('textbox').fill(listName);
  await chooser.getByRole('button', { name: 'Create list and save' }).click();
  await page.getByRole('link', { name: 'Open list' }).click();
  await expect(page.getByRole('heading', { name: listName })).toBeVisible();

  await clickHydrated(page.getByRole('button', { name: 'Configure again: GX-050, 63 plates, EN 1.4404, NBR' }));
  await expect(page.getByLabel('Number of plates')).toHaveValue('63');
  await page.getByLabel('Number of plates').fill('65');
  await page.getByRole('button', { name: 'Save and go back to the shop' }).click();

  await expect(page.getByRole('heading', { name: listName })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await clickHydrated(page.getByRole('button', { name: 'GX-050, 65 plates, EN 1.4404, NBR.pdf', exact: true }));
  expect((await downloading).suggestedFilename()).toBe('GX-050, 65 plates, EN 1.4404, NBR.pdf');
});
