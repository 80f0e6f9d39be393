import fc from 'fast-check';
import { markets } from '@shop/demo-company';
import { addWorkingDays, type Consignment, freeFromOf, freightChoices, workingDayFrom } from '@shop/commerce-model';

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
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('E2: %s and %i working days is %s', (day, count, reached) => {
    expect(addWorkingDays(day, count)).toBe(reached);
  });

  it('E2: arrives on a working day, not before the requested day', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const dayOf = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, fc.option(day), fc.nat(40), (now, wanted, readyInDays) => {
        const requestedDate = wanted && dayOf(wanted);
        const choices = freightChoices(consigned({ today: dayOf(now), requestedDate, readyInDays }));
        const [economy, express] = choices.map(({ deliveryDate }) => deliveryDate);
        expect(economy! >= express!).toBe(true);
        for (const date of [economy!, express!]) {
          expect([0, 6]).not.toContain(new Date(date).getUTCDay());
          expect(date > dayOf(now)).toBe(true);
          if (requestedDate) expect(date >= requestedDate).toBe(true);
          expect(workingDayFrom(date)).toBe(date);
        }
      }),
    );
  });
});
