import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';

test('a pending button keeps its name and focus, and ignores presses', async () => {
  const pressed = jest.fn();
  const view = render(<Button onClick={pressed}>Add to cart</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  view.rerender(
    <Button pending pendingText="Adding" onClick={pressed}>
      Add to cart
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Add to cart/ });
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Adding');
});

test('a pending submit button does not submit the form again', async () => {
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={sent}>
      <input aria-label="Number" />
      <Button type="submit" pending={pending}>
        Order
      </Button>
    </form>
  );
  const view = render(form(false));
  await userEvent.type(screen.getByLabelText('Number'), '4711{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  view.rerender(form(true));
  await userEvent.type(screen.getByLabelText('Number'), '{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('only the pressed button shows a spinner', () => {
  render(
    <>
      <Button pending>Save</Button>
      <Button>Cancel</Button>
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Save' }).contains(screen.getByRole('status'))).toBe(true);
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'go', wide: true })).toBe('button go wide');
});

test('server rendering needs no inline style', () => {
  expect(renderToString(<Button pending>Save</Button>)).not.toContain('style=');
});
