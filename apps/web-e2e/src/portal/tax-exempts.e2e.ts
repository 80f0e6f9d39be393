import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { openSignedIn, sam } from '../steps/sign-in.ts';

const path = '/en-us/portal/taxexempts';
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, state: string) => main(page).locator('tbody tr').filter({ hasText: state });
const pdf = (bytes = 200) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Page>>endobj\n'),
    Buffer.alloc(bytes, '\n'),
    Buffer.from('%%EOF\n'),
  ]);
const certificate = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/pdf', buffer });

async function fill(page: Page, state: string, file: ReturnType<typeof certificate>): Promise<void> {
  await main(page).getByLabel('State').selectOption({ label: state });
  await main(page).getByLabel('Valid until').fill('2031-12-31');
  await main(page)
    .getByLabel(/^Certificate/)
    .setInputFiles(file);
}
const add = (page: Page) => main(page).getByRole('button', { name: 'Add', exact: true }).click();

test('I5: a certificate is uploaded, downloaded, removed, restored and removed for good', async ({ page }) => {
  test.slow();
  await openSignedIn(page, path, sam);
  await expect(main(page).getByText('PDF, JPEG or PNG, at most', { exact: false })).toBeVisible();
  await fill(page, 'Alaska', certificate('alaska.pdf'));
  await add(page);
  await expect(row(page, 'Alaska')).toContainText('December 31, 2031');
  await expect(row(page, 'Alaska')).toContainText('being checked');
  // the clerk of the demo decides without a reload
  await expect(row(page, 'Alaska')).toContainText('valid', { timeout: 60_000 });
  await expectNothingSerious(page);
  const download = page.waitForEvent('download');
  await row(page, 'Alaska')
    .getByRole('button', { name: /alaska\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('alaska.pdf');

  await row(page, 'Alaska')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Alaska')).toBeFocused();
  await row(page, 'Alaska')
    .getByRole('button', { name: /^Remove/ })
    .click();
  // leaving the page sends the deletion at once
  const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await main(page).getByRole('link', { name: 'Overview' }).click();
  expect((await told).status()).toBe(200);
  await page.goto(path);
  await expect(main(page).getByRole('heading', { name: 'Add an exemption' })).toBeVisible();
  await expect(row(page, 'Alaska')).toHaveCount(0);
});

test('I5: a file with wrong content is rejected at its field, and the input stays', async ({ page }) => {
  await openSignedIn(page, path, sam);
  await fill(page, 'Hawaii', certificate('hawaii.pdf', Buffer.from('<script>alert(1)</script>')));
  await add(page);
  await expect(main(page).getByText('This is not a PDF, JPEG or PNG file.').first()).toBeVisible();
  await expect(main(page).getByLabel('State')).toHaveValue('HI');
});

test('a slow upload shows its progress and can be cancelled', async ({ page, context }) => {
  test.slow();
  await openSignedIn(page, path, sam);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1e7,
    uploadThroughput: 150_000,
  });
  await fill(page, 'Nevada', certificate('nevada.pdf', pdf(3_000_000)));
  await add(page);
  const share = () => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(1);
  await main(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(main(page)).toContainText('nevada.pdf');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // the browser warns about unsaved input
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Add an exemption' })).toBeVisible();
  await expect(row(page, 'Nevada')).toHaveCount(0);
});

test('I5: the page does not exist in other markets', async ({ page }) => {
  const answer = await page.goto('/en-gb/portal/taxexempts');
  expect(answer!.status()).toBe(404);
});
