import { configuratorPermission } from '@shop/api-contracts';
import { buildUser } from '@shop/api-contracts/testing';
import { screen } from '@testing-library/react';
import { createBrowserApp, openApp } from '../testing/index.fixture.ts';
import { useMayConfigure } from './use-may-configure.ts';
import { usePerson } from './use-person.ts';

function Answer() {
  const { state } = usePerson();
  return <p>{`${state}: ${useMayConfigure() ? 'may' : 'may not'}`}</p>;
}

/** Shows the answer for a signed-in person in a market. */
async function openFor(permissions: string[], aliceEnabled: boolean): Promise<void> {
  const fetcher = () => Promise.reject(new Error('offline'));
  const { app } = createBrowserApp(fetcher, { user: buildUser({ permissions }), settings: { aliceEnabled } });
  openApp('/en-gb/', { app, routes: [{ index: true, element: <Answer /> }] });
  await screen.findByTestId('trail');
}

test('A2, A3: with aliceEnabled the configurator is open to who has the permission', async () => {
  await openFor([configuratorPermission], true);
  await screen.findByText('signedIn: may');
});

test('A2, A3: without aliceEnabled the configurator is open to nobody', async () => {
  await openFor([configuratorPermission], false);
  await screen.findByText('signedIn: may not');
});

test('A2, A3: without the permission the configurator is not open', async () => {
  await openFor([], true);
  await screen.findByText('signedIn: may not');
});
