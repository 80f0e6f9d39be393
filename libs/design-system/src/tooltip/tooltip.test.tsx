import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

const tip = () => screen.getByRole('tooltip', { hidden: true });
const isOpen = () => tip().hasAttribute('data-open');

beforeEach(() => {
  jest.useFakeTimers();
  render(<Tooltip text="As measured: 100 mm">{(id) => <button aria-describedby={id}>3.94 in</button>}</Tooltip>);
});
afterEach(() => jest.useRealTimers());

const trigger = () => screen.getByRole('button');

test('N5: a tooltip appears without delay, on hover and on focus', () => {
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(trigger().parentElement!);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(trigger().parentElement!);
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(false);
  act(() => trigger().focus());
  expect(isOpen()).toBe(true);
  expect(trigger().getAttribute('aria-describedby')).toBe(tip().id);
});

test('N5: a tooltip is at most 350 px wide', () => {
  const css = readFileSync(`${import.meta.dirname}/tooltip.module.css`, 'utf8');
  expect(css).toMatch(/max-inline-size: min\(350px,/);
});

test('the pointer may move from the trigger onto the tooltip', () => {
  const frame = trigger().parentElement!;
  fireEvent.pointerEnter(frame);
  fireEvent.pointerLeave(frame);
  act(() => jest.advanceTimersByTime(100));
  expect(isOpen()).toBe(true);
  fireEvent.pointerEnter(frame);
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(true);
});

test('Escape closes a tooltip without moving pointer or focus, and closes nothing else', () => {
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  act(() => trigger().focus());
  fireEvent.keyDown(trigger(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('keydown', outside);
});
