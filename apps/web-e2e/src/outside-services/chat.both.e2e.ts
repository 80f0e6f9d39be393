import { expect, test, type Page } from '@playwright/test';
import { consentTo } from '../steps/consent.ts';
import { newPerson } from '../steps/sign-in.ts';

const launcher = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
/** Addresses at the chat that the page has asked for. */
function askedChat(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/chat(?:-script|\/)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
/** The part of the shop that no script of others may spoil. */
async function searchWorks(page: Page): Promise<void> {
  const field = page.getByRole('banner').locator('input[name="q"]');
  await field.fill('gasket');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gasket/);
}

test('M1: a reader who allows it chats, sees what is unread, and gets the transcript by mail', async ({ page }) => {
  await page.goto('/en-gb/faq');
  const asked = askedChat(page);
  await page
    .getByRole('region', { name: /statistics/ })
    .getByRole('button', { name: 'Allow all' })
    .click();
  await expect(launcher(page)).toHaveAccessibleName('Chat with us, Unread: 1');
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'ready');
  const events = await page.evaluate(() => (window as unknown as { dataLayer: { event?: string }[] }).dataLayer);
  expect(events.filter(({ event }) => event === 'chat_ready')).toHaveLength(1);

  await launcher(page).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(chat.getByLabel('Your message')).toBeFocused();
  await expect(chat).toContainText('Robin (gb)');
  await chat.getByLabel('Your message').fill('Where is my order?');
  await chat.getByLabel('Your message').press('Enter');
  await expect(chat.getByRole('log')).toContainText('Where is my order?');
  await expect(chat.getByLabel('Your message')).toHaveValue('');
  await chat.getByLabel('Your message').press('Escape');
  await expect(launcher(page)).toBeFocused();
  // the answer comes while the chat is closed, and another page of the shop is open
  await searchWorks(page);
  await expect(launcher(page)).toHaveAccessibleName('Chat with us, Unread: 1');
  await launcher(page).click();
  await expect(launcher(page)).toBeHidden();
  await expect(chat.getByRole('log')).toContainText('I will look into it.');
  const { email } = newPerson();
  await chat.getByLabel('E-mail address').fill(email);
  await chat.getByRole('button', { name: 'Send me the transcript' }).click();
  await expect(chat).toContainText('The transcript is in your mail.');
  const sandbox = new URL(asked.find((address) => address.includes('/chat/'))!).origin;
  const mails = (await (await page.request.get(`${sandbox}/mail.json?to=${email}`)).json()) as { body: string }[];
  expect(mails[0]!.body).toContain('You: Where is my order?');
  expect(mails[0]!.body).toContain('Robin (gb): Thank you.');
});

test('M1: without permission, or in a market without a chat group, nothing is asked of the chat', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = askedChat(page);
  for (const [choice, path] of [
    ['necessary', '/en-gb/faq'],
    ['statistics', '/en-gb/faq'],
    ['all', '/de-de/faq'],
  ] as const) {
    await consentTo(context, baseURL, choice);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

test('M1: where the setting says so, the chat takes the test account', async ({ page, context, baseURL }) => {
  await consentTo(context, baseURL, 'all');
  await page.goto('/sv-se/faq');
  await page.getByRole('button', { name: /^Chatta med oss/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chatta med oss' })).toContainText('Robin (testkonto, se)');
});

for (const [what, answer] of Object.entries({
  throws: (page: Page) => page.route(/\/chat-script$/, (route) => route.fulfill({ body: 'throw new Error("broken")' })),
  'is blocked': (page: Page) => page.route(/\/chat-script$/, (route) => route.abort('blockedbyclient')),
  'is no script': (page: Page) =>
    page.route(/\/chat-script$/, (route) => route.fulfill({ body: '<html>', contentType: 'text/html' })),
  'is never answered': (page: Page) => page.route(/\/chat-script$/, () => undefined),
  'cannot reach its service': (page: Page) =>
    page.route('**/chat/conversations', (route) => route.fulfill({ status: 503 })),
}))
  test(`M1: a chat script that ${what} does not concern the shop`, async ({ page, context, baseURL }) => {
    await consentTo(context, baseURL, 'all');
    await answer(page);
    const tried = page.waitForRequest(/\/chat-script$/);
    await page.goto('/en-gb/faq');
    await tried;
    await searchWorks(page);
    await expect(launcher(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-chat');
  });

test('WCAG 2.4.11: the button of the chat hides no focus, and leaves the ribbon free', async ({
  page,
  context,
  baseURL,
}) => {
  await consentTo(context, baseURL, 'all');
  await page.goto('/en-gb/privacypolicy');
  await expect(launcher(page)).toBeVisible();
  const button = (await launcher(page).boundingBox())!;
  const { width } = page.viewportSize()!;
  expect(button.x).toBeGreaterThan(width / 2);
  expect(button.x + button.width).toBeLessThanOrEqual(width);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate((over) => {
      const element = document.activeElement!;
      if (element.shadowRoot || element === document.body) return false;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left >= over.x && right <= over.x + over.width && top >= over.y && bottom <= over.y + over.height;
    }, button);
    expect(isHidden).toBe(false);
  }
});
