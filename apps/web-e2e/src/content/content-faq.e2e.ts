import { expect, test, type Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const blockCalls = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/content') asked.push(url.searchParams.get('blocks') ?? '');
  });
  return asked;
};

test('B2: the questions of the first section are in the HTML, and are fetched only when needed', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/en-gb/faq')).text()).toContain('Which gasket material do I need?');
  const asked = blockCalls(page);
  await page.goto('/en-gb/faq/delivery');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Finding the right part' }).click();
  await expect(page).toHaveURL(/\/en-gb\/faq$/);
  await expect(page.getByText('Which gasket material do I need?')).toBeVisible();
  expect(asked).toEqual(['faq']);
});

test('B2: a section opens at once, with a placeholder until its questions are loaded', async ({ page }) => {
  await page.goto('/en-gb/faq/delivery');
  let answer!: () => void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/content\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Finding the right part' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Finding the right part' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  answer();
  await expect(page.getByText('Which gasket material do I need?')).toBeVisible();
});

test('B2: each section has an address, an unknown one shows 404, and company sites have the FAQ without fetching blocks', async ({
  page,
}) => {
  const asked = blockCalls(page);
  expect((await page.goto('/en-gb/faq/nonsense'))?.status()).toBe(404);
  expect((await page.goto('/en-gb/faq/delivery'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Delivery/);
  await page.goto('/en-gb/faq?companyId=-elmbridge');
  await expect(page.getByText('Which gasket material do I need?')).toBeVisible();
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Delivery' }).click();
  await expect(page).toHaveURL(/\/en-gb\/faq\/delivery\?companyId=-elmbridge$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('B2: a FAQ without content redirects to home', async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/content\/pages\/faq\?/, (route) =>
    route.fulfill({ status: 404, json: { title: 'Not found', status: 404 } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL(/\/en-gb\/$/);
});

test('B2: the address of a question opens its answer', async ({ page }) => {
  await page.goto('/en-gb/faq');
  await page.getByText('Which gasket material do I need?').click();
  const link = page.getByRole('link', { name: 'Link to this question' }).filter({ visible: true });
  const href = await link.getAttribute('href');
  await page.goto('/en-gb/faq/delivery');
  await page.goto(`/en-gb/faq${href}`);
  await expect(page.getByText('EPDM is for water and steam')).toBeInViewport();
  await expect(page.getByText('Which gasket material do I need?')).toBeInViewport();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('the printed FAQ has all answers open, without frame and index', async ({ page }) => {
  await page.goto('/en-gb/faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('EPDM is for water and steam')).toBeVisible();
  await expect(page.getByText('One channel gasket for each channel plate')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Topics' })).toBeHidden();
  // only the sender
  await expect(page.getByRole('contentinfo').locator('li:visible')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
