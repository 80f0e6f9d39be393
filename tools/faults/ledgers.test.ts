import { ledgerFaults, type Ledgers } from './ledgers.ts';

/** One order paid by card, one refused, one on account. */
const settled = (): Ledgers => ({
  buyers: [
    {
      buyer: 'Grace',
      orderId: 'o1',
      cartId: 'c1',
      knows: 'placed',
      orderNumber: 'SO-1',
      total: 12_000,
      currency: 'GBP',
      lines: [{ commercialItemId: 'A', quantity: 2 }],
    },
    {
      buyer: 'Anna',
      orderId: 'o2',
      cartId: 'c2',
      knows: 'refused',
      orderNumber: null,
      total: 500,
      currency: 'SEK',
      lines: [{ commercialItemId: 'A', quantity: 1 }],
    },
  ],
  shop: {
    orders: [
      {
        id: 'o1',
        cartId: 'c1',
        state: 'placed',
        orderNumber: 'SO-1',
        paymentMethod: 'scheme',
        total: 12_000,
        currency: 'GBP',
      },
      { id: 'o2', cartId: 'c2', state: 'open', orderNumber: null, paymentMethod: null, total: 500, currency: 'SEK' },
    ],
    payments: [
      {
        id: 'p1',
        orderId: 'o1',
        provider: 'sandbox',
        state: 'authorised',
        amount: 12_000,
        currency: 'GBP',
        isCaptured: true,
        isRefunded: false,
      },
      {
        id: 'p2',
        orderId: 'o2',
        provider: 'sandbox',
        state: 'refused',
        amount: 500,
        currency: 'SEK',
        isCaptured: false,
        isRefunded: false,
      },
    ],
    reservations: [{ orderId: 'o1', commercialItemId: 'A', quantity: 2, isSold: true }],
    stock: { A: 8 },
    openJobs: [],
  },
  provider: [
    { paymentId: 'p1', currency: 'GBP', authorised: 12_000, captured: 12_000, refunded: 0, cancelled: 0 },
    { paymentId: 'p2', currency: 'SEK', authorised: 0, captured: 0, refunded: 0, cancelled: 0 },
  ],
  stockBefore: { A: 10 },
});

describe('the checker of the three ledgers', () => {
  it('F2: finds nothing where everything is settled', () => {
    expect(ledgerFaults(settled())).toEqual([]);
  });

  it.each<[string, (ledgers: Ledgers) => void, RegExp]>([
    ['an acknowledged order that is lost', ({ shop }) => void (shop.orders[0]!.state = 'open'), /is lost/],
    ['an order under another number', ({ shop }) => void (shop.orders[0]!.orderNumber = 'SO-2'), /was told the number/],
    [
      'a cart that was ordered twice',
      ({ shop }) => void shop.orders.push({ ...shop.orders[0]!, id: 'o3', orderNumber: 'SO-3' }),
      /ordered 2 times/,
    ],
    [
      'two orders with one number',
      ({ shop }) => void shop.orders.push({ ...shop.orders[0]!, id: 'o3', cartId: 'c3' }),
      /share a number/,
    ],
    [
      'money that was taken twice',
      ({ provider }) => void provider.push({ ...provider[0]! }),
      /24000 was captured instead of 12000/,
    ],
    [
      'money that was never taken',
      ({ provider }) => void (provider[0]!.captured = 0),
      /neither captured nor given back/,
    ],
    ['an order that was given back', ({ provider }) => void (provider[0]!.refunded = 12_000), /0 was captured/],
    [
      'money without an order',
      ({ provider }) => void Object.assign(provider[1]!, { authorised: 500, captured: 500 }),
      /money without an order/,
    ],
    [
      'an authorisation that nobody ended',
      ({ provider }) => void Object.assign(provider[1]!, { authorised: 500 }),
      /neither captured nor given back/,
    ],
    ['another price than was agreed', ({ buyers }) => void (buyers[0]!.total = 11_999), /agreed to 11999/],
    ['another currency than was agreed', ({ provider }) => void (provider[0]!.currency = 'EUR'), /another currency/],
    [
      'a payment that only the provider knows',
      ({ provider }) => void (provider[0]!.paymentId = 'p9'),
      /the shop does not/,
    ],
    [
      'an order that somebody was told is none',
      ({ shop }) =>
        void Object.assign(shop.orders[1]!, { state: 'placed', orderNumber: 'SO-2', paymentMethod: 'account' }),
      /was told of no order/,
    ],
    ['an order that is still being paid', ({ shop }) => void (shop.orders[1]!.state = 'paying'), /still being paid/],
    ['a payment that is not settled', ({ shop }) => void (shop.payments[1]!.state = 'pending'), /not settled/],
    ['a job that is not done', ({ shop }) => void shop.openJobs.push('capture p1'), /not done/],
    ['stock that is held for nothing', ({ shop }) => void (shop.reservations[0]!.orderId = 'o2'), /holds stock/],
    [
      'stock that is sold and only reserved',
      ({ shop }) => void (shop.reservations[0]!.isSold = false),
      /only reserved/,
    ],
    ['a piece that is gone', ({ shop }) => void (shop.stock['A'] = 7), /10 before, 2 sold, 7 left/],
    ['a piece that came back', ({ shop }) => void (shop.stock['A'] = 9), /10 before, 2 sold, 9 left/],
  ])('F2: finds %s (negative control)', (_name, spoil, fault) => {
    const ledgers = settled();
    spoil(ledgers);
    expect(ledgerFaults(ledgers).join('\n')).toMatch(fault);
  });
});
