import '@testing-library/jest-dom';
import { buildItemCard, buildUnit } from '@shop/api-contracts/testing';
import type { ReplacementPack, Replacements } from '@shop/api-contracts';
import { json, problem, type Answers } from '@shop/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const asked = 'manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=41&plateType=high';
const pack: ReplacementPack = {
  ...{ plates: 61, plateArea: 0.17, plateWidth: 0.3, gap: 0.0025, thickness: 0.0005, conductivity: 15 },
  ...{ enlargement: 1.2, angles: [60, 60], portDiameter: 0.05, passes: '1-1', assumed: ['plateWidth'] },
};
const found = (own: Partial<Replacements> = {}): Replacements => ({
  asked: { manufacturer: null, productModel: null, application: null, plateType: null },
  refundTerms: null,
  oldPack: { ...pack, plates: 21 },
  candidates: [
    {
      item: buildItemCard({ articleNumber: 'GX-050-H16-061', commercialItemId: 'GX050H16061' }),
      verdict: 'exact',
      differences: [{ id: 'designTemperature', side: null, old: null, new: [-10, 90], effect: 'unknown' }],
      ...{ refund: null, pack },
    },
  ],
  total: 1,
  columns: [],
  ...own,
});
const open = (duty: string, own: Partial<Replacements> = {}, answers: Answers = {}, locale = 'en-gb') =>
  openUnits(`/${locale}/unitreplacement/proof?${asked}&compare=GX050H16061${duty}`, {
    answers: { 'GET /replacements/search': () => json(found(own)), ...answers },
    settings: { replacementUnitsCategoryId: 'gasketed' },
    locale,
  });
const five = '&hotFlow=7.4&hotIn=80&hotOut=60&coldIn=20&coldOut=50';
const side = (name: string) => within(screen.getByRole('group', { name }));
const field = (group: string, name: string) => side(group).getByRole('textbox', { name });
const change = (group: string, name: string, value: string) =>
  fireEvent.change(field(group, name), { target: { value } });

test('K1: what is known of the duty says whether old and new do it, with every figure beside each other', async () => {
  await open(five);
  const verdict = within(screen.getByRole('region', { name: 'Old and new at this duty' })).getByRole('status');
  expect(verdict).toHaveTextContent(/GX-050-H16-061 It does this duty, with \d+% of its surface to spare\./);
  const table = screen.getByRole('table', { name: 'Old and new side by side' });
  const groupOf = (name: RegExp) =>
    within(table).getByRole('row', { name }).closest('tbody')!.querySelector('th[scope=rowgroup]')!;
  expect(groupOf(/^Surface available 3\.23.m² .* 10.m² /)).toHaveTextContent('From the specification');
  expect(groupOf(/^Surface needed /)).toHaveTextContent('Calculated');
  expect(within(table).getAllByText('Calculated')).toHaveLength(1);
  expect(screen.getByText('Flow, cold side').closest('div')).toHaveTextContent(/Calculated$/);
  expect(screen.getByText('Flow, hot side').closest('div')).toHaveTextContent(/7.4.m³\/h.* As entered$/);
  expect(screen.getByRole('img', { name: /falls from 80.°C to 60.°C, .* rises from 20.°C to 50.°C/ })).toBeVisible();
  expect(screen.getByText(/Assumed: plate width from the width of the unit\./)).toBeVisible();
});

test('K1: what was measured is told from what was given, and passes are corrected for', async () => {
  const { path } = await open(five);
  await userEvent.selectOptions(side('Hot side').getByRole('combobox', { name: 'Source of the figures' }), 'measured');
  expect(screen.getByText('Flow, hot side').closest('div')).toHaveTextContent(/Measured$/);
  const correction = () => screen.getByRole('row', { name: /^Correction for the passes/ });
  expect(correction()).toHaveTextContent(/passes11$/);
  await userEvent.selectOptions(side('Passes').getByRole('combobox', { name: 'GX-050-H16-061' }), '1-2');
  expect(correction()).toHaveTextContent(/passes10\.\d+$/);
  await waitFor(() => expect(path()).toContain('newPasses=1-2'));
  expect(path()).toContain('hotOrigin=measured');
});

test('K1: energy and CO₂ of pumping are said only from the reader’s own hours, price and factor, with what was assumed', async () => {
  const { path } = await open(five);
  const table = () => screen.queryByRole('table', { name: 'Energy and CO₂ of pumping' });
  await userEvent.click(screen.getByText('Energy and CO₂ of pumping'));
  const say = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  say('Hours a year', '8000');
  expect(table()).not.toBeInTheDocument();
  say('CO₂ of electricity', '0,4');
  expect(within(table()!).getByRole('row', { name: /^CO₂ a year .*kg/ })).toBeVisible();
  expect(within(table()!).queryByRole('row', { name: /^Cost a year/ })).not.toBeInTheDocument();
  say('Price of electricity', '0.25');
  expect(within(table()!).getByRole('row', { name: /^Cost a year £[\d.]+ ?£[\d.]+$/ })).toBeVisible();
  expect(
    screen.getByText(/with pumps of 60% efficiency, 8,000 hours a year\. Electricity at your price/),
  ).toBeVisible();
  await waitFor(() => expect(path()).toContain('energyHours=8000&energyPrice=0.25&energyFactor=0.4'));
  say('Hours a year', '9000');
  expect(screen.getByText(/a year has 8,784 hours/)).toBeVisible();
  expect(table()).not.toBeInTheDocument();
});

test('K1: each figure has its formula, on demand', async () => {
  await open(five);
  await userEvent.click(screen.getByText('Formulas'));
  for (const formula of ['A = Q / (U · F · LMTD)', 'NTU = U · A / Cₘᵢₙ', 'Δp = ξ · L/dₕ · ρw²/2 + 1.4 · ρw²/2'])
    expect(screen.getByText(formula)).toBeVisible();
});

test('K2: the sheet is saved as PDF with what was entered, once a duty is complete', async () => {
  const asked: string[] = [];
  await open(
    '&hotFlow=7.4&hotIn=80&hotOut=60&coldIn=20&hotPercent=30',
    {},
    {
      'GET /replacements/proof': ({ url }) => {
        asked.push(String(url));
        return problem(503);
      },
    },
  );
  expect(screen.queryByRole('button', { name: 'Save this sheet as PDF' })).not.toBeInTheDocument();
  change('Cold side', 'Outlet', '50');
  await userEvent.click(screen.getByRole('button', { name: 'Save this sheet as PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The sheet could not be made.');
  expect(asked[0]).toContain('compare=GX050H16061');
  expect(asked[0]).toContain('coldOut=50');
  expect(asked[0]).toContain('numberOfPlates=41');
  // a figure of a liquid that is not chosen
  expect(asked[0]).not.toContain('hotPercent');
});

test('K1: figures without a unit of measure are written as the language writes numbers', async () => {
  await open(five, {}, {}, 'de-de');
  const row = await screen.findByRole('row', { name: /^Übertragungseinheiten \(NTU\)/ });
  expect(row).toHaveTextContent(/\d,\d/);
  expect(row).not.toHaveTextContent(/\d\.\d/);
  expect(screen.getByRole('row', { name: /^Effektivität/ })).toHaveTextContent(/\d+\s%/);
});

test('K1: each key that is pressed answers at once, and the address opens the same again', async () => {
  const { path } = await open(five);
  const spare = () => /(\d+)% of its surface to spare/.exec(screen.getAllByRole('status')[0]!.textContent)?.[1];
  const before = Number(spare());
  change('Hot side', 'Flow', '5,4');
  expect(Number(spare())).toBeGreaterThan(before);
  change('Hot side', 'Allowed pressure drop', '0.5');
  expect(screen.getAllByText(/Its pressure drop is above what you allow\./)).toHaveLength(2);
  expect(screen.getByText(/^GX-050-H16-061, hot side: .*, above 0\.5.kPa allowed/)).toBeVisible();
  await waitFor(() => expect(path()).toContain('hotFlow=5.4'));
  expect(path()).toContain('hotDrop=0.5');
});

test.each([
  ['&hotFlow=7.4&hotIn=80&hotOut=30&coldIn=35&coldOut=50', /^The temperatures cross: neither side can pass the inlet/],
  [`${five}&coldFlow=9`, /The six values contradict each other: the hot side gives .*kW, the cold side takes .*kW/],
  [
    '&hotFluid=ethyleneGlycol&hotPercent=70&hotFlow=7.4&hotIn=80&hotOut=60',
    /Hot side: 70.% glycol is outside 10.% to 60.%/,
  ],
  [
    '&coldFluid=ethyleneGlycol&coldPercent=30&coldIn=-30&coldOut=5&hotFlow=7&hotIn=80&hotOut=60',
    /Cold side: .30.°C is outside/,
  ],
  ['&coldFluid=propyleneGlycol', 'Enter the figures of the liquid.'],
  ['&hotFlow=0&hotIn=80', /^A flow must be at least 0\.01.m³\/h\.$/],
  ['&hotIn=60&hotOut=80', /^The hot side must leave colder than it enters/],
  [
    '&hotFlow=7.4&hotIn=80&hotOut=60',
    /2 more flows or temperatures are needed\. The side that is complete carries 16\d.kW/,
  ],
])('K1: %s is answered by a sentence, and nothing that was entered is lost', async (duty, sentence) => {
  await open(duty);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  for (const [name, value] of new URLSearchParams(duty))
    expect(document.querySelector(`[name="${name}"]`)).toHaveValue(value);
});

test('K1: what is no number is marked at its field, and stays as it was typed', async () => {
  await open(five);
  change('Cold side', 'Inlet', 'warm');
  expect(screen.getByText('Enter a number.')).toBeVisible();
  expect(field('Cold side', 'Inlet')).toHaveValue('warm');
  expect(screen.getByText(/Check the marked fields/)).toBeVisible();
});

test('K1: thermal oil is computed from four figures typed in', async () => {
  await open(five);
  await userEvent.selectOptions(side('Hot side').getByRole('combobox', { name: 'Liquid' }), 'other');
  expect(screen.getByText('Enter the figures of the liquid.')).toBeVisible();
  change('Hot side', 'Density', '860');
  change('Hot side', 'Heat capacity', '2.1');
  change('Hot side', 'Thermal conductivity', '0.13');
  change('Hot side', 'Viscosity', '5');
  expect(screen.getByRole('table', { name: 'Old and new side by side' })).toBeVisible();
});

test('K1: of an old unit that nobody knows nothing is said, and of the new one everything', async () => {
  await open(five, { oldPack: null });
  expect(screen.getByText('Too little is known of its plates to calculate it.')).toBeVisible();
  expect(screen.getByText(/It does this duty/)).toBeVisible();
});

test('K1: a unit that is not offered any more says so, and keeps the duty', async () => {
  await open(five, { candidates: [] });
  expect(screen.getByText(/This unit is not among the replacements any more/)).toBeVisible();
  expect(field('Hot side', 'Flow')).toHaveValue('7.4');
  expect(screen.getByText(/It does this duty/)).toBeVisible();
});

test('K1: temperatures beyond the design of the new unit are named', async () => {
  await open('&hotFlow=7.4&hotIn=110&hotOut=60&coldIn=20&coldOut=50');
  expect(screen.getByText(/The duty is outside its design temperature:/)).toBeVisible();
});

test('K1: a proof that could not be loaded can be tried again', async () => {
  let fails = true;
  await open(
    five,
    {},
    {
      'GET /replacements/search': () => (fails ? problem(503) : json(found())),
    },
  );
  expect(await screen.findByText('The replacements could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Old and new side by side' })).toBeVisible();
});

describe('of one unit that replaces none', () => {
  const openAlone = (duty: string, own: Partial<Replacements> = {}, answers: Answers = {}) =>
    openUnits(`/en-gb/unitreplacement/proof?compare=GX050H16061${duty}`, {
      answers: { 'GET /replacements/search': () => json(found({ oldPack: null, ...own })), ...answers },
      settings: { replacementUnitsCategoryId: 'gasketed' },
    });

  test('K1: it is computed alone, answers while one types, and its address opens the same again', async () => {
    const { path } = await openAlone(five);
    const region = within(screen.getByRole('region', { name: 'The unit at this duty' }));
    expect(region.getByRole('status')).toHaveTextContent(/GX-050-H16-061 It does this duty, with \d+% of its surface/);
    const table = within(screen.getByRole('table', { name: 'The unit at this duty' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(2);
    expect(table.getByRole('row', { name: /^Surface available 10.m²/ })).toBeVisible();
    for (const words of [/old unit/i, /Change the description/, /Ask us about a replacement/])
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(side('Passes').getAllByRole('combobox')).toHaveLength(1);
    change('Hot side', 'Flow', '170');
    expect(region.getByRole('status')).toHaveTextContent(/It is too small: \d+% of the surface needed is missing/);
    await waitFor(() => expect(path()).toMatch(/proof\?compare=GX050H16061&hotFlow=170&hotIn=80/));
  });

  test('K1: only that unit is asked for, and its sheet is saved without an old one', async () => {
    const asked: URL[] = [];
    await openAlone(
      five,
      {},
      {
        'GET /replacements/search': ({ url }) => {
          asked.push(new URL(url, 'http://shop'));
          return json(found({ oldPack: null }));
        },
        'GET /replacements/proof': ({ url }) => {
          asked.push(new URL(url, 'http://shop'));
          return problem(503);
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save this sheet as PDF' }));
    await screen.findByRole('alert');
    const [search, sheet] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(search).toMatchObject({ categoryId: 'gasketed', compare: 'GX050H16061' });
    expect(search).not.toHaveProperty('calculateRefund');
    expect(sheet).toMatchObject({ compare: 'GX050H16061', hotFlow: '7.4', coldOut: '50' });
    expect(sheet).not.toHaveProperty('manufacturerId');
  });

  test('K1: one that is not offered any more says so, and keeps the duty', async () => {
    await openAlone(five, { candidates: [] });
    expect(screen.getByText(/This unit is not offered any more/)).toBeVisible();
    expect(field('Hot side', 'Flow')).toHaveValue('7.4');
  });

  test('K1: without any unit the address leads to the form', async () => {
    const { path } = await openUnits('/en-gb/unitreplacement/proof?hotFlow=7', {
      answers: {
        'GET /replacements/products': () =>
          json({ manufacturers: [], applications: [], plateTypes: [], connectionSizes: [] }),
        'GET /content': () => json({ blocks: [] }),
      },
      settings: { replacementUnitsCategoryId: 'gasketed' },
    });
    expect(path()).toBe('/en-gb/unitreplacement');
  });
});

test('K1: a proof of no unit leads to the replacements', async () => {
  const { path } = await openUnits(`/en-gb/unitreplacement/proof?${asked}`, {
    answers: { 'GET /replacements/search': () => json(found({ candidates: [] })) },
    settings: { replacementUnitsCategoryId: 'gasketed' },
  });
  expect(path()).toBe(`/en-gb/unitreplacement/suggestions?${asked}`);
});

test('K1: the page of a unit leads to its replacement, where the market offers any', async () => {
  const { equipmentId } = buildUnit();
  const address = `/en-gb/unit/${equipmentId}/documentation`;
  const { unmount } = await openUnits(address, { settings: { replacementUnitsCategoryId: 'gasketed' } });
  expect(screen.getByRole('link', { name: 'Find a replacement' })).toHaveAttribute(
    'href',
    `/en-gb/unitreplacement?equipmentId=${equipmentId}`,
  );
  unmount();
  await openUnits(address, { settings: { replacementUnitsCategoryId: null } });
  expect(screen.queryByRole('link', { name: 'Find a replacement' })).not.toBeInTheDocument();
});

test('K2: a quote is asked for with the proof, of which only what was entered is sent', async () => {
  const added = jest.fn();
  await open(
    `${five}&hotPercent=30`,
    {},
    {
      'POST /cart/:id/add': ({ body }) => {
        added(JSON.parse(body as string));
        return json({ id: '0'.repeat(32), eTag: '"1"', totalCartSize: 1 });
      },
    },
  );
  change('Hot side', 'Flow', '7.5');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a quote with this proof' }));
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(added).toHaveBeenCalledWith(
    expect.objectContaining({
      action: 'RequestQuote',
      cartItemId: expect.objectContaining({
        commercialItemId: 'GX050H16061',
        proof: {
          ...{ manufacturerId: 'vadholm', productModelId: 'GX-050', numberOfPlates: 41, plateType: 'high' },
          ...{ hotFlow: 7.5, hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 },
        },
      }) as object,
    }),
  );
});

test('K2: no quote is asked for with a proof of nothing', async () => {
  await open('&hotFlow=7.4&hotIn=80&hotOut=30&coldIn=35&coldOut=50');
  expect(screen.queryByRole('button', { name: 'Ask for a quote with this proof' })).not.toBeInTheDocument();
});
