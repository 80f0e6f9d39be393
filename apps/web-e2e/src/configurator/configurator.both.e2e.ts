import { expect, test } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { openMenu } from '../steps/menu.ts';
import { anna, luc, noah, sam, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// two servers and many pages, one after the other, and a supplier who answers
test.slow();

/** Who may configure; each has a quote cart of their own, and what runs beside this has another one. */
const people = [luc, anna, sam, noah];
/** The supplier of the demo answers automatically after a short delay. */
const patience = { timeout: 60_000 };

test(
  'L1, L2, L3: a unit is configured, saved to a new list, changed and offered by a supplier, with its data sheet in the offer',
  core,
  async ({ page, isMobile }, { parallelIndex }) => {
    const listName = `Units ${Date.now().toString(36)}${isMobile ? 'p' : 'd'}`;
    await signIn(page, people[parallelIndex % people.length]!);
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
    const sheet = page.getByRole('button', { name: 'GX-050, 65 plates, EN 1.4404, NBR.pdf', exact: true });
    const download = async () => {
      const downloading = page.waitForEvent('download');
      await clickHydrated(sheet);
      expect((await downloading).suggestedFilename()).toBe('GX-050, 65 plates, EN 1.4404, NBR.pdf');
    };
    await download();

    await page.getByRole('button', { name: 'Request a quote: GX-050, 65 plates, EN 1.4404, NBR' }).click();
    await page.getByRole('link', { name: 'View quote cart' }).click();
    await expect(page.getByRole('heading', { name: 'GX-050, 65 plates, EN 1.4404, NBR' })).toBeVisible();
    // by keyboard: a phone's bar takes the place of the link while the page scrolls to it
    await page.getByRole('link', { name: 'Request quotes' }).filter({ visible: true }).first().press('Enter');
    await page.getByRole('checkbox', { name: /Ancoats/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/^Phone/).fill('0114 496 0182');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('link', { name: /^See the request/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Quote request Q\d+/);
    await expect(page.getByRole('button', { name: /^Choose the whole offer from Ancoats/ })).toBeVisible(patience);
    await download();
  },
);
