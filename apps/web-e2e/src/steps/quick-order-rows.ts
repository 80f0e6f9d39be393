import { expect, type Page } from '@playwright/test';

/** An article that is sold, and its minimum quantity. */
export interface SoldArticle {
  articleNumber: string;
  least: number;
  pack: number;
}

interface Card {
  articleNumber: string;
  salesDetails: {
    salesActions: string[];
    minimumQuantity?: number;
    packQuantity?: number;
    availability: { areLast?: boolean };
  } | null;
}

/** Calls the shop's API from its page, as the user signed in there and in the page's market. */
export async function callFromPage(
  page: Page,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
) {
  return page.evaluate(
    async ({ path, method, body }) => {
      const locale = location.pathname.split('/')[1]!;
      const [language = '', ...rest] = locale.split('-');
      const market = `language=${language}&country=${rest.at(-1)!.toUpperCase()}&locale=${locale}`;
      const answer = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}${market}`, {
        method,
        headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
    { path, method, body },
  );
}

/**
 * At least this number of articles that can be bought in any quantity, some of them in packs, and some articles that can
 * only be quoted.
 */
export async function articlesOf(
  page: Page,
  count: number,
): Promise<{ buyable: SoldArticle[]; quoted: SoldArticle[] }> {
  type Category = { id: string; categories: Category[] };
  const leaves = (all: Category[]): string[] =>
    all.flatMap(({ id, categories }) => (categories.length > 0 ? leaves(categories) : [id]));
  const buyable = new Map<string, SoldArticle>();
  const quoted = new Map<string, SoldArticle>();
  for (const id of leaves((await callFromPage(page, '/categories')) as Category[])) {
    for (let number = 1; number <= 10; number++) {
      const isEnough = buyable.size >= count && quoted.size > 0 && [...buyable.values()].some(({ pack }) => pack > 1);
      if (isEnough) return { buyable: [...buyable.values()], quoted: [...quoted.values()] };
      const { items } = (await callFromPage(page, `/items/category/${id}?page=${number}`)) as { items: Card[] };
      for (const { articleNumber, salesDetails } of items) {
        if (!salesDetails || salesDetails.availability.areLast) continue;
        const { salesActions, minimumQuantity = 1, packQuantity: pack = 1 } = salesDetails;
        const article = { articleNumber, least: Math.ceil(minimumQuantity / pack) * pack, pack };
        if (salesActions.includes('Buy')) buyable.set(articleNumber, article);
        else if (salesActions.includes('RequestQuote')) quoted.set(articleNumber, article);
      }
      if (items.length < 12) break;
    }
  }
  throw new Error(`The market sells only ${buyable.size} articles`);
}

/** Deletes the carts of the signed-in user, so that their later content comes from this story. */
export async function emptyCarts(page: Page): Promise<void> {
  const adopted = (await callFromPage(page, '/carts/claim', { method: 'POST', body: {} })) as Record<
    'buyCart' | 'quoteCart',
    { id: string } | null
  >;
  for (const cart of [adopted.buyCart, adopted.quoteCart]) {
    if (cart) await callFromPage(page, `/cart/${cart.id}`, { method: 'DELETE' });
  }
}

/** Lines of the cart in the cookie, as `article number quantity`. */
export async function cartLines(page: Page, cookieName: string): Promise<string[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === cookieName);
  expect(cookie, cookieName).toBeDefined();
  const cart = (await callFromPage(page, `/cart/${cookie!.value}`)) as {
    lines: { articleNumber: string; quantity: number }[];
  };
  return cart.lines.map(({ articleNumber, quantity }) => `${articleNumber} ${quantity}`);
}

const table = (page: Page) => page.getByRole('table', { name: 'Rows of the quick order' });
export const tableRows = (page: Page) => table(page).locator('tbody tr');

/** The rows of the table on all its pages: article number with quantity, and result. */
export async function shownRows(page: Page): Promise<{ line: string; result: string }[]> {
  const shown: { line: string; result: string }[] = [];
  const next = page.getByRole('button', { name: 'Next page' });
  const first = page.getByRole('button', { name: 'Page 1', exact: true });
  if (await first.isVisible()) await first.click();
  for (;;) {
    shown.push(
      ...(await tableRows(page).evaluateAll((rows) =>
        rows.map((row) => {
          const [articleNumber, quantity] = [...row.querySelectorAll('input')].map(({ value }) => value);
          return {
            line: `${articleNumber} ${quantity}`,
            result: row.querySelector('td[id^="quick-order-result"] > span')?.textContent ?? '',
          };
        }),
      )),
    );
    if (!(await next.isVisible())) return shown;
    await next.click();
  }
}

/** Pastes a text unchanged into the field for lists and submits it. */
export async function pasteList(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste article numbers and quantities').fill(text);
  await page
    .getByRole('button', { name: /^Check [\d,]+ rows?$/ })
    .first()
    .click();
}

/** The sign-in link of quick order. */
export const gateLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
