import '@testing-library/jest-dom';
import { json, problem } from '@shop/platform/testing';
import { buildUnitParts } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const call = 'POST /units/documents';

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const file = () =>
  new Response('zip', {
    headers: { 'content-disposition': 'attachment; filename="Documents 30-114-0021.zip"', 'content-length': '3' },
  });
const usual = { 'GET /units/:id/spareparts': () => json(buildUnitParts()) };
type Answer = () => Response | Promise<Response>;

async function open(answer: Answer) {
  const opened = await openUnits(page, { answers: { ...usual, [call]: answer } });
  await userEvent.click(screen.getByRole('button', { name: 'Document pack' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

test('J3: the documents of a unit are saved as one file, in the languages chosen', async () => {
  const { dialog, callsOf } = await open(file);
  expect(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'German' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the pack' }));
  await waitFor(() => expect(saved).toEqual(['Documents 30-114-0021.zip']));
  expect(callsOf(call)).toMatchObject([{ body: { equipmentIds: ['9JYNHRUSVE'], languages: ['en', 'de'] } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['a unit is gone', () => problem(404, { code: 'unit_unknown' }), 'One of the units no longer exists.'],
  ['several need a sign-in', () => problem(422, { code: 'sign_in_for_several' }), /^Sign in/],
  [
    'a pack is being sent to this network',
    () => problem(429, { code: 'too_many_packs' }),
    /^A document pack is being sent to your network/,
  ],
  ['this network asked too often', () => problem(429), /^Too many requests/],
  ['upstream fails', () => problem(503), /^The pack could not be made/],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), /^The pack could not be made/],
  [
    'it breaks off',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
    /^The pack could not be made/,
  ],
] satisfies [string, Answer, string | RegExp][])(
  'J3: when %s, the dialog says so and can try again',
  async (_case, answer, words) => {
    let fails = true;
    const { dialog } = await open(() => (fails ? answer() : file()));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the pack' }));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(saved).toEqual([]);
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Save the pack' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  },
);

test('J3: a pack that is coming can be cancelled; a second press asks for nothing', async () => {
  const { dialog, callsOf } = await open(() => new Promise<Response>(() => undefined));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save the pack' }));
  expect(await dialog.findByText('The pack is being made')).toBeInTheDocument();
  expect(callsOf(call)).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('J3: without a language nothing is asked for', async () => {
  const { dialog, callsOf } = await open(file);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'English' }));
  expect(dialog.getByText('Choose at least one language.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save the pack' })).toBeDisabled();
  expect(callsOf(call)).toEqual([]);
});
