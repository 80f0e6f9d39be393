import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const key = (variant: string) => `GX050_gasketed_GX050H${variant}`;

const four = `/compare/gasketed/${['16061', '25061', '16091', '16031'].map(key).join(',')}`;

test('C9: on a phone two of four articles are side by side, and any other takes the place of one of them', async ({
  page,
}) => {
  await page.goto(`/en-gb${four}`);
  await expect(page.getByText('Showing 2 of 4.')).toBeVisible();
  const plates = page.getByRole('row', { name: /^Plates\b/ }).getByRole('cell');
  const differing = page.getByRole('rowheader', { name: /^Plates.*differs$/ });
  await expect(plates).toHaveText(['61', '61']);
  await expect(differing).toBeHidden();
  await expectNothingSerious(page, 'main');

  const change = page.getByRole('button', { name: 'GX-050-H25-061, change the article' });
  const others = page.getByRole('dialog', { name: 'Instead of GX-050-H25-061' });
  await change.press('Enter');
  await expect(others.getByRole('link')).toHaveText([/^GX-050-H16-091/, /^GX-050-H16-031/]);
  await expectNothingSerious(page, 'main');
  await page.keyboard.press('Escape');
  await expect(others).toBeHidden();

  await page.getByRole('rowheader', { name: 'Country of origin' }).scrollIntoViewIfNeeded();
  await change.click();
  await others.getByRole('link', { name: /^GX-050-H16-031/ }).click();
  await expect(others).toBeHidden();
  await expect(page.getByRole('button', { name: 'GX-050-H16-031, change the article' })).toBeFocused();
  await expect(page.getByRole('rowheader', { name: 'Country of origin' })).toBeInViewport();
  await expect(plates).toHaveText(['61', '31']);
  await expect(differing).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${['16061', '16031', '16091', '25061'].map(key).join(',')}$`));
  await expectToFitTheScreen(page);
});

test('C9: on a phone a machine stays beside the article that it is compared with', async ({ page }) => {
  await page.goto(`/en-gb${four}?equipmentId=9JYNHRUSVE`);
  const heads = page.getByRole('columnheader').filter({ visible: true });
  await expect(heads).toContainText(['My unit', 'GX-050-H16-061']);
  await page.getByRole('button', { name: 'GX-050-H16-061, change the article' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^GX-050-H25-061/ })
    .click();
  await expect(heads).toContainText(['My unit', 'GX-050-H25-061']);
  await expect(page).toHaveURL(/equipmentId=9JYNHRUSVE$/);
});

test('C9: a figure reads in its own order on a page from right to left', async ({ page }) => {
  await page.goto(`/en-xb${four}`);
  const bolts = page.getByRole('cell', { name: '6 × M20 × 420 mm' }).first();
  const [count, size] = await bolts.evaluate((cell) => {
    const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, text.data.indexOf('M')].map((start) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(count).toBeLessThan(size!);
});

test('C9: on a phone the chosen articles are below the button that adds to the cart, and neither covers the other', async ({
  page,
}) => {
  await page.goto('/en-gb/x--gasketed/y--GX050-GX050H16061');
  await page.getByRole('button', { name: 'Only what is necessary' }).click();
  await page.getByRole('checkbox', { name: 'Compare GX-050-H16-061' }).check();
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  const add = page.getByRole('button', { name: 'Add GX-050-H16-061', exact: true });
  await expect(tray).toBeInViewport({ ratio: 1 });
  await expect(add).toBeInViewport({ ratio: 1 });
  const [bar, button] = [await tray.boundingBox(), await add.boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
  expect(bar!.y + bar!.height).toBe(page.viewportSize()!.height);
});

test('C9: on a phone the values of two articles are side by side, and number, price and button stay in view', async ({
  page,
}) => {
  await page.goto(`/en-gb/compare/gasketed/${key('16061')},${key('25061')}`);
  const [first, second] = await page
    .getByRole('row', { name: /^Design pressure/ })
    .getByRole('cell')
    .all();
  const [a, b] = [await first!.boundingBox(), await second!.boundingBox()];
  expect(a!.y).toBe(b!.y);
  expect(a!.width).toBe(b!.width);
  expect(a!.y).toBeLessThan(740);
  await page.getByRole('rowheader', { name: 'Country of origin' }).scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: /GX-050-H25-061/ });
  await expect(head.getByRole('link', { name: 'GX-050-H25-061', exact: true })).toBeInViewport();
  await expect(head.getByText('£3,186.00')).toBeInViewport();
  await expect(head.getByRole('button', { name: 'Add to cart GX-050-H25-061' })).toBeInViewport();
  await expectToFitTheScreen(page);
});
