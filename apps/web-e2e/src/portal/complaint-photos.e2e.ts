import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cameraModel, phonePhoto } from '../steps/phone-photo.ts';
import { grace, openSignedIn } from '../steps/sign-in.ts';

// signs in, complains and sends two photographs
test.slow();

test('I4: photographs of damage are shown with the claim, and keep nothing of where and with what they were taken', async ({
  page,
}) => {
  await openSignedIn(page, '/en-gb/portal/orders', grace);
  await page.getByRole('main').getByRole('link', { name: 'SO-240101' }).click();
  await page.getByRole('button', { name: 'Return or claim BV-050' }).first().click();
  const form = page.getByRole('dialog');
  const fault = `Dented flange, seen at ${Date.now()}.`;
  await form.getByLabel('Quantity').fill('1');
  await form.getByLabel('Reason').selectOption('Damaged');
  await form.getByLabel('What is wrong?').fill(fault);
  await form.getByRole('button', { name: 'Send' }).click();
  const claim = page
    .getByRole('region', { name: 'Returns and claims' })
    .getByRole('listitem')
    .filter({ hasText: fault });
  const field = claim.locator('input[type=file]');
  const photos = claim.getByRole('button', { name: /^Photograph \d of CL-\d+$/ });

  const first = await phonePhoto(page, '#1c5f7a');
  expect(first.includes(cameraModel)).toBe(true);
  await field.setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: first });
  await expect(photos).toHaveCount(1);
  const second = await phonePhoto(page, '#7a3b1c', [480, 640]);
  await field.setInputFiles({ name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: second });
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.locator('img').all()) {
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  const saved = page.waitForEvent('download');
  await photos.first().click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('IMG_0001.JPG');
  const stored = readFileSync(await file.path());
  expect(stored.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect([stored.includes(cameraModel), stored.includes('Exif')]).toEqual([false, false]);

  const noPicture = { name: 'IMG_0003.JPG', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await field.setInputFiles(noPicture);
  await expect(claim).toContainText('This picture is not a JPEG, PNG or WebP that can be read.');
  await expect(photos).toHaveCount(2);
  await page.reload();
  await expect(photos).toHaveCount(2);
});
