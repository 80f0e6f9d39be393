import type { FavouriteListSummary, FreightQuote, Problem } from '@shop/api-contracts';
import { sql } from 'kysely';
import { workingDayFrom } from '@shop/commerce-model';
import { favouriteListId, users } from '@shop/demo-company';
import { atInstant } from '../../testing/at-instant.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const toSheffield = {
  city: 'Sheffield',
  zipCode: 'S3 8AB',
  countryCode: 'GB',
  currency: 'GBP',
  requestedDeliveryDate: null,
};
const calculate = (list: string, body: object, options: CallOptions) =>
  shop.call('post', `/freight/${list}/calculate`, { ...options, body });
const quote = async (list: string, body: object, options: CallOptions): Promise<FreightQuote> =>
  (await calculate(list, body, options).expect(200)).body as FreightQuote;

/** Creates a list with these articles and returns its id. */
async function listOf(as: string, name: string, lines: [genericItemId: string, id: string, quantity: number][]) {
  const made = await shop.call('post', '/user/favouritelists', { as, body: { name } }).expect(200);
  const { id } = made.body as FavouriteListSummary;
  const items = lines.map(([genericItemId, commercialItemId, quantity]) => ({
    cartItemId: { genericItemId, commercialItemId },
    quantity,
  }));
  await shop
    .call('post', `/user/favouritelists/${id}/items`, { as, body: { items, configurationIds: [] } })
    .expect(200);
  return id;
}

describe('the freight of a list', () => {
  it('E2: has the weight of the list and two options', async () => {
    const id = await listOf('grace', 'Tools', [
      ['SKGT', '0450117', 4],
      ['SKTT', 'SKTT20', 2],
    ]);
    const answer = await quote(id, toSheffield, { as: 'grace' });
    expect(answer).toMatchObject({ weight: 10.8, unweighedCount: 0, freeFrom: '516.00' });
    expect(answer.choices.map((one) => [one.id, one.currency])).toEqual([
      ['economy', 'GBP'],
      ['express', 'GBP'],
    ]);
    expect(Number(answer.choices[0]!.amount)).toBeGreaterThan(0);
  });

  it('E2: is free when the articles cost enough at the customer’s prices', async () => {
    const economyOf = async (list: string) =>
      Number((await quote(list, toSheffield, { as: 'grace' })).choices[0]!.amount);
    // 84 euro are 72.20 pounds, 66.79 for Grace: seven of them are below the limit of 516 pounds, eight above.
    expect(await economyOf(await listOf('grace', 'Seven tools', [['SKGT', '0450117', 7]]))).toBeGreaterThan(0);
    expect(await economyOf(await listOf('grace', 'Eight tools', [['SKGT', '0450117', 8]]))).toBe(0);
  });

  it('E2: counts articles without a weight', async () => {
    const { db } = shop.deps;
    const withoutWeight = sql<string>`attributes - 'weightEmpty'`;
    await db.updateTable('variant').set({ attributes: withoutWeight }).where('generic_item_id', '=', 'SKGS').execute();
    const list = await listOf('grace', 'Unweighed', [
      ['SKGS', 'SKGS1', 3],
      ['SKTT', 'SKTT20', 1],
    ]);
    expect(await quote(list, toSheffield, { as: 'grace' })).toMatchObject({ weight: 2.8, unweighedCount: 1 });
  });

  it('E2: is refused for an empty list', async () => {
    const id = await listOf('grace', 'Empty', []);
    expect(await quote(id, toSheffield, { as: 'grace' })).toMatchObject({ weight: 0, choices: [], unweighedCount: 0 });
  });

  it('E2: is available for lists that colleagues share, and for no others', async () => {
    const colleague = await shop.identityProvider.issue({ oid: 'freight-colleague' });
    await shop.call('get', '/user', { as: colleague }).expect(200);
    const membership = { oid: 'freight-colleague', customer_number: '100001' };
    await shop.deps.db.insertInto('membership').values(membership).execute();
    await quote(favouriteListId(2), toSheffield, { as: colleague });
    await calculate(favouriteListId(1), toSheffield, { as: colleague }).expect(404);
    await calculate(favouriteListId(2), toSheffield, { as: 'grace' }).expect(404);
  });

  it('E2: arrives on the requested day, or on the next working day', async () => {
    const id = favouriteListId(6);
    const inMonths = new Date(Date.now() + 150 * 86_400_000);
    while (inMonths.getUTCDay() !== 6) inMonths.setUTCDate(inMonths.getUTCDate() + 1);
    const saturday = inMonths.toISOString().slice(0, 10);
    const next = workingDayFrom(saturday, toSheffield.countryCode);
    const { choices } = await quote(id, { ...toSheffield, requestedDeliveryDate: saturday }, { as: 'grace' });
    expect(choices.map(({ deliveryDate }) => deliveryDate)).toEqual([next, next]);
    const past = await quote(id, { ...toSheffield, requestedDeliveryDate: '2020-01-01' }, { as: 'grace' });
    expect(past.choices[0]!.deliveryDate > new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it('E2: counts days from today in the market: 23:30 in Chicago is that day, though it is the next one in UTC', async () => {
    const id = await listOf('sam', 'Tools', [['SKGT', '0450117', 1]]);
    const { oid } = users.find(({ firstName }) => firstName === 'Sam')!;
    const toMilwaukee = { city: 'Milwaukee', zipCode: '53204', countryCode: 'US', currency: 'USD' };
    const arrivesAt = (instant: string) =>
      atInstant(instant, async () => {
        const as = await shop.identityProvider.issue({ oid });
        const options: CallOptions = { as, locale: 'en-us' };
        const { choices } = await quote(id, { ...toMilwaukee, requestedDeliveryDate: null }, options);
        return choices.map(({ deliveryDate }) => deliveryDate);
      });
    const atNoon = await arrivesAt('2026-12-01T18:00:00Z');
    expect(await arrivesAt('2026-12-02T05:30:00Z')).toEqual(atNoon);
    expect(await arrivesAt('2026-12-02T06:30:00Z')).not.toEqual(atNoon);
  });

  it.each([
    ['countryCode', { countryCode: 'JP' }],
    ['zipCode', { zipCode: '12345' }],
    ['zipCode', { zipCode: '' }],
    ['currency', { currency: 'JPY' }],
    ['requestedDeliveryDate', { requestedDeliveryDate: '2026-02-31' }],
    ['requestedDeliveryDate', { requestedDeliveryDate: '9999-12-31' }],
  ])('E2: names %s when there is no freight for %j', async (field, wrong) => {
    const refused = await calculate(favouriteListId(6), { ...toSheffield, ...wrong }, { as: 'grace' }).expect(422);
    const { code, errors } = refused.body as Problem;
    expect([code, errors!.map(({ path }) => path)]).toEqual(['no_freight_there', [`body.${field}`]]);
  });

  it('E2: refuses a request that does not match the schema', async () => {
    for (const wrong of [{ countryCode: 'gb' }, { currency: '' }, { requestedDeliveryDate: 'soon' }, { city: 7 }]) {
      await calculate(favouriteListId(6), { ...toSheffield, ...wrong }, { as: 'grace' }).expect(400);
    }
  });
});
