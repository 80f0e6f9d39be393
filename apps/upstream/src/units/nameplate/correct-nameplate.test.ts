import type { NewUnit } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { atOnce } from '../../testing/databases/at-once.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, errorsOf, idOf, TestUnits } from '../../testing/test-units.ts';
import { makerIdOf } from './nameplate.ts';

jest.setTimeout(60_000);

const { units } = company;
const known = unitBySerial(units, '30-131-0044');

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

const typed = async (more: Partial<NewUnit>, as = 'marie'): Promise<string> =>
  idOf(await own.create(more, as).expect(200));
const unitOf = async (id: string): Promise<unknown> => (await shop.get(`/units/${id}`).expect(200)).body as unknown;
const byTag = async (tag: string): Promise<unknown> =>
  (await shop.get(`/units/getbytag/${tag}`).expect(200)).body as unknown;
const bySerial = async (serial: string): Promise<string[]> => {
  const { body } = (await shop.get(`/units/searchbyserial/${serial}`).expect(200)) as {
    body: { units: { equipmentId: string }[] };
  };
  return body.units.map(({ equipmentId }) => equipmentId);
};
const correctionsOf = (id: string) =>
  shop.deps.db.selectFrom('unit_correction').selectAll().where('equipment_id', '=', id).orderBy('id').execute();

describe('correcting a nameplate that was typed', () => {
  it('J8: the unit is found by its right number, has the figures of its construction, and keeps its address', async () => {
    const id = await typed({ serialNumber: 'TX 80-0001', tagId: 'TX-80' });
    expect(await own.owned(id)).toMatchObject({ isNameplateTyped: true });
    const ours = { manufacturerId: 'vadholm', manufacturerName: '', customerModelName: '' };
    const choices = { productFamilyId: 'gasketed', customerModelId: 'GX050', productConstructionId: 'GX050H16061' };
    const answer = await own.correct(id, { serialNumber: '30-188-0001', tagId: 'TX-81', ...ours, ...choices });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'mine', isNameplateTyped: true });
    expect(await unitOf(id)).toMatchObject({
      serialNumber: '30-188-0001',
      tagId: 'TX-81',
      manufacturer: { id: 'vadholm', name: 'Vadholm' },
      productConstruction: { name: 'GX-050-H16-061' },
      specification: expect.arrayContaining([
        expect.objectContaining({ id: 'numberOfPlates', values: [61] }),
      ]) as object,
    });
    expect(await bySerial('301880001')).toEqual([id]);
    expect(await bySerial('TX800001')).toEqual([]);
    const list = await shop.call('get', '/units?q=301880001', { as: 'marie' }).expect(200);
    expect(list.body).toMatchObject({ total: 1, units: [{ equipmentId: id }] });
  });

  it('J7: a tag that was typed wrong still leads to the unit, until another unit has it', async () => {
    const id = await typed({ serialNumber: 'TX 80-0002', tagId: 'TX-90' });
    await own.correct(id, { serialNumber: 'TX 80-0002', tagId: 'TX-91' }).expect(200);
    for (const tag of ['TX-90', 'tx-91']) expect(await byTag(tag)).toEqual({ equipmentId: id, wasDeleted: false });
    const other = await typed({ serialNumber: 'TX 80-0003', tagId: 'TX-90' });
    expect(await byTag('TX-90')).toEqual({ equipmentId: other, wasDeleted: false });
    await own.correct(id, { serialNumber: 'TX 80-0002' }).expect(200);
    expect(await unitOf(id)).toMatchObject({ tagId: null });
  });

  it('J8: what stood there before is kept, with who corrected it and when; nothing is kept where nothing changed', async () => {
    const id = await typed({ serialNumber: 'TX 80-0004' });
    await own.correct(id, { serialNumber: 'TX 80-0005' }).expect(200);
    await own.correct(id, { serialNumber: 'TX 80-0005' }).expect(200);
    const corrections = await correctionsOf(id);
    expect(Math.abs(Number(corrections[0]!.corrected_at) - Date.now())).toBeLessThan(60_000);
    expect(corrections).toMatchObject([
      {
        customer_number: '100002',
        corrected_by: expect.any(String) as string,
        former: { serialNumber: 'TX 80-0004', manufacturerName: 'Torvex' },
        corrected: { serialNumber: 'TX 80-0005', manufacturerName: 'Torvex' },
      },
    ]);
  });

  it('J8: the number of another unit of that maker is refused and named; nothing changes', async () => {
    const id = await typed({ serialNumber: 'TX 80-0006' });
    const other = await typed({ serialNumber: 'TX 80-0007' }, 'anna');
    const refused = await own.correct(id, { serialNumber: 'tx 80 0007', tagId: 'TX-99' });
    expect(codeOf(refused)).toEqual([409, 'nameplate_taken']);
    expect(idOf(refused)).toBe(other);
    expect(await unitOf(id)).toMatchObject({ serialNumber: 'TX 80-0006', tagId: null });
    const ours = { manufacturerId: 'vadholm', manufacturerName: '', serialNumber: known.serialNumber };
    expect(idOf(await own.correct(id, ours))).toBe(known.equipmentId);
    expect(codeOf(await own.correct(id, { serialNumber: 'TX 80-0006', tagId: 'VT-0021' }))).toEqual([409, 'tag_taken']);
    expect(codeOf(await own.correct(id, { serialNumber: 'TX 80-0006', tagId: 'VT-0003' }))).toEqual([
      409,
      'tag_deleted',
    ]);
  });

  it('J8: of two people who give two units one number at one time, the first has it', async () => {
    const [id, annas] = [
      await typed({ serialNumber: 'TX 81-0001' }),
      await typed({ serialNumber: 'TX 81-0002' }, 'anna'),
    ];
    const both = await atOnce(shop.deps.db, [
      () => own.correct(id, { serialNumber: 'TX 81-0003' }),
      () => own.correct(annas, { serialNumber: 'TX81 0003' }, 'anna'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await bySerial('TX810003')).toHaveLength(1);
  });

  it('J8: of two corrections of one unit at one time, the second corrects the first', async () => {
    const id = await typed({ serialNumber: 'TX 81-0004' });
    await atOnce(
      shop.deps.db,
      ['TX 81-0005', 'TX 81-0006'].map((serialNumber) => () => own.correct(id, { serialNumber }).expect(200)),
    );
    const [first, second] = await correctionsOf(id);
    expect(second!.former).toEqual(first!.corrected);
  });

  it('J8: of a unit that is known from its maker, of somebody else’s and of nobody’s is refused', async () => {
    expect(await own.owned(known.equipmentId)).toMatchObject({ isNameplateTyped: false });
    expect(codeOf(await own.correct(known.equipmentId))).toEqual([409, 'nameplate_known']);
    const annas = await typed({ serialNumber: 'TX 81-0007' }, 'anna');
    expect(await own.owned(annas)).toMatchObject({ status: 'other', isNameplateTyped: false });
    expect(codeOf(await own.correct(annas))).toEqual([404, 'unit_unknown']);
    const given = await typed({ serialNumber: 'TX 81-0008' });
    await shop.call('delete', `/units/delete/${given}`, { as: 'marie' }).expect(200);
    expect(codeOf(await own.correct(given))).toEqual([404, 'unit_unknown']);
  });

  it('J8: is checked as a new nameplate is, all fields at once', async () => {
    const id = await typed({ serialNumber: 'TX 81-0009' });
    const refused = await own.correct(id, {
      serialNumber: '---',
      manufacturerName: '',
      customerModelName: 'www.bad.com',
    });
    expect(codeOf(refused)).toEqual([422, 'invalid_unit']);
    expect(errorsOf(refused)).toEqual(['body.serialNumber', 'body.customerModelName', 'body.manufacturerName']);
  });

  it('J8: ends after twenty times, also when two come at once', async () => {
    const id = await typed({ serialNumber: 'TX 82-0' });
    for (let at = 1; at <= 19; at += 1) await own.correct(id, { serialNumber: `TX 82-${at}` }).expect(200);
    const last = await atOnce(
      shop.deps.db,
      ['TX 82-20', 'TX 82-21'].map((serialNumber) => () => own.correct(id, { serialNumber })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(last.find(({ status }) => status === 409)!)).toEqual([409, 'too_many_corrections']);
  });
});

describe('makers that people type', () => {
  it('J8: one maker has one id, however its name is written', () => {
    for (const name of ['Vadholm', ' vadholm! ', 'VÁDHOLM', '(Vadholm)']) expect(makerIdOf(name)).toBe('vadholm');
    expect(makerIdOf('Österlund & Söner')).toBe(makerIdOf('OSTERLUND   Soner'));
    expect(makerIdOf('Завод №7')).toBe('завод-no7');
    expect(makerIdOf('x'.repeat(300))).toHaveLength(40);
    expect(makerIdOf('!!!')).toBe('');
  });

  it('J8: a number of ours is found under our name, however that is written', async () => {
    const refused = await own.create({ serialNumber: '30-114-0021', manufacturerName: 'VADHOLM!' });
    expect(codeOf(refused)).toEqual([409, 'unit_registered']);
    expect(idOf(refused)).toBe(unitBySerial(units, '30-114-0021').equipmentId);
  });

  it('J8: a name without letters or digits is none', async () => {
    expect(errorsOf(await own.create({ serialNumber: 'TX 83-1', manufacturerName: '?!' }))).toEqual([
      'body.manufacturerName',
    ]);
  });

  it('J8: is no choice of others, nor their spelling, even when it is said to make our construction', async () => {
    const ours = { customerModelId: 'GX050', productConstructionId: 'GX050H16061', productFamilyId: 'gasketed' };
    await typed({ serialNumber: 'BAD 1', manufacturerName: 'Buy At Bad', customerModelName: '', ...ours });
    const { body } = (await shop.get('/units/register/choices').expect(200)) as { body: { manufacturers: object[] } };
    expect(body.manufacturers).toEqual([{ id: 'vadholm', name: 'Vadholm' }]);
    expect(errorsOf(await own.create({ serialNumber: 'BAD 2', manufacturerId: 'buy-at-bad' }, 'anna'))).toEqual([
      'body.manufacturerId',
    ]);
    const annas = await typed({ serialNumber: 'BAD 3', manufacturerName: 'BUY at bad' }, 'anna');
    expect(await unitOf(annas)).toMatchObject({ manufacturer: { id: 'buy-at-bad', name: 'BUY at bad' } });
  });
});
