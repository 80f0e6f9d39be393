import { buildUser } from '@shop/api-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

const button = () => screen.getByRole('button', { name: 'Products' });
const close = () => within(panel()!).getByRole('button', { name: 'Close' });
const panel = () => screen.queryByRole('group', { name: 'Products' });
async function openPanel(...input: Parameters<typeof openShop>) {
  const shop = await openShop(...input);
  await userEvent.click(button());
  return { ...shop, panel: within(await screen.findByRole('group', { name: 'Products' })) };
}

test('the panel has every visible category of every level as a link with its count, below the drawing of its root', async () => {
  const { panel } = await openPanel('/en-gb/switch');
  expect(panel.getAllByRole('link').map((link) => link.firstChild!.textContent)).toEqual([
    'Heat exchangers',
    'Gasketed',
    'Air',
    'Dry coolers',
    'Spare parts',
  ]);
  expect(panel.getByRole('link', { name: /^Gasketed/ }).getAttribute('href')).toBe('/en-gb/gasketed--c12');
  expect(panel.getByRole('link', { name: /^Gasketed/ }).textContent).toMatch(/ \d+$/);
});

test('Tab leads from the button into the panel; Escape closes it and returns the focus', async () => {
  await openPanel('/en-gb/switch');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(close());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toMatch(/^Heat exchangers/);
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('its own button closes the panel and returns the focus', async () => {
  await openPanel('/en-gb/switch');
  await userEvent.click(close());
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('the button, a press elsewhere and the focus elsewhere close the panel', async () => {
  await openPanel('/en-gb/switch');
  await userEvent.click(button());
  expect(panel()).toBeNull();
  await userEvent.click(button());
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(panel()).toBeNull();
  await userEvent.click(button());
  fireEvent.focusIn(screen.getByRole('contentinfo').querySelector('a')!);
  expect(panel()).toBeNull();
});

test('a category opens from the panel, which closes and marks it the next time', async () => {
  const { router, panel: opened } = await openPanel('/en-gb/switch');
  await userEvent.click(opened.getByRole('link', { name: /^Gasketed/ }));
  await screen.findByRole('heading', { level: 1, name: 'Category' });
  expect(router.state.location.pathname).toBe('/en-gb/gasketed--c12');
  expect(panel()).toBeNull();
  await userEvent.click(button());
  const marked = within(panel()!)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.firstChild!.textContent)).toEqual(['Gasketed']);
});

test('quick order stands in the bar and in the panel for who has a customer number', async () => {
  const { unmount } = await openPanel('/en-gb/switch');
  expect(screen.queryAllByRole('link', { name: 'Quick order' })).toEqual([]);
  unmount();
  await openPanel('/en-gb/switch', { user: buildUser() });
  expect(screen.getAllByRole('link', { name: 'Quick order' }).map((link) => link.getAttribute('href'))).toEqual([
    '/en-gb/quick-order',
    '/en-gb/quick-order',
  ]);
});
