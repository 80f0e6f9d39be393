import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';

const open = (path: string) => async (page: Page) => void (await page.goto(`/en-gb/${path}`));

/** States of the content pages in which axe must find no serious violation. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the FAQ with an open answer': async (page) => {
    await page.goto('/en-gb/faq');
    await page.getByText('Which gasket material do I need?').click();
  },
  support: open('support'),
  terms: open('terms'),
  'terms that failed to load': open('terms?companyId=-failterms'),
  'the cookies page': open('cookies'),
  'the privacy policy': open('privacypolicy'),
  'the accessibility statement': open('accessibility'),
  'remade units': open('remade'),
  'the message form with errors': async (page) => {
    await page.goto('/en-gb/message');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Write your message.');
  },
  'the consent bar': async (page) => {
    await page.goto('/en-gb/switch');
    await expect(page.getByRole('button', { name: 'Allow all' })).toBeVisible();
  },
};

for (const [name, openState] of Object.entries(states)) {
  test(`WCAG: axe finds nothing serious on ${name}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openState(page);
    await expectNothingSerious(page);
  });
}
