import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { open } from '../steps/sign-in.ts';

const key = (variant: string) => `GX050_gasketed_GX050H${variant}`;

/** What is less used is behind one control: on phones also the choice of a unit. */
const openMore = (page: Page) =>
  page.getByRole('main').getByText('More', { exact: true }).filter({ visible: true }).click();

test('C9: a visitor holds articles against the unit in the plant, and sends the link to a colleague', async ({
  page,
  browser,
}) => {
  await open(page, `/en-gb/compare/gasketed/${key('16061')},${key('25061')}`);
  await openMore(page);
  await page.getByRole('textbox', { name: 'Serial number of my unit' }).fill('30-114-0021');
  await page.getByRole('button', { name: 'Compare with it' }).press('Enter');
  await expect(page).toHaveURL(/\?equipmentId=[A-Za-z0-9]+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('link', { name: 'My unit' })).toBeVisible();
  const connections = table.getByRole('row', { name: /^Connections of my unit/ });
  await expect(connections).toContainText('Match');
  await expect(table.getByText('differs').first()).toBeVisible();
  await expectNothingSerious(page, 'main');
  await expectToFitTheScreen(page);

  const colleague = await browser.newPage();
  const answer = await colleague.goto(page.url());
  expect(await answer!.text()).toContain('30-114-0021');
  await expect(colleague.getByRole('row', { name: /^Connections of my unit/ })).toContainText('Match');
  await colleague.close();

  await page.getByRole('link', { name: 'Take the unit 30-114-0021 out of the comparison' }).click();
  await expect(connections).toBeHidden();
  await expect(page).toHaveURL(/GX050H25061$/);
});

test('C9: documents, print and copy of a comparison are behind one control from the start', async ({ page }) => {
  const answer = await page.goto(`/en-gb/compare/gasketed/${key('16061')},${key('25061')}`);
  expect(await answer!.text()).toContain('Save as PDF');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await openMore(page);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});
