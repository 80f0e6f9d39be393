import { ribbonTone } from './ribbon.tsx';

test.each([
  ['orange', 'orange'],
  [' Red ', 'red'],
  ['gray', 'grey'],
  ['#ff00ff', 'ink'],
  ['"><script>', 'ink'],
  [undefined, 'ink'],
])('A9: the configured colour %s gives the tone %s', (color, tone) => {
  expect(ribbonTone(color)).toBe(tone);
});
