import type { Problem } from '@shop/api-contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCountries, addDays, dayIn, isZipOfState, taxIn, taxOn, usStateRates } from '@shop/commerce-model';
import { createFakePaymentProvider } from '../../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { someDelivery, TestCheckout } from '../../testing/test-checkout.ts';
import { minorUnits } from '../../testing/test-cart.ts';

let shop: TestUpstream;
/** With a register that confirms every VAT number. */
let confirming: TestUpstream;
let register: Server;
beforeAll(async () => {
  register = createServer((_request, response) => void response.end('{"valid":true}')).listen(0);
  const vatCheckUrl = `http://127.0.0.1:${(register.address() as AddressInfo).port}/vat`;
  const payments = createFakePaymentProvider();
  shop = await startTestUpstream({}, { payments });
  confirming = await startTestUpstream({ vatCheckUrl }, { payments });
});
afterAll(async () => {
  await Promise.all([shop.close(), confirming.close()]);
  register.close();
});
beforeEach(async () => {
  for (const table of ['shop_order', 'cart', 'tax_exempt'] as const) {
    for (const { deps } of [shop, confirming]) await deps.db.deleteFrom(table).execute();
  }
});

const wisconsin = { zipCode: '53204', city: 'Milwaukee', countryCode: 'US', stateCode: 'WI' };
const oregon = { zipCode: '97201', city: 'Portland', countryCode: 'US', stateCode: 'OR' };
const texas = { zipCode: '78701', city: 'Austin', countryCode: 'US', stateCode: 'TX' };
const day = (fromNow: number): string => addDays(dayIn('America/Chicago'), fromNow);

async function sam(): Promise<TestCheckout> {
  const checkout = new TestCheckout(shop, { as: 'sam', locale: 'en-us' });
  await checkout.fill();
  await checkout.begin();
  await checkout.setContact({ phoneNumber: '+1 414 555 0129' });
  return checkout;
}

async function certify(
  stateCode: string,
  expiryDate: string,
  owner: object = { customer_number: '100008', oid: null },
  state: 'received' | 'accepted' = 'accepted',
) {
  const id = `certificate ${stateCode} ${expiryDate}`;
  const file = { id, name: 'certificate.pdf', type: 'application/pdf', bytes: Buffer.from('x'), hash: 'x' };
  await shop.deps.db.insertInto('stored_file').values(file).execute();
  await shop.deps.db
    .insertInto('tax_exempt')
    .values({
      id,
      customer_number: null,
      oid: null,
      ...owner,
      state_code: stateCode,
      expiry_date: expiryDate,
      file_id: id,
      state,
    })
    .execute();
}
beforeEach(() => shop.deps.db.deleteFrom('stored_file').where('id', 'like', 'certificate %').execute());

describe('tax', () => {
  it('I5: exists for every state of the United States and no other', () => {
    const states = createCountries()
      .find(({ code }) => code === 'US')!
      .states!.map(({ code }) => code);
    expect(Object.keys(usStateRates).sort()).toEqual(states.sort());
  });

  it('F5: is that of the delivery state, and 0 until it is known', async () => {
    const checkout = await sam();
    expect(checkout.order.totals).toMatchObject({ taxRate: 0, tax: '0.00', taxKind: 'later', taxExemptState: null });
    expect((await checkout.setDelivery(wisconsin)).totals).toMatchObject({ taxRate: 5, includesTax: false });
    const { totals } = await checkout.setFreight('express');
    const sum = minorUnits(totals.goods) + minorUnits(totals.freight!);
    expect(minorUnits(totals.tax)).toBe(Math.round(sum * 0.05));
    expect((await checkout.setDelivery(oregon)).totals).toMatchObject({ taxRate: 0, tax: '0.00' });
    const abroad = { zipCode: 'M5V 3L9', city: 'Toronto', countryCode: 'CA', stateCode: 'ON' };
    expect((await checkout.setDelivery(abroad)).totals).toMatchObject({ taxRate: 0, taxKind: 'export' });
  });

  it('F5: is not chosen by a ZIP code of one state and the name of another', async () => {
    const checkout = await sam();
    const given = { ...someDelivery, ...wisconsin, zipCode: '90210' };
    const refused = await checkout.try('put', '/shippingaddress', given).expect(422);
    expect((refused.body as Problem).errors).toEqual([{ path: 'body.zipCode', message: 'ZIP code of another state' }]);
    expect((await checkout.setDelivery({ ...wisconsin, zipCode: '54311-0001' })).totals).toMatchObject({ taxRate: 5 });
  });

  it('F5: every state has ZIP codes of its own', () => {
    for (const state of Object.keys(usStateRates)) {
      const own = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0')).filter((prefix) =>
        isZipOfState(`${prefix}00`, state),
      );
      expect({ state, count: own.length > 0 }).toEqual({ state, count: true });
    }
    expect([isZipOfState('90210', 'CA'), isZipOfState('90210', 'WI'), isZipOfState('90210', 'XX')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  describe('by the country of delivery', () => {
    const inGermany = { zipCode: '20457', city: 'Hamburg', countryCode: 'DE' };
    const inFrance = { zipCode: '69007', city: 'Lyon', countryCode: 'FR' };
    const inGreece = { zipCode: '104 31', city: 'Athina', countryCode: 'GR' };
    const inSwitzerland = { zipCode: '8001', city: 'Zürich', countryCode: 'CH' };

    async function paul(vatId: string, register: TestUpstream = confirming): Promise<TestCheckout> {
      const checkout = new TestCheckout(register, { as: 'paul', locale: 'de-de' });
      await checkout.fill();
      await checkout.begin();
      await checkout.setContact({ phoneNumber: '+49 40 5550122', customerOrderReference: 'PO 1', vatId });
      return checkout;
    }

    it.each([
      ['its own', inGermany, 'DE900001228', 19, 'ordinary'],
      ['another where the seller is registered', inFrance, '', 20, 'ordinary'],
      ['another where the seller is not', inGreece, '', 19, 'ordinary'],
      ['another, with a VAT number of the seller’s own country', inFrance, 'DE900001228', 20, 'ordinary'],
      ['another, with a confirmed VAT number', inFrance, 'NL900001239B01', 0, 'reverseCharge'],
      ['its own, with a confirmed VAT number of another', inGermany, 'NL900001239B01', 19, 'ordinary'],
      ['one outside of the European Union', inSwitzerland, 'NL900001239B01', 0, 'export'],
    ] as const)('F5: from Germany into %s', async (_where, address, vatId, taxRate, taxKind) => {
      const checkout = await paul(vatId);
      expect((await checkout.setDelivery(address)).totals).toMatchObject({ taxRate, taxKind });
    });

    it('F5: a VAT number that cannot be checked now is taken and taxed', async () => {
      const checkout = await paul('NL900001239B01', shop);
      const order = await checkout.setDelivery(inFrance);
      expect(order.vatIdCheck).toBe('notVerified');
      expect(order.totals).toMatchObject({ taxRate: 20, taxKind: 'ordinary' });
    });

    it('F5: what leaves Britain is an export, whatever the VAT number', async () => {
      const checkout = new TestCheckout(confirming, { as: 'grace' });
      await checkout.fill();
      await checkout.begin();
      await checkout.setContact({ vatId: 'NL900001239B01' });
      expect((await checkout.setDelivery(inFrance)).totals).toMatchObject({ taxRate: 0, taxKind: 'export' });
    });
  });

  it('I5: is 0 with a valid certificate of the customer for the state', async () => {
    await certify('WI', day(0));
    const checkout = await sam();
    const { totals } = await checkout.setDelivery(wisconsin);
    expect(totals).toMatchObject({ taxRate: 0, tax: '0.00', taxExemptState: 'WI', total: totals.goods });
    expect((await checkout.setDelivery(texas)).totals).toMatchObject({ taxRate: 6.25, taxExemptState: null });
  });

  it.each<[string, () => Promise<void>]>([
    ['that ended yesterday', () => certify('WI', day(-1))],
    ['that nobody has accepted yet', () => certify('WI', day(9), undefined, 'received')],
    ['of another state', () => certify('TX', day(9))],
    ['of another customer', () => certify('WI', day(9), { customer_number: '100004' })],
    [
      'of the person, who buys for a customer',
      () => certify('WI', day(9), { oid: '10000000-0000-4000-8000-000000000009' }),
    ],
  ])('I5: stays with a certificate %s', async (_which, make) => {
    await make();
    const checkout = await sam();
    expect((await checkout.setDelivery(wisconsin)).totals).toMatchObject({ taxRate: 5, taxExemptState: null });
  });

  it('I5: is not paid unseen when a certificate was added or has expired', async () => {
    const checkout = await sam();
    await checkout.setDelivery(wisconsin);
    await checkout.setFreight();
    await certify('WI', day(9));
    const refused = await checkout.tryToPay().expect(412);
    expect(refused.body).toMatchObject({ code: 'cart_changed', changes: [] });
    expect(await checkout.begin()).toMatchObject({ step: 'review', totals: { taxExemptState: 'WI' } });
    await checkout.pay();
  });

  it('F5: is included in prices where the market shows it, and never for companies', async () => {
    const delivery = { zipCode: '69007', city: 'Lyon', countryCode: 'FR' };
    const buy = async (as: string) => {
      const checkout = new TestCheckout(shop, { as, locale: 'fr-fr' });
      await checkout.fill();
      await checkout.begin();
      await checkout.setContact({ phoneNumber: '+33 4 65 71 01 23', electronicInvoiceNumber: '9' });
      await checkout.setDelivery(delivery);
      return (await checkout.setFreight('express')).totals;
    };
    const [visitor, company] = [await buy('noah'), await buy('marie')];
    expect(visitor).toMatchObject({ includesTax: true, taxRate: 20 });
    expect(minorUnits(visitor.total)).toBe(minorUnits(visitor.goods) + minorUnits(visitor.freight!));
    expect(minorUnits(visitor.tax)).toBe(Math.round(minorUnits(visitor.total) / 6));
    expect(company).toMatchObject({ includesTax: false, taxRate: 20 });
    expect(minorUnits(visitor.freight!)).toBe(Math.round(minorUnits(company.freight!) * 1.2));
  });

  it('F5: is rounded once, to the nearest, for sums beyond exact doubles', () => {
    expect([taxOn(1_000, 6.875), taxOn(8, 6.25), taxOn(0, 25), taxOn(999_999_999_999, 6.875)]).toEqual([
      69, 1, 0, 68_750_000_000,
    ]);
    expect([taxIn(120, 20), taxIn(100, 20), taxIn(1, 20)]).toEqual([20, 17, 0]);
  });
});
