import { markScrolling } from './mark-scrolling.ts';

test('a table is marked while the page scrolls, and no longer once it rests', () => {
  jest.useFakeTimers();
  const table = document.createElement('table');
  const stop = markScrolling(table);
  const isMarked = () => 'scrolling' in table.dataset;
  expect(isMarked()).toBe(false);
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(100);
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(100);
  expect(isMarked()).toBe(true);
  jest.advanceTimersByTime(100);
  expect(isMarked()).toBe(false);
  stop();
  document.dispatchEvent(new Event('scroll'));
  expect(isMarked()).toBe(false);
  jest.useRealTimers();
});
