import type { CartItemId } from '@shop/api-contracts';
import fc from 'fast-check';
import { lineKeyOf } from './line-key.ts';

const id = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
const absent = fc.constantFrom(undefined, null, '');
const filter = fc.record({
  id,
  name: fc.string(),
  value: fc.oneof(
    fc.string(),
    fc.uniqueArray(fc.string(), { maxLength: 4 }),
    fc.record({ min: fc.integer(), max: fc.integer() }),
  ),
  unit: fc.option(fc.string({ minLength: 1 })),
});
const names = [
  'genericItemId',
  'commercialItemId',
  'categoryId',
  'parentGenericItemId',
  'parentCategoryId',
  'parentCommercialItemId',
  'equipmentId',
] as const;
const cartItemId: fc.Arbitrary<CartItemId> = fc.record({
  genericItemId: id,
  commercialItemId: id,
  categoryId: id,
  parentGenericItemId: id,
  parentCategoryId: id,
  parentCommercialItemId: id,
  equipmentId: id,
  appliedFilters: fc.uniqueArray(filter, { minLength: 1, maxLength: 4, selector: ({ id: filterId }) => filterId }),
  itemTagIds: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
});

const withField = (given: CartItemId, name: string, value: unknown): CartItemId => ({ ...given, [name]: value });

describe('a cart line', () => {
  it.each(names)('D7: is another one when %s differs', (name) => {
    fc.assert(
      fc.property(cartItemId, id, (given, other) => {
        fc.pre(given[name] !== other);
        expect(lineKeyOf(withField(given, name, other))).not.toBe(lineKeyOf(given));
        if (name === 'genericItemId') return;
        expect(lineKeyOf(withField(given, name, undefined))).not.toBe(lineKeyOf(given));
      }),
    );
  });

  it('K2: is another one with another proof, and the same in whatever order its figures stand', () => {
    const given = { genericItemId: 'GX050' };
    const key = (proof: object) => lineKeyOf({ ...given, proof });
    expect(key({ hotFlow: 7, hotIn: 80 })).toBe(key({ hotIn: 80, hotFlow: 7, coldIn: undefined }));
    const keys = [lineKeyOf(given), key({ hotFlow: 7 }), key({ hotFlow: 8 }), key({ coldFlow: 7 })];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('D7: is another one when a filter or a tag differs', () => {
    fc.assert(
      fc.property(cartItemId, filter, id, (given, otherFilter, otherTag) => {
        const filters = given.appliedFilters!;
        const tags = given.itemTagIds!;
        fc.pre(!tags.includes(otherTag) && !filters.some((one) => one.id === otherFilter.id));
        const key = lineKeyOf(given);
        expect(lineKeyOf({ ...given, itemTagIds: [...tags, otherTag] })).not.toBe(key);
        expect(lineKeyOf({ ...given, itemTagIds: tags.slice(1) })).not.toBe(key);
        expect(lineKeyOf({ ...given, appliedFilters: [...filters, otherFilter] })).not.toBe(key);
        expect(lineKeyOf({ ...given, appliedFilters: filters.slice(1) })).not.toBe(key);
        const changed = filters.map((one, n) => (n === 0 ? { ...one, value: [`${JSON.stringify(one.value)}!`] } : one));
        expect(lineKeyOf({ ...given, appliedFilters: changed })).not.toBe(key);
      }),
    );
  });

  it('D7: is the same one in any order of filters, values and tags', () => {
    fc.assert(
      fc.property(cartItemId, (given) => {
        const turned = {
          ...given,
          itemTagIds: given.itemTagIds!.toReversed(),
          appliedFilters: given.appliedFilters!.toReversed().map((one) => ({
            ...one,
            name: `${one.name} in another language`,
            value: Array.isArray(one.value) ? one.value.toReversed() : one.value,
          })),
        };
        expect(lineKeyOf(turned)).toBe(lineKeyOf(given));
      }),
    );
  });

  it('D7: keeps the key that it had before lines could be for a unit', () => {
    expect(lineKeyOf({ genericItemId: 'GGX050', commercialItemId: 'GX050GCHNBR', categoryId: 'gaskets' })).toBe(
      'JYVEdvjiM4Jl0TfUpYSifW1Yw-0225RNyfZLJ0Ld4Ok',
    );
  });

  it('D7: is the same one when a field is missing, null or empty', () => {
    fc.assert(
      fc.property(
        id,
        fc.array(absent, { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        (genericItemId, gone, isEmpty) => {
          const written = Object.fromEntries(names.slice(1).map((name, n) => [name, gone[n]]));
          const lists = isEmpty ? { appliedFilters: [], itemTagIds: [] } : {};
          expect(lineKeyOf({ genericItemId, ...written, ...lists })).toBe(lineKeyOf({ genericItemId }));
        },
      ),
    );
  });
});
