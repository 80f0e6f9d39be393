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
  scarce: ['A'],
});

describe('the comparison of the three ledgers', () => {
  it('F2: finds no error when everything is settled', () => {
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
      'a payment captured twice',
      ({ provider }) => void provider.push({ ...provider[0]! }),
      /24000 was captured instead of 12000/,
    ],
    ['a payment never captured', ({ provider }) => void (provider[0]!.captured = 0), /neither captured nor given back/],
    ['a refunded order', ({ provider }) => void (provider[0]!.refunded = 12_000), /0 was captured/],
    [
      'a payment without an order',
      ({ provider }) => void Object.assign(provider[1]!, { authorised: 500, captured: 500 }),
      /money without an order/,
    ],
    [
      'an authorisation neither captured nor cancelled',
      ({ provider }) => void Object.assign(provider[1]!, { authorised: 500 }),
      /neither captured nor given back/,
    ],
    ['a price other than agreed', ({ buyers }) => void (buyers[0]!.total = 11_999), /agreed to 11999/],
    ['a currency other than agreed', ({ provider }) => void (provider[0]!.currency = 'EUR'), /another currency/],
    [
      'a payment known only to the provider',
      ({ provider }) => void (provider[0]!.paymentId = 'p9'),
      /the shop does not/,
    ],
    [
      'a placed order reported to its buyer as refused',
      ({ shop }) =>
        void Object.assign(shop.orders[1]!, { state: 'placed', orderNumber: 'SO-2', paymentMethod: 'account' }),
      /was told of no order/,
    ],
    ['an order that is still being paid', ({ shop }) => void (shop.orders[1]!.state = 'paying'), /still being paid/],
    ['a payment that is not settled', ({ shop }) => void (shop.payments[1]!.state = 'pending'), /not settled/],
    ['a job that is not done', ({ shop }) => void shop.openJobs.push('capture p1'), /not done/],
    ['stock reserved without an order', ({ shop }) => void (shop.reservations[0]!.orderId = 'o2'), /holds stock/],
    ['sold stock that is only reserved', ({ shop }) => void (shop.reservations[0]!.isSold = false), /only reserved/],
    [
      'more sold of a scarce article than there was',
      ({ buyers }) => void (buyers[0]!.lines[0]!.quantity = 3),
      /2 were in stock/,
    ],
    ['a missing piece', ({ shop }) => void (shop.stock['A'] = 7), /10 before, 2 sold, 7 left/],
    ['a surplus piece', ({ shop }) => void (shop.stock['A'] = 9), /10 before, 2 sold, 9 left/],
  ])('F2: finds %s (negative control)', (_name, spoil, fault) => {
    const ledgers = settled();
    spoil(ledgers);
    expect(ledgerFaults(ledgers).join('\n')).toMatch(fault);
  });
});
