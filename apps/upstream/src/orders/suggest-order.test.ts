import type { Order } from '@shop/api-contracts';
import { someDelivery, TestCheckout } from '../testing/test-checkout.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const begin = async (as: string): Promise<{ checkout: TestCheckout; order: Order }> => {
  const checkout = new TestCheckout(shop, { as });
  await checkout.fill();
  return { checkout, order: await checkout.begin() };
};

it('F2: an order without any input says what it could be filled in with: profile, default addresses, last order', async () => {
  const { checkout, order } = await begin('grace');
  expect(order.step).toBe('contact');
  expect(order.suggestion).toMatchObject({
    contact: { phoneNumber: expect.stringMatching(/^\+44/) as string },
    shippingAddress: { countryCode: 'GB' },
  });
  await checkout.setContact({ yourReference: 'Workshop', phoneNumber: '+44 114 496 0199' });
  expect(checkout.order.suggestion).toBeNull();
  await checkout.setDelivery();
  await checkout.setFreight('express');
  await checkout.tryOnAccount({ ifMatch: checkout.order.eTag }).expect(200);
  const again = (await begin('grace')).order;
  expect(again.suggestion).toMatchObject({
    contact: { yourReference: 'Workshop', phoneNumber: '+44 114 496 0199' },
    freight: { id: 'express', partialDelivery: false },
    lastOrderNumber: expect.stringMatching(/./) as string,
  });
  // the default address, not the one of the last order
  expect(again.suggestion!.shippingAddress).not.toEqual(someDelivery);
  // how they paid last comes first
  expect(again.paymentMethods[0]).toBe('account');
});

it('F2: without an earlier order it is the profile and the only address; nothing of other people', async () => {
  expect((await begin('noah')).order.suggestion).toMatchObject({
    contact: { email: 'noah.evans@mail.example', yourReference: 'Noah Evans' },
    shippingAddress: { companyOrName: 'Noah Evans' },
    ...{ invoiceAddress: null, freight: null, lastOrderNumber: null },
  });
});
