import fc from 'fast-check';
import { rangeScale, readNumber } from './range-scale.ts';

const units = fc.constantFrom('BAR', 'CEL', 'MTK', 'MMT', 'KGM', null);
const ranges = fc
  .tuple(fc.double({ min: -200, max: 5000, noNaN: true }), fc.double({ min: 0.5, max: 5000, noNaN: true }))
  .map(([min, span]) => ({ min, max: min + span }));

describe('a range in the reader’s measures', () => {
  test('the ends of the slider are round numbers that enclose the range', () => {
    expect(rangeScale({ min: 1.26, max: 184.92 }, { unit: 'MTK' }, 'si')).toMatchObject({ min: 1, max: 185, step: 1 });
    expect(rangeScale({ min: 110, max: 175 }, { unit: 'CEL' }, 'si')).toMatchObject({ min: 110, max: 175, step: 0.5 });
    fc.assert(
      fc.property(ranges, units, fc.constantFrom('si' as const, 'us' as const), (full, unit, system) => {
        const scale = rangeScale(full, { unit }, system);
        expect(scale.min).toBeLessThan(scale.max);
        expect(scale.measure(scale.min)).toBe(full.min);
        expect(scale.measure(scale.max)).toBe(full.max);
      }),
    );
  });

  test('C4: whole numbers have whole steps, unless they are converted', () => {
    const plates = { min: 10, max: 51 };
    expect(rangeScale(plates, { unit: null }, 'si')).toMatchObject({ step: 0.5 });
    expect(rangeScale(plates, { unit: null, isWhole: true }, 'us')).toMatchObject({ min: 10, max: 51, step: 1 });
    expect(rangeScale(plates, { unit: 'MMT', isWhole: true }, 'si').step).toBe(1);
    expect(rangeScale(plates, { unit: 'MMT', isWhole: true }, 'us').step).toBe(0.01);
    expect(rangeScale({ min: 10, max: 4000 }, { unit: null, isWhole: true }, 'si').step).toBe(20);
  });

  test('an unchanged end keeps its exact value, in both systems', () => {
    fc.assert(
      fc.property(ranges, units, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (full, unit, part) => {
        const value = full.min + part * (full.max - full.min);
        for (const system of ['si', 'us'] as const) {
          const scale = rangeScale(full, { unit }, system);
          expect(scale.measure(scale.show(value), value)).toBe(value);
        }
      }),
    );
  });

  test('a number typed in inches or psi is shown again as typed', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 9999 }), (unit, tenths) => {
        const scale = rangeScale({ min: -1_000_000, max: 1_000_000 }, { unit }, 'us');
        const typed = tenths / 10;
        expect(scale.format(scale.show(scale.measure(typed)), 'en-US')).toBe(scale.format(typed, 'en-US'));
      }),
    );
  });

  test('a selection from a link sets the slider', () => {
    const scale = rangeScale({ min: 0, max: 25 }, { unit: 'BAR' }, 'us');
    expect(scale.format(scale.show(10), 'en-US')).toBe('145');
  });

  test.each([
    ['1,5', 'de-DE', 1.5],
    ['1.234,5', 'de-DE', 1234.5],
    ['1 234,5', 'fr-FR', 1234.5],
    ['1,234.5', 'en-GB', 1234.5],
    ['1.5', 'sv-SE', 1.5],
    ['−10', 'sv-SE', -10],
    ['1.234', 'de-DE', 1234],
    ['1,234', 'en-US', 1234],
    ['', 'en-US', undefined],
    ['a lot', 'en-US', undefined],
  ])('the number %s is read in %s as %s', (text, tag, value) => {
    expect(readNumber(text, tag)).toBe(value);
  });
});
