import '@testing-library/jest-dom';
import { buildCategory, buildGasketCard, buildUnitParts } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/spare-parts';
const call = 'GET /units/9JYNHRUSVE/spareparts';

test('J4: the as-built list names its revision, and suggests as many parts as are in the unit', async () => {
  await openUnits(page);
  expect(screen.getByText('Revision 2, regasketed 2 September 2022')).toBeInTheDocument();
  expect(await screen.findByRole('spinbutton', { name: 'Quantity, GX-050-GC-NBR' })).toHaveValue('59');
});

test('J4: a revision whose day is not known has none', async () => {
  const revisions = [
    { revision: 2, kind: 'built' as const, date: null },
    { revision: 1, kind: 'built' as const, date: null },
  ];
  await openUnits(page, { answers: { [call]: () => json(buildUnitParts({ revisions })) } });
  expect(screen.getByText('Revision 2')).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Revision 1' })).toBeInTheDocument();
});

test('J4: a quantity is rounded up to packs', async () => {
  const item = buildGasketCard({ salesDetails: { ...buildGasketCard().salesDetails!, packQuantity: 10 } });
  const [part] = buildUnitParts().parts;
  await openUnits(page, { answers: { [call]: () => json(buildUnitParts({ parts: [{ ...part!, item }] })) } });
  expect(await screen.findByRole('spinbutton', { name: 'Quantity, GX-050-GC-NBR' })).toHaveValue('60');
});

test('J4: a part is put into the cart for this unit', async () => {
  const add = 'POST /cart/:id/add';
  const change = { id: '0'.repeat(32), eTag: '"1"', totalCartSize: 1 };
  const { callsOf } = await openUnits(page, { answers: { [add]: () => json(change) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add GX-050-GC-NBR' }));
  await waitFor(() => expect(callsOf(add)).toHaveLength(1));
  expect(callsOf(add)[0]).toMatchObject({ body: { quantity: 59, cartItemId: { equipmentId: '9JYNHRUSVE' } } });
});

test('I8: the catalogue is offered where it has parts of this unit, narrowed to what fits it', async () => {
  const { categoryId } = buildGasketCard();
  const gaskets = buildCategory({ id: categoryId, name: 'Gaskets', slug: 'gaskets' });
  await openUnits(page, {
    answers: { 'GET /categories': () => json([gaskets, buildCategory({ id: 'other', name: 'Other' })]) },
  });
  const nav = await screen.findByRole('navigation', { name: 'In the catalogue for this unit' });
  expect(within(nav).getAllByRole('link')).toHaveLength(1);
  expect(within(nav).getByRole('link', { name: 'Gaskets' })).toHaveAttribute(
    'href',
    `/en-gb/gaskets--${categoryId}?fits=9JYNHRUSVE`,
  );
});

test('J4: a standard list is called one', async () => {
  await openUnits(page, { answers: { [call]: () => json(buildUnitParts({ source: 'standard', revisions: [] })) } });
  expect(screen.getByText('Standard list, not as built.')).toBeInTheDocument();
});

test('J4: without a list the page says how to get parts', async () => {
  const none = buildUnitParts({ source: 'none', revisions: [], parts: [] });
  await openUnits(page, { answers: { [call]: () => json(none) } });
  expect(screen.getByRole('heading', { name: 'No parts are known for this unit' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us for parts' })).toHaveAttribute('href', '/en-gb/message');
});

test('J4: a superseded part says which it replaces, and one without successor is no longer sold', async () => {
  const [part] = buildUnitParts().parts;
  const parts = [
    { ...part!, builtArticleNumber: 'VH 1020', isSuccessor: true },
    { ...part!, builtArticleNumber: 'VH 1030', item: null },
  ];
  await openUnits(page, { answers: { [call]: () => json(buildUnitParts({ parts })) } });
  expect(screen.getByText('replaces VH 1020, which was built in')).toBeInTheDocument();
  expect(screen.getByText('VH 1030').closest('li')).toHaveTextContent('VH 1030, 59 in unit');
});

test('J4: when the list cannot be loaded the rest of the page stays, and it can be asked for again', async () => {
  let fails = true;
  await openUnits(page, { answers: { [call]: () => (fails ? problem(503) : json(buildUnitParts())) } });
  expect(screen.getByRole('region', { name: 'Nameplate' })).toBeInTheDocument();
  expect(await screen.findByText('The parts could not be loaded')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('GX-050-GC-NBR')).toBeInTheDocument();
});

test('J4: all parts are added at once in the unit’s quantities, under the unit’s article', async () => {
  const packed = buildGasketCard({
    articleNumber: 'P-10',
    commercialItemId: 'v2',
    salesDetails: { ...buildGasketCard().salesDetails!, packQuantity: 10 },
  });
  const quoted = buildGasketCard({
    articleNumber: 'Q-1',
    commercialItemId: 'v3',
    salesDetails: { salesActions: ['RequestQuote'], price: null },
  });
  const [part] = buildUnitParts().parts;
  const parts = [
    part!,
    { ...part!, item: packed },
    { ...part!, quantityInUnit: 2, item: quoted },
    { ...part!, builtArticleNumber: 'VH 1030', item: null },
  ];
  const { bodiesOf } = await openUnits(page, {
    answers: {
      [call]: () => json(buildUnitParts({ parts })),
      'POST /cart/:id/addmany': (_request, { id }) => json({ id, eTag: '"1"', totalCartSize: 2 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add all 3 parts in the unit’s quantities' }));
  expect(await screen.findByText('Not everything is as in the unit.')).toBeInTheDocument();
  const parent = {
    parentGenericItemId: 'GX050',
    parentCategoryId: 'gasketed',
    parentCommercialItemId: 'GX050H16061',
    equipmentId: '9JYNHRUSVE',
  };
  expect(bodiesOf('POST /cart/:id/addmany')).toMatchObject([
    {
      action: 'Buy',
      items: [
        { quantity: 59, cartItemId: parent },
        { quantity: 60, cartItemId: parent },
      ],
    },
    { action: 'RequestQuote', items: [{ quantity: 2, cartItemId: parent }] },
  ]);
  const notes = screen.getByText('Not everything is as in the unit.').parentElement!;
  expect(notes).toHaveTextContent('P-10 59 in the unit, 60 added: it is sold in packs.');
  expect(notes).toHaveTextContent('VH 1030 is no longer sold and was left out.');
});

test('J4: an earlier list can be read, and says that its parts are no longer in the unit', async () => {
  const [part] = buildUnitParts().parts;
  const older = buildUnitParts({ parts: [{ ...part!, builtArticleNumber: 'GX-050-GC-HNBR' }] });
  await openUnits(page, {
    answers: {
      [call]: ({ url }) => json(url.includes('revision=1') ? older : buildUnitParts()),
    },
  });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Earlier lists of this unit' }),
    'Revision 1, built 14 March 2016',
  );
  const table = await screen.findByRole('table', { name: 'Parts of revision 1' });
  expect(table).toHaveTextContent('GX-050-GC-HNBR');
  expect(screen.getByText('These parts were in the unit before; the newest list applies.')).toBeInTheDocument();
});

test('J4: a unit leads to the matrix of its model, for its quantities', async () => {
  const { categoryId } = buildGasketCard();
  const matrix = { model: 'fitsModel', models: ['GX-050'], rows: ['part'], columns: ['material'], choices: [] };
  const gaskets = buildCategory({ id: categoryId, name: 'Gaskets', slug: 'gaskets', matrix });
  await openUnits(page, { answers: { 'GET /categories': () => json([gaskets]) } });
  expect(await screen.findByRole('link', { name: 'Gaskets for this unit' })).toHaveAttribute(
    'href',
    `/en-gb/gaskets--${categoryId}?f=${encodeURIComponent('{"fitsModel":["GX-050"]}')}&fits=9JYNHRUSVE&view=matrix`,
  );
});
