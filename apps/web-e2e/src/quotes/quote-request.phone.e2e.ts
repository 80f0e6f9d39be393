import { expect, test } from '@playwright/test';
import { beginQuoteRequest } from '../steps/quote-cart.ts';

test.slow();

test('G2, A6: on a phone list and map are tabs, the map is loaded when opened, and the breadcrumbs link back', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await beginQuoteRequest(page, ['gaskets']);
  const back = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').filter({ visible: true });
  await expect(back).toHaveText('Cart');
  await expect(page.getByRole('checkbox', { name: /Ancoats/ })).toBeVisible();
  expect(loaded.some((url) => url.includes('countries-'))).toBe(false);
  await page.getByRole('radio', { name: 'Map' }).check();
  const mark = page.getByRole('button', { name: /^1: / });
  await mark.tap();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  const supplier = /^1: ([^,]*)/.exec((await mark.getAttribute('aria-label'))!)![1]!;
  await expect(page.getByRole('list', { name: 'Suppliers that can offer this' })).toBeHidden();
  const beneath = page.getByRole('checkbox', { name: 'Ask this supplier' });
  await beneath.tap();
  await expect(beneath).toBeChecked();
  await page.getByRole('button', { name: 'Show it in the list' }).tap();
  await expect(page.getByRole('checkbox', { name: supplier })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Hide details/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Ancoats/ }).setChecked(true);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  for (const target of await page.getByRole('main').locator('button, a, summary').filter({ visible: true }).all()) {
    const box = (await target.boundingBox())!;
    expect(Math.round(box.height), await target.innerText()).toBeGreaterThanOrEqual(24);
  }
});
