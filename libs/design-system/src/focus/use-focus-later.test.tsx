import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusLater } from './use-focus-later.ts';

/** What is changed is observed in the microtasks that follow. */
async function settled(change: () => void): Promise<void> {
  await act(() => Promise.resolve(change()));
}

/** A page that answers when told, and a neighbour that renders the answered entry and closes the dialog on its own. */
let setEntries: (entries: readonly string[]) => void;
let setDialogOpen: (isOpen: boolean) => void;

function Neighbour() {
  const [entries, set] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  setEntries = set;
  setDialogOpen = setOpen;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry} id={entry} tabIndex={-1} ref={inertBehindDialog}>
            {entry}
          </li>
        ))}
      </ul>
      <dialog open={isOpen}>
        <button>Send</button>
      </dialog>
    </>
  );
}

/** As browsers do: what is outside of an open modal dialog takes no focus. */
function inertBehindDialog(element: HTMLElement | null): void {
  if (!element) return;
  const focus = HTMLElement.prototype.focus.bind(element);
  element.focus = () => {
    if (!document.querySelector('dialog[open]')) focus();
  };
}

function Page() {
  const focusLater = useFocusLater();
  return (
    <>
      <button onClick={() => focusLater('CL-1')}>Complain</button>
      <input aria-label="Search" />
    </>
  );
}

function Example({ hasPage = true }: { hasPage?: boolean }) {
  return (
    <>
      {hasPage && <Page />}
      <Neighbour />
    </>
  );
}

const complain = () => userEvent.click(screen.getByRole('button', { name: 'Complain' }));
const answer = () => settled(() => setEntries(['CL-1']));
const entry = () => screen.getByText('CL-1');

test('an element that is there gets the focus at once', async () => {
  render(<Example />);
  await answer();
  await complain();
  expect(document.activeElement).toBe(entry());
});

test('an element that a later answer brings, rendered by another component, gets the focus then', async () => {
  render(<Example />);
  await complain();
  expect(document.activeElement).not.toBe(document.body);
  await answer();
  expect(document.activeElement).toBe(entry());
});

test('an element behind a dialog gets the focus when the dialog has closed', async () => {
  render(<Example />);
  await complain();
  act(() => setDialogOpen(true));
  await answer();
  expect(document.activeElement).not.toBe(entry());
  await settled(() => setDialogOpen(false));
  expect(document.activeElement).toBe(entry());
});

test('the focus stays with a user who went on by pointer or by keyboard', async () => {
  render(<Example />);
  await complain();
  await userEvent.click(screen.getByLabelText('Search'));
  await answer();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));

  act(() => setEntries([]));
  await complain();
  await userEvent.tab();
  await answer();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

test('the focus is moved once: what happens on the page later leaves it where it is', async () => {
  render(<Example />);
  await complain();
  await answer();
  screen.getByLabelText('Search').focus();
  await settled(() => setEntries(['CL-1', 'CL-2']));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

test('an element that does not come in time gets no focus, nor after the component has gone', async () => {
  const { rerender } = render(<Example />);
  await complain();
  rerender(<Example hasPage={false} />);
  await answer();
  expect(document.activeElement).toBe(document.body);

  jest.useFakeTimers();
  try {
    act(() => setEntries([]));
    rerender(<Example />);
    act(() => screen.getByRole('button', { name: 'Complain' }).click());
    jest.advanceTimersByTime(10_000);
    await answer();
    expect(document.activeElement).toBe(document.body);
  } finally {
    jest.useRealTimers();
  }
});

test('an element that is replaced together with the wish gets the focus as the new one', async () => {
  function Emptied() {
    const [count, setCount] = useState(0);
    const focusLater = useFocusLater();
    const add = () => {
      setCount(count + 1);
      focusLater(() => document.querySelector('input'));
    };
    return (
      <>
        <input key={count} aria-label={`Number ${count}`} />
        <button onClick={add}>Add</button>
      </>
    );
  }
  render(<Emptied />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Number 1'));
});
