import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const editCall = 'PUT /units/edit/:id';
const owned = {
  status: 'mine',
  customName: 'North pump',
  customImage: null,
  place: null,
  isNameplateTyped: false,
};
const answers = {
  'GET /units/:id/registrationstatus': () => json({ status: 'mine' }),
  'GET /units/:id/owned': () => json(owned),
  'GET /units/handovers': () => json({ received: [], asked: [] }),
  [editCall]: () => problem(401),
};
const openAsOwner = (user = buildUser()) => openUnits(page, { user, answers });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit unit' }));
const name = async () => (await dialog()).getByRole('textbox', { name: /^Own name/ });

beforeEach(() => localStorage.clear());

test('H5: a new name survives the end of the session: the dialog stays, and opens again after signing in', async () => {
  const first = await openAsOwner();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit unit' }));
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'South pump');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findByText('Your session has ended.')).toBeVisible();
  expect(await name()).toHaveValue('South pump');
  first.unmount();

  const second = await openAsOwner(buildUser({ oid: 'another' }));
  expect(await screen.findByRole('button', { name: 'Edit unit' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();

  const { callsOf } = await openAsOwner();
  await waitFor(async () => expect(await name()).toHaveValue('South pump'));
  expect(callsOf(editCall)).toEqual([]);
});

test('H5: the end of a session without input takes what is the owner’s off the page', async () => {
  const { identity } = await openAsOwner();
  await screen.findByRole('button', { name: 'Edit unit' });
  act(() => identity.end());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit unit' })).toBeNull());
});

test('J2: who has asked for a unit often is told when they may ask again', async () => {
  await openUnits(page, {
    user: buildUser(),
    answers: {
      'GET /units/:id/registrationstatus': () => json({ status: 'other' }),
      'POST /units/:id/handover': () =>
        problem(409, { code: 'handover_asked_often', askAgainAt: '2026-12-12T10:00:00.000Z' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for the unit' }));
  expect(await screen.findByText(/twice in the last 30 days. You can ask again after 12 December 2026/)).toBeVisible();
});

test('J2: handing over asks first, says what the other gets and what one loses, and can be left', async () => {
  const decideCall = 'POST /units/handovers/:handoverId';
  let received: object[] = [
    {
      id: '7',
      unit: buildUnit(),
      customName: 'North pump',
      askedBy: 'Malmö Dairy',
      askedAt: '2026-11-01T10:00:00.000Z',
    },
  ];
  const { bodiesOf } = await openUnits(page, {
    user: buildUser(),
    answers: {
      ...answers,
      'GET /units/handovers': () => json({ received, asked: [] }),
      [decideCall]: () => {
        received = [];
        return json(null);
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  const question = () => within(screen.getByRole('dialog', { name: 'Hand over North pump?' }));
  expect(
    question().getByText(/^Malmö Dairy gets the unit .* but not your name, picture, place or readings/),
  ).toBeVisible();
  expect(question().getByText(/your name, picture and place for it are deleted/)).toBeVisible();
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(decideCall)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await userEvent.click(question().getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(bodiesOf(decideCall)).toEqual([{ isConfirmed: true }]));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

test('J7: the owner sees which codes of labels lead here, and removes one', async () => {
  let aliases = ['INV-1', 'https://id.torvex.example/p/TX-77'];
  const removeCall = 'DELETE /units/:id/aliases';
  const { callsOf } = await openUnits(page, {
    user: buildUser(),
    answers: {
      ...answers,
      'GET /units/:id/owned': () => json({ ...owned, aliases }),
      [removeCall]: () => {
        aliases = ['INV-1'];
        return json({ aliases });
      },
    },
  });
  const codes = within(await screen.findByRole('region', { name: 'Codes of labels that lead you here' }));
  expect(codes.queryByRole('link')).toBeNull();
  await userEvent.click(codes.getByRole('button', { name: 'Remove the code https://id.torvex.example/p/TX-77' }));
  await waitFor(() => expect(codes.queryByText(/torvex/)).toBeNull());
  expect(codes.getByText('INV-1')).toBeVisible();
  expect(callsOf(removeCall).map(({ query }) => query.get('code'))).toEqual(['https://id.torvex.example/p/TX-77']);
});
