import fc from 'fast-check';
import { sortRows } from './sort-rows.ts';

const { compare } = new Intl.Collator('sv', { numeric: true });
// "01" and "1" are equal to the collation, and two texts
const values = fc.array(
  fc.oneof(fc.constant(null), fc.constantFrom('å', 'z', 'A', 'a', '10', '9', '01', '1'), fc.string()),
  {
    maxLength: 1_500,
  },
);

describe('C4: the order of a category', () => {
  test('is that of comparing every article with every other, whatever the values', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.boolean(), async (list, isDescending) => {
        const sorted = await sortRows(list.length, (row) => list[row]!, compare, isDescending);
        const direction = isDescending ? -1 : 1;
        const expected = list
          .map((value, row) => ({ value, row }))
          .sort(({ value: a, row: x }, { value: b, row: y }) => {
            if (a === null || b === null) return Number(a === null) - Number(b === null) || x - y;
            return compare(a, b) * direction || x - y;
          });
        expect([...sorted]).toEqual(expected.map(({ row }) => row));
      }),
    );
  });

  test('of many article numbers leaves other work its turn', async () => {
    const size = 60_000;
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const sorted = await sortRows(size, (row) => `GX-${(row * 7_919) % size}-H16`, compare, false);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
    expect([...sorted.subarray(0, 3)].map((row) => (row * 7_919) % size)).toEqual([0, 1, 2]);
  });
});
