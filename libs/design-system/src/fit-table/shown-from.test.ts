import { neverShown, shownFrom } from './shown-from.ts';
import { textWidth, wordWidth } from './text-width.ts';

test('columns go one by one, the least important first, in steps that the style sheet knows', () => {
  const from = shownFrom(
    [
      { id: 'area', room: 60 },
      { id: 'pressure', room: 70 },
      { id: 'weight', room: 300 },
      { id: 'volume', room: 900 },
    ],
    580,
  );
  expect([...from]).toEqual([
    ['area', 640],
    ['pressure', 720],
    ['weight', 1040],
    ['volume', neverShown],
  ]);
});

test('while there is room for more than lines, every column that fits is shown', () => {
  expect(shownFrom([{ id: 'area', room: 60 }], 400).get('area')).toBe(600);
});

test('a text that may break needs its longest word, one that may not all of it', () => {
  expect(wordWidth('Max. flow')).toBeLessThan(textWidth('Max. flow'));
  expect(wordWidth('10\u00a0bar')).toBe(textWidth('10\u00a0bar'));
});
