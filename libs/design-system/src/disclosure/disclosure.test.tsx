import { render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure.tsx';

test('the label stands with its count, and is open where it is said', () => {
  render(
    <Disclosure label="Filters" count={2} open>
      <p>Status</p>
    </Disclosure>,
  );
  expect(screen.getByText(/^Filters/).textContent).toBe('Filters2');
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});

test('closed and without a count otherwise', () => {
  render(
    <Disclosure label="Filters">
      <p>Status</p>
    </Disclosure>,
  );
  expect(screen.getByText('Filters').textContent).toBe('Filters');
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});
