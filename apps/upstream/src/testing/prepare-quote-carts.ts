import type { AnswerOf, CartChange, quoteCheckout } from '@shop/api-contracts';
import { newCartId, someQuoteContact } from './operations.ts';
import type { CallOptions, TestUpstream } from './start-test-upstream.ts';

type QuoteCheckout = AnswerOf<typeof quoteCheckout.begin>;

/**
 * Prepares data for the table of operations and returns its ids: a quote cart in the Netherlands with its group, and
 * one sent from France.
 */
export async function prepareQuoteCarts(shop: TestUpstream, as: string): Promise<Record<string, string>> {
  const open = await beginRequest(shop, { as, locale: 'en-nl' });
  const sent = await beginRequest(shop, { as, locale: 'fr-fr' });
  const quoteGroupKeys = sent.groups.map(({ quoteGroupKey }) => quoteGroupKey);
  for (const { quoteGroupKey, locations } of sent.groups) {
    const body = { cartId: sent.cartId, selectedPartnerLocationId: locations[0]!.id };
    await shop.call('put', `/quote/groups/${quoteGroupKey}`, { as, locale: 'fr-fr', body }).expect(200);
  }
  const requestDetails = {
    contact: someQuoteContact,
    text: null,
    wantedDate: null,
    timeZone: 'Europe/Paris',
    lines: [],
  };
  await shop
    .call('post', '/quote', { as, locale: 'fr-fr', body: { cartId: sent.cartId, quoteGroupKeys, ...requestDetails } })
    .expect(200);
  return { quoteCart: open.cartId, quoteGroup: open.groups[0]!.quoteGroupKey, sentCart: sent.cartId };
}

/** Spare parts, which several locations supply. */
async function beginRequest(shop: TestUpstream, caller: CallOptions): Promise<QuoteCheckout> {
  const cartItemId = { genericItemId: 'GGX050', commercialItemId: 'GX050GCHNBR', categoryId: 'gaskets' };
  const line = { cartItemId, quantity: 4, action: 'RequestQuote' };
  const added = await shop.call('post', `/cart/${newCartId()}/add`, { ...caller, body: line }).expect(200);
  const body = { cartId: (added.body as CartChange).id };
  return (await shop.call('post', '/quote/begin-checkout', { ...caller, body }).expect(200)).body as QuoteCheckout;
}
