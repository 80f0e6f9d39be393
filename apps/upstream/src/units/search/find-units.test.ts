import type { UnitSummary } from '@shop/api-contracts';
import { sql } from 'kysely';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

jest.setTimeout(60_000);

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const typed = async (serialNumber: string) =>
  ((await shop.get('/units/search', { serialNumber }).expect(200)).body as { units: UnitSummary[] }).units;

it('J1: four characters that twenty thousand numbers begin with are answered as fast as a whole number', async () => {
  await sql`insert into unit (equipment_id, serial_number, serial_key, serial_shape, tag_id, manufacturer_id, manufacturer_name)
    select 'BULK' || lpad(n::text, 6, '0'), 'QX-12-' || lpad(n::text, 5, '0'), 'QX12' || lpad(n::text, 5, '0'),
      '0X12' || lpad(n::text, 5, '0'), case n when 7 then 'QX12' end, 'bulk', 'Bulk'
    from generate_series(1, 20000) as n`.execute(shop.deps.db);
  await sql`analyze unit`.execute(shop.deps.db);
  const found = await typed('QX12');
  expect(found).toHaveLength(20);
  // the one whose tag was typed stands first, the others follow by their numbers
  const first = ['QX-12-00007', 'QX-12-00001', 'QX-12-00002'];
  expect(found.slice(0, 3).map(({ serialNumber }) => serialNumber)).toEqual(first);
  expect(new Set(found.map(({ equipmentId }) => equipmentId)).size).toBe(20);
  const best = async (text: string) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      await typed(text);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const [few, many] = [await best('QX1219999'), await best('QX12')];
  expect(many).toBeLessThan(3 * few);
});
