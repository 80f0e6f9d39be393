import fc from 'fast-check';
import { formatMeasure, fromSystem, hasUsUnit, toSystem } from './measures.ts';

const codes = 'BAR CEL KEL MMT MTR MTK MQH LTR KGM KWT KPA MBR L2 RPM VLT AMP HTZ NU DAY C62 P1'.split(' ');

test('a figure is the same after converting to US measures and back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.double({ min: -1e6, max: 1e6, noNaN: true }), (code, value) => {
      const back = fromSystem(toSystem(value, code, 'us'), code, 'us');
      expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
    }),
  );
});

test.each([
  [[100], 'MMT', 'us', '3.94 in'],
  [[16], 'BAR', 'us', '232 psi'],
  [[140], 'CEL', 'us', '284 °F'],
  [[5], 'KEL', 'us', '9 °F'],
  [[10.37], 'MTK', 'us', '112 ft²'],
  [[10.37], 'MTK', 'si', '10.37 m²'],
  [[60], 'L2', 'si', '60 L/min'],
  [[60], 'L2', 'us', '15.9 gpm'],
  [[2900], 'RPM', 'us', '2,900 rpm'],
  [[400], 'VLT', 'si', '400 V'],
  [[61], 'C62', 'us', '61'],
])('%j %s reads %s as %s', (values, unit, system, text) => {
  expect(formatMeasure(values, { tag: 'en-GB', unit, system: system as 'si' | 'us' })).toBe(
    text.replace(' ', '\u00a0'),
  );
});

test('an interval is one figure with one unit, with the decimal mark of the locale', () => {
  expect(formatMeasure([-10, 140.5], { tag: 'de-DE', unit: 'CEL', system: 'si', interval: true })).toBe(
    '\u221210\u00a0…\u00a0+140,5\u00a0°C',
  );
  expect(formatMeasure([-30, -10], { tag: 'en-GB', unit: 'CEL', system: 'si', interval: true })).toBe(
    '\u221230\u00a0…\u00a0\u221210\u00a0°C',
  );
  expect(formatMeasure([-30, 0], { tag: 'en-GB', unit: 'CEL', system: 'si', interval: true })).toBe(
    '\u221230\u00a0…\u00a00\u00a0°C',
  );
  expect(formatMeasure([183, 189], { tag: 'en-GB', unit: 'MMT', system: 'si', interval: true })).toBe(
    '183–189\u00a0mm',
  );
  expect(formatMeasure([16, 16], { tag: 'en-GB', unit: 'BAR', system: 'si', interval: true })).toBe('16\u00a0bar');
});

test('a year has no thousands separator', () => {
  expect(formatMeasure([2011], { tag: 'en-GB', unit: null, system: 'us' })).toBe('2011');
  expect(formatMeasure([2011], { tag: 'en-GB', unit: 'C62', system: 'us' })).toBe('2,011');
});

test('value and unit are never split over two lines', () => {
  for (const unit of codes.filter(hasUsUnit))
    expect(formatMeasure([1], { tag: 'sv-SE', unit, system: 'us' })).not.toContain(' ');
});
