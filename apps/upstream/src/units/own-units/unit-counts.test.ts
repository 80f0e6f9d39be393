import { randomUUID } from 'node:crypto';
import type { Handover } from '@shop/api-contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { atOnce } from '../../testing/databases/at-once.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { idOf, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(120_000);

let shop: TestUpstream;
let own: TestUnits;
const ids: string[] = [];
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
  for (const n of [1, 2, 3, 4]) ids.push(idOf(await own.create({ serialNumber: `Counted ${n}` }).expect(200)));
});
afterAll(() => shop.close());

const owners = ['marie', 'anna', 'grace'];
const places = [
  { inUseAt: 'Hall 1' },
  { inUseAt: 'Hall 1', latitude: null, longitude: null },
  { inUseAt: '', city: '', latitude: 45.9001, longitude: -6.1 },
  { inUseAt: '', city: '', zip: '', country: '', latitude: null, longitude: null },
];

/** Where what is kept differs from what is counted of the tables themselves. */
async function differences(): Promise<unknown[]> {
  const { rows } = await sql`
    with counted as (
      select customer_number, oid, case
          when in_use_at <> '' and city <> '' and position(words_of(city) in words_of(in_use_at)) = 0 then in_use_at || ', ' || city
          else coalesce(nullif(in_use_at, ''), nullif(city, ''),
            round(latitude::numeric, 3) || ', ' || round(longitude::numeric, 3)) end as place, latitude, longitude,
        case when country <> '' and zip <> '' then country || ' ' || upper(replace(zip, ' ', '')) end as area,
        product_family_id, count(*)::int as units
      from unit_registration join unit using (equipment_id) left join unit_installation using (equipment_id)
      group by 1, 2, 3, 4, 5, 6, 7)
    (select 'counted' as where, * from counted except select 'counted', * from unit_count)
    union all (select 'kept', * from unit_count except select 'kept', * from counted)
    union all (select 'number', customer_number, oid, unit_registration.serial_key || ' ' || search_text, null, null, null, null, 0
      from unit_registration join unit using (equipment_id)
      where unit_registration.serial_key <> unit.serial_key
        or search_text <> lower(concat_ws(E'\n', custom_name, serial_number, tag_id)))`.execute(shop.deps.db);
  return rows;
}

const changes: Record<string, (id: string, as: string, n: number) => PromiseLike<{ status: number }>> = {
  register: (id, as) => shop.call('post', `/units/add/${id}`, { as, key: randomUUID() }),
  remove: (id, as) => shop.call('delete', `/units/delete/${id}`, { as, key: randomUUID() }),
  place: (id, as, n) => own.setPlace(id, places[n]!, as),
  rename: (id, as, n) => shop.call('put', `/units/edit/${id}?customName=Cooler ${n}`, { as, key: randomUUID() }),
  correct: (id, as, n) =>
    own.correct(
      id,
      {
        serialNumber: `Counted ${id} ${n}`,
        productFamilyId: [null, 'gasketed', 'copperbrazed', null][n]!,
        tagId: n === 1 ? `T-${id}` : null,
      },
      as,
    ),
  async handOver(id, as) {
    await shop.call('post', `/units/${id}/handover`, { as, key: randomUUID() });
    let last = { status: 404 };
    for (const owner of owners) {
      const listed = await shop.call('get', '/units/handovers', { as: owner }).expect(200);
      const asked = (listed.body as { received: Handover[] }).received.find(({ unit }) => unit.equipmentId === id);
      const answer = { as: owner, key: randomUUID(), body: { isConfirmed: true } };
      if (asked) last = await shop.call('post', `/units/handovers/${asked.id}`, answer);
    }
    return last;
  },
};

const change = fc.record({
  kind: fc.constantFrom(...Object.keys(changes)),
  unit: fc.nat(3),
  as: fc.constantFrom(...owners),
  n: fc.nat(3),
});

describe('counts of units', () => {
  it('I8: are right from the start, and after whatever customers change, one after the other and two at once', async () => {
    expect(await differences()).toEqual([]);
    const done = new Set<string>();
    const make = async ({ kind, unit, as, n }: { kind: string; unit: number; as: string; n: number }) => {
      const { status } = await changes[kind]!(ids[unit]!, as, n);
      if (status === 200) done.add(kind);
      expect(status).toBeLessThan(500);
    };
    const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        for (const together of walk) {
          await Promise.all(together.map(make));
          expect(await differences()).toEqual([]);
        }
      }),
      { numRuns: 12, seed: 13, endOnFailure: true },
    );
    expect([...done].sort()).toEqual(Object.keys(changes).sort());
  });

  it('I8: are right when two colleagues register two units at once, and move them to each other’s places', async () => {
    const two = await Promise.all(
      ['Twin 1', 'Twin 2'].map(async (serialNumber) => idOf(await own.create({ serialNumber }))),
    );
    const [first, second] = two as [string, string];
    for (const id of two)
      await shop.call('delete', `/units/delete/${id}`, { as: 'marie', key: randomUUID() }).expect(200);
    await atOnce(
      shop.deps.db,
      two.map((id) => () => changes['register']!(id, 'marie', 0)),
    );
    expect(await differences()).toEqual([]);
    await own.setPlace(first, { inUseAt: 'East' }).expect(200);
    await own.setPlace(second, { inUseAt: 'West' }).expect(200);
    const moved = await atOnce(shop.deps.db, [
      () => own.setPlace(first, { inUseAt: 'West' }),
      () => own.setPlace(second, { inUseAt: 'East' }),
    ]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    expect(await differences()).toEqual([]);
  });

  it('I8: are right after an import, and when the seller changes or deletes units and people', async () => {
    const { db } = shop.deps;
    await sql`insert into unit (equipment_id, serial_number, serial_key, serial_shape, manufacturer_id, manufacturer_name, product_family_id)
      select 'MANY' || n, 'M ' || n, 'M' || n, '8' || n, 'many', 'Many', case when n % 3 = 0 then 'gasketed' end
      from generate_series(1, 300) as n`.execute(db);
    await sql`insert into unit_registration (equipment_id, customer_number, oid)
      select equipment_id, case when n % 2 = 0 then number end, case when n % 2 = 1 then oid end
      from (select equipment_id, row_number() over (order by equipment_id) as n from unit where manufacturer_id = 'many') as numbered,
        (select number from customer order by 1 limit 1) as customer, (select oid from person order by 1 limit 1) as person`.execute(
      db,
    );
    await sql`insert into unit_installation (equipment_id, in_use_at, country, zip)
      select equipment_id, 'Hall ' || length(equipment_id), 'SE', '211 22' from unit where manufacturer_id = 'many'`.execute(
      db,
    );
    expect(await differences()).toEqual([]);
    for (const statement of [
      sql`update unit set product_family_id = 'copperbrazed', serial_number = 'N', serial_key = 'N' where equipment_id like 'MANY1%'`,
      sql`update unit_installation set in_use_at = '', city = 'Lund' where equipment_id like 'MANY2%'`,
      sql`delete from unit_installation where equipment_id like 'MANY3%'`,
      sql`delete from unit where equipment_id like 'MANY4%'`,
      sql`delete from unit_registration where oid is not null`,
      sql`delete from unit_registration`,
    ]) {
      await statement.execute(db);
      expect(await differences()).toEqual([]);
    }
    expect(await db.selectFrom('unit_count').selectAll().execute()).toEqual([]);
  });
});
