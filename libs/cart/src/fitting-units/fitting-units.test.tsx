import '@testing-library/jest-dom';
import type { FittingUnits } from '@shop/api-contracts';
import { buildItemCard, buildUser } from '@shop/api-contracts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { anonymousScope, useIdentityScope } from '@shop/platform';
import { AddToCartSlot } from '../add-to-cart/add-to-cart-slot.tsx';
import { chooseUnit } from './chosen-unit.ts';
import { json, openShop, problem } from '../shop.fixture.tsx';

const gasket = buildItemCard({ commercialItemId: 'GC050', articleNumber: 'GX-050-GC' });
const units: FittingUnits['units'] = [
  { equipmentId: '9JYNHRUSVE', serialNumber: '30-114-0021', name: 'Heat exchanger GX-050', customName: 'Kettle house' },
  { equipmentId: '8JYNHRUSVF', serialNumber: '30-114-0022', name: 'Heat exchanger GX-050', customName: null },
];
const fitting = (change: Partial<FittingUnits> = {}): FittingUnits => ({
  ...{ isPart: true, fits: 2, doesNotFit: 3, notChecked: 1, units },
  ...change,
});

/** The button of the item page, and the bar of phones. */
async function open(answer: FittingUnits | 'failure' | null, user = buildUser(), list?: ReactNode) {
  const shop = await openShop('/en-gb/', {
    user: answer ? user : null,
    answers: {
      'GET /units/fitting': () => (answer === 'failure' || !answer ? problem(503) : json(answer)),
    },
    element: (
      <>
        <AddToCartSlot item={gasket} layout="page" />
        <AddToCartSlot item={gasket} layout="bar" />
        {list}
      </>
    ),
  });
  await screen.findAllByRole('button', { name: /GX-050-GC/ });
  return shop;
}

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test('I8: a part says how many own units it fits, and is added for the one that is chosen, by the bar of phones too', async () => {
  const { carts } = await open(fitting());
  await userEvent.click(await screen.findByText('Fits 2 of your units'));
  expect(screen.getByRole('link', { name: '30-114-0021: spare parts' })).toHaveAttribute(
    'href',
    '/en-gb/unit/9JYNHRUSVE/spare-parts',
  );
  const [page, bar] = screen.getAllByRole('button', { name: /^Add/ });
  await userEvent.click(page!);
  await waitFor(() => expect(carts.all()[0]?.lines[0]?.cartItemId).not.toHaveProperty('equipmentId'));

  await userEvent.click(screen.getByRole('radio', { name: /Kettle house/ }));
  expect(screen.getByText('For unit 30-114-0021')).toBeVisible();
  await userEvent.click(bar!);
  await waitFor(() => expect(carts.all()[0]?.lines[1]?.cartItemId).toMatchObject({ equipmentId: '9JYNHRUSVE' }));

  await userEvent.click(screen.getByRole('radio', { name: 'No unit in particular' }));
  expect(screen.getByText('Fits 2 of your units')).toBeVisible();
});

test('I8: more units than are named lead to the list of all', async () => {
  await open(fitting({ fits: 7 }));
  expect(await screen.findByRole('link', { name: '5 more among your units', hidden: true })).toHaveAttribute(
    'href',
    '/en-gb/portal/units',
  );
});

test('I8: where none fits it says so, and what was not checked never counts as fitting', async () => {
  await open(fitting({ fits: 0, units: [] }));
  expect(await screen.findByText('Does not fit 3 of your units · 1 unit not checked')).toBeVisible();
  cleanup();
  await open(fitting({ fits: 0, doesNotFit: 0, units: [] }));
  expect(await screen.findByText('1 unit not checked')).toBeVisible();
  expect(screen.queryByText(/Fits/)).toBeNull();
});

test.each([
  ['goes into no unit', fitting({ isPart: false, fits: 0, units: [] })],
  ['is looked at by somebody without units', fitting({ fits: 0, doesNotFit: 0, notChecked: 0, units: [] })],
  ['cannot be checked now', 'failure' as const],
])('I8: nothing is said of an article that %s', async (_what, answer) => {
  const { callsOf } = await open(answer);
  await waitFor(() => expect(callsOf('GET /units/fitting')).toHaveLength(1));
  expect(screen.queryByText(/units|checked/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Add/ })).toHaveLength(2);
});

test('I8: a part opened from a list of what fits a unit is added for it, which visitors see and can undo', async () => {
  chooseUnit(units[0], gasket.commercialItemId, anonymousScope);
  const { carts, calls } = await open(null);
  expect(await screen.findByRole('link', { name: 'For unit 30-114-0021' })).toHaveAttribute(
    'href',
    '/en-gb/unit/9JYNHRUSVE/spare-parts',
  );
  const [page, bar] = screen.getAllByRole('button', { name: /^Add/ });
  await userEvent.click(bar!);
  await waitFor(() => expect(carts.all()[0]?.lines[0]?.cartItemId).toMatchObject({ equipmentId: '9JYNHRUSVE' }));
  await userEvent.click(screen.getByRole('button', { name: 'No unit in particular' }));
  expect(screen.queryByText('For unit 30-114-0021')).toBeNull();
  await userEvent.click(page!);
  await waitFor(() => expect(carts.all()[0]?.lines[1]?.cartItemId).not.toHaveProperty('equipmentId'));
  expect(calls.filter(({ call }) => call.includes('/units/'))).toEqual([]);
});

test('I8: of many own units, the one whose list the part was opened from is among those to choose', async () => {
  const sixth = {
    equipmentId: '7JYNHRUSVG',
    serialNumber: '30-114-0099',
    name: 'Heat exchanger GX-050',
    customName: null,
  };
  function ListOfUnit() {
    const scope = useIdentityScope();
    return <button onClick={() => chooseUnit(sixth, gasket.commercialItemId, scope)}>From its list</button>;
  }
  await open(fitting({ fits: 7 }), buildUser(), <ListOfUnit />);
  await screen.findByText('Fits 7 of your units');
  await userEvent.click(screen.getByRole('button', { name: 'From its list' }));
  await userEvent.click(await screen.findByText('For unit 30-114-0099'));
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText('5 more among your units')).toBeInTheDocument();
});

test('I8: visitors are not asked about units, and no HTML of the server has any', async () => {
  const { calls } = await open(null);
  expect(calls.filter(({ call }) => call.includes('/units/'))).toEqual([]);
  expect(renderToString(<AddToCartSlot item={gasket} layout="page" />)).not.toMatch(/unit/i);
});
