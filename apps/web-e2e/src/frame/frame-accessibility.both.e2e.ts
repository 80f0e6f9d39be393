import { expect, test, type Page } from '@playwright/test';
import { clickHydrated, expectHydrated } from '../steps/hydrated.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { openMenu } from '../steps/menu.ts';
import { marie, grace, endSession, signIn, signInLink } from '../steps/sign-in.ts';

/** States of the frame that require a session, present or ended. */
const states: Record<string, (page: Page, baseURL: string) => Promise<void>> = {
  'the open menu of a user with two companies': async (page) => {
    await signIn(page, marie, '/en-gb/');
    await openMenu(page);
  },
  'the company dialog': async (page) => {
    await signIn(page, marie, '/en-gb/');
    await (await openMenu(page)).getByRole('button', { name: /^Change company/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Customer number/ })).toHaveCount(2);
  },
  'the market dialog': async (page) => {
    await page.goto('/en-gb/');
    await page.waitForLoadState('networkidle');
    await clickHydrated(page.locator('a[aria-haspopup=dialog]').first());
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
  'the terms': async (page) => {
    await page.route('**/api/user?*', async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer });
      const user = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: { ...user, acceptedTermsAndConditions: false } });
    });
    await page.goto('/en-gb/');
    await signInLink(page).click();
    await page.getByRole('button', { name: 'Tereza Silva' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept' })).toBeEnabled();
  },
  'a session that has ended': async (page, baseURL) => {
    await signIn(page, grace, '/en-gb/');
    await page.waitForLoadState('networkidle');
    await expectHydrated(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
    await endSession(page.context(), baseURL);
    await clickHydrated(page.getByRole('main').getByRole('link', { name: 'Spare parts', exact: true }));
    await clickHydrated(page.getByRole('main').getByRole('link', { name: /^Gaskets/ }));
    await expect(page.getByText('You have been signed out.')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`WCAG: axe finds nothing serious on ${name}, light and dark`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, baseURL!);
    await expectNothingSerious(page);
  });
}
