import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { openShop } from '../shop.fixture.tsx';
import { QuantityField } from './quantity-field.tsx';
import { readQuantity, stepFrom } from '../lines/quantity.ts';

const committed = jest.fn();

function Line(rule: { min?: number; pack?: number }) {
  const [quantity, setQuantity] = useState(rule.pack ?? rule.min ?? 1);
  return (
    <QuantityField
      {...rule}
      label="Quantity, A-1"
      value={quantity}
      onCommit={(next) => {
        committed(next);
        setQuantity(next);
      }}
    />
  );
}

async function show(rule: { min?: number; pack?: number } = {}) {
  await openShop('/en-gb/', { element: <Line {...rule} /> });
  return screen.findByRole('spinbutton', { name: 'Quantity, A-1' });
}

afterEach(() => {
  cleanup();
  committed.mockClear();
});

test('typing 25 and Tab is one change', async () => {
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard('25');
  expect(committed).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(committed.mock.calls).toEqual([[25]]);
});

test('Enter confirms, Escape resets, and blur without a change sends nothing', async () => {
  const field = await show();
  await userEvent.type(field, '{Control>}a{/Control}7{Enter}');
  expect(committed.mock.calls).toEqual([[7]]);
  await userEvent.clear(field);
  await userEvent.type(field, '99{Escape}');
  expect(field).toHaveValue('7');
  await userEvent.tab();
  expect(committed).toHaveBeenCalledTimes(1);
});

test('steps go by the pack, and several of them are one change', async () => {
  const field = await show({ min: 10, pack: 5 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue('15');
  await userEvent.click(screen.getByRole('button', { name: 'More: Quantity, A-1' }));
  await userEvent.tab();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(committed.mock.calls.at(-1)).toEqual([20]);
  expect(committed.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a pasted number counts, with blanks around and between its digits', async () => {
  const field = await show();
  await userEvent.click(field);
  await userEvent.paste(' 1 250\t');
  await userEvent.tab();
  expect(committed.mock.calls).toEqual([[1250]]);
});

test.each([
  ['0', 'At least 1.'],
  ['-1', 'At least 1.'],
  ['1.5', 'Enter a whole number.'],
  ['1,5', 'Enter a whole number.'],
  ['abc', 'Enter a whole number.'],
  ['1e9', 'Enter a whole number.'],
  ['1000000000', 'At most 99,999 in one line.'],
])('bad input: %s stays in the field with its error, and changes nothing', async (typed, reason) => {
  const field = await show();
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(committed).not.toHaveBeenCalled();
  expect(field).toHaveValue(typed);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
});

test('bad input: an empty field is no quantity', async () => {
  const field = await show();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(committed).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('Enter a whole number.');
});

test('a quantity between two packs names both', async () => {
  const field = await show({ pack: 5 });
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(field).toHaveAccessibleDescription('Sold in packs of 5: 5 or 10.');
});

test('steps lead to valid quantities from any start', () => {
  const rule = { min: 8, pack: 5, max: 99_999 };
  expect(readQuantity('8', rule)).toEqual({ error: 'pack', nearest: [10] });
  expect(stepFrom('abc', 1, rule)).toBe(10);
  expect(stepFrom('10', -1, rule)).toBe(10);
  expect(stepFrom('12', 1, rule)).toBe(15);
  expect(stepFrom('99995', 1, rule)).toBe(99_995);
});
