import { expect, test, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, openSignedIn } from '../steps/sign-in.ts';

/** How an action on the whole of a page and those beside it look, none of them pointed at: one entry when all look alike. */
async function looks(page: Page, action: string | RegExp): Promise<string[]> {
  await page.mouse.move(0, 0);
  return page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: action })
    .last()
    .evaluate((one) => {
      const beside = [...one.parentElement!.children].flatMap((other) =>
        other.matches('details') ? [other.firstElementChild!] : other.matches('button, a') ? [other] : [],
      );
      return [
        ...new Set(
          beside.map((button) => {
            const { borderTopWidth, borderTopColor, fontSize, paddingInlineStart } = getComputedStyle(button);
            const { height } = button.getBoundingClientRect();
            return [borderTopWidth, borderTopColor, fontSize, paddingInlineStart, Math.round(height)].join(' ');
          }),
        ),
      ];
    });
}

test('a visitor’s cart has its actions as boxes of one look, files to save as one list, inside of the screen', async ({
  page,
}) => {
  await openCartWith(page, 1);
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await expect(page.getByText(/^Save as Word/)).toBeVisible();
  expect(await looks(page, 'Save as list')).toHaveLength(1);
  expect(await looks(page, /^Save as Word/)).toHaveLength(1);
  await expectToFitTheScreen(page);
});

test('list and order have their actions alike', async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal/favouritelists', anna);
  await page.locator('main table').getByRole('link').first().click();
  await page.getByRole('main').locator('header summary').click();
  await expect(page.getByText(/^Spara som Word/)).toBeVisible();
  const all = [...(await looks(page, 'Byt namn')), ...(await looks(page, /^Spara som Word/))];
  await page.goto('/sv-se/portal/orders');
  await page.locator('main table').getByRole('link').first().click();
  const isPhone = page.viewportSize()!.width <= 640;
  if (isPhone) await page.getByRole('main').getByText('Åtgärder', { exact: true }).click();
  await expect(page.getByRole('button', { name: /XLSX/ })).toBeVisible();
  all.push(...(await looks(page, /XLSX/)));
  // on phones the three of a list have less padding, to stand beside each other
  const alike = isPhone ? all.map((look) => look.replace(/ \S+( \d+)$/, '$1')) : all;
  expect([...new Set(alike)]).toHaveLength(1);
});
