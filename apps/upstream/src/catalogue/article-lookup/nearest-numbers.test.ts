import fc from 'fast-check';
import { createNearestNumbers, editDistance } from './nearest-numbers.ts';

const character = fc.constantFrom(...'ABG0123456X');
const key = fc.string({ unit: character, minLength: 6, maxLength: 16 });

/** One typo: an extra, missing, wrong or swapped character. */
const withTypo = (text: string, at: number, kind: number, other: string): string => {
  const n = at % text.length;
  const [before, hit, after] = [text.slice(0, n), text[n]!, text.slice(n + 1)];
  if (kind === 0) return before + other + hit + after;
  if (kind === 1) return before + after;
  if (kind === 2) return before + other + after;
  return after === '' ? text : before + after[0]! + hit + after.slice(1);
};

describe('the nearest numbers', () => {
  it('17: forgive one typo anywhere', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { minLength: 1, maxLength: 30 }),
        fc.record({ which: fc.nat(), at: fc.nat(), kind: fc.nat(3), other: character }),
        (keys, { which, at, kind, other }) => {
          const meant = keys[which % keys.length]!;
          const typed = withTypo(meant, at, kind, other);
          fc.pre(!keys.includes(typed) && typed.length >= 4);
          const found = createNearestNumbers(keys.map((one) => ({ key: one, id: one }))).near(typed);
          const isNear = (one: string) => editDistance(typed, one, 1) <= 1;
          expect(found.length).toBeLessThanOrEqual(3);
          expect(found.includes(meant) || found.every(isNear)).toBe(true);
          expect(found.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('17: count wrong, missing, extra and swapped characters', () => {
    const cases: [string, string, number][] = [
      ['', '', 0],
      ['ABC', 'ABC', 0],
      ['ABC', 'ABD', 1],
      ['ABC', 'AC', 1],
      ['ABC', 'XABC', 1],
      ['ABCD', 'ACBD', 1],
      ['ABCD', 'DCBA', 3],
    ];
    for (const [a, b, distance] of cases) expect([a, b, editDistance(a, b, 9)]).toEqual([a, b, distance]);
    expect(editDistance('AAAAAAAA', 'BBBBBBBB', 2)).toBe(3);
  });

  it('17: are not searched for short numbers', () => {
    expect(createNearestNumbers([{ key: 'AB1', id: 'a' }]).near('AB2')).toEqual([]);
  });
});
