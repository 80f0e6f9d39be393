import type { AnswerOf, units } from '@shop/api-contracts';
import { sql } from 'kysely';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

jest.setTimeout(60_000);

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type UnitMap = AnswerOf<typeof units.map>;
const mapOf = async (as: string, query: Record<string, string> = {}) =>
  (await shop.call('get', '/units/map', { as, query }).expect(200)).body as UnitMap;
const listOf = async (as: string, query: Record<string, string> = {}) =>
  (await shop.call('get', '/units', { as, query }).expect(200)).body as AnswerOf<typeof units.list>;

describe('the map of own units', () => {
  it('I8: counts units by place, those with most first; each count is that of the list', async () => {
    const { total, places, placesTotal, withoutPlace } = await mapOf('marie');
    expect(total).toBe((await listOf('marie')).total);
    expect(placesTotal).toBe(places.length);
    expect(places.map(({ units }) => units)).toEqual(places.map(({ units }) => units).sort((a, b) => b - a));
    for (const { place, units } of places) expect((await listOf('marie', { place })).total).toBe(units);
    expect(places.reduce((sum, { units }) => sum + units, withoutPlace)).toBe(total);
    expect(places.find(({ place }) => place === 'Entrepôt Annecy')?.position).toEqual({
      latitude: 45.908,
      longitude: 6.122,
    });
  });

  it('I8: shows a place without a position at its postal code', async () => {
    const { position } = (await mapOf('marie')).places.find(({ place }) => place === 'Laiterie Valence')!;
    expect(position!.latitude).toBeCloseTo(44.9, 0);
    expect(position!.longitude).toBeCloseTo(4.9, 0);
  });

  it('I8: is narrowed like the list', async () => {
    const query = { q: 'lyon', family: 'gasketed' };
    expect((await mapOf('marie', query)).total).toBe((await listOf('marie', query)).total);
    expect((await mapOf('marie', { place: 'Entrepôt Annecy' })).places).toHaveLength(1);
    expect(await mapOf('marie', { q: 'nothing has this name' })).toEqual({
      total: 0,
      withoutPlace: 0,
      placesTotal: 0,
      places: [],
    });
  });

  it('I8: counts units whose place nobody has said, which the list shows alone; degrees alone are a place', async () => {
    const [unit] = (await listOf('marie', { place: 'Entrepôt Annecy' })).units;
    const say = (place: object) =>
      shop
        .call('post', `/units/${unit!.equipmentId}/installationinformation`, {
          as: 'marie',
          body: { inUseAt: '', address: '', zip: '', city: '', region: '', country: '', ...place },
        })
        .expect(200);
    const before = await mapOf('marie');
    await say({ latitude: null, longitude: null });
    expect((await mapOf('marie')).withoutPlace).toBe(before.withoutPlace + 1);
    const without = await listOf('marie', { withoutPlace: 'true' });
    expect(without.total).toBe(before.withoutPlace + 1);
    expect(without.units.every(({ place }) => place === null)).toBe(true);
    await say({ latitude: 45.9001, longitude: -6.1 });
    const after = await mapOf('marie');
    expect(after.withoutPlace).toBe(before.withoutPlace);
    expect(after.places).toContainEqual({
      place: '45.900, -6.100',
      units: 1,
      position: { latitude: 45.9001, longitude: -6.1 },
    });
    expect((await listOf('marie', { place: '45.900, -6.100' })).total).toBe(1);
  });

  it('I8: tells places of one name in two towns apart', async () => {
    const units = (await listOf('marie', { place: 'Entrepôt Annecy' })).units.slice(0, 3);
    const at = { Lyon: [45.75, 4.85], Grenoble: [45.19, 5.72] };
    for (const [index, city] of (['Lyon', 'Grenoble', 'Grenoble'] as const).entries()) {
      const [latitude, longitude] = at[city];
      await shop
        .call('post', `/units/${units[index]!.equipmentId}/installationinformation`, {
          as: 'marie',
          body: { inUseAt: 'Hall 7', address: '', zip: '', city, region: '', country: 'FR', latitude, longitude },
        })
        .expect(200);
    }
    const { places } = await mapOf('marie');
    expect(places.filter(({ place }) => place.startsWith('Hall 7'))).toEqual([
      { place: 'Hall 7, Grenoble', units: 2, position: { latitude: 45.19, longitude: 5.72 } },
      { place: 'Hall 7, Lyon', units: 1, position: { latitude: 45.75, longitude: 4.85 } },
    ]);
    expect((await listOf('marie', { place: 'Hall 7, Grenoble' })).total).toBe(2);
  });

  it('I8: shows nothing of other customers', async () => {
    const names = ({ places }: UnitMap) => places.map(({ place }) => place);
    expect(names(await mapOf('anna'))).not.toEqual(expect.arrayContaining(['Entrepôt Annecy']));
    await shop.get('/units/map').expect(401);
  });

  it('I8: answers at most 300 places and says how many there are; the units without a place are among the count', async () => {
    const before = await mapOf('grace');
    await sql`insert into unit (equipment_id, serial_number, serial_key, serial_shape, manufacturer_id, manufacturer_name, status)
      select 'PLACE' || lpad(n::text, 5, '0'), 'P-' || n, 'P' || n, '8' || n, 'many places', 'Bulk', 'inService'
      from generate_series(1, 320) as n`.execute(shop.deps.db);
    await sql`insert into unit_registration (equipment_id, customer_number, oid)
      select unit.equipment_id, mine.customer_number, mine.oid
      from unit, (select customer_number, oid from unit_registration where equipment_id = ${
        (await listOf('grace')).units[0]!.equipmentId
      }) as mine where manufacturer_id = 'many places'`.execute(shop.deps.db);
    await sql`insert into unit_installation (equipment_id, in_use_at)
      select equipment_id, 'Place of ' || serial_number from unit where manufacturer_id = 'many places'`.execute(
      shop.deps.db,
    );
    const after = await mapOf('grace');
    expect(after.places).toHaveLength(300);
    expect(after).toMatchObject({
      placesTotal: before.placesTotal + 320,
      total: before.total + 320,
      withoutPlace: before.withoutPlace,
    });
    expect(after.places.at(-1)!.position).toBeNull();
  });
});
