import { filterSelectionSchema, type FilterSelection, type FilterType } from '@shop/api-contracts';
import { buildFilter } from '@shop/api-contracts/testing';
import { fitsFilters } from '@shop/filters';
import fc from 'fast-check';
import { safeParse } from 'zod/mini';
import { decodeFilterQuery, encodeFilterQuery } from './filter-query.ts';

const filters = [
  buildFilter({ id: 'material', type: 'value' }),
  buildFilter({ id: 'words', type: 'text' }),
  buildFilter({ id: 'pressure', type: 'singleValue' }),
  buildFilter({ id: 'area', type: 'range' }),
  buildFilter({ id: 'temperature', type: 'interval' }),
];

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 8 });
const range = fc
  .tuple(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
    fc.double({ min: 0.001, max: 1e6, noNaN: true }),
  )
  .map(([min, span]) => ({ min: min + 0, max: min + span }));
/** What can be chosen in a filter of each type: a new one has to come through the address too. */
const choices: Record<FilterType, fc.Arbitrary<FilterSelection[string]>> = {
  value: texts,
  text: texts,
  singleValue: text,
  range,
  interval: range,
};
const selections = fc.record(Object.fromEntries(filters.map(({ id, type }) => [id, choices[type]])), {
  requiredKeys: [],
}) as fc.Arbitrary<FilterSelection>;

const accepted = (f: string): boolean => {
  const selection = decodeFilterQuery(f);
  return selection !== null && fitsFilters(selection, filters);
};

describe('query f', () => {
  test('C3: every selection survives the round trip through the address', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const f = encodeFilterQuery(selection);
        const back = decodeFilterQuery(f);
        expect(encodeFilterQuery(back!)).toBe(f);
        expect(fitsFilters(back!, filters)).toBe(true);
        expect(Object.keys(back!).sort()).toEqual(Object.keys(selection).sort());
      }),
    );
  });

  test('C3: the test data has a filter of every type', () => {
    expect(filters.map(({ type }) => type).sort()).toEqual(Object.keys(choices).sort());
  });

  test('C3: equal selections have one address, in whatever order they were chosen', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const turned = Object.fromEntries(
          Object.entries(selection)
            .reverse()
            .map(([id, selected]) => [id, Array.isArray(selected) ? [...selected].reverse() : selected]),
        );
        expect(encodeFilterQuery(turned)).toBe(encodeFilterQuery(selection));
      }),
    );
  });

  test('C3: an empty selection has no f', () => {
    expect(encodeFilterQuery({})).toBeUndefined();
    expect(decodeFilterQuery(null)).toEqual({});
    expect(decodeFilterQuery('')).toEqual({});
  });

  test('C3: any text in the address parses to a selection or null, without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (f) => {
        const selection = decodeFilterQuery(f);
        expect(selection === null || typeof selection === 'object').toBe(true);
        expect(typeof accepted(f)).toBe('boolean');
      }),
    );
  });

  test.each([
    ['broken JSON', '{"material":["NBR"'],
    ['no object', '["NBR"]'],
    ['a word alone', '"NBR"'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"polluted":"yes"}}'],
    ['a prototype in a range', '{"area":{"__proto__":{"min":1},"min":1,"max":2}}'],
    ['a name that every object has', '{"constructor":["x"]}'],
    ['another such name', '{"toString":"x"}'],
    ['a filter that the category does not have', '{"colour":["red"]}'],
    ['a string for a value filter', '{"material":"NBR"}'],
    ['a string for a text filter', '{"words":"plate"}'],
    ['an array for a singleValue filter', '{"pressure":["16"]}'],
    ['numbers as values', '{"material":[1]}'],
    ['an empty array', '{"material":[]}'],
    ['an empty value', '{"material":[""]}'],
    ['an array as range', '{"area":[1,2]}'],
    ['a range without max', '{"area":{"min":1}}'],
    ['text in a range', '{"area":{"min":"1","max":2}}'],
    ['a range the wrong way round', '{"temperature":{"min":3,"max":2}}'],
    ['an endless range', '{"area":{"min":1,"max":1e999}}'],
    ['more in a range than its ends', '{"area":{"min":1,"max":2,"step":1}}'],
    ['very deep JSON', `{"material":${'['.repeat(1900)}${']'.repeat(1900)}}`],
    ['JSON too deep to parse', '['.repeat(200_000)],
    ['a huge value', JSON.stringify({ material: ['x'.repeat(101)] })],
    ['too many values', JSON.stringify({ material: Array.from({ length: 51 }, (_, n) => `v${n}`) })],
    ['a huge text', JSON.stringify({ material: Array.from({ length: 49 }, (_, n) => `${n}${'x'.repeat(98)}`) })],
  ])('C3: %s is refused', (_, f) => {
    expect(accepted(f)).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('C3: the parser accepts exactly what the contract allows', () => {
    const id = fc.oneof(fc.string({ maxLength: 4 }), fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,41}$/));
    const value = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.string({ minLength: 99, maxLength: 101 }),
      fc.integer(),
      fc.constant(null),
    );
    const selected = fc.oneof(
      value,
      fc.array(value, { maxLength: 3 }),
      fc.array(fc.constant('x'), { minLength: 49, maxLength: 51 }),
      fc.record(
        { min: fc.oneof(fc.double(), value), max: fc.oneof(fc.double(), value), step: fc.integer() },
        { requiredKeys: ['min'] },
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(id, selected, { maxKeys: 3 }), (json) => {
        const text = JSON.stringify(json);
        const own = Object.keys(JSON.parse(text) as object);
        const { success, data } = safeParse(filterSelectionSchema, JSON.parse(text));
        // the schema silently skips a key named __proto__
        const allowed = success && Object.keys(data).length === own.length && text.length <= 4000;
        expect(decodeFilterQuery(text) !== null).toBe(allowed);
      }),
      { numRuns: 500 },
    );
  });

  test('C4: a range with equal ends widens its upper one by 1', () => {
    expect(decodeFilterQuery('{"area":{"min":10,"max":10}}')).toEqual({ area: { min: 10, max: 11 } });
  });

  test('C3: half of a surrogate pair makes it invalid', () => {
    expect(decodeFilterQuery('{"material":["\\ud800"]}')).toBeNull();
    expect(decodeFilterQuery('{"material":["\\ud83d\\ude00"]}')).toEqual({ material: ['😀'] });
  });
});
