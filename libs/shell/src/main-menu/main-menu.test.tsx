import { buildSettings, buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const names = () =>
  within(menu().getAllByRole('list')[1]!)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')!.firstChild!.textContent);

async function openMenu(input: Parameters<typeof openShop>[1] = {}, url = '/en-gb/') {
  const shop = await openShop(url, input);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return shop;
}

test('A3: a visitor’s menu has the products, what can be done without an account, and sign-in', async () => {
  await openMenu();
  expect(menu().getByRole('button', { name: 'Products' })).toBeTruthy();
  expect(names()).toEqual(['Find a unit', 'Lists', 'Get a quote', 'Support', 'Country and language', 'Sign in']);
  const pageOf = (name: string) => menu().getByRole('link', { name }).getAttribute('href');
  expect(pageOf('Find a unit')).toBe('/en-gb/unit');
  expect(pageOf('Lists')).toBe('/en-gb/portal/favouritelists');
  expect(pageOf('Get a quote')).toMatch(/^\/en-gb\/message#text=Please/);
  expect(menu().getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/en-gb/support');
  expect(menu().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth/login?returnTo=%2Fen-gb');
});

test('A3: a customer’s menu has account and sign-out, with the current company', async () => {
  await openMenu({ user: buildUser() });
  expect(names()).toEqual([
    'Find a unit',
    'Quick order',
    'Lists',
    'Get a quote',
    'My Customer Portal',
    'Support',
    'Country and language',
    'Sign out',
  ]);
  expect(menu().getByText('Hamnverket Service AB')).toBeTruthy();
  expect(menu().getByText('Anna Lindqvist')).toBeTruthy();
});

test('A3: several customer numbers add the change of company', async () => {
  await openMenu({
    user: buildUser({ hasMultipleGcmNumbers: true }),
    answers: { '/user/companies': [{ gcmNumber: '100001', name: 'Hamnverket', selectedLocale: 'sv-se' }] },
  });
  expect(names()).toContain('Change company');
  await userEvent.click(menu().getByRole('button', { name: /^Change company/ }));
  expect(await screen.findByRole('dialog', { name: 'Change company' })).toBeTruthy();
});

test('A3: an exclusive company’s menu has neither account nor quote nor support nor market', async () => {
  const settings = buildSettings({ companyId: 'nordfrost', exclusiveCompany: true, companyName: 'Nordfrost' });
  await openMenu({ user: buildUser(), companyId: 'nordfrost', answers: { '/settings': settings } });
  expect(names()).toEqual(['Find a unit', 'Quick order', 'Lists', 'Sign out']);
});

test('H1: the demo account has a sign-in button where the setting is on', async () => {
  await openMenu({ answers: { '/settings': buildSettings({ fakeAuthButton: true }) } });
  const link = menu().getByRole('link', { name: 'Sign in with the demo account' });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/login\?.*fake=1/);
});

test('A7: the market entry opens the choice of markets in a dialog', async () => {
  await openMenu();
  await userEvent.click(menu().getByRole('link', { name: /^Country and language/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Country and language' }));
  expect(dialog.getByRole('link', { name: 'Sverige / svenska' }).getAttribute('href')).toBe('/sv-se/');
  expect(dialog.getByText(/your cart is cleared/)).toBeTruthy();
  expect(await dialog.findByText('Sweden')).toBeTruthy();
});

describe('H1: signing out', () => {
  const answer = jest.fn<Promise<unknown>, []>();
  const before = globalThis.fetch;
  beforeEach(() => void (globalThis.fetch = answer as unknown as typeof fetch));
  afterEach(() => void (globalThis.fetch = before));

  test('a failure is shown, and the session stays', async () => {
    answer.mockResolvedValue({ ok: false, status: 503 });
    await openMenu({ user: buildUser() });
    await userEvent.click(menu().getByRole('button', { name: /^Sign out/ }));
    expect(await screen.findByText(/You are still signed in/)).toBeTruthy();
    expect(answer).toHaveBeenCalledWith('/auth/logout', expect.objectContaining({ method: 'POST' }));
    expect(
      menu()
        .getByRole('button', { name: /^Sign out/ })
        .getAttribute('aria-busy'),
    ).toBeNull();
  });

  test('repeated presses send one request', async () => {
    answer.mockReset().mockReturnValue(new Promise(() => undefined));
    await openMenu({ user: buildUser() });
    await userEvent.dblClick(menu().getByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    expect(
      menu()
        .getByRole('button', { name: /^Sign out/ })
        .getAttribute('aria-busy'),
    ).toBe('true');
  });
});
