import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RangeSlider } from './range-slider.tsx';
import type { Range } from './range.ts';

const committed = jest.fn<void, [Range]>();
function Example() {
  const [range, setRange] = useState<Range>([20, 140]);
  return (
    <RangeSlider
      label="Area"
      min={0}
      max={200}
      value={range}
      unit="m²"
      between="to"
      fromLabel="Area from"
      toLabel="Area up to"
      onCommit={(next) => {
        committed(next);
        setRange(next);
      }}
    />
  );
}
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');
const fill = () => document.querySelector('.fill')!;
/** Moves a slider as the hand does: every movement is an input, letting go is a change. */
function drag(slider: HTMLInputElement, ...values: number[]) {
  for (const value of values) fireEvent.input(slider, { target: { value: String(value) } });
  act(() => void slider.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => {
  committed.mockClear();
  render(<Example />);
});

test('what is typed moves the slider and counts with Enter or when the field is left', async () => {
  await userEvent.clear(fields()[0]!);
  await userEvent.type(fields()[0]!, '50');
  expect(committed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(committed).toHaveBeenLastCalledWith([50, 140]);
  expect(sliders()[0]!.value).toBe('50');
  await userEvent.clear(fields()[1]!);
  await userEvent.type(fields()[1]!, '90,5');
  await userEvent.tab();
  expect(committed).toHaveBeenLastCalledWith([50, 90.5]);
  expect(committed).toHaveBeenCalledTimes(2);
});

test('a slider shows its number while it moves and counts once, when it is let go', () => {
  fireEvent.input(sliders()[1]!, { target: { value: '100' } });
  expect(fields()[1]!.value).toBe('100');
  expect(committed).not.toHaveBeenCalled();
  drag(sliders()[1]!, 90, 80);
  expect(committed.mock.calls).toEqual([[[20, 80]]]);
});

test('neither end passes the other nor the limits', async () => {
  drag(sliders()[0]!, 180);
  expect(committed).toHaveBeenLastCalledWith([140, 140]);
  await userEvent.clear(fields()[1]!);
  await userEvent.type(fields()[1]!, '999{Enter}');
  expect(committed).toHaveBeenLastCalledWith([140, 200]);
});

test('what is no number, or was thought better of, is put back', async () => {
  await userEvent.clear(fields()[0]!);
  await userEvent.type(fields()[0]!, 'abc{Enter}');
  expect(fields()[0]!.value).toBe('20');
  await userEvent.type(fields()[0]!, '7{Escape}');
  expect(fields()[0]!.value).toBe('20');
  expect(committed).not.toHaveBeenCalled();
});

test('the stretch between the ends is drawn by attributes, without inline style', () => {
  expect([fill().getAttribute('x'), fill().getAttribute('width')]).toEqual(['100', '600']);
  expect(document.querySelector('[style]')).toBeNull();
});

test('each end says its value with the unit', () => {
  expect(sliders().map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['20 m²', '140 m²']);
});
