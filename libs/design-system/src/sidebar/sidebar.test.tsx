import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { Sidebar, sidebarTransitionMs } from './sidebar.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const closed = jest.fn();
const sidebar = (open: boolean) => (
  <Sidebar open={open} onClose={closed} label="Menu" closeLabel="Close menu">
    <a href="/products">Products</a>
  </Sidebar>
);

test('A3: the menu slides for 225 ms, and its content is removed after that', () => {
  const view = render(sidebar(true));
  view.rerender(sidebar(false));
  act(() => jest.advanceTimersByTime(224));
  expect(screen.queryByText('Products')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Products')).toBeNull();
});

test('A3: the style sheet uses the same 225 ms', () => {
  const css = readFileSync(`${import.meta.dirname}/sidebar.module.css`, 'utf8');
  const times = css.match(/\d+ms/g) ?? [];
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([`${sidebarTransitionMs}ms`]));
});

test('A3: Escape closes the menu', () => {
  render(sidebar(true));
  fireEvent(screen.getByRole('dialog', { name: 'Menu' }), new Event('cancel', { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('A3: open dialogs stop page scrolling only at 430 px and less', () => {
  const css = readFileSync(`${import.meta.dirname}/../base.css`, 'utf8');
  expect(css).toMatch(
    /@media \(max-width: 430px\) \{\s*html:has\(dialog\[data-lock\]\[open\]\) \{\s*overflow: hidden;/,
  );
  render(sidebar(true));
  expect(screen.getByRole('dialog').hasAttribute('data-lock')).toBe(true);
});
