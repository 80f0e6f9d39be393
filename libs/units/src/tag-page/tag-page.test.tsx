import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '@shop/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/myproduct/VT-9001';
const listCall = 'GET /units';
const list = (units: readonly object[]) => ({ units, total: units.length, unitsPerPage: 500 });
const own = buildUnit({ tagId: null, customName: 'North pump' });
const choices = { manufacturers: [], families: [], models: [], constructions: [], suggestion: null };
const open = (answers: Answers = {}, address = page) =>
  openUnits(address, {
    user: buildUser(),
    answers: {
      'GET /units/getbytag/:tag': () => json({ equipmentId: null, wasDeleted: false }),
      [listCall]: () => json(list([own])),
      'GET /units/searchbyserial/:serial': () => json({ units: [], nearest: [] }),
      'GET /units/register/choices': () => json(choices),
      'GET /units/:id/registrationstatus': () => json({ status: 'mine' }),
      'GET /units/:id/owned': () =>
        json({ status: 'mine', customName: null, customImage: null, place: null, isNameplateTyped: false }),
      'GET /units/handovers': () => json({ received: [], asked: [] }),
      ...answers,
    },
  });
const connect = () => screen.findByRole('button', { name: 'Connect tag VT-9001 to North pump' });

test('J7: own units that cannot be loaded say so, and are requested again when asked to', async () => {
  let isDown = true;
  await open({ [listCall]: () => (isDown ? problem(503) : json(list([own]))) });
  expect(await screen.findByRole('heading', { name: 'Your units could not be loaded' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await connect()).toBeVisible();
});

test('J7: while own units are loading the page says so; who has none is led to add one', async () => {
  let answer = (): void => undefined;
  await open({ [listCall]: () => new Promise((resolve) => (answer = () => resolve(json(list([]))))) });
  expect(await screen.findByText('Your units are being loaded')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('heading', { name: 'You have no units here yet' })).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Add a unit' })).toBeVisible();
});

test('J7: the tag of a deleted unit is not said to be free', async () => {
  await open({ 'GET /units/getbytag/:tag': () => json({ equipmentId: null, wasDeleted: true }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Tag VT-9001$/);
  expect(screen.getByText('The unit with this tag has been deleted.')).toBeVisible();
});

test('J7: the tag is in the form of a unit that is added by its number', async () => {
  const { path } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Serial number/ }), '77-1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(path()).toBe('/en-gb/registerproduct/77-1?tag=VT-9001'));
  expect(await screen.findByRole('textbox', { name: /^Tag/ })).toHaveValue('VT-9001');
});

test('J7: a known unit that is added comes back to the page of its tag, to be connected', async () => {
  const { path } = await open(
    {
      'GET /units/searchbyserial/:serial': () => json({ units: [own], nearest: [] }),
      'POST /units/add/:id': () => json({ status: 'mine' }),
    },
    '/en-gb/registerproduct/77-1?tag=VT-9001',
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Add to my units: 30-114-0021/ }));
  await waitFor(() => expect(path()).toBe('/en-gb/myproduct/VT-9001'));
});

test.each(['<script>', 'x'.repeat(300), '%00', '%07VT-1'])('a tag that is none is left out: %s', async (tag) => {
  await open({}, `/en-gb/registerproduct/77-1?tag=${tag}`);
  expect(await screen.findByRole('textbox', { name: /^Tag/ })).toHaveValue('');
});

test('J7: after connecting, the way back does not return to the tag, which leads to the unit', async () => {
  const { path, router } = await open({
    'POST /units/register/tag': () => json({ equipmentId: own.equipmentId }),
  });
  await userEvent.click(await connect());
  await waitFor(() => expect(path()).toBe(`/en-gb/unit/${own.equipmentId}`));
  await act(() => router.navigate(-1));
  expect(path()).toBe(`/en-gb/unit/${own.equipmentId}`);
});
