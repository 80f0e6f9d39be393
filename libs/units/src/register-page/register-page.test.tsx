import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '@shop/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/registerproduct/30-114-0021';
const createCall = 'POST /units/register/create';
const named = (id: string, name: string) => ({ id, name });
const choices = {
  manufacturers: [named('vadholm', 'Vadholm')],
  families: [named('gasketed', 'Gasketed')],
  models: [named('GX050', 'GX-050')],
  constructions: [named('GX050H16061', 'GX-050-H16-061'), named('GX050H16081', 'GX-050-H16-081')],
  suggestion: null,
};
const answers = (own: Answers = {}): Answers => ({
  'GET /units/searchbyserial/:serial': () => json({ units: [buildUnit()], nearest: [] }),
  'GET /units/register/choices': () => json(choices),
  ...own,
});
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

/** A visitor fills in the nameplate and is led to sign-in; comes back as somebody who is signed in. */
async function registerAsVisitor(own: Answers) {
  const { unmount } = await openUnits(page, { answers: answers() });
  await userEvent.click(screen.getByText('My unit is another one'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Tag/ }), 'VT-9001');
  await choose('Maker', 'Vadholm');
  await choose('Product family', 'Gasketed');
  await screen.findByRole('option', { name: 'GX-050' });
  await choose('Model', 'GX-050');
  await screen.findByRole('option', { name: 'GX-050-H16-081' });
  await choose('Construction', 'GX-050-H16-081');
  await userEvent.click(screen.getByRole('button', { name: 'Register the unit' }));
  unmount();
  return openUnits(page, { user: buildUser(), answers: answers(own) });
}

beforeEach(() => localStorage.clear());

test.each([
  ['its tag is refused', () => problem(409, { code: 'tag_taken' }), 'Another unit has this tag.'],
  ['it fails', () => problem(503), 'An error occurred while trying to register your unit!'],
] as const)(
  'H5: what a visitor has typed is still there, with the reason, when %s after signing in',
  async (_what, answer, reason) => {
    const { bodiesOf } = await registerAsVisitor({ [createCall]: answer });
    expect((await screen.findAllByText(reason))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Tag/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Tag/ })).toHaveValue('VT-9001');
    for (const [label, name] of [
      ['Maker', 'Vadholm'],
      ['Product family', 'Gasketed'],
      ['Model', 'GX-050'],
      ['Construction', 'GX-050-H16-081'],
    ] as const)
      await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(name));
    await userEvent.click(screen.getByRole('button', { name: 'Register the unit' }));
    await waitFor(() => expect(bodiesOf(createCall)).toHaveLength(2));
    expect(bodiesOf(createCall)[1]).toEqual(bodiesOf(createCall)[0]);
  },
);

test('J3: what cannot be added of a known unit is no error of the nameplate', async () => {
  await openUnits(page, {
    user: buildUser(),
    answers: answers({ 'POST /units/add/:id': () => problem(503) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /30-114-0021/ }));
  expect(await screen.findByText('An error occurred while trying to register your unit!')).toBeVisible();
});

const aliasCall = 'POST /units/:id/aliases';
const labelled = `${page}?label=${encodeURIComponent('https://id.torvex.example/p/TX-77')}`;
const adds = (alias: () => Response): Answers =>
  answers({ 'POST /units/add/:id': () => json({ status: 'mine' }), [aliasCall]: alias });

test('J7: the code that was scanned is shown, and kept for the unit that is added', async () => {
  const { bodiesOf, path } = await openUnits(labelled, {
    user: buildUser(),
    answers: adds(() => json({ aliases: ['x'] })),
  });
  expect(await screen.findByText('The scanned code will lead you to this unit:')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /30-114-0021/ }));
  await waitFor(() => expect(path()).toBe('/en-gb/unit/9JYNHRUSVE'));
  expect(bodiesOf(aliasCall)).toEqual([{ code: 'https://id.torvex.example/p/TX-77' }]);
});

test.each([
  ['alias_taken', 'The scanned code already leads to another of your units.'],
  ['too_many_aliases', 'The scanned code could not be kept for this unit.'],
])('J7: a code that cannot be kept (%s) is said, and the unit is added all the same', async (code, text) => {
  const { path } = await openUnits(labelled, { user: buildUser(), answers: adds(() => problem(409, { code })) });
  await userEvent.click(await screen.findByRole('button', { name: /30-114-0021/ }));
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/en-gb/unit/9JYNHRUSVE'));
});

test.each(['x'.repeat(501), '%00', '%20'])('J7: a label that cannot be kept is left out: %s', async (label) => {
  await openUnits(`${page}?label=${label}`, { answers: answers() });
  expect(screen.queryByText('The scanned code will lead you to this unit:')).toBeNull();
});
