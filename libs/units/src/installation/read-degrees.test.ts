import { readDegrees } from './read-degrees.ts';

test.each([
  ['45.742', 45.742],
  [' 45,742 ', 45.742],
  ['\u221233.9°', -33.9],
  ['+12', 12],
  ['90', 90],
  ['', null],
  ['90.1', undefined],
  ['1e1', undefined],
  ['45.7.1', undefined],
  ['north', undefined],
  ['1,234.5', undefined],
])('J6: "%s" are %p degrees', (text, degrees) => expect(readDegrees(text, 90)).toBe(degrees));
