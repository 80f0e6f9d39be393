import { randomUUID } from 'node:crypto';
import { unitBySerial } from '@shop/demo-company';
import { atOnce } from '../../testing/databases/at-once.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, idOf, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(60_000);

const malmo = unitBySerial(company.units, '30-114-0021').equipmentId;
const link = 'https://id.torvex.example/p/TX-77?a=1';

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

describe('the code of a label', () => {
  const add = (id: string, code: string, as = 'marie') =>
    shop.call('post', `/units/${id}/aliases`, { as, key: randomUUID(), body: { code } });
  const remove = (id: string, code: string, as = 'marie') =>
    shop.call('delete', `/units/${id}/aliases?code=${encodeURIComponent(code)}`, { as, key: randomUUID() });
  const find = async (code: string, as = 'marie') => {
    const found = await shop.call('get', `/units/byalias?code=${encodeURIComponent(code)}`, { as }).expect(200);
    return (found.body as { equipmentId: string | null }).equipmentId;
  };
  const create = async (serialNumber: string) => idOf(await own.create({ serialNumber }).expect(200));

  it('J7: leads its owner to the unit, and nobody else; another customer keeps the same code for a unit of theirs', async () => {
    const id = await create('Alias 1');
    expect(await find(link)).toBeNull();
    expect((await add(id, ` ${link} `).expect(200)).body).toEqual({ aliases: [link] });
    expect((await add(id, link).expect(200)).body).toEqual({ aliases: [link] });
    expect(await find(link)).toBe(id);
    expect(await find(link, 'anna')).toBeNull();
    await add(malmo, link, 'anna').expect(200);
    expect([await find(link), await find(link, 'anna')]).toEqual([id, malmo]);
    const forAnna = await shop.call('get', `/units/${id}/owned`, { as: 'anna' }).expect(200);
    expect(forAnna.body).toMatchObject({ status: 'other' });
    expect(forAnna.text).not.toContain('torvex');
    expect(await own.owned(id)).toMatchObject({ aliases: [link] });
  });

  it('J7: is refused for units of others, and for a second own unit', async () => {
    const [first, second] = [await create('Alias 2'), await create('Alias 3')];
    await add(first, 'INV-1').expect(200);
    expect(codeOf(await add(second, 'INV-1'))).toEqual([409, 'alias_taken']);
    expect(codeOf(await add(malmo, 'INV-2'))).toEqual([404, 'unit_unknown']);
    expect(codeOf(await remove(malmo, 'INV-1'))).toEqual([404, 'unit_unknown']);
    expect((await remove(first, 'INV-1').expect(200)).body).toEqual({ aliases: [] });
    await remove(first, 'INV-1').expect(200);
    await add(second, 'INV-1').expect(200);
  });

  it('J7: there are ten of a unit, also when twelve come at one time', async () => {
    const id = await create('Alias 4');
    const many = Array.from({ length: 12 }, (_, n) => () => add(id, `MANY-${n}`));
    const answers = await atOnce(shop.deps.db, many);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(codeOf(answers.find(({ status }) => status !== 200)!)).toEqual([409, 'too_many_aliases']);
  });

  it('J7: of two own units at one time, one gets it', async () => {
    const ids = [await create('Alias 5'), await create('Alias 6')];
    const answers = await atOnce(
      shop.deps.db,
      ids.map((id) => () => add(id, 'TWICE')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['', 400],
    ['x'.repeat(501), 400],
    ['a\u0000b', 400],
    ['x'.repeat(500), 200],
  ])('J7: is text of at most 500 characters: %j', async (code, status) => {
    await add(await create(`Alias ${randomUUID().slice(0, 8)}`), code).expect(status);
  });

  it('J7: goes with the registration', async () => {
    const id = await create('Alias 7');
    await add(id, 'GONE').expect(200);
    await shop.call('delete', `/units/delete/${id}`, { as: 'marie', key: randomUUID() }).expect(200);
    expect(await find('GONE')).toBeNull();
    await shop.call('post', `/units/add/${id}`, { as: 'marie', key: randomUUID() }).expect(200);
    expect(await find('GONE')).toBeNull();
  });
});
