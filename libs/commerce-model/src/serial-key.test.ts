import { nearShapesOf, serialKeyOf, serialShapeOf } from './serial-key.ts';

test.each([
  ['30-114-0021', '301140021'],
  [' 30 114 0021 ', '301140021'],
  ['0030.114.0021', '301140021'],
  ['ab-12 c', 'AB12C'],
  ['３０１１４', '30114'],
  ['000', '0'],
  ['---', ''],
])('J1: the serial number %s is compared as %s', (typed, key) => {
  expect(serialKeyOf(typed)).toBe(key);
});

test('J1: signs that look alike on a worn nameplate have one shape', () => {
  expect(serialShapeOf(serialKeyOf('3O-II4-OO2I'))).toBe(serialShapeOf(serialKeyOf('30-114-0021')));
  expect(serialShapeOf('B52G')).toBe('8526');
  expect(serialShapeOf('301140021')).not.toBe(serialShapeOf('301140022'));
});

test('J1: two swapped neighbours are near, two others are not', () => {
  expect(nearShapesOf('301140012')).toContain('301140021');
  expect(nearShapesOf('301410021')).toContain('301140021');
  expect(nearShapesOf('301140120')).not.toContain('301140021');
});
