import type { Page } from '@playwright/test';

/**
 * Puts gasketed heat exchangers into the quote cart of a British page through the shop's API, as the signed-in user. Our own sales company
 * and a partner supply them, and both answer automatically.
 *
 * @returns their article numbers
 */
export const fillQuoteCart = (page: Page, { lines = 2 } = {}): Promise<string[]> => page.evaluate(fill, { lines });

/** Sends a request for the quote cart to all possible suppliers through the shop's API. @returns its number */
export const sendQuoteCart = (page: Page): Promise<string> => page.evaluate(send);

/** Runs in the page. */
async function fill({ lines }: { lines: number }): Promise<string[]> {
  const market = 'language=en&country=GB&locale=en-gb';
  type Card = {
    genericItemId: string;
    commercialItemId: string;
    categoryId: string;
    articleNumber: string;
    salesDetails: { salesActions: string[]; minimumQuantity?: number } | null;
  };
  const found = await fetch(`/api/items/category/gasketed?page=1&${market}`, { headers: { 'x-csrf': '1' } });
  const { items } = (await found.json()) as { items: Card[] };
  const asked = items.filter(({ salesDetails }) => salesDetails?.salesActions.includes('RequestQuote')).slice(0, lines);
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const added = await fetch(`/api/cart/${id}/addmany?${market}`, {
    method: 'POST',
    headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      action: 'RequestQuote',
      items: asked.map(({ genericItemId, commercialItemId, categoryId }, index) => ({
        cartItemId: { genericItemId, commercialItemId, categoryId },
        quantity: index + 1,
      })),
    }),
  });
  if (!added.ok) throw new Error(await added.text());
  document.cookie = `cart-quote-gb=${id}; path=/`;
  return asked.map(({ articleNumber }) => articleNumber);
}

/** Runs in the page. */
async function send(): Promise<string> {
  const cartId = /cart-quote-gb=([0-9a-f]{32})/.exec(document.cookie)![1]!;
  type Group = { quoteGroupKey: string; confirmation: string | null; locations: { id: string }[] };
  const call = async (method: string, path: string, body: unknown): Promise<{ groups: Group[] }> => {
    const answer = await fetch(`/api${path}?language=en&country=GB&locale=en-gb`, {
      method,
      headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { groups: Group[] };
  };
  const { groups } = await call('POST', '/quote/begin-checkout', { cartId });
  for (const { quoteGroupKey, locations } of groups) {
    const [first, ...others] = locations.map(({ id }) => id);
    await call('PUT', `/quote/groups/${quoteGroupKey}`, {
      cartId,
      selectedPartnerLocationId: first,
      otherPartnerLocationIds: others.slice(0, 3),
    });
  }
  const sent = await call('POST', '/quote', {
    cartId,
    quoteGroupKeys: groups.map(({ quoteGroupKey }) => quoteGroupKey),
    contact: {
      firstName: 'Vera',
      lastName: 'Novak',
      companyName: '',
      email: 'vera.novak@mail.example',
      phoneNumber: '+44 114 496 0182',
      reference: 'VN-26-7',
    },
    text: 'For the spring stop.',
    wantedDate: null,
    timeZone: 'Europe/London',
    lines: [],
  });
  return sent.groups[0]!.confirmation!;
}
