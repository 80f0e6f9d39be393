import { expect, test } from '@playwright/test';
import { anna, signIn } from '../steps/sign-in.ts';

test('J4: on a phone the number of a part follows its name at once, also where a list price is below its own', async ({
  page,
}) => {
  await signIn(page, anna, '/en-gb/unit/9JYNHRUSVE');
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Nut M20' })
    .filter({ has: page.locator('s') });
  await expect(row.locator('s')).toBeVisible();
  const name = (await row.getByRole('link', { name: 'Nut M20' }).boundingBox())!;
  const number = (await row.getByText('GX-050-NU-20', { exact: true }).first().boundingBox())!;
  expect(number.y - (name.y + name.height)).toBeLessThan(8);
  const [own, list] = [(await row.locator('strong').boundingBox())!, (await row.locator('s').boundingBox())!];
  expect(list.y - (own.y + own.height)).toBeLessThan(8);
});
