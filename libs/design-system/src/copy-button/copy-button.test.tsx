import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

const write = jest.fn<Promise<void>, [string]>();
beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  render(<CopyButton value="GX-050" label="Copy article number" copiedText="Copied" failedText="Not copied" />);
});
afterEach(() => jest.useRealTimers());
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Copy article number' }));
  await act(() => Promise.resolve());
};

test('a press copies the value and confirms it for a while', async () => {
  write.mockResolvedValue();
  await press();
  expect(write).toHaveBeenCalledWith('GX-050');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a refusal by the browser is announced too', async () => {
  write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await press();
  expect(screen.getByRole('status').textContent).toBe('Not copied');
});
