import { randomUUID } from 'node:crypto';
import type { NewUnit } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { sql } from 'kysely';
import { atOnce } from '../../testing/databases/at-once.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, errorsOf, idOf, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(60_000);

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const lyon = unitBySerial(units, '30-131-0044');
const untagged = units.find(({ registration, tagId }) => registration?.customerNumber === '100002' && tagId === null)!;
const free = units.find(({ registration, isDeleted, manufacturer }) => {
  return registration === null && !isDeleted && manufacturer.id === 'vadholm';
})!;

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

describe('registering a unit by its nameplate', () => {
  it('J8: makes a unit that is found by its number, and is one’s own', async () => {
    const made = await own.create({ serialNumber: 'TX 77-0001', tagId: 'tx-1' }).expect(200);
    expect(made.body).toEqual({ equipmentId: expect.stringMatching(/^[A-Z2-9]{10}$/) as string, status: 'mine' });
    const { body } = (await shop.get('/units/searchbyserial/tx770001').expect(200)) as { body: unknown };
    expect(body).toMatchObject({
      units: [
        {
          equipmentId: idOf(made),
          tagId: 'TX-1',
          manufacturer: { id: 'torvex', name: 'Torvex' },
          customerModel: { name: 'P70' },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Laiterie|100002/);
  });

  it('J8: of our own make gets the figures of its construction', async () => {
    const choices = { productFamilyId: 'gasketed', customerModelId: 'GX050', productConstructionId: 'GX050H16061' };
    const ours = { manufacturerId: 'vadholm', manufacturerName: '', customerModelName: '', ...choices };
    const id = idOf(await own.create({ serialNumber: '30-199-0001', ...ours }).expect(200));
    const { body } = (await shop.get(`/units/${id}`).expect(200)) as { body: unknown };
    expect(body).toMatchObject({
      productFamily: { id: 'gasketed' },
      productConstruction: { name: 'GX-050-H16-061' },
      specification: expect.arrayContaining([
        expect.objectContaining({ id: 'numberOfPlates', values: [61] }),
      ]) as object,
    });
  });

  it('J8: one that is known is added, however its number is written; nothing of it changes', async () => {
    const known = { serialNumber: free.serialNumber.replaceAll('-', ' '), manufacturerId: 'vadholm' };
    const added = await own.create({ ...known, manufacturerName: '' }).expect(200);
    expect(idOf(added)).toBe(free.equipmentId);
    const { body } = (await shop.get(`/units/${free.equipmentId}`).expect(200)) as { body: unknown };
    expect(body).toMatchObject({ customerModel: { id: free.customerModel!.id } });
    await shop.call('delete', `/units/delete/${free.equipmentId}`, { as: 'marie' }).expect(200);
  });

  it('J8: of a maker written with or without its accents is one', async () => {
    const id = idOf(await own.create({ serialNumber: 'Accent 1', manufacturerName: 'Łódź Ærø' }).expect(200));
    const again = await own.create({ serialNumber: 'Accent 1', manufacturerName: 'Lodz Aero' }).expect(200);
    expect(idOf(again)).toBe(id);
  });

  it('J8: that another customer has is refused and named, so that one is led to it', async () => {
    const refused = await own.create({ serialNumber: '30 114 0021', manufacturerId: 'vadholm' });
    expect(codeOf(refused)).toEqual([409, 'unit_registered']);
    expect(idOf(refused)).toBe(malmo.equipmentId);
  });

  it('J8: of two people with one new number at one time the first has it, and the other is led to it', async () => {
    const both = await atOnce(shop.deps.db, [
      () => own.create({ serialNumber: 'Race-1' }, 'marie'),
      () => own.create({ serialNumber: 'race 1' }, 'anna'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(new Set(both.map(idOf)).size).toBe(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from unit where serial_key = 'RACE1'`.execute(shop.deps.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('J8: a person has fifty units at most, also when two are added at once, and with what they had before', async () => {
    const { rows } = await sql<{ oid: string }>`select oid from person where email like 'noah%'`.execute(shop.deps.db);
    const { oid } = rows[0]!;
    const others = units.filter(({ registration, isDeleted }) => registration === null && !isDeleted);
    await own.create({ serialNumber: 'Room 0' }, 'noah').expect(200);
    await sql`
      insert into unit (equipment_id, serial_number, serial_key, serial_shape, manufacturer_id, manufacturer_name)
      select 'ROOM' || n, 'Full ' || n, 'FULL' || n, 'FULL' || n, 'torvex', 'Torvex' from generate_series(1, 48) as n`.execute(
      shop.deps.db,
    );
    await sql`
      insert into unit_registration (equipment_id, oid) select 'ROOM' || n, ${oid} from generate_series(1, 48) as n`.execute(
      shop.deps.db,
    );
    const both = await atOnce(shop.deps.db, [
      () => own.create({ serialNumber: 'Room 1' }, 'noah'),
      () => own.create({ serialNumber: 'Room 2' }, 'noah'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(both.find(({ status }) => status === 409)!)).toEqual([409, 'too_many_units']);
    expect(
      codeOf(await shop.call('post', `/units/add/${others[0]!.equipmentId}`, { as: 'noah', key: randomUUID() })),
    ).toEqual([409, 'too_many_units']);
  });

  it.each<[string, Partial<NewUnit>, string[]]>([
    ['no letters or digits', { serialNumber: '---' }, ['serialNumber']],
    ['no maker', { manufacturerName: '' }, ['manufacturerName']],
    ['a maker that there is not', { manufacturerId: 'nobody' }, ['manufacturerId']],
    ['a family that there is not', { productFamilyId: 'nothing' }, ['productFamilyId']],
    ['a model of another family', { productFamilyId: 'copperbrazed', customerModelId: 'GX050' }, ['customerModelId']],
    [
      'a construction of another model',
      { customerModelId: 'GX080', productConstructionId: 'GX050H16061' },
      ['productConstructionId'],
    ],
    [
      'addresses of pages as names',
      { manufacturerName: 'https://bad.example/x', customerModelName: 'www.bad.com' },
      ['manufacturerName', 'customerModelName'],
    ],
  ])('J8: with %s is refused, and names the fields', async (_what, more, fields) => {
    const refused = await own.create(more);
    expect(codeOf(refused)).toEqual([422, 'invalid_unit']);
    expect(errorsOf(refused)).toEqual(fields.map((field) => `body.${field}`));
  });

  it.each<[string, object]>([
    ['300 characters', { serialNumber: '1'.repeat(300) }],
    ['a NUL', { serialNumber: 'AB\0CD' }],
    ['only spaces', { serialNumber: '   ' }],
    ['a tag with a slash', { tagId: '../x' }],
    ['a tag of one sign', { tagId: 'x' }],
    ['a number instead of a text', { serialNumber: 5 }],
  ])('J8: with %s is no unit', async (_what, more) => {
    expect((await own.create(more as Partial<NewUnit>)).status).toBe(400);
  });

  it('J8: control signs in a number are left out', async () => {
    const id = idOf(await own.create({ serialNumber: 'TX\u202e 77-0002\u0007' }).expect(200));
    expect((await shop.get(`/units/${id}`).expect(200)).body).toMatchObject({ serialNumber: 'TX 77-0002' });
  });

  it('J8: has choices: families with spare parts, models of one, constructions of one; a number speaks for its series', async () => {
    const query = { serialNumber: '30-199-9999', productFamilyId: 'gasketed', customerModelId: 'GX050' };
    const { body } = (await shop.get('/units/register/choices', query).expect(200)) as { body: unknown };
    expect(body).toMatchObject({
      manufacturers: [{ id: 'vadholm', name: 'Vadholm' }],
      families: expect.arrayContaining([expect.objectContaining({ id: 'gasketed' })]) as object,
      models: expect.arrayContaining([expect.objectContaining({ id: 'GX050' })]) as object,
      constructions: expect.arrayContaining([{ id: 'GX050H16061', name: 'GX-050-H16-061' }]) as object,
      suggestion: { manufacturerId: 'vadholm', productFamilyId: 'gasketed', customerModelId: 'GX050' },
    });
    expect(JSON.stringify((body as { families: object }).families)).not.toContain('gaskets');
    const none = await shop.get('/units/register/choices', { serialNumber: 'ZZ-1' }).expect(200);
    expect(none.body).toMatchObject({ models: [], constructions: [], suggestion: null });
  });
});

describe('a tag', () => {
  const fix = (tagId: string, equipmentId: string, as = 'marie') =>
    shop.call('post', '/units/register/tag', { as, key: randomUUID(), body: { tagId, equipmentId } });

  it('J7: is fixed to an own unit, and leads to it; again is no error', async () => {
    await fix('vt-7001', untagged.equipmentId).expect(200);
    await fix('VT-7001', untagged.equipmentId).expect(200);
    expect((await shop.get('/units/getbytag/vt-7001').expect(200)).body).toEqual({
      equipmentId: untagged.equipmentId,
      wasDeleted: false,
    });
  });

  it('J7: that another unit has, or that hangs on a deleted one, is refused; so is a second one for a unit', async () => {
    const other = units.find(({ registration, tagId, equipmentId }) => {
      return registration?.customerNumber === '100002' && tagId === null && equipmentId !== untagged.equipmentId;
    })!;
    expect(codeOf(await fix('VT-0021', other.equipmentId))).toEqual([409, 'tag_taken']);
    expect(codeOf(await fix('VT-0003', other.equipmentId))).toEqual([409, 'tag_deleted']);
    expect(codeOf(await fix('VT-7002', lyon.equipmentId))).toEqual([409, 'unit_has_tag']);
    expect(codeOf(await own.create({ serialNumber: 'TX 77-0003', tagId: 'VT-0003' }))).toEqual([409, 'tag_deleted']);
    // the scanned tag would lead nowhere
    await own.create({ serialNumber: 'TX 77-0004', tagId: 'TX-4' }).expect(200);
    expect(codeOf(await own.create({ serialNumber: 'TX 77-0004', tagId: 'TX-5' }))).toEqual([409, 'unit_has_tag']);
  });

  it('J7: of two people at one time the first has it', async () => {
    const free = idOf(await own.create({ serialNumber: 'Tag race a' }).expect(200));
    const annas = idOf(await own.create({ serialNumber: 'Tag race b' }, 'anna').expect(200));
    const both = await atOnce(shop.deps.db, [() => fix('VT-7003', free), () => fix('VT-7003', annas, 'anna')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(both.find(({ status }) => status === 409)!)).toEqual([409, 'tag_taken']);
  });

  it('J7: is not fixed to a unit of somebody else, nor to nobody’s', async () => {
    for (const id of [malmo.equipmentId, free.equipmentId, 'AAAAAAAAAA']) {
      expect(codeOf(await fix('VT-7004', id))).toEqual([404, 'unit_unknown']);
    }
  });
});
