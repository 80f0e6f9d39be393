import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectLines } from '../steps/cart-badge.ts';
import { consentTo } from '../steps/consent.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { grace, signInByHand } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const matrixOf = (model: string) =>
  `/en-gb/gaskets--gaskets?view=matrix&f=${encodeURIComponent(JSON.stringify({ fitsModel: [model] }))}`;
const quantity = (page: Page, place: string) => page.getByRole('textbox', { name: `${place}, quantity`, exact: true });
/** On a phone the articles of each part but the first are behind its line. */
const openPart = async (page: Page, part: string) => {
  if (page.viewportSize()!.width < 880) await page.getByText(`24 articles, ${part}`).click();
};
/** Each compound says how hot it may become: in the head of its column, on a phone in each of its lines. */
const expectLimit = async (page: Page, compound: string, limit: string) => {
  if (page.viewportSize()!.width >= 880)
    return expect(page.getByRole('columnheader', { name: `${compound} Standard ${limit}`, exact: true })).toBeVisible();
  const line = page.getByRole('cell').filter({ has: quantity(page, channel) });
  expect(await line.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain(
    `${limit.replace('0 °', '0\u00a0°')}"`,
  );
};
const channel = 'Channel gasket, HNBR, Standard, 0.5 mm';
const end = 'End-plate gasket, HNBR, Standard, 0.5 mm';
const ring = 'Port ring gasket, HNBR, Standard, 0.5 mm';

test.beforeEach(({ context, baseURL }) => consentTo(context, baseURL, 'necessary'));

test(
  'C2: gaskets first ask for the model, two quantities are typed in its matrix, and one button puts both into the cart',
  core,
  async ({ page }) => {
    await page.goto('/en-gb/gaskets--gaskets');
    const main = page.getByRole('main');
    // where there is little room it also unfolds the models
    await main.getByRole('heading', { name: 'For which model?' }).click();
    const search = main.getByRole('textbox', { name: 'Find a model' });
    await expectHydrated(search);
    await search.fill('gx05');
    await expect(main.getByRole('link', { name: 'GX-080', exact: true })).toBeHidden();
    await main.getByRole('link', { name: 'GX-050', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
    await expectLimit(page, 'HNBR', 'Max. 140 °C');
    await quantity(page, channel).fill('59');
    await openPart(page, 'End-plate gasket');
    await quantity(page, end).fill('2');
    await expect(main.getByText('61 pieces')).toBeVisible();
    await expectToFitTheScreen(page);
    // where the bar covers no field by half
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectNothingSerious(page, 'main');
    await main.getByRole('button', { name: 'Add 2 articles to cart' }).click();
    await expectLines(page, 2);
    await expect(quantity(page, channel)).toHaveValue('');

    await page.goto('/en-gb/cart');
    for (const [number, pieces] of [
      ['GX-050-GC-HNBR', '59'],
      ['GX-050-GE-HNBR', '2'],
    ])
      await expect(page.getByRole('spinbutton', { name: new RegExp(`${number}$`) })).toHaveValue(pieces!);
  },
);

test('C2: wrong and hostile quantities add nothing: the page says which, and what would do, and all stays as it was typed', async ({
  page,
}) => {
  await page.goto(matrixOf('GX-050'));
  const main = page.getByRole('main');
  await expectHydrated(quantity(page, channel));
  await openPart(page, 'Port ring gasket');
  await quantity(page, ring).fill('3');
  await quantity(page, channel).fill('59');
  await main.getByRole('button', { name: 'Add 2 articles to cart' }).click();
  await expect(main.getByRole('alert')).toContainText('GX-050-GR-HNBR Sold in packs of 2: 2 or 4.');
  await expect(quantity(page, ring)).toHaveValue('3');
  await expect(quantity(page, channel)).toHaveValue('59');
  for (const typed of ['1e5', '-4', '2.5', '<b>2</b>', '999999999']) {
    await quantity(page, ring).fill(typed);
    await quantity(page, ring).press('Enter');
    await expect(main.getByRole('alert')).toContainText('GX-050-GR-HNBR');
    await expect(quantity(page, ring)).toBeFocused();
  }
  await expectLines(page, 0);
  await quantity(page, ring).fill('0');
  await main.getByRole('button', { name: 'Add 1 article to cart' }).click();
  await expectLines(page, 1);
});

test('C2: without a connection nothing is added, and what was typed stays', async ({ page, context }) => {
  await page.goto(matrixOf('GX-050'));
  const main = page.getByRole('main');
  await expectHydrated(quantity(page, channel));
  await page.waitForLoadState('networkidle');
  await quantity(page, channel).fill('10');
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Add 1 article to cart' }).click();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await expect(quantity(page, channel)).toHaveValue('10');
  await context.setOffline(false);
  await main.getByRole('button', { name: 'Add 1 article to cart' }).click();
  await expectLines(page, 1);
});

test('C2: what was typed stays while another fixing and another model are looked at', async ({ page }) => {
  await page.goto(matrixOf('GX-050'));
  const main = page.getByRole('main');
  await expectHydrated(quantity(page, channel));
  await quantity(page, channel).fill('59');
  await main.getByRole('link', { name: 'Glued', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Glued', exact: true })).toHaveAttribute('aria-current', 'true');
  await quantity(page, channel).fill('7');
  await main.getByText('Change model').click();
  await main.getByRole('link', { name: 'GX-080', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-080');
  await expect(quantity(page, channel)).toHaveValue('');
  await main.getByRole('button', { name: 'Add 2 articles to cart' }).click();
  await expectLines(page, 2);
});

test('C2: whoever is signed in finds the own units first, each with the matrix of its model', async ({ page }) => {
  await signInByHand(page, grace, '/en-gb/gaskets--gaskets');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'For which model?' }).click();
  await expect(main.getByRole('heading', { name: 'Your units' })).toBeVisible();
  const own = main.getByRole('link', { name: /^G[XMK]-\d+ ./ }).first();
  const model = /^\S+/.exec((await own.innerText()).trim())![0];
  await own.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Gaskets for ${model}`);
});

test('C2: a model that the category does not have leads to the choice of one', async ({ page }) => {
  await page.goto(matrixOf('GX-051'));
  await expect(page).toHaveURL(/gaskets--gaskets\?view=matrix$/);
  await expect(page.getByRole('heading', { name: 'For which model?' })).toBeVisible();
});

test('C2: on a phone one compound can be shown alone, and what is typed in another stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(matrixOf('GX-050'));
  const main = page.getByRole('main');
  await expectHydrated(quantity(page, channel));
  const other = quantity(page, channel.replace('HNBR', 'NBR'));
  await quantity(page, channel).fill('59');
  await main.getByRole('link', { name: 'NBR', exact: true }).click();
  await expect(quantity(page, channel)).toHaveValue('59');
  await expect(main.getByText('6 articles, Channel gasket')).toBeVisible();
  await expect(quantity(page, end)).toBeHidden();
  await expect(other).toBeVisible();
  await expectToFitTheScreen(page);
  await quantity(page, channel).fill('');
  await expect(quantity(page, channel)).toBeHidden();
});

test('C2: on a phone one part is open at first, and closing it leaves what is typed in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(matrixOf('GX-050'));
  await expectHydrated(quantity(page, channel));
  await expect(quantity(page, end)).toBeHidden();
  const shown = page.getByRole('textbox', { name: /, quantity$/ }).filter({ visible: true });
  await expect(shown).toHaveCount(24);
  await quantity(page, channel).fill('59');
  await page.getByText('24 articles, Channel gasket').click();
  await expect(shown).toHaveCount(1);
  await expect(quantity(page, channel)).toHaveValue('59');
  await expect(page.getByRole('rowheader', { name: '0.5 mm' }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: /^24 articles.*End-plate gasket$/ }).press('Space');
  await expect(quantity(page, end)).toBeVisible();
});

test('C2: a compound and a thickness chosen one right after the other both hold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(matrixOf('GX-050'));
  const main = page.getByRole('main');
  await expectHydrated(quantity(page, channel));
  const links = [
    main.getByRole('link', { name: 'NBR', exact: true }),
    main.getByRole('link', { name: '0.6 mm', exact: true }),
  ];
  const [compound, thickness] = await Promise.all(links.map((link) => link.elementHandle()));
  // in one task of the browser: the page has not been rendered in between
  await page.evaluate(
    ([one, other]) => {
      (one as HTMLElement).click();
      setTimeout(() => (other as HTMLElement).click());
    },
    [compound, thickness],
  );
  for (const link of links) await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(quantity(page, 'Channel gasket, NBR, Standard, 0.6 mm')).toBeVisible();
  await expect(quantity(page, channel)).toBeHidden();
});
