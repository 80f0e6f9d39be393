import { expect, type Page } from '@playwright/test';
import { newPerson, portalLink, signUp, type Account } from './sign-in.ts';

/**
 * Puts the first article of each category into the quote cart, as an earlier visit of this browser would. In Britain three partners supply
 * spare parts, our own company and a partner gasketed heat exchangers, and only our own company brazed ones.
 */
export async function fillQuoteCart(page: Page, categories: readonly string[]): Promise<void> {
  await page.goto('/en-gb/cart');
  await page.evaluate(fill, [...categories]);
}

/** Runs in the page. */
async function fill(categories: string[]): Promise<void> {
  const market = 'language=en&country=GB&locale=en-gb';
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`/api${path}?${market}`, {
      headers: {
        'x-csrf': '1',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  interface Card {
    genericItemId: string;
    commercialItemId: string | null;
    categoryId: string;
    salesDetails: { salesActions: string[]; minimumQuantity?: number; packQuantity?: number } | null;
  }
  const lines = await Promise.all(
    categories.map(async (id) => {
      const { items } = (await call(`/items/category/${id}`)) as { items: Card[] };
      const { genericItemId, commercialItemId, categoryId, salesDetails } = items.find((item) =>
        item.salesDetails?.salesActions.includes('RequestQuote'),
      )!;
      const { minimumQuantity = 1, packQuantity = 1 } = salesDetails!;
      const quantity = Math.ceil(minimumQuantity / packQuantity) * packQuantity;
      return { cartItemId: { genericItemId, commercialItemId, categoryId }, quantity };
    }),
  );
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await call(`/cart/${id}/addmany`, { items: lines, action: 'RequestQuote' });
  document.cookie = `cart-quote-gb=${id}; path=/`;
}

/** As a visitor with a quote cart: goes from the cart by the sign-in link and a new account to the first step of a quote request. */
export async function beginQuoteRequest(page: Page, categories: readonly string[]): Promise<Account> {
  const who = newPerson();
  await fillQuoteCart(page, categories);
  await page.goto('/en-gb/cart');
  await page.getByRole('link', { name: 'Request quotes' }).first().click();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  // the modal dialog blocks input
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return who;
}

/** Ids of categories with which a British cart splits into three groups, the last with one location. */
export const threeGroups = ['gaskets', 'gasketed', 'copperbrazed'];
