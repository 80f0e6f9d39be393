import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { clickHydrated } from '../steps/hydrated.ts';
import { newPerson, signIn, signUp, anna } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const equipmentId = async (page: Page, serial: string): Promise<string> => {
  const answer = await page.request.get(`/api/units/searchbyserial/${serial}?language=en&country=GB&locale=en-gb`, {
    headers: { 'x-csrf': '1' },
  });
  return ((await answer.json()) as { units: { equipmentId: string }[] }).units.at(-1)!.equipmentId;
};

test('J2: nothing of the owner is in the page that is cached for all', core, async ({ page }) => {
  const id = await equipmentId(page, '30-114-0021');
  const html = await (await page.request.get(`/en-gb/unit/${id}`)).text();
  expect(html).toContain('30-114-0021');
  expect(html).not.toMatch(/Malmö|harbour|100001|"mine"/);
  await signIn(page, anna, `/en-gb/unit/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Malmö harbour');
  await expect(page.getByText('In your units')).toBeVisible();
  const after = await (await page.request.get(`/en-gb/unit/${id}`)).text();
  expect(after).not.toMatch(/Malmö|harbour/);
});

test('J2, H5: a visitor adds a unit: signs up first, then it is theirs; removing it can be undone', async ({
  page,
}) => {
  const id = await equipmentId(page, '30-087-0140');
  await page.goto(`/en-gb/unit/${id}`);
  await clickHydrated(page.getByRole('link', { name: 'Add to my units' }));
  await page.getByRole('link', { name: 'Sign up' }).waitFor();
  await signUp(page, newPerson());
  await expect(page.getByText('The unit is in your units.')).toBeVisible();
  await expect(page.getByText('In your units', { exact: true })).toBeVisible();
  // a new account accepts the terms first
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove from my units' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('In your units', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove from my units' }).click();
  // while the pointer rests on the notice it stays
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Add to my units' })).toBeVisible({ timeout: 15_000 });
});

test('J2: a second customer is told that another has the unit', async ({ page }) => {
  const id = await equipmentId(page, '30-131-0044');
  await signIn(page, anna, `/en-gb/unit/${id}`);
  await expect(page.getByText('Another customer has registered this unit.')).toBeVisible();
});

test('J2: unknown units and topics are not found', core, async ({ page }) => {
  const id = await equipmentId(page, '30-114-0021');
  for (const path of [`/en-gb/unit/${id}/nothing`, '/en-gb/unit/ABCDEFGHJK', '/en-gb/unit/x'])
    expect((await page.request.get(path)).status()).toBe(404);
  expect((await page.request.get(`/en-gb/unit/${id}/spare-parts`)).status()).toBe(200);
});

test('A8, A14: a market change keeps the page of a unit, whose topic has a title and a page view', async ({ page }) => {
  const id = await equipmentId(page, '30-114-0021');
  await page.goto(`/en-gb/unit/${id}/spare-parts`);
  await expect(page).toHaveTitle('30-114-0021, Spare parts | Vadholm');
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer))
    .toContainEqual(expect.objectContaining({ event: 'page_view', analytics_category: 'unitSpareParts' }));
  await clickHydrated(page.locator('a[aria-haspopup=dialog]').first());
  await page.getByRole('dialog').getByRole('link', { name: 'Sverige / svenska' }).click();
  await expect(page).toHaveURL(new RegExp(`/sv-se/unit/${id}/spare-parts`));
  await expect(page).toHaveTitle('30-114-0021, Reservdelar | Vadholm');
});

test('J3: manuals and technical documents can be opened, and each has its own address', async ({ page }) => {
  const id = await equipmentId(page, '30-114-0021');
  await page.goto(`/en-gb/unit/${id}`);
  await clickHydrated(page.getByRole('link', { name: 'Documentation', exact: true }));
  await expect(page).toHaveURL(new RegExp(`/unit/${id}/documentation$`));
  await expect(page).toHaveTitle('30-114-0021, Documentation | Vadholm');
  const manual = page.getByRole('link', { name: 'Operating and maintenance manual, GX series' }).first();
  const file = await page.request.get((await manual.getAttribute('href'))!);
  expect(file.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Technical documentation' }).click();
  await expect(page.getByRole('heading', { name: 'Drawings and plans VDI 2770 02-02' })).toBeVisible();
  await expectNothingSerious(page, 'main');
});
