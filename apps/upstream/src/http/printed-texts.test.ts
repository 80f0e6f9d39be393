import type { Problem } from '@shop/api-contracts';
import { safeParse } from 'zod/mini';
import { goodCalls, someAddress, someProfile } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { unprintableTexts } from './printed-texts.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const chinese = '冷却';

/** Paths of the texts of a body, with the body in which that text is another one. */
function changedTexts(body: unknown, change: string, path = 'body'): { path: string; body: unknown }[] {
  if (typeof body === 'string') return [{ path, body: change }];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, one]) =>
    changedTexts(one, change, `${path}.${name}`).map((changed) => ({
      path: changed.path,
      body: Array.isArray(body)
        ? body.map((value: unknown, n) => (String(n) === name ? changed.body : value))
        : { ...body, [name]: changed.body },
    })),
  );
}

/** Texts that a call takes whatever they are: not ids, days, codes. */
const freeTexts = goodCalls().flatMap(({ endpoint, body }) =>
  endpoint.body === undefined
    ? []
    : changedTexts(body, chinese)
        .filter((changed) => safeParse(endpoint.body!, changed.body).success)
        .map((changed) => ({ name: endpoint.name, ...changed })),
);

it('M4: every text that is not refused when documents cannot print it stands on none', () => {
  const taken = freeTexts
    .filter(({ name, path, body }) => !unprintableTexts(name, body).some((error) => error.path === path))
    .map(({ name, path }) => `${name} ${path}`);
  expect(taken.sort()).toEqual([
    'articleLookup.find body.articleNumbers.0',
    'articleLookup.find body.articleNumbers.1',
    'carts.details body.configurationItemId',
    'carts.details body.lineId',
    'feedback.send body.text',
    // only calculated
    'freight.ofList body.city',
    'freight.ofList body.zipCode',
    // must be the address of the order
    'orderFreight.calculate body.deliveryAddress.addressLineTwo',
    'orderFreight.calculate body.deliveryAddress.city',
    'orderFreight.calculate body.deliveryAddress.companyOrName',
    'orderFreight.calculate body.deliveryAddress.streetAddress',
    'orderFreight.calculate body.deliveryAddress.zipCode',
    'orderFreight.calculate body.items.0.lineId',
    'orderHistory.claim body.lineId',
    // messages: on pages and in mails
    'orderHistory.claim body.text',
    'orders.ask body.text',
    'orders.createPaymentSession body.returnUrl',
    'orders.submitPayment body.payload.paymentMethod.type',
    'quotes.confirmDelivery body.lines.0.lineId',
    'quotes.decline body.reason',
    'quotes.write body.text',
    'reviews.post body.userAlias',
    // codes of labels: on pages of their owner
    'units.addAlias body.code',
    'units.kit body.plates',
    // where a unit is: on its own pages
    'units.setInstallation body.address',
    'units.setInstallation body.city',
    'units.setInstallation body.inUseAt',
    'units.setInstallation body.region',
    'units.setInstallation body.zip',
  ]);
  expect(freeTexts.length - taken.length).toBeGreaterThan(25);
});

it('M4: a Chinese name is refused where it is entered, at its field; Greek and Cyrillic ones are taken', async () => {
  const names = { ...someProfile, isCompany: true, companyName: 'Ψύξη ΑΕ', lastName: 'Петровић' };
  await shop.call('post', '/user', { as: 'grace', body: names }).expect(200);
  for (const [method, path, body, field] of [
    ['post', '/user', { ...names, companyName: chinese }, 'companyName'],
    ['post', '/user/addresses', { ...someAddress, city: chinese }, 'city'],
  ] as const) {
    const refused = (await shop.call(method, path, { as: 'grace', body }).expect(400)).body as Problem;
    expect(refused.errors).toEqual([
      { path: `body.${field}`, message: 'Documents cannot print all of these characters' },
    ]);
  }
});
