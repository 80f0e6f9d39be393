import { buildUser } from '@shop/api-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { after, openShop } from '../shop.fixture.tsx';

const banner = () => within(screen.getByRole('banner'));
const signIn = () => banner().getByRole('link', { name: 'Sign in' });
const returnTo = () => new URL(signIn().getAttribute('href')!, 'http://shop').searchParams.get('returnTo');

test('H8: a visitor has a plain sign-in link that returns to the current page', async () => {
  const { router } = await openShop('/en-gb/search?q=gasket&companyId=-elmbridge', { companyId: 'elmbridge' });
  expect(signIn().getAttribute('href')).toMatch(/^\/auth\/login\?.*market=en-gb/);
  expect(returnTo()).toBe('/en-gb/search?q=gasket&companyId=-elmbridge');
  await act(() => router.navigate('/en-gb/switch?companyId=-elmbridge'));
  expect(returnTo()).toBe('/en-gb/switch?companyId=-elmbridge');
});

test('H8: the address returned to has no sign-in marker', async () => {
  await openShop('/en-gb/search?q=gasket&auth=1');
  expect(returnTo()).toBe('/en-gb/search?q=gasket');
});

test('H8: a user has a link to the portal, with name and company', async () => {
  await openShop('/en-gb/', { user: buildUser() });
  const portal = banner().getByRole('link', { name: 'Anna, Hamnverket Service AB: My Customer Portal' });
  expect(portal.getAttribute('href')).toBe('/en-gb/portal');
  expect(banner().queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('I1: it is the partner portal for business users, and the customer portal for others', async () => {
  const { unmount } = await openShop('/en-gb/', { user: buildUser({ isBusinessUser: true }) });
  expect(screen.getByRole('link', { name: 'My Partner Portal' }).getAttribute('href')).toBe('/en-gb/portal');
  unmount();
  await openShop('/en-gb/', { user: buildUser() });
  expect(screen.getByRole('link', { name: 'My Customer Portal' })).toBeTruthy();
});

test('A2: a company site has the account button but no account entry', async () => {
  await openShop('/en-gb/?companyId=-elmbridge', { companyId: 'elmbridge', user: buildUser() });
  // the fixture uses the market's settings by default
  expect(banner().getByRole('link', { name: /^Anna/ })).toBeTruthy();
});

test('A10: with several customer numbers the current company is shown', async () => {
  const user = buildUser({ gcmNumber: '100003', hasMultipleGcmNumbers: true });
  const companies = [
    { gcmNumber: '100002', name: 'Laiterie du Rhône SAS', selectedLocale: 'fr-fr' },
    { gcmNumber: '100003', name: 'Dubois Maintenance B.V.', selectedLocale: 'en-nl' },
  ];
  await openShop('/en-gb/', { user, answers: { '/user/companies': companies } });
  expect(await banner().findByText('Dubois Maintenance B.V.')).toBeTruthy();
});

test('H8: a user without a first name is shown by mail address', async () => {
  await openShop('/en-gb/', { user: buildUser({ firstName: '', companyName: '' }) });
  expect(banner().getByRole('link', { name: 'anna@hamnverket.example: My Customer Portal' })).toBeTruthy();
});

test('H8: until the person is known, sign-in is offered', async () => {
  await openShop('/en-gb/', { isUnidentified: true });
  expect(signIn()).toBeTruthy();
});

test('the end of a session is reported, with a link that returns here', async () => {
  const { identity } = await openShop('/en-gb/search?q=gasket', { user: buildUser() });
  const status = () => screen.getAllByRole('status').find((one) => one.textContent.includes('signed out'));
  expect(status()).toBeUndefined();
  await after(() => identity.end());
  expect(status()!.textContent).toContain('Nothing you entered here is lost.');
  const again = screen.getByRole('link', { name: 'Sign in again' });
  expect(new URL(again.getAttribute('href')!, 'http://shop').searchParams.get('returnTo')).toBe(
    '/en-gb/search?q=gasket',
  );
  expect(signIn()).toBeTruthy();
  await after(() => within(status()!).getByRole('button', { name: 'Close message' }).click());
  expect(status()).toBeUndefined();
});

test('a visitor gets no such notice', async () => {
  await openShop('/en-gb/');
  expect(screen.queryByText('You have been signed out.')).toBeNull();
});
