import '@testing-library/jest-dom';
import { buildItemCard, buildUnit, buildUser } from '@shop/api-contracts/testing';
import type { Replacements, ReplacementCandidate, ReplacementProducts } from '@shop/api-contracts';
import { json, problem, type Answers } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const form = '/en-gb/unitreplacement';
const asked = 'manufacturerId=torvex&productModelId=P50&numberOfPlates=61&yearOfManufacture=2012';
const suggestions = `${form}/suggestions?${asked}`;
const named = (id: string, name: string) => ({ id, name });
const model = { applicationIds: [], plateTypeIds: ['high'], connectionSizes: [50] };
const products: ReplacementProducts = {
  manufacturers: [
    { ...named('torvex', 'Torvex'), models: [{ ...named('P50', 'P50'), ...model }] },
    { ...named('vadholm', 'Vadholm'), models: [{ ...named('GX-050', 'GX-050'), ...model }] },
  ],
  applications: [named('heating', 'Heating with water')],
  plateTypes: [named('high', 'H, high theta')],
  connectionSizes: [32, 50],
};
const candidate = (articleNumber: string, own: Partial<ReplacementCandidate> = {}): ReplacementCandidate => ({
  item: buildItemCard({ articleNumber, commercialItemId: articleNumber.replaceAll('-', '') }),
  verdict: 'exact',
  differences: [
    { id: 'designPressure', side: null, old: [10], new: [16], effect: 'better' },
    { id: 'connectionStandard', side: null, old: null, new: ['EN 1092-1 PN 16'], effect: 'unknown' },
  ],
  refund: { amount: '84.68', priceAfterRefund: '2032.32', currency: 'GBP' },
  pack: null,
  ...own,
});
const found = (own: Partial<Replacements> = {}): Replacements => ({
  asked: {
    manufacturer: named('torvex', 'Torvex'),
    productModel: named('P50', 'P50'),
    application: null,
    plateType: null,
  },
  refundTerms: { percent: 4, reason: null, age: 14 },
  oldPack: null,
  candidates: [candidate('GX-050-061'), candidate('GX-050-091', { verdict: 'withAdapters' })],
  total: 2,
  columns: [
    { id: 'designPressure', name: 'Design pressure', type: 'number', unit: 'BAR' },
    { id: 'connectionStandard', name: 'Flange standard', type: 'text', unit: null },
  ],
  ...own,
});
const answers = (own: Answers = {}): Answers => ({
  'GET /content': () => json({ blocks: [] }),
  'GET /replacements/products': () => json(products),
  'GET /replacements/search': () => json(found()),
  ...own,
});
const open = (url: string, own: Answers = {}, user: ReturnType<typeof buildUser> | null = null) =>
  openUnits(url, { answers: answers(own), user, settings: { replacementUnitsCategoryId: 'gasketed' } });
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const unitOf = (articleNumber: string) => within(screen.getByRole('listitem', { name: articleNumber }));
beforeEach(() => localStorage.clear());

test('K1: the nine fields are in the address of the suggestions, and in the call', async () => {
  const { calls, path } = await open(form);
  const [maker, model] = ['Maker', 'Model'].map((name) => screen.getByRole('combobox', { name }));
  await userEvent.type(maker!, 'Unheard of');
  expect(maker).toHaveAccessibleDescription('Not listed');
  // a model says its maker, however it is typed
  await userEvent.type(model!, 'p50');
  expect(maker).toHaveDisplayValue('Torvex');
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of plates' }), '61');
  await choose('Plate type', 'H, high theta');
  await choose('Connection, cold side', 'DN 50');
  await choose('Connection, hot side', 'DN 32');
  await choose('Used for', 'Heating with water');
  await userEvent.type(screen.getByRole('textbox', { name: 'Year it was made' }), '2012');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only units with a refund for the old one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show replacements' }));
  await screen.findByRole('heading', { name: 'Replacements' });
  expect(path()).toBe(
    '/en-gb/unitreplacement/suggestions?manufacturerId=torvex&productModelId=P50&numberOfPlates=61&plateType=high&connectionSizeColdSide=50&connectionSizeHotSide=32&applicationId=heating&yearOfManufacture=2012&refundableOnly=true',
  );
  const search = calls.find(({ call }) => call === 'GET /replacements/search')!;
  expect(Object.fromEntries(search.query)).toMatchObject({
    ...{ categoryId: 'gasketed', manufacturerId: 'torvex', productModelId: 'P50', numberOfPlates: '61' },
    ...{ plateType: 'high', connectionSizeColdSide: '50', connectionSizeHotSide: '32', applicationId: 'heating' },
    ...{ yearOfManufacture: '2012', refundableOnly: 'true', calculateRefund: 'true' },
  });
});

test('K1: nothing said, and figures that no unit has, are named at once and nothing is asked', async () => {
  const { calls } = await open(form);
  await userEvent.click(screen.getByRole('button', { name: 'Show replacements' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say at least one thing about the old unit.');
  expect(screen.getByRole('combobox', { name: 'Maker' })).toHaveFocus();
  const plates = screen.getByRole('textbox', { name: 'Number of plates' });
  await userEvent.type(plates, 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Show replacements' }));
  expect(plates).toHaveFocus();
  expect(await screen.findByText('Enter a whole number from 3 to 1500.')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('GET /replacements/search');
});

test('K1: a serial number fills the form in with what its nameplate says', async () => {
  const unit = buildUnit({
    manufacturer: named('vadholm', 'Vadholm'),
    customerModel: named('GX-050', 'GX-050'),
    year: 2012,
  });
  const { path } = await open(form, {
    'GET /units/searchbyserial/:serial': () => json({ units: [unit], nearest: [] }),
    'GET /units/:id': () => json(unit),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), '30-114-0021{Enter}');
  await waitFor(() => expect(path()).toContain('manufacturerId=vadholm&productModelId=GX-050'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Model' })).toHaveDisplayValue('GX-050'));
  expect(screen.getByRole('textbox', { name: 'Year it was made' })).toHaveValue('2012');
});

test('K1: a market that offers no such units has no such page', async () => {
  await openUnits(form, { answers: answers() });
  expect(screen.queryByRole('button', { name: 'Show replacements' })).not.toBeInTheDocument();
});

test.each(['', '?', '?refundableOnly=true', '?numberOfPlates=0'])(
  'K2: suggestions for %p lead back to the form',
  async (query) => {
    const { path } = await open(`${form}/suggestions${query}`);
    expect(path()).toMatch(/^\/en-gb\/unitreplacement(?:\?|$)/);
  },
);

test('K2: each unit says whether it fits, what differs, and what is paid for the old one', async () => {
  await open(suggestions);
  expect(screen.getByText('We take the old unit back for 4% of the list price.')).toBeVisible();
  const best = unitOf('GX-050-061');
  expect(best.getByText('Fits as it is')).toBeVisible();
  expect(best.getByText('Unknown: Flange standard')).toBeVisible();
  expect(best.getByText('-£84.68')).toBeVisible();
  expect(best.getByText('£2,032.32')).toBeVisible();
  expect(
    best.getByRole('row', { name: /^Design pressure 10.bar.* 16.bar.* Differs/, hidden: true }),
  ).toBeInTheDocument();
});

test('K2: only the button of the best unit stands out, where it fits as it is', async () => {
  const shown = [candidate('GX-050-061'), candidate('GX-050-091')];
  await open(suggestions, { 'GET /replacements/search': () => json(found({ candidates: shown })) });
  const buttonOf = (articleNumber: string) => unitOf(articleNumber).findByRole('button', { name: /^Add to cart/ });
  expect(await buttonOf('GX-050-061')).toHaveClass('go');
  expect(await buttonOf('GX-050-091')).not.toHaveClass('go');
});

test('K2: why nothing is refunded is said, and no unit shows a refund', async () => {
  const none = [candidate('GX-050-061', { refund: null })];
  await open(suggestions, {
    'GET /replacements/search': () =>
      json(found({ refundTerms: { percent: 0, reason: 'notGasketed', age: 14 }, candidates: none, total: 1 })),
  });
  expect(screen.getByText('It has no gaskets, so it cannot be remade.')).toBeVisible();
  expect(screen.queryByText(/^Credit when the old unit/)).not.toBeInTheDocument();
});

test('K2: two units are compared beside the old one, in the address', async () => {
  const { path } = await open(suggestions);
  await userEvent.click(unitOf('GX-050-061').getByRole('link', { name: /^Compare this unit/, hidden: true }));
  expect(await screen.findByText('Choose at least one more unit to compare.')).toBeVisible();
  await userEvent.click(unitOf('GX-050-091').getByRole('link', { name: /^Compare this unit/, hidden: true }));
  const table = await screen.findByRole('table', { name: 'Old and new side by side' });
  expect(within(table).getByRole('row', { name: /^Design pressure 10.bar.* 16.bar.* 16.bar/ })).toBeVisible();
  expect(decodeURIComponent(path())).toContain('compare=GX050061,GX050091');
});

test('K2: two units chosen quickly are both compared', async () => {
  const { path } = await open(suggestions);
  // as in a browser: between two presses React renders what is urgent, and the answer of the first one later
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (const number of ['GX-050-061', 'GX-050-091']) {
      unitOf(number)
        .getByRole<HTMLAnchorElement>('link', { name: /^Compare this unit/, hidden: true })
        .click();
      for (let n = 0; n < 4; n += 1) await Promise.resolve();
    }
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
  expect(await screen.findByRole('table', { name: 'Old and new side by side' })).toBeVisible();
  expect(decodeURIComponent(path())).toContain('compare=GX050061,GX050091');
});

test('K2: the refund with a price of the slow system comes with it', async () => {
  const slow = candidate('GX-200-251', {
    item: buildItemCard({
      articleNumber: 'GX-200-251',
      commercialItemId: 'V1',
      salesDetails: null,
      salesDetailsOnRequest: true,
    }),
    refund: null,
  });
  await open(suggestions, {
    'GET /replacements/search': () => json(found({ candidates: [slow], total: 1 })),
    'GET /replacements/calculaterefund': () =>
      json({
        refundTerms: { percent: 4, reason: null, age: 14 },
        refunds: [{ commercialItemId: 'V1', amount: '2000.00', priceAfterRefund: '48000.00', currency: 'GBP' }],
      }),
    'GET /items/:id': () => problem(503),
  });
  expect(await screen.findByText('£48,000.00')).toBeVisible();
});

test('K2: nothing found leads on to a person, with what was asked', async () => {
  const { path } = await open(suggestions, {
    'GET /replacements/search': () => json(found({ candidates: [], total: 0 })),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Ask us about a replacement' }));
  await screen.findByRole('heading', { name: 'Ask us about a replacement', level: 1 });
  expect(path()).toBe(`/en-gb/unitreplacement/contact?${asked}`);
});

test('K2: replacements that could not be loaded say so and can be tried again', async () => {
  let fails = true;
  await open(suggestions, { 'GET /replacements/search': () => (fails ? problem(503) : json(found())) });
  expect(await screen.findByText('The replacements could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fits as it is')).toBeVisible();
});

test('K1: what was asked and found is sent with one click', async () => {
  const { bodiesOf } = await open(
    `${form}/contact?${asked}`,
    { 'POST /sendfeedback': () => new Response(null, { status: 204 }) },
    buildUser(),
  );
  const sent = within(screen.getByRole('region', { name: 'What you send us' }));
  expect(screen.getByText('By e-mail, as a rule within one working day')).toBeVisible();
  expect(sent.getByText('GX-050-091').closest('div')).toHaveTextContent('GX-050-091Fits with adapters');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We have your question')).toBeVisible();
  const [body] = bodiesOf('POST /sendfeedback') as { email: string; text: string }[];
  expect(body!.email).toBe(buildUser().email);
  expect(body!.text).toContain('Model: P50');
  expect(body!.text).toContain('GX-050-091: Fits with adapters');
});

test('K1: the question carries the duty too, in the measures of the reader', async () => {
  const duty = 'hotFlow=7.4&hotIn=80&coldFluid=ethyleneGlycol&coldPercent=30&coldIn=20&coldViscosity=5';
  const { bodiesOf } = await open(
    `${form}/contact?${asked}&${duty}`,
    { 'POST /sendfeedback': () => json(null) },
    buildUser(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(bodiesOf('POST /sendfeedback')).toHaveLength(1));
  const { text } = bodiesOf('POST /sendfeedback')[0] as { text: string };
  const plain = text.replaceAll('\u00a0', ' ');
  expect(plain).toContain('Duty\nHot side: Water, Flow 7.4 m³/h, Inlet 80 °C\n');
  expect(plain).toContain('Cold side: Water with ethylene glycol, Glycol by mass 30 %, Inlet 20 °C');
  expect(plain).not.toContain('Viscosity');
});

test('K1: without anything asked the question itself is needed', async () => {
  const { bodiesOf } = await open(`${form}/contact`, {}, buildUser());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Write what you want to replace.'))[0]).toBeVisible();
  expect(bodiesOf('POST /sendfeedback')).toEqual([]);
});

test('K2: ticking the take-back asks for the serial number and says the credit, the price stays what is paid, and the one button adds both', async () => {
  const added = jest.fn();
  await open(suggestions, {
    'POST /cart/:id/add': ({ body }) => {
      added(JSON.parse(body as string));
      return json({ id: '0'.repeat(32), eTag: '"1"', totalCartSize: 1 });
    },
  });
  const unit = unitOf('GX-050-061');
  expect(unit.getAllByRole('button')).toHaveLength(1);
  expect(unit.queryByRole('textbox')).not.toBeInTheDocument();
  const price = unit.getByText(/^£/, { selector: 'strong' }).textContent;
  const takeBack = unit.getByRole('checkbox', { name: 'With take-back of the old unit (credit £84.68)' });
  await userEvent.click(takeBack);
  expect(unit.getByText(/^£/, { selector: 'strong' })).toHaveTextContent(price);
  expect(unit.getByText('Price after the credit')).toBeInTheDocument();
  expect(unit.getByText(/^You pay the full price now/)).toBeVisible();
  await userEvent.click(unit.getByRole('button', { name: 'Add to cart GX-050-061' }));
  expect(unit.getAllByText('Enter the serial number on the nameplate of the old unit.')[0]).toBeVisible();
  expect(added).not.toHaveBeenCalled();
  await userEvent.type(unit.getByRole('textbox', { name: /Serial number/ }), ' TX-4711 ');
  await userEvent.click(unit.getByRole('button', { name: 'Add to cart GX-050-061' }));
  // one old unit goes back once
  await waitFor(() => expect(takeBack).not.toBeChecked());
  expect(added).toHaveBeenCalledWith(
    expect.objectContaining({
      cartItemId: expect.objectContaining({
        commercialItemId: 'GX050061',
        takeBack: { serialNumber: 'TX-4711', productModelId: 'P50', yearOfManufacture: 2012, numberOfPlates: 61 },
      }) as object,
    }),
  );
});

test('K2: without the tick a unit is added alone', async () => {
  const { bodiesOf } = await open(suggestions, {
    'POST /cart/:id/add': () => json({ id: '0'.repeat(32), eTag: '"1"', totalCartSize: 1 }),
  });
  await userEvent.click(unitOf('GX-050-061').getByRole('button', { name: 'Add to cart GX-050-061' }));
  await waitFor(() => expect(bodiesOf('POST /cart/:id/add')).toHaveLength(1));
  expect(JSON.stringify(bodiesOf('POST /cart/:id/add'))).not.toContain('takeBack');
});

test('K2: nothing is taken back where nothing is refunded', async () => {
  const refundTerms = { percent: 0, reason: 'tooLight' as const, age: 14 };
  await open(suggestions, { 'GET /replacements/search': () => json(found({ refundTerms })) });
  expect(screen.queryByRole('checkbox', { name: /take-back/ })).not.toBeInTheDocument();
});
