import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FitCell, FitRow, FitTable } from './fit-table.tsx';

function Quantity({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <input
      role="spinbutton"
      aria-label={`Quantity ${name}`}
      aria-valuenow={quantity}
      value={quantity}
      onChange={() => undefined}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') setQuantity((one) => one + 1);
        if (key === 'ArrowDown') setQuantity((one) => one - 1);
      }}
    />
  );
}

const show = () =>
  render(
    <FitTable caption="Goods" moreHead="More" head={<th>Article</th>}>
      {['A', 'B', 'C'].map((name) => (
        <FitRow key={name} moreLabel={`More about ${name}`} columns={3} rest={() => 'Weight'}>
          <FitCell area="name">
            <a href={`#${name}`}>{name}</a>
          </FitCell>
          <FitCell area="order">
            <Quantity name={name} />
          </FitCell>
        </FitRow>
      ))}
    </FitTable>,
  );

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['shortcuts'];
});

test('arrows lead to the same control of the next row, past what is closed, and stay at the ends', async () => {
  show();
  screen.getByRole('link', { name: 'A' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'C' })).toHaveFocus();
  screen.getByRole('spinbutton', { name: 'Quantity C' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('spinbutton', { name: 'Quantity B' })).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: 'Quantity C' })).toHaveValue('1');
});

test('plus and minus change the quantity of the row and lead to it', async () => {
  show();
  screen.getByRole('link', { name: 'B' }).focus();
  await userEvent.keyboard('++-+');
  const field = screen.getByRole('spinbutton', { name: 'Quantity B' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('3');
});

test('where single keys are turned off, arrows step in the field and plus is nothing', async () => {
  document.documentElement.dataset['shortcuts'] = 'off';
  show();
  screen.getByRole('spinbutton', { name: 'Quantity A' }).focus();
  await userEvent.keyboard('{ArrowUp}+');
  expect(screen.getByRole('spinbutton', { name: 'Quantity A' })).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: 'Quantity A' })).toHaveValue('2');
});
