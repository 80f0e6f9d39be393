import '@testing-library/jest-dom';
import type { AnswerOf, Reading, unitReadings } from '@shop/api-contracts';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/connectivity';
const unitCall = 'GET /units/9JYNHRUSVE';
const listCall = 'GET /units/9JYNHRUSVE/readings';
const addCall = 'POST /units/9JYNHRUSVE/readings';

const reading = (own: Partial<Reading> = {}): Reading => ({
  id: '1',
  source: 'person',
  measuredAt: '2026-03-01T08:30:00.000Z',
  ...{ hotIn: 80, hotOut: 60.5, coldIn: 20, coldOut: 50, hotFlow: 20, coldFlow: null },
  ...{ hotPressureDrop: null, coldPressureDrop: null, afterCleaning: false },
  ...{ hotDuty: 452.6, coldDuty: null, imbalance: null, logMeanDifference: 34.8, conductance: 10 },
  ...{ heatTransferCoefficient: null, isDoubtful: false, isComparable: true, isCurrent: true },
  ...own,
});
type Readings = AnswerOf<typeof unitReadings.list>;
const answer = (own: Partial<Readings> = {}): Readings => ({
  total: 1,
  readingsPerPage: 25,
  readings: [reading()],
  trend: [
    { day: '2026-02-01', conductance: 10 },
    { day: '2026-03-01', conductance: 8 },
  ],
  cleanConductance: 10,
  forecast: {
    state: 'due',
    missing: [],
    sign: 'conductance',
    dueOn: '2026-03-12',
    earliest: '2026-03-03',
    latest: '2026-03-25',
  },
  ...own,
});

const openAsOwner = (readings: Readings, answers = {}) =>
  openUnits(page, {
    user: buildUser(),
    answers: {
      [unitCall]: () => json(buildUnit({ registrationStatus: 'mine' })),
      [listCall]: () => json(readings),
      ...answers,
    },
  });

test('J6: a visitor learns what readings are for and how to see theirs', async () => {
  await openUnits(page);
  expect(screen.getByRole('heading', { name: 'Know when this unit has to be cleaned' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('J6: a forecast for two days in a row names one', async () => {
  const day = { dueOn: '2026-03-12', earliest: '2026-03-11', latest: '2026-03-12' };
  await openAsOwner(answer({ forecast: { state: 'due', missing: [], sign: 'conductance', ...day } }));
  expect(await screen.findByText('Cleaning due about 12 March 2026.')).toBeInTheDocument();
});

test('J6: figures below each other have the same number of decimals', async () => {
  const readings = [reading({ id: '2', hotIn: 78, hotDuty: 430 }), reading({ hotIn: 79.6 })];
  await openAsOwner(answer({ total: 2, readings }));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const shown = rows.map((row) => [...row.querySelectorAll('.measure-si')].map(({ textContent }) => textContent));
  expect(shown).toEqual([
    [],
    ['78.0', '60.5\u00a0°C', '20', '50\u00a0°C', '430.0\u00a0kW'],
    ['79.6', '60.5\u00a0°C', '20', '50\u00a0°C', '452.6\u00a0kW'],
  ]);
});

test('J6: who has not registered the unit sees nothing of it, and asks for nothing', async () => {
  const { callsOf } = await openUnits(page, {
    user: buildUser(),
    answers: { [unitCall]: () => json(buildUnit({ registrationStatus: 'other' })) },
  });
  expect(
    await screen.findByText('Only the customer who has registered this unit can see its readings'),
  ).toBeInTheDocument();
  expect(callsOf(listCall)).toEqual([]);
});

test('J6: the owner reads when the unit has to be cleaned, from a sentence, a plot and a table', async () => {
  await openAsOwner(answer());
  expect(
    await screen.findByText('Cleaning due about 12 March 2026, between 3 March 2026 and 25 March 2026.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: /heat transfer went from 100% to 80% of the clean value/ }),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('100%')).toBeInTheDocument();
});

test('J6: with too few readings the page says how many are missing', async () => {
  const missing = [{ what: 'readings' as const, need: 8, have: 1 }];
  const forecast = { ...answer().forecast, state: 'unknown' as const, sign: null, dueOn: null, missing };
  await openAsOwner(answer({ forecast, trend: [] }));
  expect(await screen.findByText('8 usable readings are needed; so far there are 1.')).toBeInTheDocument();
});

test('J6: a typed reading is sent in SI units, and a doubtful one is marked', async () => {
  const { bodiesOf } = await openAsOwner(answer({ readings: [reading({ isDoubtful: true })] }), {
    [addCall]: () => json({ added: 1, alreadyThere: 0 }),
  });
  expect(await screen.findByText('doubtful')).toBeInTheDocument();
  await type({ 'Hot side in': '80', 'Hot side out': '60,5', 'Cold side in': '20', 'Cold side out': '50' });
  await userEvent.type(screen.getByRole('textbox', { name: /Flow, hot side/ }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hot side in' })).toHaveValue(''));
  expect(screen.getByText('Add a reading').closest('summary')).toHaveFocus();
  expect(bodiesOf(addCall)).toMatchObject([{ readings: [{ hotIn: 80, hotOut: 60.5, hotFlow: 20, coldFlow: null }] }]);
});

test('J6: swapped temperatures are named at their field, nothing is sent, and nothing typed is lost', async () => {
  const { callsOf } = await openAsOwner(answer());
  await screen.findByRole('button', { name: 'Save reading' });
  await type({ 'Hot side in': '60', 'Hot side out': '80', 'Cold side in': '20', 'Cold side out': '50' });
  await userEvent.type(screen.getByRole('textbox', { name: /Flow, hot side/ }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }));
  const field = screen.getByRole('textbox', { name: 'Hot side out' });
  await waitFor(() => expect(field).toBeInvalid());
  expect(screen.getAllByText(/outlet of the hot side is not colder/).length).toBeGreaterThan(0);
  expect(field).toHaveValue('80');
  expect(callsOf(addCall)).toEqual([]);
});

test('J6: when readings cannot be saved the page says so and keeps them', async () => {
  await openAsOwner(answer(), { [addCall]: () => problem(503) });
  await screen.findByRole('button', { name: 'Save reading' });
  await type({ 'Hot side in': '80', 'Hot side out': '60', 'Cold side in': '20', 'Cold side out': '50' });
  await userEvent.type(screen.getByRole('textbox', { name: /Flow, hot side/ }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }));
  expect(await screen.findByText(/not everything was saved/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Hot side in' })).toHaveValue('80');
});

test('J6: a file shows what is wrong in it before anything is sent, and sends the rest', async () => {
  const { callsOf } = await openAsOwner(answer(), { [addCall]: () => json({ added: 1, alreadyThere: 0 }) });
  const rows = ['time,hot_in,hot_out,cold_in,cold_out,hot_flow', '2026-03-01 08:30,80,60,20,50,20', 'x,80,60,20,50,20'];
  const file = new File([rows.join('\n')], 'readings.csv', { type: 'text/csv' });
  // the test's browser cannot read files
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(rows.join('\n')).buffer) });
  await userEvent.upload(await screen.findByLabelText(/File with readings/, { selector: 'input' }), file);
  expect(await screen.findByText('1 row cannot be imported')).toBeInTheDocument();
  expect(screen.getByText(/Row 3:/)).toHaveTextContent('Row 3: Enter a time like 2026-03-01 08:30.');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 reading' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save 1 reading' })).toBeNull());
  expect(callsOf(addCall)).toHaveLength(1);
});

test('H5: a typed reading survives the end of the session', async () => {
  localStorage.clear();
  const first = await openAsOwner(answer(), { [addCall]: () => problem(401) });
  await userEvent.click(await screen.findByText('Add a reading'));
  await type({ 'Hot side in': '80', 'Hot side out': '60', 'Cold side in': '20', 'Cold side out': '50' });
  await userEvent.type(screen.getByRole('textbox', { name: /Flow, hot side/ }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }));
  expect(await screen.findByText('Your session has ended.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hot side in' })).toHaveValue('80');
  expect(screen.queryByText(/not everything was saved/)).toBeNull();
  first.unmount();

  const { callsOf } = await openAsOwner(answer());
  expect(await screen.findByText('What you entered is here again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hot side out' })).toHaveValue('60');
  expect(callsOf(addCall)).toEqual([]);
});

async function type(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await userEvent.type(screen.getByRole('textbox', { name }), text);
}

test('J6: a removed reading can be brought back; it is removed when the page is left', async () => {
  const removeCall = 'DELETE /units/:id/readings/:readingId';
  const { callsOf, unmount } = await openAsOwner(answer(), { [removeCall]: () => json(null) });
  const remove = await screen.findByRole('button', { name: /^Remove the reading of/ });
  await userEvent.click(remove);
  expect(screen.getByText(/^The reading of .* was removed\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: /^Remove the reading of/ }).closest('tr')).toHaveFocus();
  expect(callsOf(removeCall)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Remove the reading of/ }));
  unmount();
  await waitFor(() => expect(callsOf(removeCall)).toHaveLength(1));
});
