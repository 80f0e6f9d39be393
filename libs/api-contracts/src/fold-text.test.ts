import { foldText } from './fold-text.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Malmö', 'malmo'],
  ['Ørsted', 'orsted'],
  ['ÆRØ', 'aero'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Đorđe', 'dorde'],
  ['Cœur', 'coeur'],
  ['Għargħur', 'gharghur'],
  ['Þórður', 'thordur'],
  ['Aydın', 'aydin'],
  ['İZMİR', 'izmir'],
])('23: %s is found as %s', (written, folded) => {
  expect(foldText(written)).toBe(folded);
});
