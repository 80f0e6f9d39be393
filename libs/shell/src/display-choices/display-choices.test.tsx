import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

const root = document.documentElement;

test('light, dark and system apply at once and to later pages', async () => {
  await openShop('/en-gb/');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(root.dataset['theme']).toBeUndefined();
  expect(document.cookie).not.toContain('theme=');
});

test('SI or US applies at once and to later pages', async () => {
  await openShop('/en-gb/');
  await userEvent.click(screen.getByRole('radio', { name: 'US' }));
  expect(root.dataset['measures']).toBe('us');
  expect(document.cookie).toContain('measures=us');
});
