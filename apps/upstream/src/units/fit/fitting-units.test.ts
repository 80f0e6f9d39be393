import type { FittingUnits, UnitParts } from '@shop/api-contracts';
import { unitBySerial, users } from '@shop/demo-company';
import { sql } from 'kysely';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { judgeFit } from './judge-fit.ts';
import { readUnitsOfLines } from './units-of-lines.ts';

jest.setTimeout(60_000);

const { units } = company;
/** Anna's, with an as-built list. */
const malmo = unitBySerial(units, '30-114-0021');

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const fitting = async (commercialItemId: string, options: CallOptions = { as: 'anna' }): Promise<FittingUnits> =>
  (await shop.call('get', '/units/fitting', { ...options, query: { commercialItemId } }).expect(200))
    .body as FittingUnits;

const partsOf = async (equipmentId: string): Promise<string[]> => {
  const { parts } = (await shop.get(`/units/${equipmentId}/spareparts`).expect(200)).body as UnitParts;
  return parts.flatMap(({ item }) => item?.commercialItemId ?? []);
};

/** What lines for each of a customer's units would say. */
async function verdictsOfLines(customerNumber: string, commercialItemId: string) {
  const own = units.filter((unit) => unit.registration?.customerNumber === customerNumber && !unit.isDeleted);
  const known = await readUnitsOfLines(
    shop.deps.db,
    own.map(({ equipmentId }) => equipmentId),
    'en',
  );
  const article = await shop.deps.db
    .selectFrom('variant')
    .select(['commercial_item_id as commercialItemId', 'attributes'])
    .where('commercial_item_id', '=', commercialItemId)
    .executeTakeFirstOrThrow();
  const verdicts = { fits: 0, doesNotFit: 0, notChecked: 0 };
  for (const { facts } of known.values()) verdicts[judgeFit(article, facts).verdict] += 1;
  return verdicts;
}

describe('own units that an article fits', () => {
  it('I8: are named for a part that is built into one of them', async () => {
    const [part] = await partsOf(malmo.equipmentId);
    const answer = await fitting(part!);
    expect(answer).toMatchObject({ isPart: true });
    expect(answer.units.length).toBe(Math.min(5, answer.fits));
    expect(answer.units.map(({ serialNumber }) => serialNumber)).toContain('30-114-0021');
  });

  it('I8: are those that lines for them would say it fits', async () => {
    const parts = [...(await partsOf(malmo.equipmentId)), 'GX050H16061'];
    for (const part of parts) {
      const { fits, doesNotFit, notChecked } = await fitting(part, { as: 'marie' });
      expect({ part, fits, doesNotFit, notChecked }).toEqual({ part, ...(await verdictsOfLines('100002', part)) });
    }
  });

  it('I8: are none for what goes into no unit, and for an article that does not exist', async () => {
    expect(await fitting('GX050H16061')).toMatchObject({ isPart: false, fits: 0, units: [] });
    expect(await fitting('NOSUCHTHING')).toMatchObject({ isPart: false, fits: 0, units: [] });
  });

  it('I8: are named only to their owners', async () => {
    const [part] = await partsOf(malmo.equipmentId);
    await shop.call('get', '/units/fitting', { query: { commercialItemId: part! } }).expect(401);
    for (const as of ['marie', 'sam', 'grace']) {
      const named = (await fitting(part!, { as })).units.map(({ equipmentId }) => equipmentId);
      expect(named).not.toContain(malmo.equipmentId);
    }
  });

  it('I8: leave out one whose serial number the article is not made for', async () => {
    const [part] = await partsOf(malmo.equipmentId);
    const before = await fitting(part!, { as: 'marie' });
    expect(before.fits).toBeGreaterThan(1);
    const [first] = before.units;
    await sql`update variant set attributes = attributes || jsonb_build_object('fitsSerialFrom', jsonb_build_array(
      ${first!.serialNumber}::text), 'fitsSerialTo', jsonb_build_array(${first!.serialNumber}::text))
      where commercial_item_id = ${part!}`.execute(shop.deps.db);
    const after = await fitting(part!, { as: 'marie' });
    const { fits, doesNotFit, notChecked } = after;
    expect({ fits, doesNotFit, notChecked }).toEqual(await verdictsOfLines('100002', part!));
    expect(after.fits).toBeLessThan(before.fits);
    expect(after.units).toContainEqual(first);
    await sql`update variant set attributes = attributes - 'fitsSerialFrom' - 'fitsSerialTo'
      where commercial_item_id = ${part!}`.execute(shop.deps.db);
  });

  it('I8: are counted for an owner of ten thousand, of which the first five are named', async () => {
    const { oid } = users.find(({ firstName }) => firstName === 'Sam')!;
    const [part] = await partsOf(malmo.equipmentId);
    await sql`insert into unit (equipment_id, serial_number, serial_key, serial_shape, manufacturer_id,
        manufacturer_name, commercial_item_id, customer_model_id, attributes, status)
      select 'BULK' || lpad(n::text, 6, '0'), 'B-' || n, 'B' || n, '8' || n, manufacturer_id, manufacturer_name,
        commercial_item_id, customer_model_id, attributes, 'inService'
      from generate_series(1, 10000) as n, unit where equipment_id = ${malmo.equipmentId}`.execute(shop.deps.db);
    await sql`insert into unit_revision (equipment_id, revision, kind, made_on, plate_pack, parts)
      select unit.equipment_id, revision, kind, made_on, plate_pack, parts from unit, unit_revision
      where unit.equipment_id like 'BULK%4' and unit_revision.equipment_id = ${malmo.equipmentId}`.execute(
      shop.deps.db,
    );
    const before = (await fitting(part!, { as: 'sam', locale: 'en-us' })).fits;
    await sql`insert into unit_registration (equipment_id, customer_number, custom_name, serial_key)
      select equipment_id, (select customer_number from membership where oid = ${oid} order by 1 limit 1), 'A', serial_key
      from unit where equipment_id like 'BULK%'`.execute(shop.deps.db);
    await sql`analyze unit_registration, unit, unit_revision`.execute(shop.deps.db);
    shop.takeQueries();
    const answer = await fitting(part!, { as: 'sam', locale: 'en-us' });
    expect(answer.fits).toBe(before + 10_000);
    expect(answer.units).toHaveLength(5);
    expect(answer.units[0]).toMatchObject({ customName: 'A', serialNumber: 'B-1' });
    expect(shop.takeQueries().filter((query) => query.includes('unit_revision'))).toHaveLength(1);
  });
});
