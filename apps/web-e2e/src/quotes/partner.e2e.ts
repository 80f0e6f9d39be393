import { expect, test, type Page } from '@playwright/test';
import { askAsNewCustomer } from '../steps/asked-partner.ts';
import { anna, openSignedIn, paul } from '../steps/sign-in.ts';

// each story signs up an account and switches between two people
test.slow();

const main = (page: Page) => page.getByRole('main');
const price = (page: Page, number: string) => page.getByLabel(`Unit price of ${number}, excl. tax`);

test('G4: a partner prepares, sends and revises an offer, and the customer’s page updates by itself', async ({
  page: customer,
  baseURL,
  browser,
}) => {
  const { quoteNumber, articleNumbers } = await askAsNewCustomer(customer);
  const [first = '', second = '', third = ''] = articleNumbers;
  await customer.goto(`/en-gb/portal/quoterequests/${quoteNumber}`);

  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
  const partner = await context.newPage();
  // prices are in euro, as in the request
  await openSignedIn(partner, '/en-nl/portal/quoterequests?box=received', paul);
  const row = partner.getByRole('row').filter({ hasText: quoteNumber });
  await expect(row).toContainText('New');
  await expect(row).toContainText('Molkerei Novak GmbH');
  await row.getByRole('link', { name: quoteNumber }).click();
  await expect(partner.getByRole('link', { name: 'vera.novak@mail.example' })).toBeVisible();
  await partner.getByRole('button', { name: 'Prepare an offer' }).click();
  await expect(partner.getByRole('button', { name: 'Send the offer' })).toBeVisible();
  await expect(main(customer)).toContainText('In preparation', { timeout: 20_000 });

  await partner.getByLabel('Discount on list prices').fill('10');
  await partner.getByRole('button', { name: 'Fill prices' }).click();
  await partner.getByLabel('Lead time for all').fill('14');
  await partner.getByRole('button', { name: 'Fill lead times' }).click();
  await price(partner, first).fill('5,25');
  await partner.getByRole('checkbox', { name: `Cannot supply ${third}`, exact: true }).check();
  await partner.getByLabel(/^Message to the customer/).fill('Freight to your works is included.');
  await partner.getByLabel('Named place').fill('Hamburg');
  await partner.getByRole('button', { name: 'Send the offer' }).click();
  await expect(partner.getByText('The offer is sent.')).toBeVisible();
  await expect(main(customer)).toContainText('€5.25', { timeout: 20_000 });
  await expect(main(customer)).toContainText('Freight to your works is included.');

  await partner.getByRole('button', { name: 'Revise the offer' }).click();
  await price(partner, first).fill('4,80');
  await partner.getByRole('button', { name: `Substitute or note for ${second}`, exact: true }).click();
  await partner.getByLabel('Number of the substitute').fill('BK-7');
  await partner.getByLabel('Name of the substitute').fill('Gasket in EPDM');
  await partner.reload();
  await expect(price(partner, first)).toHaveValue('4,80');
  await expect(partner.getByLabel('Name of the substitute')).toHaveValue('Gasket in EPDM');
  await partner.getByRole('button', { name: 'Send the revised offer' }).click();
  await expect(partner.getByText('The revised offer is sent.')).toBeVisible();
  await expect(partner.getByText('1 earlier offer')).toBeVisible();
  await expect(main(customer)).toContainText('€4.80', { timeout: 20_000 });
  await expect(main(customer)).toContainText('BK-7');
  await context.close();
});

test('G4: when two colleagues write an offer at once, the second sees the first one and keeps the own input', async ({
  page: customer,
  baseURL,
  browser,
}) => {
  const { quoteNumber, articleNumbers } = await askAsNewCustomer(customer);
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openSignedIn(one, `/en-nl/portal/quoterequests/${quoteNumber}`, paul);
  await one.getByRole('button', { name: 'Prepare an offer' }).click();
  await two.goto(`/en-nl/portal/quoterequests/${quoteNumber}`);
  for (const [page, amount] of [
    [one, '10'],
    [two, '11'],
  ] as const) {
    for (const number of articleNumbers) await price(page, number).fill(amount);
    await page.getByLabel('Lead time for all').fill('5');
    await page.getByRole('button', { name: 'Fill lead times' }).click();
    await page.getByLabel('Named place').fill('Hamburg');
  }
  await one.getByRole('button', { name: 'Send the offer' }).click();
  await expect(one.getByText('The offer is sent.')).toBeVisible();
  await two.getByRole('button', { name: /^Send the/ }).click();
  await expect(two.getByText('A colleague has offered meanwhile.')).toBeVisible();
  await expect(price(two, articleNumbers[0]!)).toHaveValue('11');
  await two.getByRole('button', { name: 'Keep my entries' }).click();
  await two.getByRole('button', { name: 'Send the revised offer' }).click();
  await expect(two.getByText('1 earlier offer')).toBeVisible();
  await context.close();
});

test('I6: business users have the partner applications, and others are told who they are for', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSignedIn(page, '/en-nl/portal', paul);
  await main(page).getByRole('navigation').getByRole('link', { name: 'Tools for partners' }).click();
  const links = main(page)
    .getByRole('listitem')
    .getByRole('link', { name: /opens in a new window/ });
  await expect(links.first()).toHaveAttribute('target', '_blank');
  expect(await links.count()).toBeGreaterThan(2);
  await expect(main(page).getByRole('listitem').locator('img').first()).toHaveJSProperty('complete', true);

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await openSignedIn(other, '/en-gb/portal/applications', anna);
  await expect(other.getByRole('heading', { name: 'These applications are for partners' })).toBeVisible();
  await expect(main(other).getByRole('navigation').getByRole('link', { name: 'Tools for partners' })).toHaveCount(0);
  await context.close();
});
