import { expect, test, type Page } from '@playwright/test';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { beginQuoteRequest, fillQuoteCart, threeGroups } from '../steps/quote-cart.ts';
import { StepCounter } from '../steps/step-counter.ts';
import { endSession, typePassword } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// each story signs up an account
test.slow();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const send = (page: Page) => page.getByRole('button', { name: /^Send (request|\d requests)$/ });

/** Opens the details of a request with one group that only one location can supply. */
async function openDetails(page: Page) {
  const who = await beginQuoteRequest(page, ['copperbrazed']);
  await expect(page).toHaveURL(/\/en-gb\/details$/);
  await expect(send(page)).toBeVisible();
  return who;
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByLabel(/^Your message/).fill('For the dairy.');
}

const eventsOf = (page: Page, name: string) =>
  page.evaluate(
    (event) =>
      (
        (
          window as {
            dataLayer?: { event: string; ecommerce: { items: { availability: string }[]; currency: string } }[];
          }
        ).dataLayer ?? []
      ).filter((entry) => entry.event === event),
    name,
  );

test(
  'G1, G2, G3, M2, A6: a visitor’s quote cart with three groups goes through sign-in, gets a location for each group and three lasting numbers',
  core,
  async ({ page }) => {
    await beginQuoteRequest(page, threeGroups);
    await expect(page).toHaveURL(/\/en-gb\/partners$/);
    await expect(heading(page, 'Choose suppliers')).toBeVisible();
    const group = (number: number) => page.getByRole('region', { name: new RegExp(`^Group ${number}`) });
    await expect(group(3)).toContainText('Only one supplier');
    await page.getByLabel('Postcode').fill('BS1 4DJ');
    await page.getByRole('button', { name: 'Show distances' }).click();
    await expect(page.getByText('Distances as the crow flies from BS1 4DJ, United Kingdom')).toBeVisible();
    const places = group(1).getByRole('list', { name: 'Suppliers that can offer this' }).getByRole('listitem');
    await expect(places.first()).toContainText('Avonmouth');
    await expect(places.first()).toContainText(/\d+(\.\d)? mi/);
    // list and map show the same locations and select together
    await page.getByRole('button', { name: /^1: / }).click();
    await expect(places.first().getByRole('button', { name: /^Hide details/ })).toBeVisible();
    await page.getByRole('button', { name: /^Emergency service/ }).click();
    await expect(places).toHaveCount(2);
    await expect(page).toHaveURL(/service=emergency/);
    await page.reload();
    await expect(places).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    const steps = new StepCounter();
    await steps.click('Avonmouth', group(1).getByRole('checkbox', { name: /Avonmouth/ }));
    await steps.click('Ancoats', group(1).getByRole('checkbox', { name: /Ancoats/ }));
    await steps.click('Vadholm', group(2).getByRole('checkbox', { name: /Vadholm/ }));
    await steps.click('continue', page.getByRole('button', { name: 'Continue to your request' }));

    await expect(send(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en-gb\/details$/);
    expect(steps.taken).toHaveLength(4);
    await expect(main(page)).toContainText('Also asked: Avonmouth Process Cooling Ltd');
    await fillContact(page);
    await main(page).getByText('Target price, date, note').first().click();
    await page
      .getByLabel(/^Target price of one piece/)
      .first()
      .fill('12,50');
    await send(page).click();
    await expect(heading(page, 'Your 3 requests have been sent')).toBeFocused();
    const numbers = await main(page)
      .getByRole('link', { name: /^Q\d+$/ })
      .allInnerTexts();
    expect(new Set(numbers).size).toBe(3);
    expect(await eventsOf(page, 'begin_checkout')).toHaveLength(1);
    const [lead] = await eventsOf(page, 'generate_lead');
    expect(lead!.ecommerce).toMatchObject({ currency: 'GBP' });
    expect(lead!.ecommerce.items.every(({ availability }) => ['webshop', 'quote only'].includes(availability))).toBe(
      true,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).not.toContainText(/\d/);

    await page.reload();
    await expect(main(page).getByRole('link', { name: /^Q\d+$/ })).toHaveText(numbers);
    expect(await eventsOf(page, 'generate_lead')).toEqual([]);
  },
);

test('G2: the choice of suppliers appears once, also when the addresses for the distances arrive late', async ({
  page,
}) => {
  await beginQuoteRequest(page, threeGroups);
  await expect(page).toHaveURL(/\/partners$/);
  const shift = await watchLayoutShift(page);
  await page.route(/\/api\/addresses\b/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/en-gb/partners');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.001);
});

test('G1: a single group with several locations leads directly to their selection', async ({ page }) => {
  await beginQuoteRequest(page, ['gaskets']);
  await expect(page).toHaveURL(/\/en-gb\/partner\/[0-9a-f]{16}$/);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail).not.toContainText('Choose suppliers');
  await expect(trail.getByRole('link', { name: 'Cart' })).toBeVisible();
});

test('errors are listed with links and the first field gets the focus; a double click sends one request', async ({
  page,
}) => {
  await openDetails(page);
  await page.getByLabel(/^Last name/).fill('');
  await page.getByLabel(/^E-mail address/).fill('nobody');
  await send(page).click();
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveText([
    'Enter your last name.',
    /^Enter an e-mail address/,
    /^Enter a phone number/,
  ]);
  await expect(page.getByLabel(/^Last name/)).toBeFocused();
  await page.keyboard.type('Novak');
  await page.getByLabel(/^E-mail address/).fill('vera@mail.example');
  await fillContact(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/quote\?/.test(request.url())) sent.push(request.url());
  });
  await send(page).dblclick();
  await expect(heading(page, 'Your request has been sent')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('H5: the input is kept when the session ends', async ({ page, context, baseURL }) => {
  const who = await openDetails(page);
  await fillContact(page);
  await endSession(context, baseURL!);
  await send(page).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign in again' }).click();
  // the identity provider may still have a session, or asks for the password
  await expect(
    page.getByText('What you entered is here again.').or(page.locator('input[name=password]')),
  ).toBeVisible();
  if (await page.locator('input[name=password]').isVisible()) await typePassword(page, who);
  await expect(page.getByText('What you entered is here again.')).toBeVisible();
  await expect(page.getByLabel(/^Your message/)).toHaveValue('For the dairy.');
  await send(page).click();
  await expect(heading(page, 'Your request has been sent')).toBeVisible();
});

test('an offline request shows an error and keeps the input, and can be sent when online again', async ({
  page,
  context,
}) => {
  await openDetails(page);
  await fillContact(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Your request could not be sent.')).toBeVisible();
  await expect(page.getByLabel(/^Your message/)).toHaveValue('For the dairy.');
  await context.setOffline(false);
  await send(page).click();
  await expect(heading(page, 'Your request has been sent')).toBeVisible();
});

test('G3: a change of the cart in another tab is shown before sending, and the input is kept', async ({
  page,
  context,
}) => {
  await openDetails(page);
  await fillContact(page);
  const cart = await context.newPage();
  await cart.goto('/en-gb/cart');
  await cart.waitForLoadState('networkidle');
  await cart
    .getByRole('spinbutton')
    .or(cart.getByLabel(/^Quantity/))
    .first()
    .fill('7');
  await cart.keyboard.press('Tab');
  await cart.waitForLoadState('networkidle');
  await cart.waitForTimeout(500);
  await send(page).click();
  await expect(page.getByText('The cart has changed.')).toBeVisible();
  await expect(main(page)).toContainText('7 pcs');
  await expect(page.getByLabel(/^Your message/)).toHaveValue('For the dairy.');
  await send(page).click();
  await expect(heading(page, 'Your request has been sent')).toBeVisible();
});

test('files are uploaded at once, checked by their content, and can be removed', async ({ page }) => {
  await openDetails(page);
  const input = page.getByLabel(/^Add a file/);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plain text') });
  await expect(page.getByText('This is not a PDF, JPEG or PNG file.')).toBeVisible();
  await input.setInputFiles({ name: 'drawing.pdf', mimeType: 'application/pdf', buffer: pdf });
  const remove = page.getByRole('button', { name: 'Remove: drawing.pdf' });
  await expect(remove).toBeVisible();
  await page.reload();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('G2: when the map fails to load, the list has all suppliers, and nothing is fetched from other sites', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(host.split(':')[0]!)) outside.push(host);
  });
  await page.route('**/assets/countries-*', (route) => route.abort());
  await beginQuoteRequest(page, ['gaskets']);
  await expect(page.getByText('The map could not be loaded. The list has all suppliers.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Ancoats/ })).toBeVisible();
  expect(outside).toEqual([]);
});

test('H6: every quote request page asks visitors to sign in', async ({ page }) => {
  await fillQuoteCart(page, ['copperbrazed']);
  for (const path of ['/en-gb/partners', '/en-gb/partner/0123456789abcdef', '/en-gb/details']) {
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: 'Sign in and continue' })).toHaveAttribute(
      'href',
      new RegExp(`returnTo=${encodeURIComponent(path)}`),
    );
  }
});
