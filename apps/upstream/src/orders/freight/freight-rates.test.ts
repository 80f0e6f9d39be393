import fc from 'fast-check';
import { markets } from '@shop/demo-company';
import {
  addWorkingDays,
  type Consignment,
  freeFromOf,
  freightChoices,
  isWorkingDay,
  type OrderConsignment,
  orderWays,
} from '@shop/commerce-model';

const marketOf = (country: string) => markets.find((market) => market.country === country)!;
/** A Monday. */
const today = '2026-11-23';
const consigned = (more: Partial<Consignment> = {}): Consignment => ({
  kilograms: 12,
  goods: 0,
  countryCode: 'SE',
  market: marketOf('DE'),
  readyInDays: 0,
  today,
  requestedDate: null,
  ...more,
});
const amounts = (more: Partial<Consignment> = {}): number[] =>
  freightChoices(consigned(more)).map(({ amount }) => Number(amount));

describe('freight', () => {
  it('E2: offers economy and express, the cheaper one first', () => {
    expect(freightChoices(consigned())).toEqual([
      { id: 'economy', amount: '14.40', currency: 'EUR', deliveryDate: '2026-11-25' },
      { id: 'express', amount: '34.56', currency: 'EUR', deliveryDate: '2026-11-24' },
    ]);
  });

  it('E2: costs more with weight and distance, in every market', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 23_000, noNaN: true }),
        fc.double({ min: 1, max: 1_000, noNaN: true }),
        fc.constantFrom(...markets),
        (kilograms, more, market) => {
          const of = (weight: number, countryCode: string) => amounts({ kilograms: weight, countryCode, market });
          const [light, heavy] = [of(kilograms, 'IT'), of(kilograms + more, 'IT')];
          expect(heavy[0]).toBeGreaterThanOrEqual(light[0]!);
          expect(heavy[1]).toBeGreaterThan(heavy[0]!);
          const byZone = ['SE', 'DK', 'IT', 'BR'].map((countryCode) => of(kilograms, countryCode)[0]!);
          expect(byZone).toEqual(byZone.toSorted((a, b) => a - b));
          expect(new Set(byZone).size).toBe(4);
        },
      ),
    );
  });

  it('E2: is in the currency of the market', () => {
    const inMarket = (country: string) => freightChoices(consigned({ market: marketOf(country) }))[0];
    expect(inMarket('GB')).toMatchObject({ amount: '12.40', currency: 'GBP' });
    expect(inMarket('SE')).toMatchObject({ currency: 'SEK' });
  });

  it('E2: economy is free from the market’s limit within its country; express never is', () => {
    const market = marketOf('DE');
    const [free, limit] = [{ market, countryCode: 'DE', goods: 50_000 }, freeFromOf(market, 'DE')];
    expect(limit).toBe(50_000);
    expect(amounts(free)[0]).toBe(0);
    expect(amounts(free)[1]).toBeGreaterThan(0);
    expect(amounts({ ...free, goods: 49_999 })[0]).toBeGreaterThan(0);
    expect(amounts({ ...free, countryCode: 'AT' })[0]).toBeGreaterThan(0);
    expect(freeFromOf(market, 'AT')).toBeNull();
    expect(freeFromOf(marketOf('RS'), 'RS')).toBeNull();
    expect(freeFromOf(marketOf('SE'), 'SE')).toBe(560_000);
  });

  it('E2: is not calculated for loads that no lorry carries', () => {
    expect(amounts({ kilograms: 24_000 })).toHaveLength(2);
    expect(amounts({ kilograms: 24_001 })).toEqual([]);
  });

  it.each([
    ['2026-11-27', 1, '2026-11-30'], // Friday
    ['2026-11-28', 0, '2026-11-30'], // Saturday
    ['2026-11-29', 1, '2026-12-01'], // Sunday
    ['2026-12-23', 1, '2026-12-28'], // Christmas, then a weekend
    ['2026-12-30', 1, '2027-01-04'], // New Year's Eve and Day, then a weekend
    ['2026-06-18', 1, '2026-06-22'], // Midsummer Eve
    ['2028-02-28', 1, '2028-02-29'],
  ])('E2: %s and %i working days is %s', (day, count, reached) => {
    expect(addWorkingDays(day, count, 'SE')).toBe(reached);
  });

  it.each([
    ['GB', '2027-12-27', '2027-12-28', '2026-08-31', '2026-05-04'],
    ['US', '2026-07-03', '2026-11-26', '2027-12-31', '2027-07-05'],
    ['DE', '2026-04-03', '2026-05-14', '2026-05-25', '2026-12-25'],
    ['FR', '2026-07-14', '2026-05-08', '2026-11-11'],
    ['NL', '2026-04-27'],
    ['BR', '2026-02-17', '2026-06-04', '2026-09-07'],
    ['RS', '2026-01-07', '2026-02-17', '2026-04-10', '2026-04-13'],
    ['GR', '2026-02-23', '2027-05-03', '2027-06-21'],
  ])('E2: in %s, %s is a public holiday', (country, ...days) => {
    for (const day of days) expect([day, isWorkingDay(day, country)]).toEqual([day, false]);
    expect(isWorkingDay('2026-11-24', country)).toBe(true);
  });

  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }).map(dayOf);
  const country = fc.constantFrom('SE', 'GB', 'DE', 'FR', 'NL', 'US', 'BR', 'RS', 'GR', 'NO', 'PL');

  it('E2: arrives on a working day of the destination, not before the requested day', () => {
    fc.assert(
      fc.property(day, fc.option(day), fc.nat(40), country, (today, requestedDate, readyInDays, countryCode) => {
        const choices = freightChoices(consigned({ today, requestedDate, readyInDays, countryCode }));
        const [economy, express] = choices.map(({ deliveryDate }) => deliveryDate);
        expect(economy! >= express!).toBe(true);
        for (const date of [economy!, express!]) {
          expect([0, 6]).not.toContain(new Date(date).getUTCDay());
          expect(isWorkingDay(date, countryCode)).toBe(true);
          expect(date > today).toBe(true);
          if (requestedDate) expect(date >= requestedDate).toBe(true);
        }
      }),
    );
  });

  it('F5: each line of an order arrives on a working day there, or is ready on one of the warehouse', () => {
    const piece = fc.record({ readyInDays: fc.nat(40), requestedDate: fc.option(day) });
    const order: Omit<OrderConsignment, 'today' | 'countryCode' | 'pieces' | 'isShippingOn'> = {
      kilograms: 12,
      goods: 0,
      market: marketOf('DE'),
      includesTax: false,
    };
    fc.assert(
      fc.property(day, country, fc.array(piece, { minLength: 1, maxLength: 4 }), fc.boolean(), (...given) => {
        const [today, countryCode, pieces, isShippingOn] = given;
        for (const { id, days } of orderWays({ ...order, today, countryCode, pieces, isShippingOn })) {
          const where = id === 'collect' ? 'SE' : countryCode;
          for (const date of days) expect([id, date, isWorkingDay(date, where)]).toEqual([id, date, true]);
        }
      }),
    );
  });
});
