import '@testing-library/jest-dom';
import { buildUser } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
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
let loadCountries: () => Promise<unknown>;
jest.mock('@shop/design-system/countries', () => ({ loadCountries: () => loadCountries() }));

const openAsOwner = () => openUnits(page, { user: buildUser(), answers });
const place = () => screen.findByRole('textbox', { name: /^In use at/ });

beforeEach(() => {
  localStorage.clear();
  loadCountries = () => Promise.resolve({ type: 'FeatureCollection', features: [] });
});

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

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const degrees = async () =>
  [await field(/^Latitude/), await field(/^Longitude/)].map((input) => Number((input as HTMLInputElement).value));
/** With coordinates, which jsdom’s own pointer events do not have. */
const point = (map: HTMLElement, type: string, clientX: number, clientY: number) =>
  fireEvent(map, new MouseEvent(type, { bubbles: true, clientX, clientY }));
const openMap = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose on a map' }));
  return screen.findByRole('group', { name: 'Map of the place of installation' });
};

test('I8: a press on the map fills the degrees, arrow keys move the pin, and typed degrees move it too', async () => {
  const { callsOf } = await openUnits(page, {
    user: buildUser(),
    answers: { ...answers, [saveCall]: () => json({ ...texts, latitude: 51.5, longitude: 12 }) },
  });
  const map = await openMap();
  const pin = within(map).getByRole('slider', { name: 'Place of the unit' });
  expect(pin).toHaveAttribute('aria-valuetext', 'not set; Enter sets it here');
  // the middle of the map: Europe
  point(map, 'pointerdown', 320, 280);
  point(map, 'pointerup', 320, 280);
  expect(await degrees()).toEqual([52, 10]);
  expect(pin).toHaveAttribute('aria-valuetext', '52°, 10°');

  pin.focus();
  await userEvent.keyboard('{ArrowRight}');
  const [, near] = await degrees();
  expect(near).toBeGreaterThan(10);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const [latitude, far] = await degrees();
  expect(latitude).toBe(52);
  expect(far! - near!).toBeCloseTo(10 * (near! - 10), 3);
  await userEvent.keyboard('{ArrowUp}');
  expect((await degrees())[0]).toBeGreaterThan(52);

  await userEvent.clear(await field(/^Latitude/));
  await userEvent.type(await field(/^Latitude/), '51,5');
  expect(pin).toHaveAttribute('aria-valuenow', '51.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(callsOf(saveCall)).toMatchObject([{ body: { latitude: 51.5, longitude: far } }]);
});

test('I8: the pin is set from the keyboard alone; a dragged map sets nothing', async () => {
  await openAsOwner();
  const map = await openMap();
  map.setPointerCapture = () => undefined;
  point(map, 'pointerdown', 100, 100);
  point(map, 'pointermove', 160, 100);
  point(map, 'pointerup', 160, 100);
  expect(await field(/^Latitude/)).toHaveValue('');
  within(map).getByRole('slider').focus();
  await userEvent.keyboard('{Enter}');
  expect(await field(/^Latitude/)).not.toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Close the map' }));
  expect(screen.queryByRole('group', { name: 'Map of the place of installation' })).toBeNull();
});

test('I8: without the countries the degrees are typed', async () => {
  loadCountries = () => Promise.reject(new Error('offline'));
  await openAsOwner();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose on a map' }));
  expect(await screen.findByText('The map could not be loaded. Type the degrees instead.')).toBeVisible();
  expect(await field(/^Latitude/)).toBeEnabled();
});
