import { pageError } from '@shop/platform';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chunkMessages, ChunkLoadError } from '../chunks/chunk-load-error.ts';
import { after, openShop, problem } from '../shop.fixture.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const failing = (error: () => unknown) => ({
  path: 'failing',
  loader: () => {
    const thrown = error();
    if (thrown) throw thrown;
    return null;
  },
  Component: () => <h1 tabIndex={-1}>Back again</h1>,
});

test('C1: an unavailable page shows ERROR_APPLICATION_NOT_AVAILABLE inside the frame', async () => {
  await openShop('/en-gb/failing', { routes: [failing(() => pageError('applicationNotAvailable', 503))] });
  expect(title()).toBe('This part of the shop is not available');
  expect(screen.getByText('It was not found or could not be loaded. Try again in a moment.')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
});

test('N11: any other error shows the generic page, and a retry loads the page', async () => {
  let isDown = true;
  await openShop('/en-gb/failing', { routes: [failing(() => isDown && new Error('no'))] });
  expect(title()).toBe('Something went wrong');
  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { level: 1, name: 'Back again' })).textContent).toBe('Back again');
});

test('N11: the failed request’s id is shown, not that of an earlier page', async () => {
  const { router } = await openShop('/en-gb/', {
    routes: [failing(() => pageError('error', 500))],
    answers: { '/countries': problem(400, 'r-9') },
  });
  await act(() => router.navigate('/en-gb/switch'));
  expect(screen.getByText('r-9')).toBeTruthy();
  expect(screen.getByText(/^If it goes on, tell us this number:/)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '+44 114 496 0182' }).getAttribute('href')).toBe('tel:+441144960182');
  expect(main.getByRole('link', { name: 'Send us a message' }).getAttribute('href')).toBe('/en-gb/message');
  await act(() => router.navigate('/en-gb/failing'));
  expect(screen.queryByText(/tell us this number/)).toBeNull();
});

test('a page that upstream failed to provide loads automatically when the browser is online again', async () => {
  let isDown = true;
  await openShop('/en-gb/failing', { routes: [failing(() => isDown && pageError('error', 503))] });
  isDown = false;
  await after(() => window.dispatchEvent(new Event('online')));
  expect((await screen.findByRole('heading', { level: 1, name: 'Back again' })).textContent).toBe('Back again');
});

test.each([
  ['script', 'Loading chunk failed'],
  ['style', 'Loading CSS chunk failed'],
] as const)('N4: a %s that fails to load again after the one reload says "%s"', async (kind, message) => {
  sessionStorage.setItem('shop:reloaded-for', '');
  await openShop('/en-gb/failing', { routes: [failing(() => new ChunkLoadError(kind))] });
  expect((await screen.findByRole('heading', { level: 1, name: message })).textContent).toBe(message);
  expect(chunkMessages[kind]).toBe(message);
});

test('N4: the page is not reloaded while the server is down, which would lose it', async () => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/entry-1.js"></script>';
  const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await openShop('/en-gb/failing', { routes: [failing(() => new ChunkLoadError('script'))] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading chunk failed' })).toBeTruthy();
  expect(sessionStorage.getItem('shop:reloaded-for')).toBeNull();
  away.mockRestore();
});
