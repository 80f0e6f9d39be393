import { ApiError } from '@shop/api-contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { messageRoute } from '../routing/message-route.ts';
import { createBrowserApp, createFakeUpstream, openApp } from '../testing/index.fixture.ts';
import { loadPlatformMessages } from '../text.ts';
import { QueryState } from './query-state.tsx';
import { RequestReference } from './request-reference.tsx';

const failure = new ApiError(503, '/orders', { title: 'Unavailable', status: 503, requestId: 'r-17' });

async function show(element: ReactNode) {
  const { fetcher } = createFakeUpstream({});
  const { app } = createBrowserApp(fetcher, {});
  openApp('/en-gb/', {
    app,
    routes: [messageRoute([loadPlatformMessages], [{ index: true, element: <main>{element}</main> }])],
  });
  return screen.findByRole('main');
}

test('N2: a failed load shows a message, a retry and the reference for support', async () => {
  const refetch = jest.fn();
  const main = await show(
    <QueryState
      query={{ data: undefined, error: failure, isFetching: false, refetch }}
      title="No orders"
      loading="Loading"
      beside={<a href="/">Home</a>}
    />,
  );
  expect(main.textContent).toBe('No ordersTry againHomeRequest r-17');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['Loading', undefined, null],
  ['', [], null],
  ['', [], failure],
])('it shows "%s" with data %j and failure %s', async (text, data, error) => {
  const main = await show(
    <QueryState query={{ data, error, isFetching: false, refetch: jest.fn() }} title="No orders" loading="Loading" />,
  );
  expect(main.textContent).toBe(text);
});

test('a failure without an answer has no reference', async () => {
  const main = await show(
    <>
      Not saved.
      <RequestReference error={new TypeError('Failed to fetch')} />
      <RequestReference error={failure} />
    </>,
  );
  expect(main.textContent).toBe('Not saved. Request r-17');
});
