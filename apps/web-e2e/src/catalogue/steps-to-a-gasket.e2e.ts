import { expect, test, type Page } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { consentTo } from '../steps/consent.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { StepCounter } from '../steps/step-counter.ts';

/** Chooses a value of a filter that is open. */
async function choose(steps: StepCounter, page: Page, filter: string, value: string) {
  const values = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: filter, exact: true });
  const option = values.getByRole('checkbox', { name: new RegExp(`^${value} `) });
  await expectHydrated(option);
  await steps.click(`${filter}: ${value}`, option);
  await expect(page.getByRole('group', { name: 'Chosen filters' })).toContainText(value);
}

test('C3: somebody here for the first time puts 59 channel gaskets for a GX-050 into the cart, in the steps of docs/steps.md', async ({
  page,
  context,
  baseURL,
}) => {
  await consentTo(context, baseURL, 'necessary');
  await page.goto('/en-gb/spare-parts--spareparts');
  const main = page.getByRole('main');
  const steps = new StepCounter();

  await steps.click('Gaskets', main.getByRole('link', { name: /^Gaskets/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets');
  await choose(steps, page, 'For model', 'GX-050');
  await choose(steps, page, 'Gasket material', 'HNBR');
  await choose(steps, page, 'Part', 'Channel gasket');
  await steps.type('59', main.getByLabel('Quantity, GX-050-GC-HNBR', { exact: true }));
  await steps.click('Add to cart', main.getByRole('button', { name: 'Add to cart GX-050-GC-HNBR', exact: true }));

  await expectLines(page, 1);
  expect(steps.taken).toHaveLength(6);
});
