import type { AnswerOf, Cart, CartItemId, CartLine, carts, FavouriteList } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, TestCart } from '../testing/test-cart.ts';

const serial = (serialNumber: string) => unitBySerial(company.units, serialNumber).equipmentId;
/** A GX-050, built with HNBR and regasketed with EPDM. */
const malmo = serial('30-114-0021');
const twoPasses = serial('30-131-0044');
const oldBoiler = serial('30-061-0002');
/** A GX-080 without a list of its own. */
const milkCooler = serial('32-171-0009');
const deleted = company.units.find(({ isDeleted }) => isDeleted)!.equipmentId;
const ofOtherMake = company.units.find(({ manufacturer }) => manufacturer.id === 'torvex')!.equipmentId;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
const somebodyNew = (): Promise<string> => shop.identityProvider.issue({ oid: `owner-${++people}` });

function itemOf(articleNumber: string, equipmentId?: string): CartItemId {
  const { genericItemId, commercialItemId } = company.variants.find((one) => one.articleNumber === articleNumber)!;
  return { genericItemId, commercialItemId, ...(equipmentId === undefined ? {} : { equipmentId }) };
}
const epdm = 'GX-050-GC-EPDM';
const unitsAndQuantities = ({ lines }: Cart) => lines.map(({ unit, quantity }) => [unit?.serialNumber, quantity]);

async function lineWith(item: CartItemId, locale: 'en-gb' | 'de-de' = 'en-gb'): Promise<CartLine> {
  const cart = new TestCart(shop, { locale });
  await cart.add(item, item.commercialItemId === 'GX050NU20' ? 4 : 1);
  return (await cart.read()).lines[0]!;
}

describe('a line for a unit', () => {
  it('D7: is another line than the same article for another unit, or for none', async () => {
    const cart = new TestCart(shop);
    await cart.add(itemOf(epdm, malmo), 2);
    await cart.add(itemOf(epdm, malmo), 3);
    await cart.addMany([
      [itemOf(epdm, twoPasses), 1],
      [itemOf(epdm), 7],
    ]);
    expect(unitsAndQuantities(await cart.read())).toEqual([
      ['30-114-0021', 5],
      ['30-131-0044', 1],
      [undefined, 7],
    ]);
    await cart.update(itemOf(epdm, malmo), { quantity: 9 });
    await cart.remove(itemOf(epdm, twoPasses));
    expect(unitsAndQuantities(await cart.read())).toEqual([
      ['30-114-0021', 9],
      [undefined, 7],
    ]);
    // undone, at its place
    await cart.add(itemOf(epdm, twoPasses), 1, { position: 1 });
    expect(unitsAndQuantities(await cart.read())).toEqual([
      ['30-114-0021', 9],
      ['30-131-0044', 1],
      [undefined, 7],
    ]);
  });

  it('J4: names the unit, and nothing of its owner, to whoever has the cart', async () => {
    const { unit, fit } = await lineWith(itemOf(epdm, malmo));
    expect(unit).toEqual({
      equipmentId: malmo,
      serialNumber: '30-114-0021',
      name: 'Gasketed plate heat exchanger GX-050',
    });
    expect(fit).toEqual({ verdict: 'fits', basis: 'asBuilt', reasons: [] });
  });

  it('J4: says why the article does not fit, in the words of the market', async () => {
    const { fit } = await lineWith(itemOf('GX-080-CP-H-44', malmo));
    expect(fit).toEqual({
      verdict: 'doesNotFit',
      basis: 'figures',
      reasons: [{ code: 'plateType', need: ['GX-050'], have: ['GX-080'], unit: null }],
    });
    const glued = company.variants.find(({ attributes }) => {
      const { fitsModel, gasketFixing, gasketMaterial, partType } = attributes;
      return (
        fitsModel?.[0] === 'GX-050' &&
        gasketFixing?.[0] === 'glued' &&
        gasketMaterial?.[0] === 'EPDM' &&
        partType?.[0] === 'channelGasket'
      );
    })!;
    const german = await lineWith(itemOf(glued.articleNumber, malmo), 'de-de');
    expect(german.fit!.reasons).toContainEqual({
      code: 'gasketFixing',
      need: ['Clip-on'],
      have: ['Geklebt'],
      unit: null,
    });
    const bolt = await lineWith(itemOf('GX-050-TB-20-800', malmo));
    expect(bolt.fit!.reasons).toEqual([{ code: 'boltLength', need: [420], have: [800], unit: 'MMT' }]);
  });

  it.each([
    ['the channel gasket of a unit with a partition', 'GX-050-GC-HNBR', twoPasses, 'fits', 'asBuilt'],
    ['the partition gasket where there is a partition', 'GX-050-GP-HNBR', twoPasses, 'fits', 'asBuilt'],
    ['the partition gasket where there is none', 'GX-050-GP-EPDM', malmo, 'doesNotFit', 'figures'],
    ['the gasket that replaced the one of 1995', 'GX-050-GC-HNBR', oldBoiler, 'fits', 'asBuilt'],
    ['a gasket of another compound', 'GX-050-GC-HNBR', malmo, 'notChecked', null],
    ['a gasket that does not stand the heat', 'GX-050-GC-NBR', malmo, 'doesNotFit', 'figures'],
    ['a part by the standard list', 'GX-080-GC-HNBR', milkCooler, 'fits', 'standard'],
    ['a kit of the construction', 'SK-CL-DES-20', milkCooler, 'fits', 'standard'],
    ['a jacket for later serial numbers', 'SK-IH-050', oldBoiler, 'doesNotFit', 'figures'],
    ['a jacket for its serial number', 'SK-IH-050', malmo, 'fits', 'standard'],
    ['a gasket for another make', 'GX-050-GC-HNBR', ofOtherMake, 'notChecked', null],
    ['a whole machine', 'GX-050-H16-061', malmo, 'notChecked', null],
  ])('J4: %s: %s', async (_name, articleNumber, equipmentId, verdict, basis) => {
    expect((await lineWith(itemOf(articleNumber, equipmentId))).fit).toMatchObject({ verdict, basis });
  });

  it.each([
    ['unknown', 'AAAAAAAAAA'],
    ['deleted', deleted],
  ])('J4: is refused for a unit that is %s, alone and among others, and in a list', async (_name, equipmentId) => {
    const cart = new TestCart(shop);
    const refused = { code: 'unit_unknown', items: [{ articleNumber: epdm, cartItemId: { equipmentId } }] };
    expect((await cart.tryToAdd(itemOf(epdm, equipmentId)).expect(422)).body).toMatchObject(refused);
    const many = cart.tryToAddMany([
      [itemOf(epdm, malmo), 1],
      [itemOf(epdm, equipmentId), 1],
    ]);
    expect((await many.expect(422)).body).toMatchObject(refused);
    await cart.tryToRead().expect(404);
    const as = await somebodyNew();
    const list = await shop.call('post', '/user/favouritelists', { as, body: { name: 'Service' } }).expect(200);
    const body = { items: [{ cartItemId: itemOf(epdm, equipmentId), quantity: 1 }], configurationIds: [] };
    const { id } = list.body as { id: string };
    const added = await shop.call('post', `/user/favouritelists/${id}/items`, { as, body }).expect(422);
    expect(added.body).toMatchObject({ code: 'unit_unknown' });
  });

  it.each(['x', '../../etc', 'ABCDEF%', 'a'.repeat(21), 7])(
    'J4: the equipment id %s is refused',
    async (equipmentId) => {
      const cart = new TestCart(shop);
      await cart.tryToAdd({ ...itemOf(epdm), equipmentId: equipmentId as string }).expect(400);
    },
  );

  it('J4: whose unit is deleted meanwhile stays, says so, and can be ordered in another quantity', async () => {
    const free = company.units.find(({ registration, isDeleted }) => registration === null && !isDeleted)!;
    const item = itemOf(epdm, free.equipmentId);
    const cart = new TestCart(shop);
    await cart.add(item);
    const { db } = shop.deps;
    const set = (at: Date | null) =>
      db.updateTable('unit').set({ deleted_at: at }).where('equipment_id', '=', free.equipmentId).execute();
    await set(new Date());
    const [line] = (await cart.read()).lines;
    expect(line!.unit!.serialNumber).toBe(free.serialNumber);
    expect(line!.fit).toEqual({
      verdict: 'notChecked',
      basis: null,
      reasons: [{ code: 'unitGone', need: null, have: null, unit: null }],
    });
    await cart.update(item, { quantity: 5 });
    expect(unitsAndQuantities(await cart.read())).toEqual([[free.serialNumber, 5]]);
    await cart.remove(item);
    await cart.tryToAdd(item).expect(422);
    await set(null);
  });

  it('D1: keeps its unit when a visitor signs in, and meets the same line of the person’s own cart', async () => {
    const as = await somebodyNew();
    const [own, visitor] = [new TestCart(shop, { as }), new TestCart(shop)];
    await own.addMany([
      [itemOf(epdm, malmo), 1],
      [itemOf(epdm), 2],
    ]);
    await visitor.addMany([
      [itemOf(epdm, malmo), 10],
      [itemOf(epdm, twoPasses), 20],
    ]);
    const claimed = await shop.call('post', '/carts/claim', { as, body: { buyCartId: visitor.id } }).expect(200);
    const { merged } = claimed.body as AnswerOf<typeof carts.claim>;
    expect(merged.map(({ quantity }) => quantity)).toEqual([11]);
    expect(unitsAndQuantities(await own.read())).toEqual([
      ['30-114-0021', 11],
      [undefined, 2],
      ['30-131-0044', 20],
    ]);
  });

  it('E2: keeps its unit in a list and in a copy of it, and says whether the article fits', async () => {
    const as = await somebodyNew();
    const made = await shop.call('post', '/user/favouritelists', { as, body: { name: 'Service' } }).expect(200);
    const { id } = made.body as { id: string };
    const items = [itemOf(epdm, malmo), itemOf(epdm, twoPasses), itemOf(epdm)].map((cartItemId) => ({
      cartItemId,
      quantity: 1,
    }));
    const path = `/user/favouritelists/${id}`;
    await shop.call('post', `${path}/items`, { as, body: { items, configurationIds: [] } }).expect(200);
    const copy = await shop.call('post', `${path}/copy`, { as, body: { name: 'Service again' } }).expect(200);
    const { id: copied } = copy.body as { id: string };
    for (const list of [id, copied]) {
      const answer = await shop.call('get', `/user/favouritelists/${list}`, { as }).expect(200);
      const lines = (answer.body as FavouriteList).items.map(({ unit, fit }) => [unit?.serialNumber, fit?.verdict]);
      expect(lines).toEqual([
        ['30-114-0021', 'fits'],
        ['30-131-0044', 'notChecked'],
        [undefined, undefined],
      ]);
    }
  });

  it('D1: of a cart from before units had any meets an add of the same article', async () => {
    const cart = new TestCart(shop);
    await cart.add('gasket', 3);
    // as it was stored then
    await shop.deps.db
      .updateTable('cart_line')
      .set({ item_key: 'JYVEdvjiM4Jl0TfUpYSifW1Yw-0225RNyfZLJ0Ld4Ok' })
      .where('cart_id', '=', cart.id)
      .execute();
    await cart.add(articles.gasket, 4);
    await cart.add({ ...articles.gasket, equipmentId: null }, 1);
    const { lines } = await cart.read();
    expect(lines.map(({ quantity, unit, fit }) => [quantity, unit, fit])).toEqual([[8, undefined, undefined]]);
  });
});

describe('a cart of 500 lines for units', () => {
  it('J4: is read with three queries more', async () => {
    const parts = company.variants.filter(({ attributes }) => attributes['partType'] && attributes['fitsModel']);
    const owned = company.units.filter(({ isDeleted }) => !isDeleted).slice(0, 50);
    const some = parts.filter(({ packQuantity }) => (packQuantity ?? 1) === 1).slice(0, 500);
    const cartWith = async (unitOf: (n: number) => string | undefined): Promise<TestCart> => {
      const cart = new TestCart(shop);
      const items = some.map(({ articleNumber }, n): [CartItemId, number] => [itemOf(articleNumber, unitOf(n)), 1]);
      for (let n = 0; n < items.length; n += 100) await cart.addMany(items.slice(n, n + 100));
      return cart;
    };
    const plain = await cartWith(() => undefined);
    const withUnits = await cartWith((n) => owned[n % owned.length]!.equipmentId);
    const queriesOf = async (cart: TestCart): Promise<number> => {
      shop.takeQueries();
      await cart.read();
      return shop.takeQueries().length;
    };
    const runs: (readonly [plain: number, withUnits: number])[] = [];
    for (let n = 0; n < 3; n += 1) runs.push([await queriesOf(plain), await queriesOf(withUnits)] as const);
    // the least of them: now and then the catalogue is asked for its version
    const least = (which: 0 | 1) => Math.min(...runs.map((run) => run[which]));
    expect(least(1) - least(0)).toBe(3);
    expect((await withUnits.read()).lines.every(({ unit, fit }) => unit && fit)).toBe(true);
  });
});
