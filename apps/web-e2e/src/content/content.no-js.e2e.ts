import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

for (const [path, title, text] of [
  ['faq', 'Questions and answers', 'Which gasket material do I need?'],
  ['faq/delivery', 'Questions and answers', 'Delivery'],
  ['support', 'Support', 'Vadholm Heat Transfer Ltd'],
  ['terms', 'Terms and conditions', '1. Who runs this shop'],
  ['privacypolicy', 'Privacy policy', 'Cookies'],
  ['remade', 'Remade units', 'Warranty'],
] as const) {
  test(`without JavaScript /${path} can be read`, path === 'faq' ? core : {}, async ({ page }) => {
    expect((await page.goto(`/en-gb/${path}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  });
}

test('without JavaScript questions can be opened, by click and by address', async ({ page }) => {
  await page.goto('/en-gb/faq');
  await page.getByText('Which gasket material do I need?').click();
  await expect(page.getByText('EPDM is for water and steam')).toBeVisible();
  await page.goto('/en-gb/switch');
  await page.goto('/en-gb/faq#which-gasket-material-do-i-need');
  await expect(page.getByText('EPDM is for water and steam')).toBeVisible();
});

test('without JavaScript the message page shows other contacts instead of the form', async ({ page }) => {
  await page.goto('/en-gb/message');
  await expect(page.getByRole('main').getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'order.gb@vadholm.example' })).toBeVisible();
});

test(
  'M5: without JavaScript nobody is asked for consent, no cookie is set, and the cookies page explains it',
  core,
  async ({ page, context }) => {
    await page.goto('/en-gb/cookies');
    await page.waitForTimeout(1500);
    await expect(
      page.getByText('May we use statistics, chat and notifications?').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Without JavaScript nothing is measured')).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  },
);
