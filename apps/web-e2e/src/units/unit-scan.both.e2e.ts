import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { codeSvg, labelPhoto, unitLabel } from '../steps/label-photo.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { open } from '../steps/sign-in.ts';

const scanPage = '/en-gb/unit/scan';
const choose = (page: Page, photo: Awaited<ReturnType<typeof labelPhoto>>) =>
  page.locator('main input[type=file]').setInputFiles(photo);

/** Hosts that the page asks, but for the shop's. */
function foreignHosts(page: Page, baseURL: string): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^http/.test(protocol) && host !== new URL(baseURL).host) hosts.push(host);
  });
  return hosts;
}

test('J7: a photograph of a label, askew, dark and dirty, leads to the spare parts of its unit', async ({
  page,
  baseURL,
}) => {
  const hosts = foreignHosts(page, baseURL!);
  await open(page, '/en-gb/unit');
  await page.getByRole('link', { name: 'Scan a label' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan a label');
  await page.waitForLoadState('networkidle');
  await expectNothingSerious(page, 'main');
  const photo = await labelPhoto(page, await unitLabel(page, '30-114-0021'), {
    degrees: 24,
    light: 0.45,
    covered: 0.04,
  });
  await choose(page, photo);
  await expect(page).toHaveURL(/\/en-gb\/unit\/9JYNHRUSVE$/);
  await expect(page.getByRole('region', { name: 'Spare parts' })).toBeVisible();
  // the right to run WebAssembly has ended with the page
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch(/9JYNHRUSVE$/);
  expect(hosts).toEqual([]);
});

test('J7: a plain serial number and a tag as codes lead to the unit; one that two makers share is chosen', async ({
  page,
}) => {
  await open(page, scanPage);
  await choose(page, await labelPhoto(page, codeSvg('S/N: 30-087-0140')));
  await expect(page.getByRole('list', { name: 'Units found' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'A code was read' })).toBeFocused();
  await page.getByRole('button', { name: 'Scan again' }).click();
  await choose(page, await labelPhoto(page, codeSvg('VT-0021')));
  await expect(page).toHaveURL(/\/en-gb\/unit\/9JYNHRUSVE$/);
});

const hostile: [what: string, text: string, shown: string | RegExp][] = [
  ['a script', 'javascript:alert(document.cookie)', 'javascript:alert(document.cookie)'],
  [
    'a link of another maker',
    'https://id.torvex.example/p/TX-77?a=<b>',
    /It is a link to id\.torvex\.example, which has not been opened\./,
  ],
  ['a link that pretends to be ours', 'http://localhost@evil.example/i/9JYNHRUSVE', /It is a link to evil\.example/],
  [
    'two thousand letters',
    `Lorem ${'ipsum '.repeat(330)}`,
    /It holds 1,985 characters; the code of a unit has at most 500\./,
  ],
];
for (const [what, text, shown] of hostile) {
  test(`J7: a code that holds ${what} gets a clear answer, and no other host is asked`, async ({ page, baseURL }) => {
    const hosts = foreignHosts(page, baseURL!);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await open(page, scanPage);
    await choose(page, await labelPhoto(page, codeSvg(text)));
    await expect(page.getByRole('heading', { name: 'This code is not known here' })).toBeVisible();
    await expect(page.getByRole('main').getByText(shown)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the whole code' })).toBeVisible();
    await expectNothingSerious(page, 'main');
    await expect(page).toHaveURL(scanPage);
    await expectToFitTheScreen(page);
    expect([hosts, dialogs]).toEqual([[], []]);
  });
}

test('J7: a picture without a code, and a file that is none, are said; typing is always there', async ({ page }) => {
  await open(page, scanPage);
  await choose(page, await labelPhoto(page, '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'));
  await expect(page.getByText(/^No code was found in this picture\./).first()).toBeVisible();
  await choose(page, { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/^This file cannot be opened as a picture\./).first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Serial number/ }).fill('30-114-0021');
  await page.getByRole('textbox', { name: /^Serial number/ }).press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/unit\/9JYNHRUSVE$/);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).not.toContain('scan');
});

test('J7: where the reader cannot be loaded, the page says so, and reads when it can', async ({ page }) => {
  await open(page, scanPage);
  await page.route('**/*.wasm', (route) => route.abort());
  const photo = await labelPhoto(page, codeSvg('VT-0021'));
  await choose(page, photo);
  await expect(page.getByText(/^Codes cannot be read now\./).first()).toBeVisible();
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page).toHaveURL(/\/en-gb\/unit\/9JYNHRUSVE$/);
});
