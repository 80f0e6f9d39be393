import type { Page } from '@playwright/test';

/** The fields of a line, from the shop's API. */
interface Line {
  cartItemId: { genericItemId: string; commercialItemId: string | null; categoryId: string };
  quantity: number;
}
interface Card {
  genericItemId: string;
  commercialItemId: string | null;
  categoryId: string;
  salesDetails: { salesActions: string[]; minimumQuantity?: number; packQuantity?: number } | null;
}

/**
 * Puts the first articles of categories into a cart, as an earlier visit of this browser would, and opens /cart.
 *
 * @param action 'Buy' takes articles that can be bought, 'RequestQuote' articles that can be quoted
 */
export async function openCartWith(
  page: Page,
  count: number,
  { action = 'Buy', path = '/en-gb/cart' }: { action?: 'Buy' | 'RequestQuote'; path?: string } = {},
): Promise<void> {
  await page.goto(path);
  await page.evaluate(fill, { count, action });
  await page.goto(path);
  await page.locator('main table').first().waitFor();
}

/** Runs in the page. */
async function fill({ count, action }: { count: number; action: 'Buy' | 'RequestQuote' }): Promise<void> {
  const market = 'language=en&country=GB&locale=en-gb';
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}${market}`, {
      headers: {
        'x-csrf': '1',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  type Category = { id: string; categories: Category[] };
  const leaves = (all: Category[]): string[] =>
    all.flatMap(({ id, categories }) => (categories.length > 0 ? leaves(categories) : [id]));
  const tree = (await call('/categories')) as Category[];
  const lines = new Map<string, Line>();
  for (const id of leaves(tree)) {
    for (let number = 1; lines.size < count && number <= 10; number++) {
      const { items } = (await call(`/items/category/${id}?page=${number}`)) as { items: Card[] };
      for (const { genericItemId, commercialItemId, categoryId, salesDetails } of items) {
        if (!salesDetails?.salesActions.includes(action) || lines.size >= count) continue;
        const { minimumQuantity = 1, packQuantity = 1 } = salesDetails;
        const quantity = Math.ceil(minimumQuantity / packQuantity) * packQuantity;
        const cartItemId = { genericItemId, commercialItemId, categoryId };
        lines.set(JSON.stringify(cartItemId), { cartItemId, quantity });
      }
      if (items.length < 12) break;
    }
  }
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await call(`/cart/${id}/addmany`, { items: [...lines.values()], action });
  document.cookie = `cart-${action === 'Buy' ? 'buy' : 'quote'}-gb=${id}; path=/`;
}
