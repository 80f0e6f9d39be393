import { readCookie } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { flagRequest } from '../quote-request/request-log.ts';
import { buildGroup, buildOwnGroup, cartId, createFakeQuoteCheckout } from '../fake-quote-checkout.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const address = `/en-gb/confirmation?c=${cartId}`;
const leads = () => window.dataLayer!.filter(({ event }) => event === 'generate_lead');

function sent(
  groups = [buildGroup({ selectedPartnerLocationId: 'leeds', otherPartnerLocationIds: ['bristol'] }), buildOwnGroup()],
) {
  const quoteCheckout = createFakeQuoteCheckout({
    groups: groups.map((group, at) => ({ ...group, confirmation: `Q30004${at + 1}` })),
  });
  quoteCheckout.send();
  return quoteCheckout;
}
const thanks = () => screen.findByRole('heading', { name: 'Your 2 requests have been sent' });

test('G3: each group shows its number with a link, its location and its lines', async () => {
  await openShop(address, { quoteCheckout: sent() });
  await thanks();
  expect(screen.getByRole('link', { name: 'Q300041' }).getAttribute('href')).toBe(
    '/en-gb/portal/quoterequests/Q300041',
  );
  expect(screen.getByRole('link', { name: 'Q300042' })).toBeTruthy();
  expect(screen.getByText('Asked: Pennine Heat Ltd, Leeds works, Leeds; Avon Thermal Services, Bristol')).toBeTruthy();
  expect(document.body.textContent).toContain('Channel gasket GX-050, NBR');
  expect(readCookie('cart-quote-gb')).toBeUndefined();
});

test('G3: a single request links directly to itself', async () => {
  await openShop(address, { quoteCheckout: sent([buildOwnGroup()]) });
  const link = await screen.findByRole('link', { name: 'See the request' });
  expect(link.getAttribute('href')).toBe('/en-gb/portal/quoterequests/Q300041');
});

test('M2: a lead is reported once: not by a reload, a second tab, or without sending here', async () => {
  const other = await openShop(address, { quoteCheckout: sent() });
  await thanks();
  expect(leads()).toEqual([]);
  other.unmount();
  flagRequest(cartId);
  const first = await openShop(address, { quoteCheckout: sent() });
  await thanks();
  expect(leads()).toHaveLength(1);
  expect(leads()[0]).toMatchObject({
    ecommerce: { transaction_id: 'Q300041,Q300042', currency: 'GBP', value: 1830 },
  });
  first.unmount();
  const reloaded = await openShop(address, { quoteCheckout: sent() });
  await thanks();
  reloaded.unmount();
  flagRequest(cartId);
  await openShop(address, { quoteCheckout: sent() });
  await thanks();
  expect(leads()).toHaveLength(1);
});

test('G3: sent requests that fail to load can be retried, and then the heading has the focus', async () => {
  const quoteCheckout = sent();
  const answer = quoteCheckout.answers['GET /quote/confirmations/:cartId']!;
  let isDown = true;
  await openShop(address, {
    quoteCheckout,
    answers: { 'GET /quote/confirmations/:cartId': (...given) => (isDown ? problem(503) : answer(...given)) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  again.focus();
  again.click();
  const heading = await thanks();
  expect(document.activeElement).toBe(heading);
});

test('H6: another person’s request is not found', async () => {
  await openShop(address, { quoteCheckout: createFakeQuoteCheckout() });
  await screen.findByText('This request was not found');
});

test('H6: a visitor is asked to sign in, and returns', async () => {
  await openShop(address, { user: null });
  const link = await screen.findByRole('link', { name: 'Sign in and continue' });
  expect(new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('returnTo')).toBe(address);
});
