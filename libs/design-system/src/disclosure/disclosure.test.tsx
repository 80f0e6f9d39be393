import { render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure.tsx';
import { Fold } from './fold.tsx';

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

test('a fold has a heading of its level, and its anchor is the address of its content', () => {
  render(
    <Fold title="Add a reading" level={2} anchor="add">
      <p>Day and time</p>
    </Fold>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Add a reading' })).toBeTruthy();
  expect(screen.getByText('Day and time').parentElement!.id).toBe('add');
});
