import { expect, test as base, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../../tools/chromium-flags.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { unitLabel, writeLabelFilm } from '../steps/label-photo.ts';
import { open } from '../steps/sign-in.ts';

// the headless shell cannot refuse a camera
const { WHOLE_CHROMIUM_PATH } = process.env;
const fakeCamera = '--use-fake-device-for-media-stream';
const allowed = '--use-fake-ui-for-media-stream';

/** Opens phones whose camera sees what the flags say, each in a browser of its own. */
const test = base.extend<{ openPhone: (...args: string[]) => Promise<Page> }>({
  async openPhone({ playwright, baseURL }, use) {
    const closes: (() => Promise<void>)[] = [];
    await use(async (...args) => {
      const browser = await playwright.chromium.launch({
        ...(WHOLE_CHROMIUM_PATH ? { executablePath: WHOLE_CHROMIUM_PATH } : {}),
        args: [...chromiumFlags, ...args],
      });
      closes.push(() => browser.close());
      const viewport = { width: 360, height: 740 };
      return browser.newPage({ viewport, hasTouch: true, isMobile: true, locale: 'en-GB', baseURL: baseURL! });
    });
    for (const close of closes) await close();
  },
});

// each starts a browser of its own
test.slow();

const start = (page: Page) => page.getByRole('button', { name: 'Start camera' });
/** Tracks of the camera that are still on. */
const liveTracks = (page: Page) =>
  page
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) =>
        ((video.srcObject as MediaStream | null)?.getTracks() ?? []).filter(({ readyState }) => readyState === 'live')
          .length,
    );

test('J1: J7: from the home page a phone’s camera reads a label, and the gaskets of its unit go into the cart', async ({
  page,
  openPhone,
}, testInfo) => {
  const film = testInfo.outputPath('label.y4m');
  await open(page, '/en-gb/');
  await writeLabelFilm(page, await unitLabel(page, '30-114-0021'), film);
  const phone = await openPhone(fakeCamera, allowed, `--use-file-for-fake-video-capture=${film}`);
  await open(phone, '/');
  await phone.getByRole('main').getByRole('link', { name: 'Find a unit by its nameplate' }).click();
  await phone.getByRole('link', { name: 'Scan a label' }).click();
  await start(phone).click();
  await expect(phone).toHaveURL(/\/unit\/9JYNHRUSVE$/);
  await phone.waitForLoadState('networkidle');
  const row = phone.getByRole('row', { name: /GX-050-GC-EPDM/ });
  await expect(row.getByRole('spinbutton')).toHaveValue('59');
  await row.getByRole('button', { name: /^Add/ }).click();
  await phone.getByRole('link', { name: 'View cart' }).click();
  await expect(phone.locator('main table').first()).toContainText('GX-050-GC-EPDM');
});

test('J7: the camera ends with a press, when the page is hidden, and starts again', async ({ openPhone }) => {
  // Chromium’s own film: a green picture without a code
  const phone = await openPhone(fakeCamera, allowed);
  await open(phone, '/en-gb/unit/scan');
  await start(phone).click();
  await expect(phone.getByText('Hold the whole code in the picture. It is read by itself.')).toBeVisible();
  await expect
    .poll(() => phone.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  expect(await liveTracks(phone)).toBe(1);
  await expectNothingSerious(phone, 'main');
  const stream = await phone
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream);
  const states = () => stream.evaluate((one) => one.getTracks().map(({ readyState }) => readyState));
  await phone.getByRole('button', { name: 'Stop camera' }).click();
  expect(await states()).toEqual(['ended']);
  await start(phone).click();
  await expect.poll(() => liveTracks(phone)).toBe(1);
  await phone.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(start(phone)).toBeVisible();
  expect(await liveTracks(phone)).toBe(0);
});

test('J7: a camera that is refused, or not there, is said, and the other ways are offered', async ({ openPhone }) => {
  for (const [flags, text] of [
    [[fakeCamera, '--deny-permission-prompts'], 'The camera is not allowed here.'],
    [[allowed, `${fakeCamera}=device-count=0`], 'No camera was found.'],
  ] as const) {
    const phone = await openPhone(...flags);
    await open(phone, '/en-gb/unit/scan');
    await start(phone).click();
    await expect(phone.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(phone.getByText('Choose a picture of the label, or type the number.')).toBeVisible();
    await expect(phone.getByRole('textbox', { name: /^Serial number/ })).toBeVisible();
    await expectNothingSerious(phone, 'main');
  }
});
