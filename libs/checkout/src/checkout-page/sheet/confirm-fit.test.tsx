import { buildOrder, buildOrderLine } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, problem } from '../../fake-orders.fixture.ts';
import { findClosedSheet, openShop } from '../../shop.fixture.tsx';

jest.mock('../../payment/leave-for.ts', () => ({ leaveFor: () => undefined }));

beforeEach(clearBrowserData);

const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050' };
const wrong = (lineId: string, articleNumber: string) =>
  buildOrderLine({
    lineId,
    articleNumber,
    unit,
    fit: {
      verdict: 'doesNotFit',
      basis: 'figures',
      reasons: [{ code: 'plateType', need: ['GX-050'], have: ['GX-080'], unit: null }],
    },
  });
const right = buildOrderLine({
  lineId: 'right',
  articleNumber: 'A-9',
  unit,
  fit: { verdict: 'fits', basis: 'asBuilt', reasons: [] },
});

async function openReview(answers = {}) {
  const order = buildOrder({ lines: [wrong('one', 'A-1'), wrong('two', 'A-2'), right] }, { upTo: 'review' });
  const shop = await openShop('/en-gb/checkout/review', { orders: createFakeOrders({ order }), answers });
  await findClosedSheet();
  return shop;
}
const box = (articleNumber: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Order it although it does not fit ${articleNumber}` });
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay £/ }));
const sent = 'PUT /orders/:id/fit';
const idsIn = (bodies: unknown[]) => bodies.map((body) => (body as { lineIds: string[] }).lineIds);

test('J4: the sheet asks once for each line that does not fit, with its reason, and leads to it before the payment', async () => {
  const { bodiesOf, callsOf } = await openReview();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByText('Does not fit')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'For unit 30-114-0021' })).toHaveLength(3);
  await pay();
  expect(await screen.findByText('2 articles do not fit the units they are for')).toBeTruthy();
  expect(document.activeElement).toBe(await box('A-1'));
  expect(callsOf('PUT /orders/:id/paymentsession')).toEqual([]);

  await userEvent.click(await box('A-1'));
  await userEvent.click(await box('A-2'));
  await waitFor(() => expect(idsIn(bodiesOf(sent))).toEqual([['one'], ['one', 'two']]));
  const row = (await box('A-1')).closest('tr')!;
  expect(
    await within(row).findByText('Confirmed by Anna Lindqvist although it does not fit, 21 November 2026'),
  ).toBeTruthy();
  expect(screen.queryByText(/do not fit the units|does not fit the unit/)).toBeNull();
  await pay();
  await waitFor(() => expect(callsOf('PUT /orders/:id/paymentsession')).toHaveLength(1));
});

test('J4: a confirmation can be taken back', async () => {
  const { bodiesOf } = await openReview();
  await userEvent.click(await box('A-1'));
  await userEvent.click(await box('A-1'));
  await waitFor(() => expect(idsIn(bodiesOf(sent))).toEqual([['one'], []]));
  await waitFor(() => expect(screen.queryByText(/confirmed by/)).toBeNull());
});

test('J4: a confirmation that was not kept is not shown as one', async () => {
  await openReview({ [sent]: () => problem(503) });
  await userEvent.click(await box('A-1'));
  expect(await screen.findByText(/could not be saved|not saved/i)).toBeTruthy();
  expect((await box('A-1')).checked).toBe(false);
});
