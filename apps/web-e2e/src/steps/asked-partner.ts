import { expect, type Page } from '@playwright/test';
import { newPerson, portalLink, signInLink, signUp } from './sign-in.ts';

/** A sent quote request: its number and its articles. */
export interface AskedPartner {
  quoteNumber: string;
  articleNumbers: string[];
}

/** A new customer asks for three spare parts at Paul Becker's company, whose people answer themselves. */
export async function askAsNewCustomer(page: Page): Promise<AskedPartner> {
  const who = newPerson();
  await page.goto('/en-gb/');
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return askPartner(page, 'becker-hamburg');
}

/**
 * Sends a quote request for spare parts to one location through the shop's API, in the German market by default, as the user signed in on
 * this page. The page must be one of the shop.
 */
export function askPartner(
  page: Page,
  locationId: string,
  {
    lines = 3,
    market = 'language=de&country=DE&locale=de-de',
    email = 'vera.novak@mail.example',
    deliveryPlace = null,
  }: Partial<Asking> = {},
): Promise<AskedPartner> {
  return page.evaluate(ask, { locationId, lines, market, email, deliveryPlace });
}

interface Asking {
  lines: number;
  market: string;
  email: string;
  deliveryPlace: { countryCode: string; zipCode: string; city: string } | null;
}

/** Runs in the page. */
async function ask({
  locationId,
  lines,
  market,
  email,
  deliveryPlace,
}: Asking & { locationId: string }): Promise<AskedPartner> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}${market}`, {
      method,
      headers: {
        'x-csrf': '1',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  type Category = { id: string; categories: Category[] };
  type Card = { genericItemId: string; commercialItemId: string | null; categoryId: string; articleNumber: string };
  type Group = { quoteGroupKey: string; confirmation: string | null; locations: { id: string }[] };
  const find = (all: Category[], id: string): Category | undefined =>
    all.find((one) => one.id === id) ?? all.map((one) => find(one.categories, id)).find(Boolean);
  const leaf = (category: Category): Category => (category.categories[0] ? leaf(category.categories[0]) : category);
  const tree = (await call('GET', '/categories')) as Category[];
  const parts = leaf(find(tree, 'spareparts') ?? tree.at(-1)!);
  const { items } = (await call('GET', `/items/category/${parts.id}`)) as { items: Card[] };
  const asked = items.slice(0, lines);
  const newId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // an existing cart stays in use
  const { id: cartId } = (await call('POST', `/cart/${newId}/addmany`, {
    action: 'RequestQuote',
    items: asked.map(({ genericItemId, commercialItemId, categoryId }, index) => ({
      cartItemId: { genericItemId, commercialItemId, categoryId },
      quantity: (index + 1) * 20,
    })),
  })) as { id: string };
  const begun = (await call('POST', '/quote/begin-checkout', { cartId })) as { groups: Group[] };
  const group = begun.groups.find(({ locations }) => locations.some(({ id }) => id === locationId));
  if (!group) throw new Error(`${locationId} supplies nothing of it: ${JSON.stringify(begun).slice(0, 2000)}`);
  await call('PUT', `/quote/groups/${group.quoteGroupKey}`, { cartId, selectedPartnerLocationId: locationId });
  const sent = (await call('POST', '/quote', {
    cartId,
    quoteGroupKeys: begun.groups.map(({ quoteGroupKey }) => quoteGroupKey),
    contact: {
      firstName: 'Vera',
      lastName: 'Novak',
      companyName: 'Molkerei Novak GmbH',
      email,
      phoneNumber: '+49 40 555 01 80',
      reference: 'Herbststillstand',
    },
    text: 'For the autumn stop. Please offer delivery to the works.',
    wantedDate: null,
    deliveryPlace,
    timeZone: 'Europe/Berlin',
    lines: [],
  })) as { groups: Group[] };
  const { confirmation } = sent.groups.find(({ quoteGroupKey }) => quoteGroupKey === group.quoteGroupKey)!;
  return { quoteNumber: confirmation!, articleNumbers: asked.map(({ articleNumber }) => articleNumber) };
}
