import type { User } from '@shop/api-contracts';
import { buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { messageRoute } from '@shop/platform';
import { createBrowserApp, createFakeUpstream, openApp, problem, type Answers } from '@shop/platform/testing';
import { loadFormMessages } from '../form-text.ts';
import { DocumentButtons } from './document-buttons.tsx';
import type { DocumentKind, DocumentSubject } from './use-save-document.ts';

const call = 'POST /documents/:kind';
const file = (name: string) => () =>
  new Response('file', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

let saved: string[];
beforeEach(() => {
  saved = [];
  localStorage.clear();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

/** A list's buttons. */
async function open(answers: Answers, user: User | null = buildUser()) {
  const { fetcher, ...upstream } = createFakeUpstream(answers);
  const { app } = createBrowserApp(fetcher, { user });
  const element = <DocumentButtons kind="list" subject={{ listId: 'l1' }} look={{ size: 'small' }} />;
  const view = openApp('/en-gb/shoppinglist/l1', {
    app,
    routes: [messageRoute([loadFormMessages], [{ path: 'shoppinglist/l1', element }])],
  });
  await screen.findByText('Save as PDF');
  return { ...view, ...upstream };
}

test.each([
  ['Save as PDF', 'pdf', 'Dairy.pdf'],
  ['Save as Word', 'docx', 'Dairy.docx'],
])('M4: %s generates the document and saves it under its name', async (button, format, name) => {
  const { calls } = await open({ [call]: file(name) });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  expect(calls).toMatchObject([{ call: 'POST /documents/list', body: { listId: 'l1', format } }]);
});

test('M4: a second press while pending sends nothing', async () => {
  let answer = (_response: Response) => {};
  const { callsOf } = await open({ [call]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  answer(file('a.pdf')());
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
});

test('N2: a failure shows status text and reference, and can be retried', async () => {
  let isDown = true;
  const down = () =>
    new Response(JSON.stringify({ title: 'Down', status: 503, requestId: 'r-7' }), {
      status: 503,
      statusText: 'Service Unavailable',
    });
  await open({ [call]: () => (isDown ? down() : file('a.docx')()) });
  await userEvent.click(screen.getByRole('button', { name: 'Save as Word' }));
  const alert = await screen.findByText('The document could not be made.');
  expect(alert.parentElement!.textContent).toContain('(Service Unavailable) Request r-7');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['a.docx']));
  expect(screen.queryByText('The document could not be made.')).toBeNull();
});

test.each([
  ['what it is made from is gone', () => problem(404), 'What it is made from is no longer there.'],
  ['there is nothing in it', () => problem(422, { code: 'document_empty' }), 'There is nothing in it yet.'],
  ['it is too long', () => problem(422, { code: 'document_too_large' }), /^A document holds at most 1,000 lines\./],
  [
    'too many are being made',
    () => problem(503, { code: 'documents_busy' }),
    /^Many documents are being made right now/,
  ],
  ['this network had too many made', () => problem(429), /^Many documents were asked for from your network/],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), /The shop did not answer/],
])('N2: %s is explained in words', async (_case, answer, words) => {
  await open({ [call]: answer });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await screen.findByText('The document could not be made.');
  expect(screen.getByText(words)).toBeTruthy();
});

test('M4: a retry uses the same key, a new request another one', async () => {
  let isLost = true;
  const { callsOf } = await open({
    [call]: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : file('a.pdf')()),
  });
  const save = screen.getByRole('button', { name: 'Save as PDF' });
  await userEvent.click(save);
  await screen.findByText(/^The shop did not answer/);
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  await userEvent.click(save);
  await waitFor(() => expect(saved).toHaveLength(2));
  const [lost, again, anew] = callsOf(call).map(({ key }) => key);
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
  expect(anew).not.toBe(lost);
});

test('M4: after a lost answer the button repeats the request under its key; the other format gets another key', async () => {
  const { callsOf } = await open({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
  for (const [index, name] of ['Save as PDF', 'Save as PDF', 'Save as Word'].entries()) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(callsOf(call)).toHaveLength(index + 1));
    await screen.findByText(/^The shop did not answer/);
  }
  const [first, second, word] = callsOf(call).map(({ key }) => key);
  expect(second).toBe(first);
  expect(word).not.toBe(first);
});

/** Buttons on a page whose subject changes after a lost answer. */
async function openLost(kind: DocumentKind, subjects: [DocumentSubject, DocumentSubject]) {
  let answer: () => Response | Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  const { fetcher, ...upstream } = createFakeUpstream({ [call]: () => answer() });
  const { app } = createBrowserApp(fetcher, { user: buildUser() });
  const Page = () => {
    const [isChanged, change] = useState(false);
    return (
      <>
        <DocumentButtons kind={kind} subject={subjects[isChanged ? 1 : 0]} />
        <button onClick={() => change(true)}>Change</button>
      </>
    );
  };
  openApp('/en-gb/page', { app, routes: [messageRoute([loadFormMessages], [{ path: 'page', element: <Page /> }])] });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await screen.findByText(/^The shop did not answer/);
  return { app, ...upstream, answerWith: (next: () => Response) => (answer = next) };
}

test.each(['Save as PDF', 'Try again'])(
  'M4: after a lost answer, other articles get another key, by %s too',
  async (button) => {
    const categoryId = 'c1';
    const { answerWith, callsOf } = await openLost('comparison', [
      { categoryId, itemKeys: ['1_c1', '2_c1'] },
      { categoryId, itemKeys: ['1_c1'] },
    ]);
    answerWith(file('a.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(saved).toEqual(['a.pdf']));
    const [lost, other] = callsOf(call);
    expect(other!.body).toMatchObject({ itemKeys: ['1_c1'] });
    expect(other!.key).not.toBe(lost!.key);
  },
);

test('M4: after a lost answer a changed cart gets another key, an unchanged one the same', async () => {
  const subject = { cartId: 'f'.repeat(32) };
  const { app, callsOf } = await openLost('cart', [subject, subject]);
  const show = (eTag: string) =>
    app.queryClient.setQueryData(['carts.get', { params: { id: subject.cartId }, query: {} }, 'scope'], {
      id: subject.cartId,
      eTag,
    });
  const pressAgain = async () => {
    const before = callsOf(call).length;
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(callsOf(call)).toHaveLength(before + 1));
    await screen.findByText(/^The shop did not answer/);
  };
  show('"1"');
  await pressAgain();
  await pressAgain();
  show('"2"');
  await pressAgain();
  const [, first, same, changed] = callsOf(call).map(({ key }) => key);
  expect(same).toBe(first);
  expect(changed).not.toBe(first);
});

test('N2: a key refused as used is not used again', async () => {
  const { answerWith, callsOf } = await openLost('list', [{ listId: 'l1' }, { listId: 'l1' }]);
  answerWith(() => problem(422, { code: 'idempotency_key_reused' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Request r-1/);
  answerWith(file('a.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  const [lost, refused, anew] = callsOf(call).map(({ key }) => key);
  expect(refused).toBe(lost);
  expect(anew).not.toBe(lost);
});

test('N2: an unfinished earlier request is awaited under its key', async () => {
  let isMaking = true;
  const { callsOf } = await open({
    [call]: () => (isMaking ? problem(409, { code: 'change_in_flight' }) : file('a.pdf')()),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await screen.findByText(/^It is still being made/);
  isMaking = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  const [first, second] = callsOf(call).map(({ key }) => key);
  expect(second).toBe(first);
});

test('a retry keeps the focus on its button, then returns it to the button pressed first', async () => {
  let answer = (_response: Response) => {};
  let isDown = true;
  await open({
    [call]: () => (isDown ? problem(503) : new Promise<Response>((resolve) => (answer = resolve))),
  });
  const save = screen.getByRole('button', { name: 'Save as PDF' });
  await userEvent.click(save);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(document.activeElement).toBe(again);
  expect(screen.queryByText('The document could not be made.')).toBeNull();
  answer(problem(503));
  await screen.findByText('The document could not be made.');
  expect(document.activeElement).toBe(again);
  await userEvent.click(again);
  answer(file('a.pdf')());
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  await waitFor(() => expect(document.activeElement).toBe(save));
});

test('N2: no retry is offered where it cannot succeed', async () => {
  await open({ [call]: () => problem(422, { code: 'document_too_large' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await screen.findByText(/^A document holds at most/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('H6: a visitor signs in, returns, and gets the document automatically', async () => {
  const visitor = await open({}, null);
  const link = screen.getByRole('link', { name: 'Save as Word (sign in first)' });
  // visible too: the door in place of the arrow needs its reason
  expect(link.querySelector('.sr')).toBeNull();
  expect(link.getAttribute('href')).toMatch(/^\/auth\/login\?returnTo=%2Fen-gb%2Fshoppinglist%2Fl1&/);
  link.addEventListener('click', (event) => event.preventDefault());
  jest.restoreAllMocks();
  await userEvent.click(link);
  expect(visitor.calls).toEqual([]);
  visitor.unmount();

  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { bodiesOf } = await open({ [call]: file('a.docx') });
  await waitFor(() => expect(saved).toEqual(['a.docx']));
  expect(bodiesOf(call)).toEqual([{ listId: 'l1', format: 'docx' }]);
});

test('M4: while one format is pending the other sends nothing either', async () => {
  let answer = (_response: Response) => {};
  const { callsOf } = await open({ [call]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Word' }));
  answer(file('a.pdf')());
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  expect(callsOf(call)).toHaveLength(1);
});
