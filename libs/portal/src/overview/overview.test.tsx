import { buildAddress, buildUser } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { json, openPortal, problem } from '../portal.fixture.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const tile = (name: string) => screen.findByRole('region', { name });

test.each([
  ['My Customer Portal', false],
  ['My Partner Portal', true],
])('I1: the account area is %s', async (name, isBusinessUser) => {
  await openPortal('/en-gb/portal', { user: buildUser({ isBusinessUser }) });
  await screen.findByText('Signed in as Anna Lindqvist');
  expect(heading()).toBe(name);
  expect(document.title).toBe(`${name} | Vadholm`);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('navigation', { name })).toBeTruthy();
  expect(screen.getByTestId('trail').textContent).toBe(name);
});

test('A6: breadcrumbs lead through the account’s start page, named after its user', async () => {
  await openPortal('/en-gb/portal/profile', { user: buildUser({ isBusinessUser: true }) });
  await screen.findByLabelText('First name');
  expect(screen.getByTestId('trail').textContent).toBe('My Partner Portal (/portal) / Profile');
});

test('I1: the overview shows company, customer number and default addresses', async () => {
  const addresses = [
    buildAddress({ id: 'a', companyOrName: 'Warehouse "East" <gate 2>', defaultDelivery: true }),
    buildAddress({ id: 'b', companyOrName: 'Office', defaultInvoice: true }),
  ];
  await openPortal('/en-gb/portal', { addresses });
  await screen.findByText('100001');
  expect(screen.getByRole('button', { name: 'Copy customer number 100001' })).toBeTruthy();
  const shown = await tile('Addresses');
  await within(shown).findByText('Warehouse "East" <gate 2>');
  expect(within(shown).getByText('Office')).toBeTruthy();
  expect(within(shown).getByRole('link', { name: 'All addresses (2)' }).getAttribute('href')).toBe(
    '/en-gb/portal/addresses',
  );
  expect(screen.queryByText(/several companies/)).toBeNull();
});

test('I1: with several customer numbers the current company is shown, with a hint how to switch', async () => {
  const companies = [
    { gcmNumber: '100002', name: 'Laiterie du Rhône SAS', selectedLocale: 'fr-fr' },
    { gcmNumber: '100003', name: 'Dubois Maintenance B.V.', selectedLocale: 'en-nl' },
  ];
  await openPortal('/en-gb/portal', {
    user: buildUser({ hasMultipleGcmNumbers: true, gcmNumber: '100003' }),
    answers: { 'GET /user/companies': () => json(companies) },
  });
  await screen.findByText('Dubois Maintenance B.V.');
  expect(screen.queryByText('Hamnverket Service AB')).toBeNull();
  screen.getByText('You work for several companies. The menu lets you change.');
});

test('I1: missing profile data is named; a user without customer number is told the consequence', async () => {
  const user = buildUser({ phoneNumber: '', vatId: '', gcmNumber: '', hasMultipleGcmNumbers: false });
  await openPortal('/en-gb/portal', { user, settings: { vatIdEnabled: 'Required', companyNumberEnabled: 'Optional' } });
  const shown = await tile('Profile');
  await within(shown).findByRole('link', { name: 'Complete your profile' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Phone', 'VAT number']);
  expect(screen.getByText(/no customer number yet/)).toBeTruthy();
});

test('without addresses the overview explains their use and links to the form', async () => {
  await openPortal('/en-gb/portal');
  const link = await within(await tile('Addresses')).findByRole('link', { name: 'Add an address' });
  expect(link.getAttribute('href')).toBe('/en-gb/portal/addresses?address=new');
});

test('addresses that fail to load are reported in their tile, and the rest remains', async () => {
  await openPortal('/en-gb/portal', { answers: { 'GET /user/addresses': () => problem(500) } });
  const shown = await tile('Addresses');
  await within(shown).findByText('The addresses could not be loaded');
  // their number is unknown, not 0
  within(shown).getByRole('link', { name: 'Addresses' });
  expect(heading()).toBe('My Customer Portal');
});

test('H8: a visitor reads what the area is for, signs in and returns to the requested page', async () => {
  const { calls } = await openPortal('/en-gb/portal/addresses?address=new', { user: null });
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(
    `/auth/login?${new URLSearchParams({ returnTo: '/en-gb/portal/addresses?address=new', market: 'en-gb' })}`,
  );
  expect(heading()).toBe('My Customer Portal');
  expect(calls.map(({ call }) => call)).not.toContain('GET /user/addresses');
});

test('an unreachable account is reported, with a retry', async () => {
  await openPortal('/en-gb/portal', { isUnidentified: true });
  await screen.findByText('Your account cannot be reached');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
