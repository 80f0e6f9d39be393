import { cleanup, screen } from '@testing-library/react';
import { after, openShop } from '../shop.fixture.tsx';
import { changeMarket } from './change-market.ts';

jest.mock('./change-market.ts', () => ({
  ...jest.requireActual<object>('./change-market.ts'),
  changeMarket: jest.fn(() => Promise.resolve()),
}));

const id = 'b'.repeat(32);
const cart = {
  id,
  action: 'Buy',
  eTag: '"3"',
  totalCartSize: 2,
  currency: 'GBP',
  lines: [],
  configurations: [],
  total: '0.00',
  unpricedCount: 0,
  includesTax: false,
  taxRate: 20,
  weight: 0,
};
const markets = [
  { region: 'europe', countryCode: 'SE', languageCode: 'sv', description: 'Sverige / svenska', locale: 'sv-se' },
  { region: 'europe', countryCode: 'GB', languageCode: 'en', description: 'United Kingdom / English', locale: 'en-gb' },
  {
    region: 'europe',
    countryCode: 'GB',
    languageCode: 'cy',
    description: 'Y Deyrnas Unedig / Cymraeg',
    locale: 'cy-gb',
  },
];

async function open() {
  document.cookie = `cart-buy-gb=${id}; Path=/`;
  const shop = await openShop('/en-gb/switch', {
    answers: {
      '/markets': markets,
      [`/cart/${id}`]: (request: { method: string }) =>
        request.method === 'DELETE' ? { id, eTag: '"4"', totalCartSize: 0 } : cart,
    },
  });
  await screen.findByRole('link', { name: 'Cart, 2 lines' });
  return shop;
}
const choose = (name: string) => after(() => screen.getByRole('link', { name }).click());

afterEach(() => {
  cleanup();
  document.cookie = 'cart-buy-gb=; Max-Age=0; Path=/';
  jest.mocked(changeMarket).mockClear();
});

test('A8: another country asks about the lines, and empties the carts before leaving', async () => {
  const { changes } = await open();
  await choose('Sverige / svenska');
  expect(changeMarket).not.toHaveBeenCalled();
  await screen.findByRole('dialog', { name: 'Changing country empties your cart' });
  await after(() => screen.getByRole('button', { name: 'Change without keeping them' }).click());
  await screen.findByRole('link', { name: 'Cart, empty' });
  expect(changes).toMatchObject([{ path: `DELETE /cart/${id}` }]);
  expect(changeMarket).toHaveBeenCalledTimes(1);
  expect(document.cookie).not.toContain('cart-buy');
});

test('A8: staying keeps the cart', async () => {
  const { changes } = await open();
  await choose('Sverige / svenska');
  await screen.findByRole('dialog', { name: 'Changing country empties your cart' });
  await after(() => screen.getByRole('button', { name: 'Stay here' }).click());
  expect(screen.queryByRole('dialog', { name: 'Changing country empties your cart' })).toBeNull();
  expect(changeMarket).not.toHaveBeenCalled();
  expect(changes).toEqual([]);
});

test('A8: another language of the same country keeps the carts', async () => {
  const { changes } = await open();
  await choose('Y Deyrnas Unedig / Cymraeg');
  expect(changeMarket).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([]);
  expect(document.cookie).toContain('cart-buy-gb');
});
