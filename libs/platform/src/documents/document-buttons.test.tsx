import type { User } from '@shop/api-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  buildUser,
  createBrowserApp,
  createFakeUpstream,
  openApp,
  problem,
  type Answers,
} from '../testing/index.fixture.ts';
import { DocumentButtons } from './document-buttons.tsx';

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

/** Buttons of a list, on a page that has loaded no texts of forms. */
async function open(answers: Answers, user: User | null = buildUser()) {
  const { fetcher, ...upstream } = createFakeUpstream(answers);
  const { app } = createBrowserApp(fetcher, { user });
  const element = <DocumentButtons kind="list" subject={{ listId: 'l1' }} look={{ size: 'small' }} />;
  const view = openApp('/en-gb/shoppinglist/l1', { app, routes: [{ path: 'shoppinglist/l1', element }] });
  await screen.findByText('Save as PDF');
  return { ...view, ...upstream };
}

test.each([
  ['Save as PDF', 'pdf', 'Dairy.pdf'],
  ['Save as Word', 'docx', 'Dairy.docx'],
])('M4: %s has the document made and saves it under its name', async (button, format, name) => {
  const { calls } = await open({ [call]: file(name) });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  expect(calls).toMatchObject([{ call: 'POST /documents/list', body: { listId: 'l1', format } }]);
});

test('M4: while it is being made a second press asks for nothing', async () => {
  let answer = (_response: Response) => {};
  const { callsOf } = await open({ [call]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  answer(file('a.pdf')());
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
});

test('N2: a failure is said with its status text and number, and can be tried again', async () => {
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
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), /The shop did not answer/],
])('N2: that %s is said in words', async (_case, answer, words) => {
  await open({ [call]: answer });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await screen.findByText('The document could not be made.');
  expect(screen.getByText(words)).toBeTruthy();
});

test('H6: whoever is not signed in is led there and back, and then gets what was asked for without asking again', async () => {
  const visitor = await open({}, null);
  const link = screen.getByRole('link', { name: 'Save as Word (sign in first)' });
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

test('M4: while one is being made the other format is not asked for either', async () => {
  let answer = (_response: Response) => {};
  const { callsOf } = await open({ [call]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Word' }));
  answer(file('a.pdf')());
  await waitFor(() => expect(saved).toEqual(['a.pdf']));
  expect(callsOf(call)).toHaveLength(1);
});
