import '@testing-library/jest-dom';
import { buildUser } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/installation-info';
const saveCall = 'POST /units/:id/installationinformation';
const texts = { inUseAt: 'Hall 2', address: 'Quay 4', zip: 'SW1A 1AA', city: 'London', region: '', country: 'GB' };
const answers = {
  'GET /units/:id/registrationstatus': () => json({ status: 'mine' }),
  'GET /units/:id/owned': () =>
    json({ status: 'mine', customName: null, customImage: null, place: 'Hall 2', isNameplateTyped: false }),
  'GET /units/:id/installationinformation': () => json({ ...texts, longitude: null, latitude: null }),
  'GET /units/handovers': () => json({ received: [], asked: [] }),
  'GET /countries': () =>
    json([
      { code: 'GB', name: 'United Kingdom', hasStates: false },
      { code: 'US', name: 'United States', hasStates: true },
    ]),
  'GET /countrystates': () => json([{ countryCode: 'US', states: [{ code: 'OR', name: 'Oregon' }] }]),
  [saveCall]: () => problem(401),
};
const openAsOwner = () => openUnits(page, { user: buildUser(), answers });
const place = () => screen.findByRole('textbox', { name: /^In use at/ });

beforeEach(() => localStorage.clear());

test('H5: a typed place survives the end of the session, with the state of another country', async () => {
  const first = await openAsOwner();
  await userEvent.clear(await place());
  await userEvent.type(await place(), 'Engine room');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'Oregon');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your session has ended.')).toBeVisible();
  expect(await place()).toHaveValue('Engine room');
  expect(screen.queryByText(/could not be saved/)).toBeNull();
  first.unmount();

  const { callsOf } = await openAsOwner();
  expect(await screen.findByText('What you entered is here again.')).toBeVisible();
  expect(await place()).toHaveValue('Engine room');
  expect(screen.getByRole('combobox', { name: /State/ })).toHaveDisplayValue('Oregon');
  expect(callsOf(saveCall)).toEqual([]);
});
