import fc from 'fast-check';
import { assessReadings, forecastCleaning, type StoredReading } from './cleaning-forecast.ts';
import { fitLine } from './fitted-line.ts';
import { heatBalanceOf, heatDuty } from './heat.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);

/** Hot water 80 -> 60 against cold water that comes with 20: the cold outlet follows from how dirty the plates are. */
function readingAt(day: number, own: Partial<StoredReading> = {}): StoredReading {
  return {
    id: String(day),
    measuredAt: new Date(start + day * dayMs),
    hotIn: 80,
    hotOut: 60,
    coldIn: 20,
    coldOut: 50,
    hotFlow: 7.4,
    coldFlow: null,
    hotPressureDrop: null,
    coldPressureDrop: null,
    afterCleaning: false,
    ...own,
  };
}

/** Heat transfer falls when both outlets move away: the hot one rises by so many kelvins a day. */
const fouling = (days: number, perDay: number): StoredReading[] =>
  Array.from({ length: days }, (_, day) => readingAt(day, { hotOut: 60 + perDay * day, coldOut: 50 - perDay * day }));

const forecastOn = (day: number, readings: StoredReading[]) =>
  forecastCleaning(assessReadings(readings), new Date(start + day * dayMs));

describe('heat', () => {
  it('of 2 kg/s of water from 80 to 60 °C is 168 kW, and the mean difference against 20 to 50 °C 34.8 K', () => {
    const flow = (2 / 971.8) * 3600;
    expect(heatDuty(flow, 80, 60)).toBeCloseTo(167.6, 0);
    expect(heatBalanceOf(readingAt(0)).logMeanDifference).toBeCloseTo(34.76, 2);
  });

  it('with equal differences at both ends has that difference, and one side alone is enough', () => {
    const reading = readingAt(0, { hotIn: 70, hotOut: 40, coldIn: 30, coldOut: 60 });
    expect(heatBalanceOf(reading).logMeanDifference).toBe(10);
    const { hotDuty, coldDuty, imbalance, conductance } = heatBalanceOf(reading);
    expect({ coldDuty, imbalance }).toEqual({ coldDuty: null, imbalance: null });
    expect(conductance).toBeCloseTo(hotDuty! / 10, 9);
  });
});

describe('a fitted line', () => {
  it('is not turned by one reading in four that is wildly wrong', () => {
    const points = Array.from({ length: 40 }, (_, day) => ({ day, value: day % 4 === 1 ? 500 : 100 - day }));
    expect(fitLine(points)!.slope).toBeCloseTo(-1, 1);
  });

  it('lies between its bounds, whatever is measured', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 }), (values) => {
        const line = fitLine(values.map((value, day) => ({ day, value })))!;
        expect(line.least.slope).toBeLessThanOrEqual(line.slope);
        expect(line.greatest.slope).toBeGreaterThanOrEqual(line.slope);
      }),
    );
  });

  it('is none through points of one time', () => {
    expect(fitLine([1, 2, 3].map((value) => ({ day: 7, value })))).toBeUndefined();
  });
});

describe('the cleaning forecast', () => {
  it('J6: names the day on which heat transfer will have fallen to 70 %, and a span around it', () => {
    const readings = fouling(30, 0.1);
    const { state, sign, dueOn, earliest, latest } = forecastOn(30, readings);
    expect({ state, sign }).toEqual({ state: 'due', sign: 'conductance' });
    expect(earliest! <= dueOn! && dueOn! <= latest!).toBe(true);
    // the same unit some days later, with what was measured meanwhile, is expected at about the same time
    const later = forecastOn(40, fouling(40, 0.1));
    expect(Math.abs(Date.parse(later.dueOn!) - Date.parse(dueOn!)) / dayMs).toBeLessThan(6);
  });

  it('J6: takes the pressure drop of a side where that reaches 150 % first', () => {
    const readings = Array.from({ length: 30 }, (_, day) =>
      readingAt(day, { coldFlow: 4.95, coldPressureDrop: 40 + 0.5 * day }),
    );
    // clean: the median of the first eight, 41.75; due at 62.6, which is day 45
    expect(forecastOn(30, readings)).toMatchObject({ state: 'due', sign: 'coldPressureDrop', dueOn: '2026-02-15' });
  });

  it.each([
    [
      'seven readings',
      fouling(7, 0.1).map((one, at) => ({ ...one, measuredAt: new Date(start + at * 3 * dayMs) })),
      [{ what: 'readings', need: 8, have: 7 }],
    ],
    ['ten days', fouling(11, 0.1), [{ what: 'days', need: 14, have: 10 }]],
    [
      'nothing',
      [],
      [
        { what: 'readings', need: 8, have: 0 },
        { what: 'days', need: 14, have: 0 },
      ],
    ],
  ])('J6: says what is missing after %s', (_, readings, missing) => {
    expect(forecastOn(40, readings)).toMatchObject({ state: 'unknown', dueOn: null, missing });
  });

  it('J6: does not invent a day where nothing worsens, or the scatter hides it', () => {
    const steady = Array.from({ length: 30 }, (_, day) => readingAt(day, { hotOut: 60 + (day % 3) * 0.2 }));
    expect(forecastOn(30, steady).state).toBe('notSoon');
    expect(forecastOn(30, fouling(30, -0.05)).state).toBe('notSoon');
    // a tendency within a wide scatter: nobody would clean for it
    const scattered = Array.from({ length: 30 }, (_, day) =>
      readingAt(day, { hotOut: 60 + ((day * 7) % 13) * 0.7 + day * 0.02 }),
    );
    expect(forecastOn(30, scattered).state).toBe('notSoon');
    // not within two years
    expect(forecastOn(30, fouling(30, 0.002)).state).toBe('notSoon');
  });

  it('J6: says nothing about today from readings of long ago, nor from pressure drops at unknown flows', () => {
    expect(forecastOn(600, fouling(60, 0.25))).toMatchObject({
      state: 'unknown',
      missing: [{ what: 'recent', need: 60, have: 541 }],
    });
    const atUnknownFlow = Array.from({ length: 30 }, (_, day) => readingAt(day, { coldPressureDrop: 40 + 0.5 * day }));
    expect(forecastOn(30, atUnknownFlow).state).toBe('notSoon');
  });

  it('J6: says that it is due when it is', () => {
    expect(forecastOn(60, fouling(60, 0.25))).toMatchObject({ state: 'overdue', dueOn: '2026-03-02' });
  });

  it('J6: begins anew after a cleaning', () => {
    const before = fouling(60, 0.25);
    const after = Array.from({ length: 20 }, (_, day) => readingAt(60 + day, { afterCleaning: day === 0 }));
    expect(forecastOn(80, [...before, ...after]).state).toBe('notSoon');
    expect(forecastOn(80, [...after, ...before]).state).toBe('notSoon');
  });

  it('J6: is the same with some readings of years ago before thousands of gateway values', () => {
    const hourly = Array.from({ length: 40 * 24 }, (_, hour) =>
      readingAt(hour / 24, { hotOut: 60 + hour / 240, coldOut: 50 - hour / 240 }),
    );
    const forecast = forecastOn(40, hourly);
    expect(forecast).toMatchObject({ state: 'due', sign: 'conductance' });
    const withOld = forecastOn(40, [...[-3000, -2000, -1000].map((day) => readingAt(day)), ...hourly]);
    expect(Math.abs(Date.parse(withOld.dueOn!) - Date.parse(forecast.dueOn!)) / dayMs).toBeLessThanOrEqual(1);
  });

  it('J6: leaves out readings that contradict themselves, and those at other flows', () => {
    const good = fouling(30, 0.1).map((one) => ({ ...one, coldFlow: (7.4 * (20 - 0)) / 30 }));
    const assessed = assessReadings([
      ...good,
      readingAt(30, { coldFlow: 1 }),
      readingAt(31, { hotFlow: 4, coldFlow: (4 * 20) / 30 }),
    ]);
    expect(assessed.slice(0, 30).map(({ isDoubtful, isComparable }) => isComparable && !isDoubtful)).not.toContain(
      false,
    );
    expect(assessed.slice(30).map(({ isDoubtful, isComparable }) => [isDoubtful, isComparable])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(forecastOn(32, assessed)).toEqual(forecastOn(32, good));
  });
});
