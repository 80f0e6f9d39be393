import { expect, test, type Page } from '@playwright/test';
import { expectHydrated } from '../steps/hydrated.ts';
import { core } from '../steps/story-tags.ts';

const main = (page: Page) => page.getByRole('main');

for (const query of ['', '?companyId=-elmbridge', '?companyId=-nordfrost']) {
  test(
    `B3: /support${query} lists the offices, the market’s own first, each with address, phone, e-mail and map`,
    query === '' ? core : {},
    async ({ page }) => {
      await page.goto(`/sv-se/support${query}`);
      const names = main(page).getByRole('heading', { level: 3 });
      await expect(names.first()).toHaveText('Vadholm Värmeöverföring AB');
      const office = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Vadholm Värmeöverföring AB' }) });
      await expect(office.locator('address > span')).toHaveText(['Gjutarevägen 14', '211 24 Malmö', 'Sverige']);
      await expect(office.getByRole('link')).toHaveText([
        '+46 40 555 01 80',
        'order.se@vadholm.example',
        'Karta och vägbeskrivning',
      ]);
      await expect(office.getByRole('link').nth(0)).toHaveAttribute('href', 'tel:+46405550180');
      await expect(office.getByRole('link').nth(1)).toHaveAttribute('href', 'mailto:order.se@vadholm.example');
      await expect(office.getByRole('link').nth(2)).toHaveAttribute('href', 'https://offices.vadholm.example/se');
    },
  );
}

async function fillIn(page: Page): Promise<void> {
  await expectHydrated(main(page).getByLabel('E-mail'));
  await main(page).getByLabel('E-mail').fill('erika@example.com');
  await main(page).getByLabel('Message').fill('The gasket of GX-050 leaks.');
}

for (const query of ['', '?companyId=-nordfrost']) {
  test(`B3: /message${query} sends e-mail address and text once, and says what happens next`, async ({ page }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/sendfeedback')
        sent.push([request.method(), request.postDataJSON()]);
    });
    await page.goto(`/en-gb/message${query}`);
    await fillIn(page);
    await main(page).getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
    await expect(main(page)).toContainText('answers to erika@example.com');
    expect(sent).toEqual([['POST', { email: 'erika@example.com', text: 'The gasket of GX-050 leaks.' }]]);
  });
}

test('B3: a failed message keeps its text, and sending again uses the same idempotency key', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(/\/api\/sendfeedback/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    return route.fulfill({ status: 503, json: { title: 'Down', status: 503, requestId: 'r-77' } });
  });
  await page.goto('/en-gb/message');
  await fillIn(page);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByText('The message was not sent.')).toBeVisible();
  await expect(main(page).getByText('Request r-77')).toBeVisible();
  await expect(main(page).getByLabel('Message')).toHaveValue('The gasket of GX-050 leaks.');
  await main(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('an empty message form lists its errors with links and sends nothing', async ({ page }) => {
  await page.goto('/en-gb/message');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByLabel('E-mail')).toBeFocused();
  await expect(main(page).getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await main(page).getByRole('alert').getByRole('link', { name: 'Write your message.' }).click();
  await expect(main(page).getByLabel('Message')).toBeFocused();
  expect(asked).not.toContain('/api/sendfeedback');
});

test('a message written offline is kept, and can be sent when online again', async ({ page, context }) => {
  await page.goto('/en-gb/message');
  await fillIn(page);
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByText('The text stays here')).toBeVisible();
  await context.setOffline(false);
  await main(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
});
