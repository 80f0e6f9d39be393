import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { core } from '../steps/story-tags.ts';

/** States of frame and content pages in which axe must find no serious violation. */
const states: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => void (await page.goto('/en-gb/')),
  'the open menu': async (page) => {
    await page.goto('/en-gb/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Products' }).click();
    await page.getByRole('button', { name: /^Heat exchangers/ }).click();
    await expect(page.getByRole('button', { name: 'Back to Products' })).toBeVisible();
  },
  'the open panel of products': async (page) => {
    await page.goto('/en-gb/gaskets--gaskets');
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  },
  'open suggestions': async (page) => {
    await page.goto('/en-gb/switch');
    await page.locator('#search-header').focus();
    await expect(page.locator('#search-header')).toHaveRole('combobox');
    await page.locator('#search-header').pressSequentially('gasket');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  'the not-found page': async (page) => void (await page.goto('/en-gb/no/such/page')),
  'the not-found page of an unknown market': async (page) => void (await page.goto('/xx-yy/')),
  'the error page': async (page) => void (await page.goto('/en-gb/switch?companyId=-failcountries')),
  'the markets page': async (page) => void (await page.goto('/en-gb/switch')),
  'the markets page of a locked country': async (page) => void (await page.goto('/pt-br/switch')),
  'an exclusive company in a market with a message': async (page) =>
    void (await page.goto('/sv-se/?companyId=-nordfrost')),
};

for (const [name, open] of Object.entries(states)) {
  test(`WCAG: axe finds nothing serious on ${name}, light and dark`, name === 'home' ? core : {}, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expectNothingSerious(page);
  });
}
