import { expect, test, type Locator, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { anna, grace, open, openSignedIn, signIn } from '../steps/sign-in.ts';

/** Greatest height of some rows, in CSS pixels. */
const greatestOf = (rows: Locator) =>
  rows.evaluateAll((found) => Math.max(...found.map((row) => row.getBoundingClientRect().height)));
/** That of the page's first table. */
const greatestRow = (page: Page) => greatestOf(page.getByRole('main').locator('table').first().locator('tbody tr'));

// a list of parts, and a line of two lines of name, an article number and a quantity field
const most = 120;

for (const [list, path] of [
  ['orders', '/en-gb/portal/orders'],
  ['quote requests', '/en-gb/portal/quoterequests'],
  ['units', '/en-gb/portal/units'],
  ['own article numbers', '/en-gb/portal/custom-article-numbers'],
] as const)
  test(`on a phone ${list} are entries of a few lines, each with its name first`, async ({ page }) => {
    await openSignedIn(page, path, grace);
    const row = page.getByRole('main').locator('tbody tr').first();
    await expect(row).toBeVisible();
    expect(await greatestRow(page)).toBeLessThanOrEqual(most);
    const link = (await row.getByRole('link').first().boundingBox())!;
    expect(link.y - (await row.boundingBox())!.y).toBeLessThan(24);
  });

test('on a phone the dates of a request say what they are, also with several suppliers', async ({ page }) => {
  for (const [language, sent, until] of [
    ['en-gb', /^Sent \d+ \p{L}+ \d{4}$/u, /^Valid until \d+ \p{L}+ \d{4}$/u],
    ['de-de', /^Gesendet am \d+\. \p{L}+ \d{4}$/u, /^Gültig bis \d+\. \p{L}+ \d{4}$/u],
  ] as const) {
    await openSignedIn(page, `/${language}/portal/quoterequests`, anna);
    const row = page.getByRole('main').locator('tbody tr').filter({ hasText: 'Q300036' });
    await expect(row.getByRole('cell', { name: sent })).toBeVisible();
    await expect(row.getByRole('cell', { name: until })).toBeVisible();
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(120);
    // one line more on the last day, which has an hour and what is left of it
    expect(await greatestRow(page)).toBeLessThanOrEqual(136);
  }
});

for (const locale of ['en-gb', 'de-de', 'en-xb'])
  test(`on a phone facts of requests and orders stand at one edge in every row in ${locale}`, async ({ page }) => {
    /** Where texts begin, seen from the start of the page. */
    const startsOf = (texts: Locator) =>
      texts.evaluateAll((all) =>
        all.map((text) => {
          const { left, right } = text.getBoundingClientRect();
          return Math.round(document.dir === 'rtl' ? window.innerWidth - right : left);
        }),
      );
    const rows = page.getByRole('main').locator('tbody tr');
    await openSignedIn(page, '/en-gb/portal', anna);
    await page.goto(`/${locale}/portal/quoterequests`);
    // those of the demo; other stories may have sent more
    await expect(rows.nth(5)).toBeVisible();
    const dates = rows.locator('td[data-label]:not(:empty) bdi');
    expect(await dates.count()).toBeGreaterThan(6);
    expect(new Set(await startsOf(dates)).size).toBe(1);
    await page.goto(`/${locale}/portal/orders`);
    await expect(rows.nth(7)).toBeVisible();
    expect(new Set(await startsOf(rows.locator('td[data-label] bdi'))).size).toBe(1);
  });

test('on a phone an offer comes first, its lines are short, and choosing it is what is offered', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal/quoterequests/Q300036', anna);
  const whole = page.getByRole('button', { name: /^Choose the whole offer/ });
  await expect(whole).toBeVisible();
  expect(await greatestRow(page)).toBeLessThanOrEqual(140);
  const share = page.getByRole('button', { name: 'Copy link' });
  expect((await whole.boundingBox())!.y).toBeLessThan((await share.boundingBox())!.y);
});

test('on a phone a line of the cart shows name and total first, then unit price, quantity and availability', async ({
  page,
}) => {
  await openCartWith(page, 3);
  const row = page.getByRole('main').locator('tbody tr').first();
  await expect(row.getByRole('spinbutton')).toBeVisible();
  expect(await greatestRow(page)).toBeLessThanOrEqual(most);
  const name = (await row.getByRole('link').first().boundingBox())!;
  const total = (await row.locator('[data-place=end]').boundingBox())!;
  expect(Math.abs(total.y - name.y)).toBeLessThan(12);
  const quantity = (await row.getByRole('spinbutton').boundingBox())!;
  const stock = (await row.locator('[data-place=stock]').boundingBox())!;
  const remove = (await row.locator('[data-place=action]').boundingBox())!;
  for (const { y, height } of [stock, remove])
    expect(Math.abs(y + height / 2 - quantity.y - quantity.height / 2)).toBeLessThan(20);
  // side by side, none over the other
  const ends = [quantity, stock, remove].map(({ x, width }) => [x, x + width] as const);
  expect(ends[0]![1]).toBeLessThanOrEqual(ends[1]![0]);
  expect(ends[1]![1]).toBeLessThanOrEqual(ends[2]![0] + 1);
});

test('on a phone lines of a favourite list and parts of a unit are no higher than those of a cart', async ({
  page,
}) => {
  await open(page, '/en-gb/unit/9JYNHRUSVE');
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  expect(await greatestRow(page)).toBeLessThanOrEqual(most);
  await signIn(page, anna, '/en-gb/portal/favouritelists');
  await page.getByRole('main').getByRole('link', { name: 'Vårstopp pumpstation 2' }).click();
  const rows = page.getByRole('main').locator('tbody tr');
  const row = rows.first();
  await expect(row.getByRole('spinbutton')).toBeVisible();
  // an own number takes a line more
  const withOwnNumber = page.locator('[data-label="Your number"]:not(:empty)');
  const withoutOwnNumber = rows.filter({ hasNot: withOwnNumber });
  await expect(withoutOwnNumber).toHaveCount(149);
  expect(await greatestOf(withoutOwnNumber)).toBeLessThanOrEqual(most);
  const middleOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  // chosen beside its picture, changed and removed on one line
  const [box, picture] = [
    await middleOf(row.getByRole('checkbox')),
    await middleOf(row.locator('[data-place=picture]')),
  ];
  expect(box.x).toBeLessThan(picture.x);
  expect(Math.abs(box.y - picture.y)).toBeLessThan(16);
  const [quantity, remove] = [
    await middleOf(row.getByRole('spinbutton')),
    await middleOf(row.getByRole('button').last()),
  ];
  expect(Math.abs(quantity.y - remove.y)).toBeLessThan(8);
});
