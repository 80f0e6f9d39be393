import '@testing-library/jest-dom';
import { buildUnit, buildUser } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE';
const correctCall = 'PUT /units/:id/nameplate';
const named = (id: string, name: string) => ({ id, name });
const owned = { status: 'mine', customName: null, customImage: null, place: null, isNameplateTyped: true };
const unit = buildUnit({
  serialNumber: 'TX 77-0001',
  tagId: 'TX-1',
  manufacturer: named('torvex', 'Torvex'),
  productFamily: null,
  productConstruction: null,
  customerModel: named('P70', 'P70'),
});
const choices = {
  manufacturers: [named('vadholm', 'Vadholm')],
  families: [named('gasketed', 'Gasketed')],
  models: [named('GX050', 'GX-050')],
  constructions: [named('GX050H16061', 'GX-050-H16-061')],
  suggestion: null,
};
const answers = (own: Answers = {}): Answers => ({
  'GET /units/:id': () => json(unit),
  'GET /units/:id/registrationstatus': () => json({ status: 'mine' }),
  'GET /units/:id/owned': () => json(owned),
  'GET /units/handovers': () => json({ received: [], asked: [] }),
  'GET /units/register/choices': () => json(choices),
  [correctCall]: () => json(owned),
  ...own,
});
const open = (own: Answers = {}) => openUnits(page, { user: buildUser(), answers: answers(own) });
const dialog = () => within(screen.getByRole('dialog', { name: 'Correct the nameplate' }));
const serial = () => dialog().findByRole('textbox', { name: 'Serial number' });
async function correct(to: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the nameplate' }));
  await userEvent.clear(await serial());
  await userEvent.type(await serial(), to);
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
}

beforeEach(() => localStorage.clear());

test('J8: an owner corrects what was typed; the page shows it afterwards', async () => {
  let shown = unit;
  const { bodiesOf } = await open({ 'GET /units/:id': () => json(shown) });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the nameplate' }));
  expect(await serial()).toHaveValue('TX 77-0001');
  expect(dialog().getByRole('textbox', { name: /^Tag/ })).toHaveValue('TX-1');
  expect(dialog().getByRole('textbox', { name: 'Name of the maker' })).toHaveValue('Torvex');
  expect(dialog().getByRole('textbox', { name: /^Model/ })).toHaveValue('P70');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Maker' }), 'Vadholm');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Product family' }), 'Gasketed');
  await dialog().findByRole('option', { name: 'GX-050' });
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Model' }), 'GX-050');
  shown = { ...unit, serialNumber: 'TX 77-0002' };
  await userEvent.clear(await serial());
  await userEvent.type(await serial(), 'TX 77-0002');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(correctCall)).toEqual([
    {
      serialNumber: 'TX 77-0002',
      tagId: 'TX-1',
      productFamilyId: 'gasketed',
      productConstructionId: null,
      manufacturerId: 'vadholm',
      manufacturerName: '',
      customerModelId: 'GX050',
      customerModelName: '',
    },
  ]);
  expect((await screen.findAllByText('TX 77-0002'))[0]).toBeVisible();
});

test('J8: the number of another unit is said beside its field, with the way to that unit; what was typed stays', async () => {
  await open({ [correctCall]: () => problem(409, { code: 'nameplate_taken', equipmentId: 'V9YGF5YT3J' }) });
  await correct('TX 77-0003');
  expect((await dialog().findAllByText('Another unit of this maker has this number.'))[0]).toBeVisible();
  expect(await serial()).toHaveValue('TX 77-0003');
  expect(await serial()).toHaveAttribute('aria-invalid', 'true');
  expect(dialog().getByRole('link', { name: 'See that unit' })).toHaveAttribute('href', '/en-gb/unit/V9YGF5YT3J');
});

test.each([
  ['too_many_corrections', 409, /corrected 20 times/],
  ['unavailable', 503, /could not be corrected/],
])('J8: %s is said, and what was typed stays', async (code, status, text) => {
  await open({ [correctCall]: () => problem(status, { code }) });
  await correct('TX 77-0004');
  expect(await dialog().findByText(text)).toBeVisible();
  expect(await serial()).toHaveValue('TX 77-0004');
});

test('H5: what was typed survives the end of the session, and a closed dialog', async () => {
  const first = await open({ [correctCall]: () => problem(401) });
  await correct('TX 77-0005');
  expect(await dialog().findByText('Your session has ended.')).toBeVisible();
  first.unmount();
  const { callsOf } = await open();
  await waitFor(async () => expect(await serial()).toHaveValue('TX 77-0005'));
  expect(callsOf(correctCall)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the nameplate' }));
  expect(await serial()).toHaveValue('TX 77-0005');
});

test('J8: makers that cannot be loaded are asked for again', async () => {
  let isDown = true;
  await open({ 'GET /units/register/choices': () => (isDown ? problem(503) : json(choices)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the nameplate' }));
  expect(await dialog().findByText('The makers could not be loaded', {}, { timeout: 10_000 })).toBeVisible();
  isDown = false;
  await userEvent.click(dialog().getByRole('button', { name: /again/ }));
  expect(await serial()).toHaveValue('TX 77-0001');
}, 20_000);

test('J8: a nameplate that is known from the maker cannot be corrected', async () => {
  await open({ 'GET /units/:id/owned': () => json({ ...owned, isNameplateTyped: false }) });
  await screen.findByRole('button', { name: 'Edit unit' });
  expect(screen.queryByRole('button', { name: 'Correct the nameplate' })).toBeNull();
});
