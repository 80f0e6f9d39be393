import { buildSettings } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

async function openMenu(url = '/en-gb/', input?: Parameters<typeof openShop>[1]) {
  const shop = await openShop(url, input);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return shop;
}
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const openProducts = () => userEvent.click(menu().getByRole('button', { name: 'Products' }));
const entries = () =>
  within(menu().getAllByRole('list')[0]!)
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/[\d,]+$/, ''));

test('A3: the menu shows the visible categories by level, with a back button', async () => {
  await openMenu();
  await openProducts();
  expect(entries()).toEqual(['Heat exchangers', 'Spare parts']);
  await userEvent.click(menu().getByRole('button', { name: /^Heat exchangers/ }));
  expect(entries()).toEqual(['All in Heat exchangers', 'Gasketed', 'Air']);
  await userEvent.click(menu().getByRole('button', { name: /^Air/ }));
  expect(entries()).toEqual(['All in Air', 'Dry coolers']);
  await userEvent.click(menu().getByRole('button', { name: 'Back to Heat exchangers' }));
  await userEvent.click(menu().getByRole('button', { name: 'Back to Products' }));
  expect(entries()).toEqual(['Heat exchangers', 'Spare parts']);
  await userEvent.click(menu().getByRole('button', { name: 'Back to Menu' }));
  expect(entries()).toEqual(['Products']);
});

test('A3: opening a level and going back keep the focus', async () => {
  await openMenu();
  await openProducts();
  await userEvent.click(menu().getByRole('button', { name: /^Heat exchangers/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Back to Products'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Heat exchangers'));
  await userEvent.click(menu().getByRole('button', { name: 'Back to Menu' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Products'));
});

test('A3: every category is a link, and choosing one closes the menu', async () => {
  const { router } = await openMenu();
  await openProducts();
  await userEvent.click(menu().getByRole('button', { name: /^Heat exchangers/ }));
  expect(
    menu()
      .getByRole('link', { name: /^All in Heat exchangers/ })
      .getAttribute('href'),
  ).toBe('/en-gb/heat-exchangers--c1');
  await userEvent.click(menu().getByRole('link', { name: /^Gasketed/ }));
  await screen.findByRole('heading', { level: 1, name: 'Category' });
  expect(router.state.location.pathname).toBe('/en-gb/gasketed--c12');
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('A3: the current category is marked', async () => {
  await openMenu('/en-gb/gasketed--c12');
  await openProducts();
  expect(menu().getByRole('button', { name: /^Heat exchangers/ }).className).toContain('current');
  await userEvent.click(menu().getByRole('button', { name: /^Heat exchangers/ }));
  expect(
    menu()
      .getByRole('link', { name: /^Gasketed/ })
      .getAttribute('aria-current'),
  ).toBe('true');
});

test('A3: the menu links to other markets, but not for an exclusive company', async () => {
  const { unmount } = await openMenu();
  expect(
    menu()
      .getByRole('link', { name: /^Country and language/ })
      .getAttribute('href'),
  ).toBe('/en-gb/switch');
  unmount();
  await openMenu('/en-gb/', { answers: { '/settings': buildSettings({ exclusiveCompany: true }) } });
  expect(menu().queryByRole('link', { name: /^Country and language/ })).toBeNull();
});

test('A3: the menu always opens at the root', async () => {
  await openMenu();
  await openProducts();
  await userEvent.click(menu().getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(entries()).toEqual(['Products']);
});
