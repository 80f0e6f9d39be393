import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

const field = () => within(screen.getByRole('banner')).getByLabelText('Search products and article numbers');

afterEach(() => {
  document.cookie = 'shortcuts=; Max-Age=0; Path=/';
});

test('/ focuses the search field, but is a character while typing', async () => {
  await openShop('/en-gb/switch');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('1/2');
  expect((field() as HTMLInputElement).value).toBe('1/2');
});

test('Ctrl+K goes to the search field from any field, also when single keys are turned off', async () => {
  document.cookie = 'shortcuts=off; Path=/';
  await openShop('/en-gb/switch');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(document.activeElement).toBe(field());
});

test('? shows the shortcuts, not while typing', async () => {
  await openShop('/en-gb/switch');
  await userEvent.type(field(), 'a?');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => field().blur());
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('the shortcuts can be turned off, stay off, and on again', async () => {
  const { unmount } = await openShop('/en-gb/switch');
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }));
  expect(document.cookie).toContain('shortcuts=off');
  unmount();
  await openShop('/en-gb/switch');
  await userEvent.keyboard('/?');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
});

test('keys with Ctrl, Alt or Cmd are left to the browser', async () => {
  await openShop('/en-gb/switch');
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}?{/Alt}');
  expect(document.activeElement).toBe(document.body);
});
