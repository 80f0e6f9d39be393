import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { useBackCloses } from './use-back-closes.ts';

const closed = jest.fn();
function Page({ open }: { open: boolean }) {
  useBackCloses(open, closed);
  return null;
}

async function openAt(open: boolean) {
  window.history.replaceState(null, '', '/first');
  const router = createBrowserRouter([{ path: '*', element: <Page open={open} /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list'));
  await act(() => router.navigate('/list?f=1'));
  return router;
}

test('"back" closes what is open and leaves the page with the choices made in it', async () => {
  const router = await openAt(true);
  act(() => window.history.back());
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(router.state.location.search).toBe('?f=1');
  expect(window.location.search).toBe('?f=1');
});

test('"back" goes back where nothing is open', async () => {
  closed.mockClear();
  const router = await openAt(false);
  act(() => window.history.back());
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(closed).not.toHaveBeenCalled();
});
