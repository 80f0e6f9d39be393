import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectStep, fillToReview } from '../steps/checkout-steps.ts';
import { payButton } from '../steps/payment-steps.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { newPerson, signUp } from '../steps/sign-in.ts';

/** A GX-050 in as many plates as its nameplate says, regasketed with EPDM. */
const serial = '30-114-0021';
const lines = [
  { genericItemId: 'GGX050', commercialItemId: 'GX050GCEPDM' },
  { genericItemId: 'CHANNELPLATE', commercialItemId: 'GX080CPH44' },
  { genericItemId: 'GGX050', commercialItemId: 'GX050GCHNBR' },
];

/** Puts parts for the unit into the cart of this browser, as if chosen from three pages. */
async function openCartFor(page: Page): Promise<string> {
  await page.goto('/en-gb/cart');
  const id = await page.evaluate(
    async ({ serial: number, lines: wanted }) => {
      const market = 'language=en&country=GB&locale=en-gb';
      const headers = { 'x-csrf': '1', 'content-type': 'application/json' };
      const found = await fetch(`/api/units/searchbyserial/${number}?${market}`, { headers });
      const { units } = (await found.json()) as { units: { equipmentId: string }[] };
      const { equipmentId } = units[0]!;
      const cart = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('');
      const items = wanted.map((cartItemId) => ({ cartItemId: { ...cartItemId, equipmentId }, quantity: 1 }));
      const added = await fetch(`/api/cart/${cart}/addmany?${market}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ items, action: 'Buy' }),
      });
      if (!added.ok) throw new Error(await added.text());
      document.cookie = `cart-buy-gb=${cart}; path=/`;
      return equipmentId;
    },
    { serial, lines },
  );
  await page.goto('/en-gb/cart');
  await page.locator('main table').first().waitFor();
  return id;
}

const rowOf = (page: Page, articleNumber: string) => page.getByRole('row').filter({ hasText: articleNumber }).first();
const picture = async (page: Page, name: string) => {
  const { PICTURES } = process.env;
  if (!PICTURES) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const width = page.viewportSize()!.width;
    await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

test('J4: the cart says for which unit a part is, and in words whether it fits', async ({ page }) => {
  const id = await openCartFor(page);
  const link = rowOf(page, 'GX-050-GC-EPDM').getByRole('link', { name: `For unit ${serial}` });
  await expect(link).toHaveAttribute('href', `/en-gb/unit/${id}`);
  await expect(rowOf(page, 'GX-050-GC-EPDM')).toContainText('Fits: on its as-built list');
  await expect(rowOf(page, 'GX-080-CP-H-44')).toContainText('Does not fit');
  await expect(rowOf(page, 'GX-080-CP-H-44')).toContainText('Plate type: GX-050 needed, this is for GX-080');
  await expect(rowOf(page, 'GX-050-GC-HNBR')).toContainText('Fit not checked');
  await expect(rowOf(page, 'GX-050-GC-HNBR')).toContainText('Gasket material: EPDM is built in, this is HNBR');
  await expectToFitTheScreen(page);
  // in a high window the bar with the button, which stays in view, is half over no line
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 2_000 });
  await expectNothingSerious(page, 'main');
  await picture(page, 'cart');
});

test('J4: a part that does not fit is ordered only after it was confirmed', async ({ page }) => {
  test.setTimeout(90_000);
  await openCartFor(page);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  const who = newPerson();
  await signUp(page, who);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStep(page, 'Contact');
  await fillToReview(page);
  const box = page.getByRole('checkbox', { name: /^Order it although it does not fit/ });
  await expect(box).toHaveCount(1);
  await payButton(page).click();
  await expect(page.getByText('An article does not fit the unit it is for')).toBeVisible();
  await expect(box).toBeFocused();
  await picture(page, 'review');
  await box.check();
  await expect(rowOf(page, 'GX-080-CP-H-44')).toContainText(/Confirmed by Vera/);
  await expectNothingSerious(page, 'main');
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
});
