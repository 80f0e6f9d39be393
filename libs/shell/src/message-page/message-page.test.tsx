import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApiRequest } from '@shop/api-contracts';
import { buildUser } from '@shop/api-contracts/testing';
import { after, openShop, problem } from '../shop.fixture.tsx';

const sent: ApiRequest[] = [];
const accepted = (request: ApiRequest) => {
  sent.push(request);
  return new Response(null, { status: 204 });
};
const open = (answer: unknown = accepted) => openShop('/en-gb/message', { answers: { '/sendfeedback': answer } });
const field = (name: string) => within(screen.getByRole('main')).getByLabelText<HTMLInputElement>(name);
const send = (name = 'Send message') => userEvent.click(screen.getByRole('button', { name }));
const fillIn = async (email = 'a@b.example', text = 'The gasket leaks') => {
  await userEvent.type(field('E-mail'), email);
  await userEvent.type(field('Message'), text);
};
const keys = () => sent.map(({ headers }) => headers['idempotency-key']);

beforeEach(() => sent.splice(0));

test('B3: a message is sent as POST sendfeedback with email and text, and the page says what happens next', async () => {
  await open();
  await fillIn();
  await send();
  const heading = await screen.findByRole('heading', { name: 'Your message is with us' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/answers to a@b.example, as a rule within one working day/)).toBeTruthy();
  expect(
    sent.map(({ method, url, body }) => [method, url.split('?')[0], JSON.parse(body as string) as unknown]),
  ).toEqual([['POST', '/sendfeedback', { email: 'a@b.example', text: 'The gasket leaks' }]]);
});

test('B3: both fields are required; the first error gets the focus and nothing is sent', async () => {
  await open();
  await send();
  expect(document.activeElement).toBe(field('E-mail'));
  const summary = within(screen.getByRole('main')).getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter an e-mail address like name@example.com.', 'Write your message.']);
  expect(sent).toEqual([]);
});

test('B3: an address is validated on blur', async () => {
  await open();
  await userEvent.type(field('E-mail'), 'nobody');
  await userEvent.tab();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('B3: blanks are no message', async () => {
  await open();
  await fillIn('a@b.example', '   ');
  await send();
  expect(await screen.findAllByText('Write your message.')).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

test('B3: the characters are counted when few of the maximum are left', async () => {
  await open();
  await fillIn();
  expect(screen.queryByText(/of 2,000 characters/)).toBeNull();
  fireEvent.change(field('Message'), { target: { value: 'a'.repeat(1_600) } });
  expect(screen.getByText('1,600 of 2,000 characters')).toBeTruthy();
  expect(field('Message').maxLength).toBe(2000);
});

test('B3: the message begins with the words of the page that led here, and no longer than allowed', async () => {
  await openShop('/en-gb/message#text=A+quote+for%3A+gearbox', { answers: { '/sendfeedback': accepted } });
  expect(await screen.findByDisplayValue('A quote for: gearbox')).toBe(screen.getByLabelText(/^Message/));
  cleanup();
  await openShop(`/en-gb/message#text=${'a'.repeat(5_000)}`, { answers: { '/sendfeedback': accepted } });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toHaveLength(2_000);
});

test('B3: a failure keeps the text, and the retry uses the same key', async () => {
  let isDown = true;
  await open((request: ApiRequest) => (isDown ? (sent.push(request), problem(503, 'r-5')) : accepted(request)));
  await fillIn();
  await send();
  expect((await screen.findByText('The message was not sent.')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Request r-5')).toBeTruthy();
  expect(field('Message').value).toBe('The gasket leaks');
  isDown = false;
  await send('Send again');
  await screen.findByRole('heading', { name: 'Your message is with us' });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('B3: a text changed after a failure gets another key', async () => {
  await open((request: ApiRequest) => (sent.push(request), problem(503)));
  await fillIn();
  await send();
  await screen.findByText('The message was not sent.');
  await userEvent.type(field('Message'), ' badly');
  await send('Send again');
  await screen.findByText('The message was not sent.');
  expect(new Set(keys()).size).toBe(2);
});

test('a double press sends once', async () => {
  let answer!: (response: Response) => void;
  await open((request: ApiRequest) => {
    sent.push(request);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  await fillIn();
  await send();
  await userEvent.click(screen.getByRole('button', { name: /Send message/ }));
  await userEvent.type(field('E-mail'), '{Enter}');
  expect(sent).toHaveLength(1);
  await after(() => answer(new Response(null, { status: 204 })));
  expect(await screen.findByRole('heading', { name: 'Your message is with us' })).toBeTruthy();
});

test('B3: the server’s errors appear at their fields', async () => {
  const errors = [{ path: 'body.email', message: 'Invalid email' }];
  await open(new Response(JSON.stringify({ title: 'Bad request', status: 400, errors }), { status: 400 }));
  await fillIn('a@b');
  await send();
  expect(await screen.findAllByText('Enter an e-mail address like name@example.com.')).not.toHaveLength(0);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('The message was not sent.')).toBeNull();
});

test('offline the text is kept, with an explanation', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillIn();
  await send();
  expect(await screen.findByText(/The text stays here/)).toBeTruthy();
  expect(field('Message').value).toBe('The gasket leaks');
  line.mockRestore();
});

test('B3: another message starts with an empty form', async () => {
  await open();
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect([field('E-mail').value, field('Message').value]).toEqual(['', '']);
});

test('B3: a user’s own address is filled in and editable', async () => {
  await openShop('/en-gb/message', { answers: { '/sendfeedback': accepted }, user: buildUser() });
  expect(field('E-mail').value).toBe('anna@hamnverket.example');
  await userEvent.clear(field('E-mail'));
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Your message is with us' });
  expect(JSON.parse(sent[0]!.body as string)).toEqual({ email: 'a@b.example', text: 'The gasket leaks' });
});
