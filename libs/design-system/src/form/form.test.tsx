import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Form } from './form.tsx';
import type { FormError, FormProps } from './form.tsx';

const Example = ({ onSubmit = () => {}, ...rest }: Partial<FormProps>) => (
  <Form errorsTitle="Please check:" onSubmit={onSubmit} {...rest}>
    <Field label="Name" name="name" required errorText={() => 'Enter a name.'} />
    <Field label="Mail" name="mail" variant="email" errorText={() => 'Enter a mail address.'} />
    <TextArea label="Message" name="message" />
    <Select label="Country" name="country" required errorText={() => 'Choose a country.'}>
      <option value="">–</option>
      <option value="SE">Sweden</option>
    </Select>
    <Button type="submit" pending={rest.busy ?? false}>
      Save
    </Button>
  </Form>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: /Save/ }));
const summary = () => screen.getByRole('alert');
const summaryLinks = () =>
  within(summary())
    .queryAllByRole('link')
    .map((link) => link.textContent);
const wordsBeneath = (name: string) =>
  field(name)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
async function fill() {
  await userEvent.type(field('Name'), 'Anna');
  await userEvent.selectOptions(field('Country'), 'SE');
}

describe('N6: errors found by the browser', () => {
  test('N6: a form with errors is not sent; they are listed with links, and the first field gets the focus', async () => {
    const sent = jest.fn();
    render(<Example onSubmit={sent} />);
    expect(summary().textContent).toBe('');
    await userEvent.type(field('Mail'), 'nobody');
    await save();
    expect(sent).not.toHaveBeenCalled();
    expect(summary().textContent).toContain('Please check:');
    expect(summaryLinks()).toEqual(['Enter a name.', 'Enter a mail address.', 'Choose a country.']);
    expect(document.activeElement).toBe(field('Name'));
    expect(wordsBeneath('Name')).toBe('Enter a name.');
  });

  test('N6: a link of the summary focuses its field and keeps the address', async () => {
    render(<Example />);
    await save();
    const link = screen.getByRole('link', { name: 'Choose a country.' });
    expect(link.getAttribute('href')).toBe(`#${field('Country').id}`);
    await userEvent.click(link);
    expect(document.activeElement).toBe(field('Country'));
    expect(location.hash).toBe('');
  });

  test('N6: a corrected form is sent, with Enter too, and the summary disappears', async () => {
    const sent = jest.fn<void, [FormData]>();
    render(<Example onSubmit={sent} />);
    await save();
    await fill();
    await userEvent.type(field('Name'), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(sent.mock.calls[0]![0])).toEqual({ name: 'Anna', mail: '', message: '', country: 'SE' });
    expect(summary().textContent).toBe('');
  });

  test('N6: a status given by the page changes the display, but not what is sent', async () => {
    const sent = jest.fn();
    render(
      <Form errorsTitle="Please check:" onSubmit={sent}>
        <Field label="Name" name="name" required status="valid" />
        <button>Save</button>
      </Form>,
    );
    await save();
    expect(sent).not.toHaveBeenCalled();
    expect(field('Name').closest('[data-status]')?.getAttribute('data-status')).toBe('valid');
  });

  test('N6: a group of radio buttons is one error, a checkbox too', async () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    render(
      <Form errorsTitle="Please check:" onSubmit={() => {}}>
        <RadioGroup label="Kind" name="kind" required options={options} />
        <Checkbox label="Agreed" name="agreed" required />
        <button>Save</button>
      </Form>,
    );
    await save();
    expect(summaryLinks()).toHaveLength(2);
    await userEvent.click(within(summary()).getAllByRole('link')[1]!);
    expect(document.activeElement).toBe(field('Agreed'));
  });
});

describe('N6: errors found by the server', () => {
  const errors: FormError[] = [
    { field: 'unknown', message: 'Something else.' },
    { field: 'country', message: 'Nothing is delivered there.' },
    { field: 'mail', message: 'Already in use.' },
  ];

  test('N6: the first rendering has them, so that nothing moves later', () => {
    expect(renderToStaticMarkup(<Example errors={errors} />)).toContain('Already in use.');
    expect(renderToStaticMarkup(<Example errors={errors} />)).toContain('Something else.');
  });

  test('N6: they are shown in field order in the summary and at the fields; the first gets the focus', () => {
    const view = render(<Example />);
    view.rerender(<Example errors={errors} />);
    expect(summaryLinks()).toEqual(['Already in use.', 'Nothing is delivered there.']);
    expect(summary().textContent).toContain('Something else.');
    expect(document.activeElement).toBe(field('Mail'));
    expect(wordsBeneath('Mail')).toBe('Already in use.');
    expect(field('Mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('N6: an error of the whole form appears in the summary without a link', () => {
    const whole = [{ field: '', message: 'Something of it is missing.' }];
    const view = render(<Example />);
    view.rerender(<Example errors={whole} />);
    expect(summary().textContent).toContain('Something of it is missing.');
    expect(summaryLinks()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  test('N6: changing a field removes its error only; the focus stays', async () => {
    render(<Example errors={errors} />);
    await userEvent.type(field('Name'), 'x');
    await userEvent.type(field('Mail'), 'x');
    expect(wordsBeneath('Mail')).toBeUndefined();
    expect(wordsBeneath('Country')).toBe('Nothing is delivered there.');
    expect(document.activeElement).toBe(field('Mail'));
  });

  test('N6: the same error found again is shown again', async () => {
    const view = render(<Example errors={errors} />);
    await fill();
    await userEvent.clear(field('Mail'));
    view.rerender(<Example errors={errors} busy />);
    expect(summaryLinks()).toEqual(['Already in use.', 'Nothing is delivered there.']);
    view.rerender(<Example errors={errors} />);
    expect(wordsBeneath('Mail')).toBe('Already in use.');
    expect(document.activeElement).toBe(field('Mail'));
  });
});

describe('nothing is sent twice', () => {
  test('while busy only the pressed button shows a spinner, and nothing more is sent', async () => {
    const sent = jest.fn();
    const view = render(<Example onSubmit={sent} />);
    await fill();
    view.rerender(<Example onSubmit={sent} busy />);
    await save();
    await userEvent.type(field('Name'), '{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  test('two presses at once send once, also before the page is busy', async () => {
    let end = () => {};
    const sent = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const { container } = render(<Example onSubmit={sent} />);
    await fill();
    const form = container.querySelector('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(sent).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve(end()));
    fireEvent.submit(form);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

test('a form sent before hydration puts nothing into the address, and the browser validates it', () => {
  const html = renderToStaticMarkup(<Example />);
  expect(html).toContain('method="post"');
  expect(html.toLowerCase()).not.toContain('novalidate');
});
