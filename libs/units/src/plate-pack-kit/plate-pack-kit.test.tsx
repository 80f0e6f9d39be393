import '@testing-library/jest-dom';
import { buildGasketCard } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/service-kits';
const call = 'POST /units/:id/kit';
const platePack = [
  { from: 1, to: 1, kind: 'endPlateI', turned: false },
  { from: 2, to: 60, kind: 'channel', turned: true },
  { from: 61, to: 61, kind: 'endPlateII', turned: false },
];
const sales = buildGasketCard().salesDetails!;
const price = sales.price!;
const gaskets = {
  part: 'channelGasket',
  needed: 59,
  quantity: 60,
  packQuantity: 10,
  basis: { of: 'plates', count: 59, plates: [{ from: 2, to: 60 }] },
  builtArticleNumber: 'GX-050-GC-NBR',
  item: buildGasketCard(),
  isSuccessor: false,
};
const ends = { ...gaskets, part: 'endPlateGasket', builtArticleNumber: 'VH 1030', item: null };
const kitWith = (lines: object[] = [gaskets, ends]) => ({ source: 'asBuilt', platePack, lines, columns: [] });
const kitArticle = {
  kind: 'serviceKit',
  position: null,
  quantityInUnit: null,
  contains: '',
  otherCompounds: null,
  item: buildGasketCard(),
};
const answers = {
  'GET /units/:id/spare-parts': () => json({ articles: [kitArticle], columns: [] }),
  [call]: () => json(kitWith()),
};
const open = () => openUnits(page, { answers });
const kit = () => screen.findByRole('region', { name: 'Renew the plate pack' });

test('J4: the kit says how many of each part are needed, and at which plates', async () => {
  await open();
  const row = await within(await kit()).findByRole('row', { name: /GX-050-GC-NBR/ });
  expect(row).toHaveTextContent('59 plates: 2–60');
  expect(row).toHaveTextContent('60, in packs of 10');
});

test('J4: the price of a kit’s parts says whether it is with tax', async () => {
  await open();
  await within(await kit()).findByRole('columnheader', { name: /^[^,]+, excl. VAT$/ });
});

test('J4: each line of the kit says what it costs, and the sum is that of the lines for the cart', async () => {
  const priced = (amount: string) => buildGasketCard({ salesDetails: { ...sales, price: { ...price, amount } } });
  const bolts = {
    ...gaskets,
    part: 'tighteningBolt',
    quantity: 3,
    item: priced('0.35'),
    builtArticleNumber: 'GX-050-TB',
  };
  await openUnits(page, { answers: { ...answers, [call]: () => json(kitWith([gaskets, bolts, ends])) } });
  const region = within(await kit());
  const rows = await region.findAllByRole('row', { name: /Line total £/ });
  expect(rows.map((row) => row.textContent.match(/£[\d.,]+$/)![0])).toEqual(['£1,800.00', '£1.05']);
  expect(region.getByRole('row', { name: /^Total, excl. VAT/ })).toHaveTextContent('£1,801.05');
});

test('J4: no sum is said of a kit while the price of one of its lines is missing', async () => {
  const unpriced = {
    ...gaskets,
    part: 'endPlateGasket',
    item: buildGasketCard({ salesDetails: { ...sales, price: null } }),
  };
  await openUnits(page, { answers: { ...answers, [call]: () => json(kitWith([gaskets, unpriced])) } });
  const region = within(await kit());
  expect(await region.findAllByRole('row', { name: /Line total £/ })).toHaveLength(1);
  expect(region.queryByText('Total, excl. VAT')).not.toBeInTheDocument();
});

test('J4: plates are typed, and the list follows; a range that is none is explained and not asked for', async () => {
  const { bodiesOf } = await open();
  const field = await within(await kit()).findByRole('textbox', { name: /^Plates/ });
  await userEvent.type(field, '12-20');
  await waitFor(() => expect(bodiesOf(call).at(-1)).toEqual({ renew: 'gaskets', plates: '12-20' }));
  const before = bodiesOf(call).length;
  for (const [text, error] of [
    ['20-12', 'A range begins with the lower plate number: “20-12”.'],
    ['1-999', 'The pack has no plates “1-999”.'],
    ['1,,3', 'A number is missing between two commas.'],
    ['all', '“all” is neither a plate nor a range such as 12–20.'],
  ] as const) {
    fireEvent.change(field, { target: { value: text } });
    expect(await screen.findByText(error)).toBeInTheDocument();
  }
  expect(bodiesOf(call)).toHaveLength(before);
});

test('J4: the kit is put into the cart for this unit, and what cannot be added is named', async () => {
  const { bodiesOf } = await openUnits(page, {
    answers: {
      ...answers,
      'POST /cart/:id/addmany': (_request, { id }) => json({ id, eTag: '"1"', totalCartSize: 1 }),
    },
  });
  const region = await kit();
  expect(await within(region).findByText('These cannot be added: ask us for them')).toBeInTheDocument();
  expect(region).toHaveTextContent('VH 1030');
  await userEvent.click(within(region).getByRole('button', { name: 'Put 1 line into the cart' }));
  await waitFor(() => expect(bodiesOf('POST /cart/:id/addmany')).toHaveLength(1));
  expect(bodiesOf('POST /cart/:id/addmany')[0]).toMatchObject({
    action: 'Buy',
    items: [{ quantity: 60, cartItemId: { equipmentId: '9JYNHRUSVE', parentGenericItemId: 'GX050' } }],
  });
});

test('J4: nothing is put into the cart while the list is that of other plates than the field says', async () => {
  let answer = (): void => undefined;
  const { callsOf } = await openUnits(page, {
    answers: {
      ...answers,
      [call]: ({ body }) =>
        !(typeof body === 'string' && body.includes('plates'))
          ? json(kitWith())
          : new Promise((resolve) => (answer = () => resolve(json(kitWith([{ ...gaskets, quantity: 10 }]))))),
    },
  });
  const region = await kit();
  const button = () => within(region).getByRole('button', { name: 'Put 1 line into the cart' });
  const field = await within(region).findByRole('textbox', { name: /^Plates/ });
  expect(button()).toBeEnabled();
  fireEvent.change(field, { target: { value: '12-20' } });
  await waitFor(() => expect(button()).toBeDisabled());
  await waitFor(() => expect(callsOf(call)).toHaveLength(2));
  answer();
  await waitFor(() => expect(button()).toBeEnabled());
  fireEvent.change(field, { target: { value: '20-12' } });
  await waitFor(() => expect(button()).toBeDisabled());
});

test('J4: a kit from a standard list says so, and names the number that a successor replaces', async () => {
  const superseded = { ...gaskets, builtArticleNumber: 'VH 1020', isSuccessor: true };
  await openUnits(page, {
    answers: { ...answers, [call]: () => json({ ...kitWith([superseded]), source: 'standard' }) },
  });
  const region = await kit();
  expect(await within(region).findByText('Standard list, not as built.')).toBeInTheDocument();
  expect(within(region).getByText('replaces VH 1020, which was built in')).toBeInTheDocument();
});

test('J4: what fixes the gaskets is named when no article for it is known or nobody can count it', async () => {
  const clips = {
    ...{ ...gaskets, part: 'gasketClips', needed: null, quantity: 0, packQuantity: 1 },
    ...{ builtArticleNumber: null, item: null },
  };
  const adhesive = { ...clips, part: 'gasketAdhesive', builtArticleNumber: 'SK-AD', item: buildGasketCard() };
  await openUnits(page, { answers: { ...answers, [call]: () => json(kitWith([gaskets, clips, adhesive])) } });
  const region = within(await kit());
  expect(await region.findByRole('row', { name: /^Clips for gaskets ?article unknown/ })).toHaveTextContent(
    'depends on the plates',
  );
  const missing = region.getByText('These cannot be added: ask us for them').closest('div')!.parentElement!;
  expect(missing).toHaveTextContent('Clips for gaskets: article unknown');
  expect(missing).toHaveTextContent('Adhesive for gaskets: ');
  expect(region.getByRole('button', { name: 'Put 1 line into the cart' })).toBeEnabled();
});

test('J4: a pack is counted also where the catalogue has no kit for it', async () => {
  await openUnits(page, {
    answers: { ...answers, 'GET /units/:id/spare-parts': () => json({ articles: [], columns: [] }) },
  });
  expect(await screen.findByText('There are no kits for this unit')).toBeInTheDocument();
  expect(await kit()).toBeInTheDocument();
});

test('J4: plates that cannot be counted leave the fields and the last list, and are asked for again', async () => {
  let isDown = false;
  const { callsOf } = await openUnits(page, {
    answers: {
      ...answers,
      [call]: ({ body }) =>
        !(typeof body === 'string' && body.includes('plates'))
          ? json(kitWith())
          : isDown
            ? problem(503)
            : json(kitWith([{ ...gaskets, quantity: 10 }])),
    },
  });
  isDown = true;
  const region = await kit();
  const field = await within(region).findByRole('textbox', { name: /^Plates/ });
  await userEvent.type(field, '12-20');
  expect(
    await within(region).findByRole('heading', { name: 'The parts of the kit could not be loaded' }),
  ).toBeVisible();
  expect(field).toHaveValue('12-20');
  expect(within(region).getByRole('row', { name: /GX-050-GC-NBR/ })).toHaveTextContent('60, in packs of 10');
  expect(within(region).getByRole('button', { name: 'Put 1 line into the cart' })).toBeDisabled();
  // asked for once, after typing
  expect(callsOf(call)).toHaveLength(2);
  isDown = false;
  await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(region).getByRole('button', { name: 'Put 1 line into the cart' })).toBeEnabled());
  expect(within(region).getByRole('row', { name: /GX-050-GC-NBR/ })).toHaveTextContent('10, in packs of 10');
});

test('J4: a pack is counted also when the catalogue’s kits cannot be loaded', async () => {
  await openUnits(page, { answers: { ...answers, 'GET /units/:id/spare-parts': () => problem(503) } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await kit()).toBeVisible();
});

test('J4: kits with gaskets of another material than in the unit stand apart, and say both', async () => {
  const other = {
    ...kitArticle,
    otherCompounds: { kit: ['NBR'], unit: ['EPDM'] },
    item: buildGasketCard({ commercialItemId: 'SKRG050N061', articleNumber: 'SK-RG-050-N-061' }),
  };
  await openUnits(page, {
    answers: { ...answers, 'GET /units/:id/spare-parts': () => json({ articles: [kitArticle, other], columns: [] }) },
  });
  const apart = await screen.findByRole('region', { name: 'With gaskets of another material' });
  expect(apart).toHaveTextContent('The kit has NBR gaskets, this unit EPDM ones.');
  expect(within(apart).getByRole('row', { name: /SK-RG-050-N-061/ })).toBeVisible();
  expect(within(apart).queryByRole('row', { name: new RegExp(kitArticle.item.articleNumber) })).toBeNull();
});
