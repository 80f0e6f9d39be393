import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RangeSlider } from './range-slider.tsx';
import type { Range, RangeEnds } from './range.ts';

const committed = jest.fn<void, [RangeEnds]>();
function Example({ initial = [20, 140] }: { initial?: Range | null }) {
  const [range, setRange] = useState(initial);
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
        setRange((before) => {
          const [from, to] = before ?? [0, 200];
          return [next.from === undefined ? from : (next.from ?? 0), next.to === undefined ? to : (next.to ?? 200)];
        });
      }}
    />
  );
}
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');
const fill = () => document.querySelector('.fill')!;
/** Simulates dragging: every movement fires input, letting go fires change. */
function drag(slider: HTMLInputElement, ...values: number[]) {
  for (const value of values) fireEvent.input(slider, { target: { value: String(value) } });
  act(() => void slider.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => committed.mockClear());

describe('a range of which nothing is chosen', () => {
  beforeEach(() => void render(<Example initial={null} />));

  test('has empty fields that name the limits, and the limits can be asked for', async () => {
    expect(fields().map(({ value, placeholder }) => [value, placeholder])).toEqual([
      ['', '0'],
      ['', '200'],
    ]);
    await userEvent.type(fields()[0]!, '0{Enter}');
    expect(committed).toHaveBeenLastCalledWith({ from: 0 });
    expect(fields().map(({ value }) => value)).toEqual(['0', '200']);
  });

  test('is unchanged by a field that is only visited', async () => {
    await userEvent.type(fields()[0]!, ' {Enter}');
    await userEvent.click(fields()[1]!);
    await userEvent.tab();
    expect(committed).not.toHaveBeenCalled();
  });
});

describe('a range', () => {
  beforeEach(() => void render(<Example />));

  test('an emptied field and a slider at its limit leave the end open', async () => {
    await userEvent.clear(fields()[0]!);
    await userEvent.tab();
    expect(committed).toHaveBeenLastCalledWith({ from: null });
    drag(sliders()[1]!, 200);
    expect(committed).toHaveBeenLastCalledWith({ to: null });
  });

  test('a typed number moves the slider and is committed by Enter or blur', async () => {
    await userEvent.clear(fields()[0]!);
    await userEvent.type(fields()[0]!, '50');
    expect(committed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(committed).toHaveBeenLastCalledWith({ from: 50 });
    expect(sliders()[0]!.value).toBe('50');
    await userEvent.clear(fields()[1]!);
    await userEvent.type(fields()[1]!, '90,5');
    await userEvent.tab();
    expect(committed).toHaveBeenLastCalledWith({ to: 90.5 });
    expect(committed).toHaveBeenCalledTimes(2);
  });

  test('a slider shows its number while moving and commits once, on release', () => {
    fireEvent.input(sliders()[1]!, { target: { value: '100' } });
    expect(fields()[1]!.value).toBe('100');
    expect(committed).not.toHaveBeenCalled();
    drag(sliders()[1]!, 90, 80);
    expect(committed.mock.calls).toEqual([[{ to: 80 }]]);
  });

  test('no slider passes the other, and nothing passes the limits', async () => {
    drag(sliders()[0]!, 180);
    expect(committed).toHaveBeenLastCalledWith({ from: 140 });
    await userEvent.clear(fields()[1]!);
    await userEvent.type(fields()[1]!, '999{Enter}');
    expect(committed).toHaveBeenLastCalledWith({ to: 200 });
  });

  test('an invalid or cancelled input is reset', async () => {
    await userEvent.clear(fields()[0]!);
    await userEvent.type(fields()[0]!, 'abc{Enter}');
    expect(fields()[0]!.value).toBe('20');
    await userEvent.type(fields()[0]!, '7{Escape}');
    expect(fields()[0]!.value).toBe('20');
    expect(committed).not.toHaveBeenCalled();
  });

  test('the selected part is drawn by attributes, without inline style', () => {
    expect([fill().getAttribute('x'), fill().getAttribute('width')]).toEqual(['100', '600']);
    expect(document.querySelector('[style]')).toBeNull();
  });

  test('each end announces its value with the unit', () => {
    expect(sliders().map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['20 m²', '140 m²']);
  });
});

test('a thumb moved before hydration is committed; others, also between two steps, are not', () => {
  const hydrateAfter = (move: (first: HTMLInputElement) => void) => {
    const container = document.body.appendChild(document.createElement('div'));
    const page = <Example initial={[20.4, 140]} />;
    container.innerHTML = renderToString(page);
    move(container.querySelector<HTMLInputElement>('[type=range]')!);
    render(page, { container, hydrate: true });
  };
  hydrateAfter(() => undefined);
  expect(committed).not.toHaveBeenCalled();
  hydrateAfter((first) => (first.value = '50'));
  expect(committed.mock.calls).toEqual([[{ from: 50 }]]);
});
