import type { Page } from 'playwright';

interface Card {
  genericItemId: string;
  commercialItemId: string | null;
  categoryId: string;
  salesDetails: { salesActions: string[]; minimumQuantity?: number; packQuantity?: number } | null;
}

/** Puts an article of each of three categories into a cart of the open page's market, by the calls of the shop itself. */
export async function fillCart(page: Page, action: 'Buy' | 'RequestQuote'): Promise<void> {
  await page.evaluate(async (action) => {
    const locale = location.pathname.split('/')[1]!;
    const [language = '', ...rest] = locale.split('-');
    const country = rest.at(-1)!;
    const market = `language=${language}&country=${country.toUpperCase()}&locale=${locale}`;
    const call = async (path: string, body?: unknown) => {
      const headers = { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const answer = await fetch(`/api${path}?${market}`, options);
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    };
    const lines = await Promise.all(
      ['gaskets', 'gasketed', 'copperbrazed'].map(async (id) => {
        const { items } = (await call(`/items/category/${id}`)) as { items: Card[] };
        const card = items.find(({ salesDetails }) => salesDetails?.salesActions.includes(action));
        if (!card) return [];
        const { minimumQuantity = 1, packQuantity = 1 } = card.salesDetails!;
        const { genericItemId, commercialItemId, categoryId } = card;
        const quantity = Math.ceil(minimumQuantity / packQuantity) * packQuantity;
        return [{ cartItemId: { genericItemId, commercialItemId, categoryId }, quantity }];
      }),
    );
    const name = `cart-${action === 'Buy' ? 'buy' : 'quote'}-${country}`;
    const known = new RegExp(`${name}=([0-9a-f]{32})`).exec(document.cookie)?.[1];
    const id = known ?? crypto.randomUUID().replaceAll('-', '');
    await call(`/cart/${id}/addmany`, { items: lines.flat(), action });
    document.cookie = `${name}=${id}; path=/`;
  }, action);
}
