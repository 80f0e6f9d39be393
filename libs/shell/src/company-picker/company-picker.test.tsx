import { buildMarket, buildUser } from '@shop/api-contracts/testing';
import { renderHook, screen, waitFor, within, act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppProvider } from '@shop/platform';
import { MemoryRouter } from 'react-router';
import { createShop, markets, openShop, problem } from '../shop.fixture.tsx';
import { marketQuery, marketsQuery } from '@shop/platform';
import { useSelectCompany } from './use-select-company.ts';

const marie = buildUser({ firstName: 'Marie', gcmNumber: '100002', hasMultipleGcmNumbers: true });
const companies = [
  { gcmNumber: '100003', name: 'Dubois Maintenance B.V.', selectedLocale: 'sv-se' },
  { gcmNumber: '100002', name: 'Laiterie du Rhône SAS', selectedLocale: 'en-gb' },
];
const dialog = () => within(screen.getByRole('dialog', { name: 'Change company' }));

async function openPicker(answers: Record<string, unknown>) {
  const shop = await openShop('/en-gb/', { user: marie, answers });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Change company/ }));
  await screen.findByRole('dialog', { name: 'Change company' });
  return shop;
}

test('A10: companies are listed with number and market, the current one marked', async () => {
  await openPicker({ '/user/companies': companies });
  const [other, current] = await dialog().findAllByRole('button', { name: /Customer number/ });
  expect(other!.textContent).toBe('Dubois Maintenance B.V.Customer number 100003, Sverige / svenska');
  expect(other!.getAttribute('aria-current')).toBeNull();
  expect(current!.textContent).toContain('In use');
  expect(current!.getAttribute('aria-current')).toBe('true');
});

test('A10: ‘Could not load companies’ is shown in a toast, with a retry', async () => {
  let isDown = true;
  await openPicker({ '/user/companies': () => (isDown ? problem(500) : companies) });
  await waitFor(() => expect(screen.getAllByText('Could not load companies')).toHaveLength(2));
  isDown = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByText('Dubois Maintenance B.V.')).toBeTruthy();
});

test('A10: an account without companies says so', async () => {
  await openPicker({ '/user/companies': [] });
  expect(await dialog().findByText('No company is linked to your account.')).toBeTruthy();
});

test('A10: ‘Could not select company’ is shown in a toast, and the choice stays open', async () => {
  const { changes } = await openPicker({ '/user/companies': companies, '/user/company': problem(500) });
  await userEvent.click(await dialog().findByRole('button', { name: /^Dubois/ }));
  expect(await screen.findByText('Could not select company')).toBeTruthy();
  expect(changes).toEqual([{ path: 'PUT /user/company', body: { gcmNumber: '100003' } }]);
  expect(
    dialog()
      .getByRole('button', { name: /^Dubois/ })
      .getAttribute('aria-busy'),
  ).toBeNull();
});

test('A10: choosing the current company changes nothing', async () => {
  const { changes } = await openPicker({ '/user/companies': companies });
  await userEvent.click(await dialog().findByRole('button', { name: /^Laiterie/ }));
  expect(changes).toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Change company' })).toBeNull();
});

/** Chooses a company on a page and returns the resulting address. */
async function leadsTo(here: string, selectedLocale: string, market = buildMarket()) {
  const chosen = { ...companies[0]!, selectedLocale };
  const { app } = createShop({ user: marie, answers: { '/user/company': chosen } });
  app.queryClient.setQueryData(marketsQuery().queryKey, markets);
  app.queryClient.setQueryData(marketQuery(app).queryKey, market);
  const left: string[] = [];
  const { result } = renderHook(
    () =>
      useSelectCompany(
        () => undefined,
        (address) => left.push(address),
      ),
    {
      wrapper: ({ children }) => (
        <AppProvider app={app}>
          <MemoryRouter initialEntries={[here]}>{children}</MemoryRouter>
        </AppProvider>
      ),
    },
  );
  act(() => result.current.select(chosen));
  await waitFor(() => expect(left).toHaveLength(1));
  return left[0];
}

test.each([
  ['home of its market', '/en-gb/gaskets--c3', 'sv-se', '/sv-se/'],
  ['the same page of the account', '/en-gb/portal/addresses', 'sv-se', '/sv-se/portal/addresses'],
  [
    'the page one is on, where it has the same market',
    '/en-gb/gaskets--c3?page=2',
    'en-gb',
    '/en-gb/gaskets--c3?page=2',
  ],
  ['the page one is on, where its market does not exist', '/en-gb/gaskets--c3', 'fi-fi', '/en-gb/gaskets--c3'],
])('A10: a choice loads a new document: %s', async (_where, here, locale, address) => {
  expect(await leadsTo(here, locale)).toBe(address);
});

test('A10: in a market that keeps every path the page stays', async () => {
  const market = buildMarket({ homeRedirectDisabled: true });
  expect(await leadsTo('/en-gb/gaskets--c3', 'sv-se', market)).toBe('/sv-se/gaskets--c3');
});
