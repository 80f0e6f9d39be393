import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** States of frame and content pages in which axe must find nothing serious. */
const states: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => void (await page.goto('/en-gb/')),
  'the open menu': async (page) => {
    await page.goto('/en-gb/');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('button', { name: /^Heat exchangers/ }).click();
    await expect(page.getByRole('button', { name: 'Back to Products' })).toBeVisible();
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
  'the not-found page of no market': async (page) => void (await page.goto('/xx-yy/')),
  'the error page': async (page) => void (await page.goto('/en-gb/switch?companyId=-failcountries')),
  'the switcher': async (page) => void (await page.goto('/en-gb/switch')),
  'a locked switcher': async (page) => void (await page.goto('/pt-br/switch')),
  'a market with message, and a company of its own': async (page) =>
    void (await page.goto('/sv-se/?companyId=-nordfrost')),
};

for (const [name, open] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`WCAG: axe finds nothing serious on ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      await page.waitForTimeout(300); // a colour in transition has no contrast of its own
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
}
