import type { Page } from 'playwright';

/** What is put into a cart, and which one. */
interface Filling {
  action: 'Buy' | 'RequestQuote';
  /** Ids of categories, the first article of each for which the action is possible. */
  categories: readonly string[];
}

/** Puts articles into a cart of the open page's market, by the calls of the shop, as an earlier visit of this browser would. */
export async function fillCart(page: Page, { action, categories }: Filling): Promise<void> {
  await page.evaluate(fill, { action, categories: [...categories] });
}

/** Runs in the page. */
async function fill({ action, categories }: { action: Filling['action']; categories: string[] }): Promise<void> {
  interface Card {
    genericItemId: string;
    commercialItemId: string | null;
    categoryId: string;
    salesDetails: { salesActions: string[]; minimumQuantity?: number; packQuantity?: number } | null;
  }
  const locale = location.pathname.split('/')[1]!;
  const [language = '', ...rest] = locale.split('-');
  const region = rest.at(-1)!;
  const country = /^x[ab]$/.test(region) ? 'gb' : region; // pseudo-locales use the British market
  const market = `language=${language}&country=${country.toUpperCase()}&locale=${locale}`;
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`/api${path}?${market}`, {
      headers: {
        'x-csrf': '1',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  const items = await Promise.all(
    categories.map(async (category) => {
      const { items: cards } = (await call(`/items/category/${category}`)) as { items: Card[] };
      const card = cards.find(({ salesDetails }) => salesDetails?.salesActions.includes(action));
      if (!card) throw new Error(`No article of ${category} can be added: ${action}`);
      const { genericItemId, commercialItemId, categoryId, salesDetails } = card;
      const { minimumQuantity = 1, packQuantity = 1 } = salesDetails!;
      const quantity = Math.ceil(minimumQuantity / packQuantity) * packQuantity;
      return { cartItemId: { genericItemId, commercialItemId, categoryId }, quantity };
    }),
  );
  const id = crypto.randomUUID().replaceAll('-', '');
  await call(`/cart/${id}/addmany`, { items, action });
  document.cookie = `cart-${action === 'Buy' ? 'buy' : 'quote'}-${country}=${id}; path=/`;
}
