import { randomUUID } from 'node:crypto';
import { readingsPerCall, type AnswerOf, type ReadingFields, type unitReadings } from '@shop/api-contracts';
import { moveDemoReadings, unitBySerial } from '@shop/demo-company';
import { atOnce } from '../../testing/databases/at-once.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
/** Of the same customer, without a gateway. */
const quay = units.find(
  ({ registration }) => registration?.customerNumber === '100001' && registration.customName !== 'Malmö harbour',
)!;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Readings = AnswerOf<typeof unitReadings.list>;
const list = async (as: string, id: string, query = {}) =>
  (await shop.call('get', `/units/${id}/readings`, { as, query }).expect(200)).body as Readings;
const add = (as: string, id: string, readings: unknown[]) =>
  shop.call('post', `/units/${id}/readings`, { as, key: randomUUID(), body: { readings } });

const reading = (own: Partial<ReadingFields> = {}): ReadingFields => ({
  measuredAt: '2026-03-01T08:00:00Z',
  hotIn: 80,
  hotOut: 60,
  coldIn: 20,
  coldOut: 50,
  hotFlow: 20,
  coldFlow: 13.4,
  hotPressureDrop: 31.5,
  coldPressureDrop: null,
  afterCleaning: false,
  ...own,
});

describe('readings of a unit', () => {
  it('J6: a technician’s reading says what the unit gives, and colleagues see it', async () => {
    expect((await add('anna', quay.equipmentId, [reading()]).expect(200)).body).toEqual({ added: 1, alreadyThere: 0 });
    const { total, readings, forecast } = await list('anna', quay.equipmentId);
    expect(total).toBe(1);
    const [first] = readings;
    expect(first).toMatchObject({ hotIn: 80, coldFlow: 13.4, source: 'person', isDoubtful: false, isCurrent: true });
    expect(first!.hotDuty).toBeCloseTo(452.6, 0);
    expect(first!.logMeanDifference).toBeCloseTo(34.76, 2);
    expect(first!.heatTransferCoefficient).toBeGreaterThan(500);
    expect(forecast.state).toBe('unknown');
    expect(forecast.missing).toContainEqual({ what: 'readings', need: 8, have: 1 });
  });

  it('J6: a file that is read in twice adds nothing the second time', async () => {
    const file = Array.from({ length: readingsPerCall }, (_, hour) =>
      reading({ measuredAt: new Date(Date.UTC(2026, 3, 1, hour)).toISOString() }),
    );
    expect((await add('anna', quay.equipmentId, file).expect(200)).body).toEqual({ added: 1000, alreadyThere: 0 });
    expect((await add('anna', quay.equipmentId, file).expect(200)).body).toEqual({ added: 0, alreadyThere: 1000 });
    await add('anna', quay.equipmentId, [...file, reading()]).expect(400);
    const { total, readings } = await list('anna', quay.equipmentId, { page: 2 });
    expect(total).toBe(1001);
    expect(readings).toHaveLength(25);
    expect((await list('anna', quay.equipmentId)).readings[0]!.measuredAt).toBe(file.at(-1)!.measuredAt);
  });

  it.each([
    ['hotOut', 'hotSideSwapped', { hotIn: 60, hotOut: 80 }],
    ['coldOut', 'coldSideSwapped', { coldIn: 50, coldOut: 20 }],
    ['coldOut', 'temperaturesCross', { coldOut: 81 }],
    ['hotOut', 'temperaturesCross', { hotOut: 19 }],
    ['hotFlow', 'zeroFlow', { hotFlow: 0 }],
    ['hotFlow', 'noFlow', { hotFlow: null, coldFlow: null }],
    ['measuredAt', 'inFuture', { measuredAt: '2099-01-01T00:00:00Z' }],
    ['measuredAt', 'tooOld', { measuredAt: '1899-12-30T00:00:00Z' }],
  ])(
    'J6: a reading with an impossible %s is refused as %s, and no other of its file is stored',
    async (field, message, own) => {
      const before = await list('anna', quay.equipmentId);
      const refused = await add('anna', quay.equipmentId, [
        reading({ measuredAt: '2026-02-01T08:00:00Z' }),
        reading(own),
      ]).expect(422);
      expect(refused.body).toMatchObject({
        code: 'reading_impossible',
        errors: [{ path: `readings.1.${field}`, message }],
      });
      expect((await list('anna', quay.equipmentId)).total).toBe(before.total);
    },
  );

  it.each([
    ['hot', { hotIn: 'hot' }],
    ['a day without time', { measuredAt: '2026-03-01' }],
    ['4,000 °C', { hotIn: 4000 }],
    ['a reading without a field for a flow', { hotFlow: undefined }],
  ])('J6: %s is no reading', async (_, own) => {
    await add('anna', quay.equipmentId, [{ ...reading(), ...own }]).expect(400);
  });

  it('J6: belong to who has registered the unit: to others it is unknown, also for writing and removing', async () => {
    const { readings } = await list('anna', quay.equipmentId);
    for (const answer of [
      await shop.call('get', `/units/${quay.equipmentId}/readings`, { as: 'marie' }),
      await add('marie', quay.equipmentId, [reading({ measuredAt: '2026-02-02T08:00:00Z' })]),
      await shop.call('delete', `/units/${quay.equipmentId}/readings/${readings[0]!.id}`, { as: 'marie' }),
    ]) {
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'unit_unknown']);
    }
    // of another unit nothing is removed
    await shop.call('delete', `/units/${malmo.equipmentId}/readings/${readings[0]!.id}`, { as: 'anna' }).expect(200);
    expect((await list('anna', quay.equipmentId)).total).toBe(1001);
    await shop.call('delete', `/units/${quay.equipmentId}/readings/${readings[0]!.id}`, { as: 'anna' }).expect(200);
    expect((await list('anna', quay.equipmentId)).total).toBe(1000);
  });

  it('J6: stay with their owner when the unit changes hands', async () => {
    const { db } = shop.deps;
    const givenTo = (customer_number: string) =>
      db
        .updateTable('unit_registration')
        .set({ customer_number })
        .where('equipment_id', '=', quay.equipmentId)
        .execute();
    await givenTo('100002');
    expect((await list('marie', quay.equipmentId)).total).toBe(0);
    await shop.call('get', `/units/${quay.equipmentId}/readings`, { as: 'anna' }).expect(404);
    await givenTo('100001');
    expect((await list('anna', quay.equipmentId)).total).toBe(1000);
  });

  it('J6: of a gateway over thirty days forecast the cleaning of one unit within weeks, and none of a clean one', async () => {
    await moveDemoReadings(shop.deps.db);
    const { total, forecast, trend, cleanConductance } = await list('anna', malmo.equipmentId);
    expect(total).toBe(720);
    expect(forecast).toMatchObject({ state: 'due', sign: 'conductance' });
    const daysUntil = (day: string | null): number => (Date.parse(day!) - Date.now()) / 86_400_000;
    expect(daysUntil(forecast.dueOn)).toBeGreaterThan(28);
    expect(daysUntil(forecast.dueOn)).toBeLessThan(42);
    // days, which may be the same: the range of this unit is a few hours
    expect([forecast.earliest, forecast.dueOn, forecast.latest].toSorted()).toEqual([
      forecast.earliest,
      forecast.dueOn,
      forecast.latest,
    ]);
    expect(trend.length).toBeGreaterThan(100);
    expect(cleanConductance).toBeGreaterThan(trend.at(-1)!.conductance);
    const lyon = await list('marie', unitBySerial(units, '30-131-0044').equipmentId);
    expect(lyon.forecast.state).toBe('notSoon');
  });

  it('J6: 20,000 of them are enough for a unit, also when the last two come at once', async () => {
    const { db } = shop.deps;
    const row = await db
      .selectFrom('unit_reading')
      .selectAll()
      .where('equipment_id', '=', malmo.equipmentId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: _, ...own } = row;
    for (let part = 0; part < 20; part += 1) {
      await db
        .insertInto('unit_reading')
        .values(
          Array.from({ length: 1000 }, (__, hour) => ({
            ...own,
            measured_at: new Date(Date.UTC(2020, 0, 1, part * 1000 + hour)).toISOString(),
          })),
        )
        .execute();
    }
    const started = performance.now();
    expect((await list('anna', malmo.equipmentId)).total).toBe(20_720);
    const seconds = (performance.now() - started) / 1000;
    expect(seconds).toBeLessThan(5);
    const refused = await add('anna', malmo.equipmentId, [reading()]).expect(409);
    expect(refused.body).toMatchObject({ code: 'too_many_readings' });

    const oldest = db.selectFrom('unit_reading').select('id').where('equipment_id', '=', malmo.equipmentId);
    await db.deleteFrom('unit_reading').where('id', 'in', oldest.orderBy('measured_at').limit(721)).execute();
    const colleagues = ['2019-01-01T08:00:00Z', '2019-01-01T09:00:00Z'].map(
      (measuredAt) => () => add('anna', malmo.equipmentId, [reading({ measuredAt })]),
    );
    expect((await atOnce(db, colleagues)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
