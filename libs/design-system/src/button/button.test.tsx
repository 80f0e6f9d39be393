import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { IconButton } from './icon-button.tsx';
import type {} from './use-early-press.ts';

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

describe('a press before hydration', () => {
  /** Hydrates two buttons after the one at that place was the last one pressed, as the boot script notes it. */
  function hydrateAfterPressOf(place: number | undefined) {
    const scanned = jest.fn();
    const copied = jest.fn();
    const page = (
      <>
        <Button onClick={scanned}>Start camera</Button>
        <IconButton icon="copy" label="Copy" onClick={copied} />
      </>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const buttons = container.querySelectorAll('button');
    window.lastPressed = place === undefined ? null : buttons[place]!;
    render(page, { container, hydrate: true });
    return [scanned.mock.calls.length, copied.mock.calls.length];
  }

  test('is done once the button is hydrated, and only that of the last button', () => {
    expect(hydrateAfterPressOf(0)).toEqual([1, 0]);
    expect(hydrateAfterPressOf(1)).toEqual([0, 1]);
  });

  test('is forgotten when something else was pressed after it, and done once only', () => {
    expect(hydrateAfterPressOf(undefined)).toEqual([0, 0]);
    hydrateAfterPressOf(0);
    expect(window.lastPressed).toBeNull();
  });

  test('leaves a button its own ref', () => {
    const own = { current: null as HTMLButtonElement | null };
    render(<Button ref={own}>Add</Button>);
    expect(own.current).toBe(screen.getByRole('button', { name: 'Add' }));
  });
});
