import * as fc from 'fast-check';
import { commonRanges, countPlates, plateRangeText, readPlateRange, uniteRanges } from './plate-range.ts';

describe('a range of plates of a pack of 61', () => {
  it.each([
    ['12-20', '12-20'],
    ['1,5,30-34', '1, 5, 30-34'],
    [' 30 – 34 , 5,1 ', '1, 5, 30-34'],
    ['12-20,15-25,26', '12-26'],
    ['61', '61'],
    ['1-61', '1-61'],
    ['007', '7'],
  ])('J4: %s is %s', (text, plates) => {
    expect(plateRangeText(readPlateRange(text, 61) as [])).toBe(plates);
  });

  it.each([
    ['20-12', 'reversed', '20-12'],
    ['0', 'outside', '0'],
    ['0-4', 'outside', '0-4'],
    ['1-999', 'outside', '1-999'],
    ['62', 'outside', '62'],
    ['1,,3', 'missing', '1,,3'],
    ['1,3,', 'missing', '1,3,'],
    ['', 'empty', ''],
    ['  ', 'empty', ''],
    ['5-', 'unreadable', '5-'],
    ['-5', 'unreadable', '-5'],
    ['1-2-3', 'unreadable', '1-2-3'],
    ['1.5', 'unreadable', '1.5'],
    ['1e2', 'unreadable', '1e2'],
    ['1,all', 'unreadable', 'all'],
    ['99999999999999999999', 'unreadable', '99999999999999999999'],
    ['١', 'unreadable', '١'],
  ])('J4: "%s" is %s, and says where', (text, code, part) => {
    expect(readPlateRange(text, 61)).toEqual({ code, part });
  });
});

describe('ranges', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 15 }))
    .map(([from, more]) => ({ from, to: from + more }));
  const ranges = fc.array(range, { maxLength: 8 });
  const platesOf = (some: { from: number; to: number }[]): Set<number> =>
    new Set(some.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

  it('J4: united name the same plates, each once, with a gap between two', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        const united = uniteRanges(some);
        expect(platesOf(united)).toEqual(platesOf(some));
        expect(countPlates(united)).toBe(platesOf(some).size);
        united.slice(1).forEach(({ from }, at) => expect(from).toBeGreaterThan(united[at]!.to + 1));
      }),
    );
  });

  it('J4: in common are the plates that both name', () => {
    fc.assert(
      fc.property(ranges, ranges, (some, others) => {
        const both = [...platesOf(some)].filter((plate) => platesOf(others).has(plate));
        expect(platesOf(commonRanges(some, others))).toEqual(new Set(both));
      }),
    );
  });

  it('J4: written and read again are the same', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        fc.pre(some.length > 0);
        expect(readPlateRange(plateRangeText(uniteRanges(some)), 100)).toEqual(uniteRanges(some));
      }),
    );
  });
});
