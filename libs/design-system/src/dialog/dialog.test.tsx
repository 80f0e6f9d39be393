import { StrictMode, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

// jsdom has the element but not `showModal`
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Example({ blocking = false, onClosed = () => {} }: { blocking?: boolean; onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  const closing = blocking ? ({ blocking: true } as const) : { closeLabel: 'Close' };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onClose={close}
        title="Save as list"
        {...closing}
        actions={<button onClick={close}>Save</button>}
      >
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  );
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
const box = { left: 100, right: 500, top: 100, bottom: 300 } as DOMRect;
function pressAt(clientX: number, clientY: number, target: Element = dialog()) {
  dialog().getBoundingClientRect = () => box;
  fireEvent.mouseDown(target, { clientX, clientY });
  fireEvent.click(target, { clientX, clientY });
}

test('a dialog is named by its title and rendered only while open', async () => {
  render(<Example />);
  expect(dialog().childElementCount).toBe(0);
  await open();
  expect(screen.getByRole('dialog', { name: 'Save as list' })).toBe(dialog());
});

test('the focus goes to the field with data-autofocus', async () => {
  render(<Example />);
  await open();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('Escape, the close button and an outside press close a dialog, each once', async () => {
  const closed = jest.fn();
  render(<Example onClosed={closed} />);
  const ways: (() => unknown)[] = [
    escape,
    () => pressAt(10, 10),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  ];
  for (const way of ways) {
    await open();
    await way();
    expect(dialog().open).toBe(false);
  }
  expect(closed).toHaveBeenCalledTimes(ways.length);
});

test('neither an inside press nor dragging text outside closes a dialog', async () => {
  render(<Example />);
  await open();
  pressAt(200, 200);
  fireEvent.mouseDown(dialog(), { clientX: 200, clientY: 200 });
  fireEvent.click(dialog(), { clientX: 10, clientY: 10 });
  expect(dialog().open).toBe(true);
});

test('a blocking dialog closes only through its actions', async () => {
  render(<Example blocking />);
  await open();
  escape();
  pressAt(10, 10);
  dialog().close(); // browsers close the dialog at the second Escape
  expect(dialog().open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(dialog().open).toBe(false);
});

test('a dialog open from the start stays open in development, where React mounts twice', async () => {
  // as in browsers: closes at once, sends the event later
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  const onClose = jest.fn();
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Menu" closeLabel="Close">
        Entries
      </Dialog>
    </StrictMode>,
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
