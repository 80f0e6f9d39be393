import { rowsOfPartialResults } from '@shop/filters';
import fc from 'fast-check';
import { buildCategoryItems, type Article } from './category-rows.fixture.ts';
import { canRecount, recount } from './filter-counts.ts';
import { isRecountedInBrowser } from './limits.ts';

const articles: Article[] = [
  { material: 'NBR', pressure: 10, area: 1.26, temperature: [-10, 110] },
  { material: 'HNBR', pressure: 16, area: 5.27, temperature: [-15, 140] },
  { material: 'HNBR', pressure: 16, area: 10.37, temperature: [-15, 140], name: 'Wärmeübertrager für Milch' },
  { material: 'FKM', pressure: 25, area: 78.5, temperature: [-5, 175], articleNumber: 'GX-100-H25' },
  {},
];
const all = buildCategoryItems(articles);
const rows = rowsOfPartialResults(all.partialResults!);
const countsOf = (id: string, selection: Parameters<typeof recount>[2]) =>
  Object.fromEntries(
    recount(rows, all.filters, selection)
      .filters.find((filter) => filter.id === id)!
      .values.map((value) => [value.name, value.productCount]),
  );
const passing = (selection: Parameters<typeof recount>[2]) => [...recount(rows, all.filters, selection).passing];

describe('counting in the browser', () => {
  test('C4: counts are computed in the browser below 5,000 products, from 5,000 on by the server', () => {
    expect(isRecountedInBrowser(4999)).toBe(true);
    expect(isRecountedInBrowser(5000)).toBe(false);
  });

  test('each type of filter passes the right articles', () => {
    expect(passing({})).toEqual([0, 1, 2, 3, 4]);
    expect(passing({ material: ['NBR', 'FKM'] })).toEqual([0, 3]);
    expect(passing({ pressure: '16' })).toEqual([1, 2]);
    expect(passing({ area: { min: 5.27, max: 10.37 } })).toEqual([1, 2]);
    expect(passing({ temperature: { min: -10, max: 140 } })).toEqual([1, 2]);
    expect(passing({ words: ['MILCH warmeubertrager'] })).toEqual([2]);
    expect(passing({ words: ['gx100h25'] })).toEqual([3]);
  });

  test('the counts of a filter ignore its own selection, those of the others follow it', () => {
    const selection = { material: ['HNBR'] };
    expect(countsOf('material', selection)).toEqual({ NBR: 1, HNBR: 2, FKM: 1 });
    expect(countsOf('pressure', selection)).toEqual({ 10: 0, 16: 2, 25: 0 });
  });

  test('C4: for any selection the counts equal a naive count of every article', () => {
    const article = fc.record(
      {
        material: fc.constantFrom('NBR', 'HNBR', 'FKM'),
        pressure: fc.constantFrom(10, 16, 25),
        area: fc.integer({ min: 0, max: 20 }),
      },
      { requiredKeys: [] },
    );
    const selection = fc.record(
      {
        material: fc.uniqueArray(fc.constantFrom('NBR', 'HNBR', 'FKM'), { minLength: 1 }),
        pressure: fc.constantFrom('10', '16', '25'),
        area: fc
          .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 11, max: 20 }))
          .map(([min, max]) => ({ min, max })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(article as fc.Arbitrary<Article>, { maxLength: 30 }), selection, (list, chosen) => {
        const answer = buildCategoryItems(list);
        const { passing: found, filters } = recount(
          rowsOfPartialResults(answer.partialResults!),
          answer.filters,
          chosen,
        );
        const fits = {
          material: (one: Article) => !chosen.material || chosen.material.some((name) => name === one.material),
          pressure: (one: Article) => !chosen.pressure || String(one.pressure) === chosen.pressure,
          area: (one: Article) =>
            !chosen.area || (one.area !== undefined && one.area >= chosen.area.min && one.area <= chosen.area.max),
        };
        expect(found.length).toBe(list.filter((one) => Object.values(fits).every((fit) => fit(one))).length);
        for (const { name, productCount } of filters[0]!.values) {
          expect(productCount).toBe(
            list.filter((one) => one.material === name && fits.pressure(one) && fits.area(one)).length,
          );
        }
      }),
    );
  });

  test('filters that cannot be counted on these rows are left to the server', () => {
    expect(canRecount(rows, all.filters)).toBe(true);
    expect(canRecount(rows, [...all.filters, { ...all.filters[0]!, id: 'certificate' }])).toBe(false);
  });

  test('a change of filters in a category of 4,999 articles takes less than 16 ms', () => {
    const many = buildCategoryItems(
      Array.from({ length: 4999 }, (_, n) => ({
        material: `M${n % 40}`,
        pressure: n % 7,
        area: n / 10,
        temperature: [-(n % 30), n % 180],
      })),
    );
    const arranged = rowsOfPartialResults(many.partialResults!);
    const selections = Array.from({ length: 30 }, (_, n) => ({
      material: [`M${n}`, `M${n + 1}`],
      area: { min: n, max: 400 },
    }));
    const times = selections.map((selection) => {
      const start = performance.now();
      recount(arranged, many.filters, selection);
      return performance.now() - start;
    });
    // the median, since a busy machine may delay single runs
    expect(times.sort((a, b) => a - b)[15]).toBeLessThan(16);
  });
});
