import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RangeSlider } from '../range-slider/range-slider.tsx';
import { PlainSelect } from '../select/plain-select.tsx';
import { Field } from './field.tsx';
import type { FieldVariant } from './field-variants.ts';
import { TextArea } from './text-area.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const statusOf = (element: Element) => element.closest('[data-status]')?.getAttribute('data-status');

describe('N6: validity', () => {
  test('N6: a field shows no error before blur, then the browser’s', async () => {
    render(<Field label="Mail" required errorText={() => 'Enter an address'} />);
    expect(statusOf(field())).toBe('none');
    await userEvent.click(field());
    await userEvent.tab();
    expect(statusOf(field())).toBe('invalid');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText('Enter an address').id);
  });

  test('N6: an error found by pressing something else appears after the press, which nothing moves away from its target', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Field label="Mail" required errorText={() => 'Enter an address'} />
        <button>Remove</button>
      </>,
    );
    await user.click(field());
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(statusOf(field())).toBe('none');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('Enter an address')).toBeTruthy();
    expect(statusOf(field())).toBe('invalid');
  });

  test('N6: an error disappears as soon as it is corrected', async () => {
    render(<Field label="Mail" required errorText={() => 'Enter an address'} />);
    await userEvent.click(field());
    await userEvent.tab();
    await userEvent.type(field(), 'x');
    expect(statusOf(field())).toBe('valid');
    expect(screen.queryByText('Enter an address')).toBeNull();
  });

  test('N6: an error also disappears when the page fills the field', async () => {
    const filled = (value: string) => (
      <Field label="Price" required value={value} onChange={() => undefined} errorText={() => 'Enter a price'} />
    );
    const { rerender } = render(filled(''));
    await userEvent.click(field());
    await userEvent.tab();
    expect(statusOf(field())).toBe('invalid');
    rerender(filled('12.00'));
    expect(statusOf(field())).toBe('valid');
    expect(screen.queryByText('Enter a price')).toBeNull();
  });

  test('N6: an error found by the browser on submit is shown, and the form is not sent', async () => {
    const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Field label="Mail" required errorText={() => 'Enter an address'} />
        <button>Send</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText('Enter an address')).toBeTruthy();
    await userEvent.type(field(), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test.each(['valid', 'invalid', 'none'] as const)(
    'N6: the status %s given by the page overrides the browser',
    async (status) => {
      render(<Field label="Mail" required={status !== 'invalid'} status={status} />);
      await userEvent.click(field());
      await userEvent.tab();
      expect(statusOf(field())).toBe(status);
      expect(field().getAttribute('aria-invalid')).toBe(status === 'invalid' ? 'true' : null);
    },
  );

  test('N6: a server error is shown although the browser finds none', () => {
    render(<Field label="Mail" defaultValue="a" error="Already in use" />);
    fireEvent.blur(field());
    expect(statusOf(field())).toBe('invalid');
    expect(screen.getByText('Already in use')).toBeTruthy();
  });
});

describe('N6: variants', () => {
  const types: [FieldVariant, string][] = [
    ['text', 'text'],
    ['email', 'email'],
    ['number', 'number'],
    ['password', 'password'],
    ['payment', 'text'],
    ['search', 'search'],
    ['tel', 'tel'],
    ['url', 'url'],
  ];
  test.each(types)('N6: variant %s is an input of type %s', (variant, type) => {
    render(<Field label="X" variant={variant} />);
    expect(screen.getByLabelText('X').getAttribute('type')).toBe(type);
  });

  test('N6: a card number field has a numeric keyboard and autofill', () => {
    render(<Field label="Card" variant="payment" />);
    expect(field().inputMode).toBe('numeric');
    expect(field().autocomplete).toBe('cc-number');
  });

  test('N6: a password can be shown and hidden', async () => {
    render(<Field label="Password" variant="password" passwordToggle={{ show: 'Show', hide: 'Hide' }} />);
    const input = screen.getByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('N6: text area and counter', () => {
  test('N6: a text area has 4 rows and 40 columns by default', () => {
    const view = render(<TextArea label="Message" />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect([area.rows, area.cols]).toEqual([4, 40]);
    view.rerender(<TextArea label="Message" rows={8} />);
    expect(area.rows).toBe(8);
  });

  test('N6: a text area with a maximum length counts its characters when few are left', async () => {
    render(<TextArea label="Name" maxLength={10} defaultValue="abcdefg" />);
    expect(screen.queryByText(/ \/ 10/)).toBeNull();
    await userEvent.type(field(), 'h');
    expect(screen.getByText('8 / 10')).toBeTruthy();
  });

  test('N6: a field with a maximum length counts its characters when few are left', async () => {
    render(<Field label="Name" maxLength={10} defaultValue="abcdefg" />);
    expect(screen.queryByText(/ \/ 10/)).toBeNull();
    await userEvent.type(field(), 'h');
    expect(screen.getByText('8 / 10')).toBeTruthy();
    await userEvent.type(field(), 'i');
    expect(screen.getByText('9 / 10')).toBeTruthy();
  });

  test('N6: the counter follows a value set by the page, and has a text for screen readers', () => {
    const words = (used: number, max: number) => `${used} of ${max} characters`;
    const view = render(<Field label="Name" maxLength={4} value="" onChange={() => {}} counterText={words} />);
    view.rerender(<Field label="Name" maxLength={4} value="abcd" onChange={() => {}} counterText={words} />);
    expect(screen.getByText('4 of 4 characters')).toBeTruthy();
    expect(screen.getByText('4 / 4').getAttribute('aria-hidden')).toBe('true');
  });

  test('N6: without a maximum length there is no counter', () => {
    const { container } = render(<Field label="Name" defaultValue="abc" />);
    expect(container.textContent).toBe('Name');
  });
});

describe('a value typed or chosen before hydration', () => {
  function Contact() {
    const [mail, setMail] = useState('');
    const [message, setMessage] = useState('');
    return (
      <>
        <Field label="Mail" value={mail} onChange={({ currentTarget }) => setMail(currentTarget.value)} />
        <TextArea label="Message" value={message} onChange={({ currentTarget }) => setMessage(currentTarget.value)} />
        <output>{`${mail}, ${message}`}</output>
      </>
    );
  }
  function hydrateAfter(page: React.ReactElement, type: (container: HTMLElement) => void) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    type(container);
    return render(page, { container, hydrate: true });
  }

  test('is the state of its field, and of no other', () => {
    hydrateAfter(<Contact />, (container) => (container.querySelector('input')!.value = 'anna@'));
    expect(screen.getByRole('status').textContent).toBe('anna@, ');
    expect(screen.getByLabelText<HTMLInputElement>('Mail').value).toBe('anna@');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  });

  test('is kept in a text area, and typing goes on', async () => {
    hydrateAfter(<Contact />, (container) => (container.querySelector('textarea')!.value = 'Hello, we'));
    await userEvent.type(screen.getByLabelText('Message'), ' need');
    expect(screen.getByRole('status').textContent).toBe(', Hello, we need');
  });

  function Order() {
    const [order, setOrder] = useState('catalogue');
    const [unknown, setUnknown] = useState('gone');
    return (
      <>
        <PlainSelect label="Order" value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value)}>
          <option value="catalogue">Catalogue</option>
          <option value="price">Price</option>
        </PlainSelect>
        <PlainSelect label="Other" value={unknown} onChange={({ currentTarget }) => setUnknown(currentTarget.value)}>
          <option value="first">First</option>
        </PlainSelect>
        <output>{`${order}, ${unknown}`}</output>
      </>
    );
  }

  test('is the choice of its select, and one that shows an option for an unknown value changes nothing', () => {
    hydrateAfter(<Order />, (container) => (container.querySelector('select')!.value = 'price'));
    expect(screen.getByRole('status').textContent).toBe('price, gone');
  });

  test('is nothing that a field shows when it comes later', () => {
    render(<Order />);
    expect(screen.getByRole('status').textContent).toBe('catalogue, gone');
  });

  const rangeWith = (onCommit: () => void) => (
    <RangeSlider
      {...{ label: 'Area', fromLabel: 'Area from', toLabel: 'Area to', between: 'to', value: null, min: 0, max: 50 }}
      onCommit={onCommit}
    />
  );

  test('is an end of a range, committed when the field is left', async () => {
    const chosen = jest.fn();
    hydrateAfter(rangeWith(chosen), (container) => {
      const from = container.querySelector('input')!;
      from.value = '12';
      from.focus();
    });
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(chosen.mock.calls).toEqual([[{ from: 12 }]]);
  });

  test('is committed at once if the field has been left', () => {
    const chosen = jest.fn();
    hydrateAfter(rangeWith(chosen), (container) => (container.querySelector('input')!.value = '12'));
    expect(chosen.mock.calls).toEqual([[{ from: 12 }]]);
  });
});
