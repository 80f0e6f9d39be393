import { render, screen } from '@testing-library/react';
import { Pager } from './pager.tsx';
import { pagerWindow } from './pager-window.ts';

test.each([
  [1, 6, '1 2 3 4 5 6'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [16, 20, '1 gap 15 16 17 gap 20'],
  [17, 20, '1 gap 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
])('page %i of %i shows %s', (current, total, shown) => {
  expect(pagerWindow(current, total).join(' ')).toBe(shown);
});

const pager = (current: number, total = 6) => (
  <Pager
    label="Pages"
    current={current}
    total={total}
    hrefOf={(page) => `?page=${page}`}
    pageLabel={(page) => `Page ${page}`}
    previousLabel="Previous"
    nextLabel="Next"
  />
);

test('the first page has no previous link, the last no next link', () => {
  const view = render(pager(1));
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=2');
  view.rerender(pager(6));
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('the current page is marked', () => {
  render(pager(3));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
});

test('a single page needs no links', () => {
  render(pager(1, 1));
  expect(screen.queryAllByRole('link')).toHaveLength(0);
});
