import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { unitsUsedLast } from '@shop/cart';
import { json, problem, type Answers } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const ours = buildUnit();
const torvex = buildUnit({
  equipmentId: 'V6MEQLFA5G',
  name: 'Torvex P50',
  serialNumber: '30 114 0021',
  manufacturer: { id: 'torvex', name: 'Torvex' },
  year: 2009,
});
const noTag = { equipmentId: null, wasDeleted: false };

/** Answers of a search by serial number and tag. */
const found = (units: unknown[], nearest: unknown[] = [], tag: unknown = noTag): Answers => ({
  'GET /content': () => json({ blocks: [] }),
  'GET /units/searchbyserial/:serial': () => json({ units, nearest }),
  'GET /units/getbytag/:tag': () => json(tag),
});
const searchCalls = (calls: { call: string }[]) =>
  calls.map(({ call }) => call).filter((call) => /search|bytag/.test(call));
const field = () => screen.getByRole('textbox', { name: 'Serial number, tag or your name for the unit' });

test('J1: a number that one unit has leads to it', async () => {
  const { path, calls } = await openUnits('/en-gb/unit', { answers: found([ours]) });
  await userEvent.type(field(), ' 30-114-0021 {Enter}');
  await waitFor(() => expect(path()).toBe('/en-gb/unit/9JYNHRUSVE'));
  expect(searchCalls(calls)).toContain('GET /units/searchbyserial/30-114-0021');
});

test('J1: of two makers with one number the reader chooses, by maker and year', async () => {
  await openUnits('/en-gb/unit?q=30-114-0021', { answers: found([torvex, ours]) });
  const hits = within(screen.getByRole('list', { name: 'Units found' })).getAllByRole('listitem');
  expect(hits.map((hit) => within(hit).getByRole('link').getAttribute('href'))).toEqual([
    '/en-gb/unit/V6MEQLFA5G',
    '/en-gb/unit/9JYNHRUSVE',
  ]);
  expect(hits[0]).toHaveTextContent('Torvex, GX-050, 2009');
});

test('J1: a number of nobody offers the nearest and help', async () => {
  await openUnits('/en-gb/unit?q=30-114-0012', { answers: found([], [ours]) });
  expect(screen.getByRole('heading', { name: 'No unit found for 30-114-0012' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '30-114-0021' })).toHaveAttribute('href', '/en-gb/unit/9JYNHRUSVE');
  expect(screen.getByRole('link', { name: 'Ask us about this unit' })).toBeInTheDocument();
});

test('J1: who has no number is led to the message form, and with a number to the unit found nearest', async () => {
  const { unmount } = await openUnits('/en-gb/unit', { answers: found([]) });
  expect(screen.getByRole('link', { name: 'No number on the unit? Ask us' })).toHaveAttribute('href', '/en-gb/message');
  unmount();
  await openUnits('/en-gb/unit?q=30-114-0012', { answers: found([], [ours]) });
  expect(screen.queryByRole('link', { name: 'No number on the unit? Ask us' })).not.toBeInTheDocument();
});

test('J1: a tag leads to its unit, that of a deleted one says so', async () => {
  const tag = { equipmentId: '9JYNHRUSVE', wasDeleted: false };
  const { path, unmount } = await openUnits('/en-gb/unit?q=vt-0021', { answers: found([], [], tag) });
  expect(path()).toBe('/en-gb/unit/9JYNHRUSVE');
  unmount();
  await openUnits('/en-gb/unit?q=VT-0003', { answers: found([], [], { equipmentId: null, wasDeleted: true }) });
  expect(screen.getByText('The unit with tag VT-0003 is no longer registered here.')).toBeInTheDocument();
});

test('J1: units used last are offered, each can be removed, and nobody else sees them', async () => {
  localStorage.clear();
  const { unmount } = await openUnits('/en-gb/unit/9JYNHRUSVE');
  await waitFor(() => expect(unitsUsedLast('anonymous')).toEqual(['9JYNHRUSVE']));
  unmount();
  const visitor = await openUnits('/en-gb/unit', { answers: found([]) });
  const used = within(await screen.findByRole('region', { name: 'Units used last' }));
  expect(used.getByRole('link', { name: '30-114-0021' })).toHaveAttribute('href', '/en-gb/unit/9JYNHRUSVE');
  visitor.unmount();
  const other = await openUnits('/en-gb/unit', { answers: found([]), user: buildUser() });
  expect(screen.queryByRole('region', { name: 'Units used last' })).toBeNull();
  other.unmount();
  await openUnits('/en-gb/unit', { answers: found([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 30-114-0021 from the units used last' }));
  expect(screen.queryByRole('region', { name: 'Units used last' })).toBeNull();
  expect(unitsUsedLast('anonymous')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('J1: hits come while one types, from four letters and digits on', async () => {
  const { calls } = await openUnits('/en-gb/unit', {
    answers: { ...found([]), 'GET /units/search': () => json({ units: [ours] }) },
  });
  await userEvent.type(field(), '30-1');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(searchCalls(calls)).toEqual([]);
  await userEvent.type(field(), '14');
  expect(await screen.findByRole('link', { name: '30-114-0021' })).toBeInTheDocument();
  expect(screen.getByText('1 unit')).toHaveAttribute('role', 'status');
  expect(searchCalls(calls)).toEqual(['GET /units/search']);
});

test('J1: who is signed in also finds their units by their own names for them', async () => {
  const { equipmentId, name, serialNumber, tagId, productFamily, productConstruction, manufacturer, customerModel } =
    ours;
  const own = {
    equipmentId,
    name,
    serialNumber,
    tagId,
    productFamily,
    productConstruction,
    manufacturer,
    customerModel,
  };
  await openUnits('/en-gb/unit?q=harbour', {
    user: buildUser(),
    answers: {
      ...found([]),
      'GET /units': () => json({ total: 1, unitsPerPage: 50, units: [{ ...own, customName: 'Malmö harbour' }] }),
    },
  });
  expect(await screen.findByRole('link', { name: /Malmö harbour/ })).toBeInTheDocument();
  expect(screen.queryByText('No unit found for harbour')).toBeNull();
});

test.each(['x'.repeat(300), '30-114\u0000', '---', '..', '\u202e1234'])(
  'J1: %j is refused with a reason, and asks nobody',
  async (code) => {
    const { calls } = await openUnits(`/en-gb/unit?q=${encodeURIComponent(code)}`, { answers: found([]) });
    expect(field()).toHaveAccessibleDescription(/Enter letters and digits, at most 60 characters\./);
    expect(field()).toHaveValue(code);
    expect(searchCalls(calls)).toEqual([]);
  },
);

test('J1: shows its content block, and works without', async () => {
  const block = { name: 'unitsearch', title: 'Find your machine', lead: 'By its number.', parts: [] };
  const { unmount } = await openUnits('/en-gb/unit', { answers: { 'GET /content': () => json({ blocks: [block] }) } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your machine');
  unmount();
  await openUnits('/en-gb/unit', { answers: { 'GET /content': () => problem(503) } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a unit');
  expect(field()).toBeInTheDocument();
});

test('J1: a search that fails says so and can be tried again', async () => {
  let fails = true;
  await openUnits('/en-gb/unit?q=30-114-0021', {
    answers: {
      ...found([]),
      'GET /units/searchbyserial/:serial': () => (fails ? problem(503) : json({ units: [ours, torvex], nearest: [] })),
    },
  });
  expect(await screen.findByText('The units could not be searched')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Units found' })).toBeInTheDocument();
});

test('J7: the equipment id of a label leads to its unit too', async () => {
  const { path } = await openUnits('/en-gb/unit?q=9JYNHRUSVE', { answers: found([]) });
  expect(path()).toBe('/en-gb/unit/9JYNHRUSVE');
});

test('J7: a label leads to its unit although somebody registered a serial number that is spelled alike', async () => {
  const { path } = await openUnits('/en-gb/unit?q=9JYNHRUSVE', {
    answers: found([buildUnit({ equipmentId: 'HIJACKER99', serialNumber: '9JYNHRUSVE' })]),
  });
  expect(path()).toBe('/en-gb/unit/9JYNHRUSVE');
});

test('J1: a slash in a number is as good as a hyphen', async () => {
  const { calls } = await openUnits('/en-gb/unit?q=30/114%5C0021', { answers: found([ours, torvex]) });
  expect(searchCalls(calls)).toContain('GET /units/searchbyserial/30-114-0021');
});
