import { randomUUID } from 'node:crypto';
import type { Handover } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { sql } from 'kysely';
import { atOnce } from '../../testing/databases/at-once.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, idOf, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(60_000);

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const lyon = unitBySerial(units, '30-131-0044');

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

describe('a hand-over', () => {
  const ask = (id: string, as: string) => shop.call('post', `/units/${id}/handover`, { as, key: randomUUID() });
  const listed = async (as: string) =>
    (await shop.call('get', '/units/handovers', { as }).expect(200)).body as {
      received: Handover[];
      asked: Handover[];
    };
  const decide = (id: string, isConfirmed: boolean, as: string) =>
    shop.call('post', `/units/handovers/${id}`, { as, key: randomUUID(), body: { isConfirmed } });

  it('J2: is asked once and seen by both sides; whoever asks does not learn whose it is', async () => {
    const { equipmentId } = malmo;
    expect((await ask(equipmentId, 'marie').expect(200)).body).toEqual({ status: 'pending' });
    await ask(equipmentId, 'marie').expect(200);
    expect(await own.statusOf(equipmentId, 'marie')).toBe('pending');
    const [received] = (await listed('anna')).received;
    expect(received).toMatchObject({
      unit: { equipmentId },
      customName: 'Malmö harbour',
      askedBy: expect.stringContaining('Laiterie') as string,
    });
    const { asked } = await listed('marie');
    expect(asked).toMatchObject([{ unit: { equipmentId }, customName: null, askedBy: null }]);
    expect(JSON.stringify(asked)).not.toMatch(/Malmö|100001/);
    await shop.call('delete', `/units/${equipmentId}/handover`, { as: 'marie' }).expect(200);
    expect(await own.statusOf(equipmentId, 'marie')).toBe('other');
    expect((await listed('anna')).received).toEqual([]);
  });

  it('J2: confirmed, the unit is the other’s, without what its owner has said of it; a third is refused', async () => {
    const id = idOf(await own.create({ serialNumber: 'Sold 1' }).expect(200));
    await shop.call('put', `/units/edit/${id}?customName=Secret`, { as: 'marie' }).expect(200);
    await own.setPlace(id, {}).expect(200);
    await ask(id, 'anna').expect(200);
    await ask(id, 'grace').expect(200);
    const { received } = await listed('marie');
    const ofAnna = received.find(({ askedBy }) => !askedBy!.includes('Elmbridge'))!;
    expect(received).toHaveLength(2);
    expect(codeOf(await decide(ofAnna.id, true, 'noah'))).toEqual([404, 'handover_unknown']);
    expect(codeOf(await decide(ofAnna.id, true, 'anna'))).toEqual([404, 'handover_unknown']);
    const twice = await Promise.all([decide(ofAnna.id, true, 'marie'), decide(ofAnna.id, true, 'marie')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await own.statusOf(id, 'anna'), await own.statusOf(id, 'marie'), await own.statusOf(id, 'grace')]).toEqual([
      'mine',
      'other',
      'other',
    ]);
    expect(await own.owned(id, 'anna')).toEqual({
      status: 'mine',
      customName: null,
      customImage: null,
      place: null,
      isNameplateTyped: true,
    });
    expect((await own.placeOf(id, 'anna').expect(200)).body).toBeNull();
    const jobs = await shop.deps.db
      .selectFrom('outbox')
      .select('key')
      .where('key', 'like', 'handoverDecided%')
      .execute();
    expect(jobs).toHaveLength(2);
  });

  it('J2: refused, everything stays; removed instead, it is free', async () => {
    const id = idOf(await own.create({ serialNumber: 'Sold 2' }).expect(200));
    await ask(id, 'anna').expect(200);
    await decide((await listed('marie')).received[0]!.id, false, 'marie').expect(200);
    expect([await own.statusOf(id, 'anna'), await own.statusOf(id, 'marie')]).toEqual(['other', 'mine']);
    await ask(id, 'anna').expect(200);
    await shop.call('delete', `/units/delete/${id}`, { as: 'marie' }).expect(200);
    expect(await own.statusOf(id, 'anna')).toBe('none');
    expect((await listed('anna')).asked).toEqual([]);
    expect(codeOf(await ask(id, 'anna'))).toEqual([409, 'unit_not_registered']);
    const { state } = await shop.deps.db
      .selectFrom('unit_handover')
      .select('state')
      .where('equipment_id', '=', id)
      .orderBy('asked_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(state).toBe('released');
  });

  it('J2: confirmed and removed at one time, the unit has one owner or none, and nothing hangs', async () => {
    const id = idOf(await own.create({ serialNumber: 'Sold 3' }).expect(200));
    await ask(id, 'anna').expect(200);
    const { received } = await listed('marie');
    const both = await atOnce(shop.deps.db, [
      () => decide(received[0]!.id, true, 'marie'),
      () => shop.call('delete', `/units/delete/${id}`, { as: 'marie' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(['mine', 'none']).toContain(await own.statusOf(id, 'anna'));
  });

  it('J2: is asked twice in thirty days at most, also by two colleagues at once; the answer says when again', async () => {
    const id = idOf(await own.create({ serialNumber: 'Asked 1' }).expect(200));
    const withdraw = () => shop.call('delete', `/units/${id}/handover`, { as: 'anna' }).expect(200);
    await ask(id, 'anna').expect(200);
    await withdraw();
    await withdraw();
    await atOnce(shop.deps.db, [() => ask(id, 'anna').expect(200), () => ask(id, 'anna').expect(200)]);
    await withdraw();
    const refused = await ask(id, 'anna');
    expect(codeOf(refused)).toEqual([409, 'handover_asked_often']);
    const { askAgainAt } = refused.body as { askAgainAt: string };
    expect((Date.parse(askAgainAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await ask(id, 'grace').expect(200);
    await shop.deps.db
      .updateTable('unit_handover')
      .set({ asked_at: sql<Date>`asked_at - interval '31 days'` })
      .where('equipment_id', '=', id)
      .execute();
    await ask(id, 'anna').expect(200);
  });

  it('J2: asked before one had a customer number, it is still one’s own', async () => {
    const id = idOf(await own.create({ serialNumber: 'Asked 2' }).expect(200));
    const { rows } = await sql<{ oid: string }>`select oid from person where email like 'anna%'`.execute(shop.deps.db);
    const { oid } = rows[0]!;
    await shop.deps.db
      .insertInto('unit_handover')
      .values({
        ...{ id: 'early', equipment_id: id, oid, asked_by: oid },
        ...{ customer_number: null, locale: 'sv-se' },
      })
      .execute();
    expect(await own.statusOf(id, 'anna')).toBe('pending');
    expect((await listed('anna')).asked.map(({ unit: { equipmentId } }) => equipmentId)).toContain(id);
    await shop.call('delete', `/units/${id}/handover`, { as: 'anna' }).expect(200);
    expect(await own.statusOf(id, 'anna')).toBe('other');
  });

  it('J2: is not asked for an own unit, nor by the hundred, also when the last come at once', async () => {
    expect(codeOf(await ask(lyon.equipmentId, 'marie'))).toEqual([409, 'unit_is_own']);
    await ask('AAAAAAAAAA', 'marie').expect(404);
    const others = units
      .filter(({ registration, isDeleted }) => registration?.customerNumber === '100002' && !isDeleted)
      .slice(0, 21);
    for (const { equipmentId } of others.slice(0, 18)) await ask(equipmentId, 'noah').expect(200);
    const last = await atOnce(
      shop.deps.db,
      others.slice(18).map(
        ({ equipmentId }) =>
          () =>
            ask(equipmentId, 'noah'),
      ),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(codeOf(last.find(({ status }) => status === 409)!)).toEqual([409, 'too_many_handovers']);
  });
});
