import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { keepPendingAction } from '@shop/platform';
import { json, problem, type Answers } from '@shop/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const button = (name: string) => screen.findByRole('button', { name });

/** A unit with this registration, which changes as the person adds and removes it. */
function unitOf(first: string, answers: Answers = {}): Answers {
  let status = first;
  return {
    'GET /units/:id/registrationstatus': () => json({ status }),
    'POST /units/add/:id': () => {
      status = 'mine';
      return json({ status });
    },
    'DELETE /units/delete/:id': () => {
      status = 'none';
      return json(null);
    },
    'GET /units/9JYNHRUSVE': () => json(buildUnit()),
    ...answers,
  };
}

beforeEach(() => localStorage.clear());

test('J2: a customer adds the unit, and it says so', async () => {
  const { callsOf } = await openUnits(page, { user: buildUser(), answers: unitOf('none') });
  await userEvent.click(await button('Add to my units'));
  expect(await screen.findByText('In your units')).toBeInTheDocument();
  expect(screen.getByText('The unit is in your units.')).toBeInTheDocument();
  expect(callsOf('POST /units/add/:id')).toHaveLength(1);
});

test('J2: removing can be undone; without that the unit is removed', async () => {
  const { callsOf, unmount } = await openUnits(page, { user: buildUser(), answers: unitOf('colleague') });
  expect(await screen.findByText('In your company’s units')).toBeInTheDocument();
  await userEvent.click(await button('Remove from my units'));
  await userEvent.click(await button('Undo'));
  expect(await button('Remove from my units')).toBeInTheDocument();
  expect(callsOf('DELETE /units/delete/:id')).toEqual([]);
  await userEvent.click(await button('Remove from my units'));
  unmount();
  await waitFor(() => expect(callsOf('DELETE /units/delete/:id')).toHaveLength(1));
});

test('J2: a unit of another customer says how to get it', async () => {
  await openUnits(page, { user: buildUser(), answers: unitOf('other') });
  expect(await screen.findByText('Another customer has registered this unit.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to my units' })).toBeNull();
});

test('J2: who comes second is told that another has it, without an error', async () => {
  let isTaken = false;
  await openUnits(page, {
    user: buildUser(),
    answers: unitOf('none', {
      'POST /units/add/:id': () => {
        isTaken = true;
        return problem(409, { code: 'unit_registered' });
      },
      'GET /units/:id/registrationstatus': () => json({ status: isTaken ? 'other' : 'none' }),
    }),
  });
  await userEvent.click(await button('Add to my units'));
  expect(await screen.findByText('Another customer has registered this unit.')).toBeInTheDocument();
  expect(screen.queryByText(/An error occurred/)).toBeNull();
});

test('J2: another failure shows the error, and the unit can be added again', async () => {
  await openUnits(page, {
    user: buildUser(),
    answers: unitOf('none', { 'POST /units/add/:id': () => problem(500) }),
  });
  await userEvent.click(await button('Add to my units'));
  expect(await screen.findByText('An error occurred while trying to register your unit!')).toBeInTheDocument();
  expect(await button('Add to my units')).toBeEnabled();
});

test('H5: a visitor signs in first, and then the unit is added', async () => {
  const { unmount } = await openUnits(page);
  const link = await screen.findByRole('link', { name: 'Add to my units' });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(page)));
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  unmount();
  const { callsOf } = await openUnits(page, { user: buildUser(), answers: unitOf('none') });
  expect(await screen.findByText('In your units')).toBeInTheDocument();
  expect(callsOf('POST /units/add/9JYNHRUSVE')).toHaveLength(1);
});

test('H5: what was begun on another unit adds nothing here', async () => {
  keepPendingAction('addUserUnit', { equipmentId: 'ABCDEFGHJK' });
  const { callsOf } = await openUnits(page, { user: buildUser(), answers: unitOf('none') });
  expect(await button('Add to my units')).toBeInTheDocument();
  expect(callsOf('POST /units/add/:id')).toEqual([]);
});
