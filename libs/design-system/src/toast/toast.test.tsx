import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastOutlet } from './toast-outlet.tsx';
import { showToast, takeToasts } from './toast-queue.ts';
import type { Toast, ToastType } from './toast-queue.ts';

const outlet = <ToastOutlet label="Messages" closeLabel="Close message" />;

/** Renders the outlet, shows a toast and waits for the library. */
async function show(toast: Toast, options?: { reactStrictMode: boolean }) {
  render(outlet, options);
  await act(async () => {
    showToast(toast);
    await import('./toast-host.tsx');
  });
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
  });
  return screen.queryByText(toast.text)!.parentElement!;
}
const isVisible = (text: string) => screen.queryByText(text) !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  takeToasts();
  jest.useRealTimers();
});

test('N5: a toast disappears after 5000 ms and not before', async () => {
  await show({ text: 'Added' });
  pass(4990);
  expect(isVisible('Added')).toBe(true);
  pass(20);
  expect(isVisible('Added')).toBe(false);
});

test('N5: a toast without a timeout stays until closed', async () => {
  await show({ text: 'Cart changed', type: 'warning', autoClose: false });
  pass(60_000);
  expect(isVisible('Cart changed')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(isVisible('Cart changed')).toBe(false);
});

test('N5: the pointer pauses a toast’s timer, which continues afterwards', async () => {
  const toast = await show({ text: 'Added' });
  pass(3000);
  fireEvent.mouseEnter(toast);
  pass(20_000);
  expect(isVisible('Added')).toBe(true);
  fireEvent.mouseLeave(toast);
  pass(1900);
  expect(isVisible('Added')).toBe(true);
  pass(200);
  expect(isVisible('Added')).toBe(false);
});

test('N5: a window in the background pauses the timer', async () => {
  await show({ text: 'Added' });
  act(() => void window.dispatchEvent(new Event('blur')));
  pass(20_000);
  expect(isVisible('Added')).toBe(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  pass(5100);
  expect(isVisible('Added')).toBe(false);
});

test('keyboard focus on a toast pauses its timer', async () => {
  await show({ text: 'Added' });
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  pass(20_000);
  expect(isVisible('Added')).toBe(true);
});

test('N5: a click on a toast closes it', async () => {
  const toast = await show({ text: 'Added' });
  fireEvent.click(toast);
  expect(isVisible('Added')).toBe(false);
});

test('N5: dragging a toast by more than 80 percent of its width dismisses it, by less does not', async () => {
  const toast = await show({ text: 'Added' });
  Object.defineProperty(toast, 'offsetWidth', { value: 400 });
  const drag = (distance: number) => {
    fireEvent(toast, new MouseEvent('pointerdown', { bubbles: true, clientX: 0 }));
    fireEvent(document, new MouseEvent('pointermove', { clientX: distance }));
    fireEvent(document, new MouseEvent('pointerup', { clientX: distance }));
  };
  drag(319);
  expect(isVisible('Added')).toBe(true);
  drag(321);
  expect(isVisible('Added')).toBe(false);
});

test.each<[ToastType, string]>([
  ['info', 'status'],
  ['success', 'status'],
  ['default', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
])('N5: a toast of type %s has its look and is announced as %s', async (type, role) => {
  const toast = await show({ text: 'Message', type });
  expect(toast.className).toBe(`toast ${type === 'default' ? 'plain' : type}`);
  expect(toast.getAttribute('role')).toBe(role);
});

test('N5: toasts appear at the top right', async () => {
  const toast = await show({ text: 'Message' });
  expect(toast.parentElement!.className).toBe('container top-right');
});

test('a toast queued before the outlet exists is shown once it does', async () => {
  showToast({ text: 'Early' });
  await show({ text: 'Late' });
  expect(isVisible('Early')).toBe(true);
});

test('a toast with the id of a shown one is dropped', async () => {
  await show({ text: 'Offline', id: 'offline' });
  act(() => showToast({ text: 'Offline', id: 'offline' }));
  expect(screen.getAllByText('Offline')).toHaveLength(1);
});

test('the first toast is shown in development too, where React mounts twice', async () => {
  await show({ text: 'Added' }, { reactStrictMode: true });
  expect(isVisible('Added')).toBe(true);
});
