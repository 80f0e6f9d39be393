import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { newCartId, someCartItemId } from '../testing/operations.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: createFakePaymentProvider() })));
afterAll(() => shop.close());

const select = (gcmNumber: string) =>
  shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } }).expect(200);
const line = { cartItemId: someCartItemId, quantity: 7, action: 'Buy' };

describe('a page that was shown for another company than the one in use', () => {
  it('A10: changes neither cart nor order, and is told for whom it was', async () => {
    await select('100003');
    const id = newCartId();
    const { body } = (await shop
      .call('post', `/cart/${id}/add`, { as: 'marie', body: line, shownFor: '100002' })
      .expect(409)) as { body: unknown };
    expect(body).toMatchObject({
      code: 'other_customer_number',
      detail: 'The page was shown for customer number 100002; the one in use is 100003',
      shownFor: '100002',
      inUse: '100003',
    });
    await shop.call('get', `/cart/${id}`, { as: 'marie', shownFor: '100003' }).expect(404);

    await shop.call('post', `/cart/${id}/add`, { as: 'marie', body: line, shownFor: '100003' }).expect(200);
    const ordered = (shownFor: string) =>
      shop.call('post', '/orders', { as: 'marie', locale: 'en-gb', body: { cartId: id }, shownFor });
    await ordered('100002').expect(409);
    await ordered('100003').expect(200);
    await shop.call('get', `/cart/${id}`, { as: 'marie', shownFor: '100002' }).expect(409);
    await shop.call('get', '/user/addresses', { as: 'marie', shownFor: '100002' }).expect(409);
  });

  it('A10: can still ask who the person is, go back to its company, and show the catalogue', async () => {
    await select('100003');
    const shownFor = '100002';
    await shop.call('get', '/user', { as: 'marie', shownFor }).expect(200);
    await shop.call('get', '/user/companies', { as: 'marie', shownFor }).expect(200);
    await shop.call('get', '/categories', { as: 'marie', shownFor }).expect(200);
    await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber: shownFor }, shownFor }).expect(200);
    await shop.call('get', '/user/addresses', { as: 'marie', shownFor }).expect(200);
  });

  it('A10: is not suspected where a call does not say for whom', async () => {
    await shop.call('get', '/user/addresses', { as: 'marie' }).expect(200);
    await shop.call('get', '/orders', { as: 'anna', shownFor: '' }).expect(200);
  });
});
