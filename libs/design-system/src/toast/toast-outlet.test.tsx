import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastOutlet } from './toast-outlet.tsx';
import { showToast } from './toast-queue.ts';

// after a deployment the old version's file no longer exists
jest.mock('./toast-host.tsx', () => {
  throw new Error('Loading chunk failed');
});

test('if the library fails to load the message is still shown, until closed', async () => {
  render(<ToastOutlet label="Messages" closeLabel="Close message" />);
  act(() => showToast({ text: 'Loading chunk failed', type: 'error' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk failed');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
