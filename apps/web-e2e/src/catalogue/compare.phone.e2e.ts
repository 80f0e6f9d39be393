import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const key = (variant: string) => `GX050_gasketed_GX050H${variant}`;

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
