import { expect, test } from '@playwright/test';
import { menuLines, openMenu } from '../steps/menu.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { marie, grace, portalLink, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

test(
  'A3: on a phone the menu has all entries, large enough to touch, and nothing is wider than the screen',
  core,
  async ({ page }) => {
    await signIn(page, marie, '/fr-fr/');
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const menu = await openMenu(page);
      expect(await menuLines(menu)).toEqual([
        'Trouver un appareil',
        'Configurer',
        'Commande rapide',
        'Listes',
        'Demander un devis',
        'Mon portail client',
        'Assistance',
        'Changer de société',
        'Pays et langue',
        'Se déconnecter',
        'Se connecter avec le compte de démonstration',
      ]);
      const low = await menu
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expectToFitTheScreen(page);
    }
  },
);

for (const locale of ['de-de', 'sr-latn-rs', 'en-xa']) {
  test(`A2: on a phone the header fits in one row with large buttons, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/search?q=`);
    await page.waitForLoadState('networkidle');
    const row = page.getByRole('banner');
    const boxes = await row.locator('a:visible, button:visible').evaluateAll((all) =>
      all
        .filter((one) => !one.closest('form'))
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x, y, right: x + width, height })),
    );
    // logo, products, account, cart, menu
    expect(boxes.length).toBe(5);
    for (const { x, right, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(height).toBeGreaterThanOrEqual(40);
    }
    expect(Math.max(...boxes.map(({ y }) => y)) - Math.min(...boxes.map(({ y }) => y))).toBeLessThan(16);
  });
}

for (const [locale, word] of [
  ['en-gb', 'Search'],
  ['fr-fr', 'Rechercher'],
] as const)
  test(`A2: on a phone the search field says what it is to who is signed in, in ${locale}`, async ({ page }) => {
    await signIn(page, marie, `/${locale}/`);
    await expect(
      page.getByRole('search').first().getByText(word, { exact: true }).filter({ visible: true }),
    ).toBeInViewport({
      ratio: 1,
    });
  });

test('H8: on a phone the account is an icon with the full name as label', async ({ page }) => {
  await signIn(page, grace);
  await expect(portalLink(page, grace)).toHaveAccessibleName('Grace, Elmbridge Dairies Ltd: My Customer Portal');
});
