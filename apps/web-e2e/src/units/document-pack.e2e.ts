import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { endSession, luc, signIn } from '../steps/sign-in.ts';

// each signs in and reads large files
test.slow();
// one after the other: a network gets one pack at a time
test.describe.configure({ mode: 'default' });

/** Own units of Luc's dairy, with the dialog for the documents of so many of them. */
async function openPack(page: Page, count: number): Promise<Locator> {
  await signIn(page, luc, '/en-gb/portal/units');
  await page.waitForLoadState('networkidle');
  const rows = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
  for (let at = 0; at < count; at += 1) await rows.nth(at).check();
  await page.getByRole('button', { name: `Documents of ${count} units` }).click();
  return page.getByRole('dialog', { name: `Documents of ${count} units` });
}

/** Lets answers come so slowly that a pack takes minutes, until the function that it answers is called. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await limit(4_000);
  return async () => void (await limit(-1));
}

/** Files that the page has saved so far. */
function downloadsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}

/** Names of the files in a ZIP, after its checksums were found right; by a program that did not write it. */
function filesOf(zip: string): string[] {
  execFileSync('unzip', ['-tqq', zip]);
  return execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' }).trim().split('\n');
}

interface Manifest {
  documents: { path: string; language: string | null; bytes: number; sha256: string }[];
  missingClasses: unknown[];
}

test('J3: an owner saves the documents of chosen units; the file opens elsewhere, and its lists of contents are right', async ({
  page,
}) => {
  const dialog = await openPack(page, 2);
  await expectNothingSerious(page);
  await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'French' }).check();
  await dialog.getByRole('checkbox', { name: 'English' }).uncheck();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Documents 2 units.zip');
  await expect(page.getByText('The document pack has been saved.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const zip = await download.path();
  const files = filesOf(zip);
  const folders = [...new Set(files.map((path) => path.split('/', 1)[0]!))];
  expect(folders).toHaveLength(2);
  const into = join(dirname(zip), `${download.suggestedFilename()}-files`);
  execFileSync('unzip', ['-qq', zip, '-d', into]);
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(into, folder, 'manifest.json'), 'utf8')) as Manifest;
    const listed = manifest.documents.map(({ path }) => `${folder}/${path}`);
    expect(files.filter((path) => path.startsWith(`${folder}/`)).toSorted()).toEqual(
      [...listed, `${folder}/asset-administration-shell.json`, `${folder}/manifest.json`].toSorted(),
    );
    expect(manifest.documents.some(({ language }) => language === 'fr')).toBe(true);
    for (const { path, language, bytes, sha256 } of manifest.documents) {
      const content = readFileSync(join(into, folder, path));
      expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256]);
      expect([null, 'fr']).toContain(language);
    }
  }
});

test('J3: a pack that is coming shows how much has come, and is given up; the next comes whole', async ({ page }) => {
  const dialog = await openPack(page, 2);
  const downloads = downloadsOf(page);
  const hurry = await slowDown(page);
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  await expect(dialog.getByText(/^[\d.,]+ .?B of [\d.,]+ .?B$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText(/ of .*B$/)).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(downloads).toEqual([]);
  await hurry();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  expect(filesOf(await (await saved).path()).length).toBeGreaterThan(4);
});

test('J3: H5: a session that ends while a pack comes does not break it; the next one asks to sign in', async ({
  page,
  context,
  baseURL,
}) => {
  const dialog = await openPack(page, 2);
  const hurry = await slowDown(page);
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  await expect(dialog.getByText(/ of .*B$/)).toBeVisible();
  await endSession(context, baseURL!);
  const saved = page.waitForEvent('download');
  await hurry();
  expect(filesOf(await (await saved).path()).length).toBeGreaterThan(4);

  await page.getByRole('button', { name: 'Documents of 2 units' }).click();
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
});

test('J3: a pack that breaks off after its first bytes is not saved, and can be asked for again', async ({ page }) => {
  const dialog = await openPack(page, 2);
  const downloads = downloadsOf(page);
  const broken = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': 100_000,
      'content-disposition': 'attachment; filename="Documents 2 units.zip"',
    });
    response.write(Buffer.alloc(40_000), () => setTimeout(() => response.destroy(), 100));
  }).listen(0, '127.0.0.1');
  await page.route('**/api/units/documents*', (route) => {
    const { port } = broken.address() as AddressInfo;
    return route.continue({ url: `http://127.0.0.1:${port}/` });
  });
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  await expect(dialog.getByText(/^The pack could not be made/)).toBeVisible();
  expect(downloads).toEqual([]);
  await page.unroute('**/api/units/documents*');
  broken.close();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the pack' }).click();
  expect(filesOf(await (await saved).path()).length).toBeGreaterThan(4);
});
