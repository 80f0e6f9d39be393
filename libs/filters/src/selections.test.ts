import type { FilterSelection, FilterType } from '@shop/api-contracts';
import fc from 'fast-check';
import { canonical, fitsFilters, holdsOne, isSelectionOf, valuesOf, widenedRange } from './selections.ts';

const selected: Record<string, FilterSelection[string]> = {
  list: ['NBR', 'FKM'],
  one: '16',
  range: { min: 1, max: 2 },
  'range the wrong way round': { min: 2, max: 1 },
};
const right: Record<FilterType, string> = {
  value: 'list',
  text: 'list',
  singleValue: 'one',
  range: 'range',
  interval: 'range',
};

describe('the selection of a filter', () => {
  test.each(Object.entries(right) as [FilterType, string][])(
    'C3: of type %s is a %s and nothing else',
    (type, shape) => {
      const accepted = Object.keys(selected).filter((name) => isSelectionOf(type, selected[name]!));
      expect(accepted).toEqual([shape]);
      expect(holdsOne(type)).toBe(shape === 'one');
    },
  );

  test('C3: is valid when each of its filters exists and has that type', () => {
    const filters = [{ id: 'area', type: 'range' as const }];
    expect(fitsFilters({ area: { min: 1, max: 2 } }, filters)).toBe(true);
    expect(fitsFilters({ area: ['1'] }, filters)).toBe(false);
    expect(fitsFilters({ constructor: ['x'] }, filters)).toBe(false);
    // a type of a server that is newer than the page
    expect(fitsFilters({ area: ['1'] }, [{ id: 'area', type: 'boolean' as FilterType }])).toBe(false);
  });

  test('C3: equal values have one canonical form, in any order and with duplicates', () => {
    const texts = fc.array(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(texts, (list) => {
        expect(canonical([...list, ...list].reverse())).toEqual(canonical(list));
        expect(new Set(canonical(list) as string[])).toEqual(new Set(list));
      }),
    );
    expect(JSON.stringify(canonical({ max: 2, min: 1 }))).toBe('{"min":1,"max":2}');
  });

  test('selected values are a list, for every type', () => {
    expect(Object.values(selected).map(valuesOf)).toEqual([['NBR', 'FKM'], ['16'], [], []]);
    expect(valuesOf(undefined)).toEqual([]);
  });

  test('C4: a range of one number is widened by 1', () => {
    expect(widenedRange({ min: 16, max: 16 })).toEqual({ min: 16, max: 17 });
    expect(widenedRange({ min: 16, max: 25 })).toEqual({ min: 16, max: 25 });
  });
});
