import { allEndpoints, type Address, type CartChange } from '@shop/api-contracts';
import { createHmac } from 'node:crypto';
import { favouriteListId } from '@shop/demo-company';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import {
  chosenCustomerNumber,
  contentOf,
  goodCalls,
  methodOf,
  newCartId,
  operations,
  someAddress,
  someCartItemId,
} from '../testing/operations.ts';
import { prepareConfiguration } from '../testing/prepare-configuration.ts';
import { prepareGeneratedQuote } from '../testing/prepare-generated-quote.ts';
import { prepareOrders } from '../testing/prepare-orders.ts';
import { prepareOwnUnit } from '../testing/prepare-own-unit.ts';
import { prepareQuoteCarts } from '../testing/prepare-quote-carts.ts';
import { prepareQuotes } from '../testing/prepare-quotes.ts';
import type { TokenOptions } from '../testing/start-identity-provider.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
/** An address of customer 100002, Marie's customer number. */
let addressId: string;
/** Ids of Marie's data. */
let mariesIds: Record<string, string>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: createFakePaymentProvider() });
  const { db, memory } = shop.deps;
  const page = JSON.stringify({ page: 'wanted', title: 'Wanted', parts: [], updated: '2026-11-21' });
  await db.insertInto('content_page').values({ language: 'en', page: 'wanted', data: page }).execute();
  await memory.reload();
  const own = (await shop.call('get', '/user/addresses', { as: 'marie' }).expect(200)).body as Address[];
  addressId = own[0]!.id;
  const line = { cartItemId: someCartItemId, quantity: 7, action: 'RequestQuote' };
  const added = await shop.call('post', `/cart/${newCartId()}/add`, { as: 'marie', body: line }).expect(200);
  mariesIds = {
    ...(await prepareOrders(shop, { as: 'marie' })),
    ...(await prepareConfiguration(shop, marie.oid)),
    ...(await prepareGeneratedQuote(shop, { oid: marie.oid, customerNumber: '100002' })),
    ...(await prepareQuoteCarts(shop, 'marie')),
    ...(await prepareOwnUnit(shop)),
    ...(await prepareQuotes(shop, { oid: marie.oid, customerNumber: '100002' })),
    address: addressId,
    cart: (added.body as CartChange).id,
  };

  const people = [
    { name: 'same company, other customer number', oid: 'colleague', member: '100003', chosen: '100003' },
    { name: 'former member', oid: 'former', member: null, chosen: chosenCustomerNumber },
  ];
  for (const { name, oid, member, chosen } of people) {
    tokens[name] = await shop.identityProvider.issue({ oid });
    await shop.call('get', '/user', { as: tokens[name] }).expect(200);
    if (member) await db.insertInto('membership').values({ oid, customer_number: member }).execute();
    await db.updateTable('person').set({ customer_number: chosen }).where('oid', '=', oid).execute();
  }
});
afterAll(() => shop.close());

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const marie = { oid: '10000000-0000-4000-8000-000000000003', email: 'marie.dubois@laiterie-rhone.example' };
const issue = (options: TokenOptions = {}): Promise<string> => shop.identityProvider.issue(marie, options);

/** Each token is valid except for one property. */
const wrongTokens: Record<string, () => Promise<string>> = {
  'by another key': () => issue({ forged: true }),
  'that has expired': () => issue({ expiresIn: -60 }),
  'for a foreign audience': () => issue({ audience: 'somebody-else' }),
  'of another issuer': () => issue({ issuer: 'https://elsewhere.example/' }),
  'with another scope': () => issue({ scope: 'shop.accessible' }),
  'of the notifications widget': () => issue({ audience: 'notifications', scope: 'notifications.read' }),
  'that names nobody': () => issue({ claims: { oid: undefined } }),
  'without a signature': async () => {
    const [, payload] = (await issue()).split('.');
    return `${base64({ alg: 'none' })}.${payload}.`;
  },
  'signed with a secret': async () => {
    const [header, payload] = (await issue()).split('.');
    const signed = `${base64({ alg: 'HS256', kid: 'key-1' })}.${payload}`;
    return `${signed}.${createHmac('sha256', header!).update(signed).digest('base64url')}`;
  },
  'with a changed payload': async () => {
    const [header, payload, signature] = (await issue()).split('.');
    return `${header}.${base64({ ...decoded(payload!), oid: 'x' })}.${signature}`;
  },
  'that is none': () => Promise.resolve('x'),
};
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;

describe('the table of operations', () => {
  it('H6: has every operation of the contracts and no other', () => {
    expect(Object.keys(operations).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  });

  it('H6: lists which personal data every operation names', () => {
    const withIdsOfPeople = allEndpoints.filter(({ path }) =>
      /^\/(user|freight|orders|quotes?)\/.*:(?!commercialItemId)/.test(path),
    );
    for (const { name } of withIdsOfPeople)
      expect({ name, named: operations[name]!.names }).toMatchObject({
        named: expect.any(String) as string,
      });
  });
});

describe('every operation', () => {
  it('H6: answers 401 to visitors exactly where the contract requires sign-in', async () => {
    for (const { endpoint, path, ...sent } of goodCalls({ cart: newCartId() })) {
      const response = await shop.call(methodOf(endpoint), path, contentOf(sent));
      const expected = endpoint.auth === 'required' ? 401 : 200;
      expect({ name: endpoint.name, status: response.status }).toEqual({ name: endpoint.name, status: expected });
      if (expected !== 401) continue;
      expect(response.body).toMatchObject({ code: 'not_authenticated' });
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it.each(Object.keys(wrongTokens))(
    'H6: answers 401 to a token %s on every operation that uses identity',
    async (wrong) => {
      const as = await wrongTokens[wrong]!();
      for (const { endpoint, path, ...sent } of goodCalls()) {
        if (endpoint.auth === 'none') continue;
        const response = await shop.call(methodOf(endpoint), path, { as, ...contentOf(sent) });
        expect({ name: endpoint.name, status: response.status }).toEqual({ name: endpoint.name, status: 401 });
        expect(response.body).toMatchObject({ code: 'token_invalid' });
        expect(response.headers['www-authenticate']).toContain('error="invalid_token"');
      }
    },
  );

  it('H6: ignores the token where identity is not needed', async () => {
    for (const { endpoint, path } of goodCalls().filter((call) => call.endpoint.auth === 'none')) {
      const response = await shop.call('get', path, { as: 'x' });
      expect({ name: endpoint.name, status: response.status }).toEqual({ name: endpoint.name, status: 200 });
    }
  });

  it('H6: accepts only a bearer token', async () => {
    for (const value of ['Basic YW5uYTphbm5h', 'Bearer', 'Bearer a b', '']) {
      const response = await shop.call('get', '/user').set('authorization', value);
      expect({ value, status: response.status }).toEqual({ value, status: 401 });
    }
  });

  it('H6: checks identity before reading the body', async () => {
    const response = await shop.call('post', '/user', {}).set('content-type', 'application/json').send('{').expect(401);
    expect(response.body).toMatchObject({ code: 'not_authenticated' });
  });

  const others: [string, CallOptions][] = [
    ['other user', { as: 'grace' }],
    ['user of a company site', { as: 'erik', query: { companyId: '-nordfrost' } }],
    ['other user on a company site', { as: 'grace', query: { companyId: '-elmbridge' } }],
    ['somebody without a customer number', { as: 'noah' }],
    ['same company, other customer number', {}],
    ['former member', {}],
  ];

  it.each(others)('H6: answers 404 to %s for data of another person', async (name, options) => {
    const as = options.as ?? tokens[name]!;
    const before = await everythingOf('marie');
    for (const { endpoint, path, names, ...sent } of goodCalls(mariesIds)) {
      if (!names) continue;
      const response = await shop.call(methodOf(endpoint), path, { ...options, as, ...contentOf(sent) });
      expect({ name: endpoint.name, status: response.status }).toEqual({ name: endpoint.name, status: 404 });
    }
    expect(await everythingOf('marie')).toEqual(before);
  });

  it.each(others)('H6: no answer shows %s data of another person', async (name, options) => {
    const as = options.as ?? tokens[name]!;
    const list = favouriteListId(3);
    // numbers of lines and documents within an order are not unique to a person
    const ids = Object.values(mariesIds).filter((id) => id.length > 10);
    const marks = [...ids, chosenCustomerNumber, 'marie.dubois', 'Laiterie', list, 'LR-JOINT'];
    for (const { endpoint, path, isPersonal, names, isForPartners } of goodCalls(mariesIds)) {
      if (!isPersonal || names || isForPartners || endpoint.method !== 'GET') continue;
      const { text } = await shop.call('get', path, { ...options, as }).expect(200);
      expect({ name: endpoint.name, told: marks.filter((mark) => text.includes(mark)) }).toMatchObject({ told: [] });
    }
  });

  it('H6: keeps the addresses of two customer numbers of one person apart', async () => {
    await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber: '100003' } }).expect(200);
    const path = `/user/addresses/${addressId}`;
    await shop.call('put', path, { as: 'marie', body: someAddress }).expect(404);
    await shop.call('delete', path, { as: 'marie' }).expect(404);
    expect((await shop.call('get', '/user/addresses', { as: 'marie' })).text).not.toContain(addressId);
    await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber: '100002' } }).expect(200);
  });

  it('H6: answers 200 to the owner', async () => {
    for (const { endpoint, path, isForPartners, ...sent } of goodCalls(mariesIds)) {
      const as = isForPartners ? 'paul' : 'marie';
      const response = await shop.call(methodOf(endpoint), path, { as, ...contentOf(sent) });
      expect({ name: endpoint.name, status: response.status }).toEqual({ name: endpoint.name, status: 200 });
    }
  });
});

async function everythingOf(name: string): Promise<unknown[]> {
  const lists = ['/user/favouritelists', `/user/favouritelists/${favouriteListId(3)}`, '/user/customarticlenumbers'];
  const orders = ['/orders', `/orders/${mariesIds['order']}`, `/orders/history/${mariesIds['placedOrder']}`];
  const carts = [`/cart/${mariesIds['cart']}`, `/cart/${mariesIds['orderCart']}`];
  const paths = ['/user', '/user/companies', '/user/addresses', ...carts, ...lists, ...orders];
  return Promise.all(
    paths.map(async (path) => (await shop.call('get', path, { as: name }).expect(200)).body as unknown),
  );
}
