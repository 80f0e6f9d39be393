import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { consentTo } from '../steps/consent.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { askForUnit, registerUnit } from '../steps/unit-calls.ts';
import { erik, newPerson, noah, open, signIn, signInLink, signOut, signUp, type Account } from '../steps/sign-in.ts';

// several people sign up
test.slow();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const listed = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notifications' });

async function join(page: Page, who: Account): Promise<void> {
  await open(page, '/en-gb/faq');
  await signInLink(page).click();
  await signUp(page, who);
  // new accounts are asked to accept the terms
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('M1: an owner is notified of who waits, reads it, and goes there; the next person at the computer sees nothing of it', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await consentTo(context, baseURL, 'all');
  const owner = newPerson('Olga');
  await join(page, owner);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const serial = `BELL-${Date.now().toString(36)}`.toUpperCase();
  const equipmentId = await registerUnit(page, serial);

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const asking = await elsewhere.newPage();
  await join(asking, newPerson('Ask'));
  await askForUnit(asking, equipmentId);
  await elsewhere.close();

  await expect(bell(page)).toHaveAccessibleName('Notifications, Unread: 1', { timeout: 30_000 });
  await bell(page).focus();
  await bell(page).press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  const entry = listed(page).getByRole('link', { name: new RegExp(`^Unread: Ask Novak asks you .* ${serial}`) });
  await expect(entry).toBeVisible();
  await expectNothingSerious(page);
  const { width } = page.viewportSize()!;
  const box = (await listed(page).boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(listed(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`/en-gb/portal/units/${equipmentId}$`));
  // it stays read
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await signOut(page);
  await expect(bell(page)).toHaveCount(0);
  await signInLink(page).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/en-gb'));
  await signUp(page, newPerson('Next'));
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await bell(page).click();
  await expect(listed(page)).toContainText('There is nothing new.');
  await expect(listed(page)).not.toContainText(serial);
});

test('M1: visitors, and markets without the service, ask nothing of it', async ({ page, context, baseURL }) => {
  await consentTo(context, baseURL, 'all');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/notifications[-/]|\/auth\/widget/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await open(page, '/en-gb/faq');
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'ready');
  await signIn(page, erik, '/de-de/faq');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('M1: who has not allowed it is led to the choice, and gets the bell with it, without anything moving', async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await signIn(page, noah, '/en-gb/faq');
  const way = page.getByRole('banner').getByRole('link', { name: /^Notifications are off/ });
  const before = (await way.boundingBox())!;
  await way.click();
  await expect(page).toHaveURL(/\/en-gb\/cookies$/);
  await page.getByRole('radio', { name: /^Allow all/ }).check();
  await expect(bell(page)).toBeVisible();
  expect(await bell(page).boundingBox()).toEqual(before);
  await page.reload();
  await expect(bell(page)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});
