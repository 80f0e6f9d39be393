import {
  buildOrder,
  buildOrderAddress,
  buildOrderContact,
  buildOrderLine,
  buyCartId,
  freightChoices,
  orderId,
} from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { formatDate } from '@shop/i18n';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, problem } from '../../fake-orders.fixture.ts';
import { findClosedSheet, openShop } from '../../shop.fixture.tsx';

const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const day = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const set = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const lines = [
  buildOrderLine(),
  buildOrderLine({ lineId: 'line-2', articleNumber: 'A-2', name: 'Gasket', quantity: 4 }),
];
type Input = Parameters<typeof openShop>[1] & { order?: Partial<ReturnType<typeof buildOrder>> };
async function openFreight({ order = {}, ...input }: Input = {}) {
  const orders = createFakeOrders({ order: buildOrder(order, { upTo: 'freight' }) });
  const shop = await openShop('/en-gb/checkout/freight', { orders, ...input });
  await screen.findByLabelText(/^Wanted delivery date/);
  return shop;
}

/** ISO day of the next Wednesday or Saturday that is at least a week away. */
function nextDay(weekday: number): string {
  const date = new Date(Date.now() + 7 * 86_400_000);
  while (date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The day after, which is a working day after a Wednesday or a Thursday. */
const workingDayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

beforeEach(clearBrowserData);

describe('F5: freight options', () => {
  test('F5: each option shows price, day and its Incoterm in words', async () => {
    const { bodiesOf } = await openFreight();
    await screen.findByRole('radio', { name: /Economy.*£48.00.*Arrives 4 December 2026.*DAP: we bring it/ });
    expect(
      screen.getByRole('radio', { name: /Collect it yourself.*Free.*Ready on.*EXW: collect from our warehouse/ }),
    ).toBeTruthy();
    expect(bodiesOf('POST /freight')).toEqual([
      {
        orderId,
        cartId: buyCartId,
        items: [{ lineId: 'line-1', quantity: 1, requestedDate: null }],
        deliveryAddress: buildOrderAddress(),
        requestedDeliveryDate: null,
      },
    ]);
  });

  test('F5: the choice is sent with the shown amount, together or in parts', async () => {
    const { bodiesOf } = await openFreight();
    await userEvent.click(await screen.findByRole('radio', { name: /Express/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Ship as items/ }));
    await save();
    await findClosedSheet();
    expect(bodiesOf('PUT /orders/:id/freight')).toEqual([
      { cartId: buyCartId, choiceId: 'express', amount: '115.00', currency: 'GBP', partialDelivery: true },
    ]);
  });

  test('F5: collection is never preselected, even if it is cheapest', async () => {
    const orders = createFakeOrders({
      order: buildOrder({}, { upTo: 'freight' }),
      choices: [freightChoices[2]!, freightChoices[0]!],
    });
    await openFreight({ orders });
    const economy = await screen.findByRole<HTMLInputElement>('radio', { name: /Economy/ });
    expect(economy.checked).toBe(true);
  });

  test('F5: a requested day updates the options; weekends and past days are refused without a request', async () => {
    const { bodiesOf } = await openFreight();
    await screen.findByRole('radio', { name: /Economy/ });
    set(day(/^Wanted delivery date/), nextDay(6));
    fireEvent.blur(day(/^Wanted delivery date/));
    await screen.findByText(/Monday to Friday/);
    set(day(/^Wanted delivery date/), '2020-01-06');
    await screen.findByText(/from tomorrow on/);
    await save();
    expect(bodiesOf('POST /freight')).toHaveLength(1);
    expect(bodiesOf('PUT /orders/:id/freight')).toHaveLength(0);
    const wanted = nextDay(3);
    set(day(/^Wanted delivery date/), wanted);
    await waitFor(() => expect(bodiesOf('POST /freight')).toHaveLength(2));
    expect(bodiesOf('POST /freight')[1]).toMatchObject({
      requestedDeliveryDate: wanted,
      items: [{ requestedDate: wanted }],
    });
  });

  test('F5: public holidays of the country of delivery are refused without a request, in words of their own', async () => {
    const holiday = nextDay(3);
    const orders = createFakeOrders({ order: buildOrder({ lines }, { upTo: 'freight' }), closedDays: [holiday] });
    const { bodiesOf } = await openFreight({ orders });
    await screen.findByRole('radio', { name: /Economy/ });
    set(day(/^Wanted delivery date/), holiday);
    fireEvent.blur(day(/^Wanted delivery date/));
    await screen.findByText(
      `This day is a public holiday. The next possible day is ${formatDate(workingDayAfter(holiday), 'en-GB')}.`,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Different dates per line' }));
    set(day('Requested date of A-2'), holiday);
    fireEvent.blur(day('Requested date of A-2'));
    await waitFor(() => expect(screen.getAllByText(/^This day is a public holiday/)).toHaveLength(2));
    set(day(/^Wanted delivery date/), nextDay(6));
    fireEvent.blur(day(/^Wanted delivery date/));
    await screen.findByText(/Monday to Friday/);
    expect(bodiesOf('POST /freight')).toHaveLength(1);
  });

  test('F5: a day that has become impossible, as with another address, is marked, and the next one is offered', async () => {
    const holiday = nextDay(3);
    const next = workingDayAfter(holiday);
    const orders = createFakeOrders({
      order: buildOrder(
        { lines, freight: { ...buildOrder({}, { upTo: 'review' }).freight!, requestedDeliveryDate: holiday } },
        { upTo: 'freight' },
      ),
    });
    const calculated = orders.answers['POST /freight']!;
    const { bodiesOf } = await openFreight({
      orders,
      answers: {
        'POST /freight': (request, params) =>
          (request.body as string).includes(holiday)
            ? problem(422, {
                code: 'no_delivery_day',
                closedDays: [holiday],
                errors: ['body.requestedDeliveryDate', 'body.items.0.requestedDate'].map((path) => ({
                  path,
                  message: 'Nothing is delivered on this day',
                })),
              })
            : calculated(request, params),
      },
    });
    await screen.findByText('Nothing is delivered on a day that you want.');
    expect(screen.queryByText('We do not deliver to this address.')).toBeNull();
    const field = day(/^Wanted delivery date/);
    expect([field.disabled, field.getAttribute('aria-invalid')]).toEqual([false, 'true']);
    const reason = `This day is a public holiday. The next possible day is ${formatDate(next, 'en-GB')}.`;
    expect(
      within(field.closest('form')!)
        .getAllByText(reason)
        .map(({ tagName }) => tagName),
    ).toEqual(['A', 'P']);
    await userEvent.click(screen.getByRole('button', { name: 'Move to the next possible day' }));
    await screen.findByRole('radio', { name: /Economy/ });
    expect(day(/^Wanted delivery date/).value).toBe(next);
    expect(day(/^Wanted delivery date/).getAttribute('aria-invalid')).toBeNull();
    expect(bodiesOf('POST /freight').at(-1)).toMatchObject({
      requestedDeliveryDate: next,
      items: [{ requestedDate: next }, { requestedDate: next }],
    });
  });

  test('F5: what is collected can be wanted on a holiday of the buyer, not on one of the warehouse', async () => {
    const [ours, theirs] = [nextDay(3), nextDay(4)];
    const orders = createFakeOrders({
      order: buildOrder({}, { upTo: 'freight' }),
      choices: freightChoices.map((choice) => ({ ...choice, closedDays: [choice.id === 'collect' ? ours : theirs] })),
    });
    const { bodiesOf } = await openFreight({ orders });
    await screen.findByRole('radio', { name: /Economy/ });
    const field = day(/^Wanted delivery date/);
    set(field, theirs);
    fireEvent.blur(field);
    await screen.findByText(/^This day is a public holiday/);
    expect(bodiesOf('POST /freight')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /Collect/ }));
    await waitFor(() => expect(bodiesOf('POST /freight')).toHaveLength(2));
    expect(bodiesOf('POST /freight')[1]).toMatchObject({ requestedDeliveryDate: theirs });
    expect(screen.queryByText(/^This day is a public holiday/)).toBeNull();
    set(field, ours);
    await save();
    await screen.findAllByText(/^This day is a public holiday/);
    expect(bodiesOf('PUT /orders/:id/freight')).toHaveLength(0);
  });

  test('F5: different days per line, beside the promised ones, appear on request', async () => {
    const { bodiesOf } = await openFreight({ order: { lines } });
    await screen.findByRole('radio', { name: /Economy/ });
    expect(screen.queryByLabelText('Requested date of A-2')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Different dates per line' }));
    const wanted = nextDay(3);
    set(day('Requested date of A-2'), wanted);
    await waitFor(() => expect(bodiesOf('POST /freight')).toHaveLength(2));
    expect(bodiesOf('POST /freight')[1]).toMatchObject({
      items: [
        { lineId: 'line-1', requestedDate: null },
        { lineId: 'line-2', requestedDate: wanted },
      ],
    });
  });

  test('F5: promised days per line follow the selected option and whether items are sent together', async () => {
    await openFreight({ order: { lines } });
    await screen.findByRole('radio', { name: /Economy/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Different dates per line' }));
    const promised = () =>
      within(screen.getByRole('table', { name: 'Different dates per line' }))
        .getAllByText(/^\d+ \w+ 2026$/)
        .map((cell) => cell.textContent);
    expect(promised()).toEqual(['4 December 2026', '4 December 2026']);
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    expect(promised()).toEqual(['1 December 2026', '1 December 2026']);
    await userEvent.click(screen.getByRole('radio', { name: /Ship as items/ }));
    expect(promised()).toEqual(['30 November 2026', '30 November 2026']);
  });

  test('F5: the summary shows the sums with the selected option before it is saved', async () => {
    await openFreight();
    await screen.findByRole('radio', { name: /Economy/ });
    const summary = within(screen.getByRole('complementary'));
    await summary.findByText('£48.00');
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    expect(summary.getByText('£115.00')).toBeTruthy();
    expect(summary.getByText('£446.40')).toBeTruthy();
    expect(summary.getAllByText('£2,678.40').length).toBeGreaterThan(0);
    expect(summary.queryByText(/not chosen yet/)).toBeNull();
  });

  test('F5: where shipping is off, freight is agreed separately and not in the total', async () => {
    const agreed = { ...freightChoices[0]!, id: 'agreed' as const, amount: '0.00' };
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'freight' }), choices: [agreed] });
    await openFreight({ orders, settings: { shippingEnabled: false } });
    await screen.findByText('Freight is agreed separately.');
    await screen.findByRole('radio', { name: /Freight by agreement.*agreed separately/ });
    await save();
    await findClosedSheet();
    expect(within(screen.getByRole('complementary')).getByText('agreed separately')).toBeTruthy();
  });
});

describe('F5: failures', () => {
  test('F5: changed freight is requested again, and must be reviewed', async () => {
    let times = 0;
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'freight' }) });
    const { bodiesOf } = await openFreight({
      orders,
      answers: {
        'PUT /orders/:id/freight': (...given) =>
          times++ === 0
            ? problem(412, { code: 'freight_changed' })
            : orders.answers['PUT /orders/:id/freight']!(...given),
      },
    });
    await screen.findByRole('radio', { name: /Economy/ });
    await save();
    await screen.findByText(/The freight has changed/);
    await waitFor(() => expect(bodiesOf('POST /freight')).toHaveLength(2));
    await save();
    await findClosedSheet();
  });

  test('F5: without delivery to an address, another address is offered', async () => {
    await openFreight({ answers: { 'POST /freight': () => problem(422, { code: 'no_freight_there' }) } });
    const link = await screen.findByRole('link', { name: 'Choose another address' });
    expect(link.getAttribute('href')).toBe('/en-gb/checkout/delivery');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).disabled).toBe(true);
  });

  test('F5: a failed calculation is shown, with a retry', async () => {
    let isDown = true;
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'freight' }) });
    await openFreight({
      orders,
      answers: {
        'POST /freight': (...given) => (isDown ? problem(500) : orders.answers['POST /freight']!(...given)),
      },
    });
    await screen.findByText('Freight could not be calculated.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('radio', { name: /Economy/ });
  });

  test('a changed cart is reported here too', async () => {
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'freight' }) });
    orders.changeCart([]);
    // POST orders at the start takes the cart as it is; it changes once more afterwards
    const make = orders.answers['POST /orders']!;
    orders.answers['POST /orders'] = async (...given) => {
      const answer = await make(...given);
      orders.answers['POST /orders'] = make;
      orders.changeCart([]);
      return answer;
    };
    await openFreight({ orders });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and continue' }));
    await screen.findByRole('radio', { name: /Economy/ });
  });
});

describe('review step', () => {
  const reviewed = {
    contact: buildOrderContact({ customerOrderReference: 'PO-77', remark: 'Gate 4' }),
    lines: [
      buildOrderLine({ customArticleNumber: 'OWN-1', requestedDate: '2026-12-02', promisedDate: '2026-12-04' }),
      buildOrderLine({
        lineId: 'line-2',
        articleNumber: 'A-2',
        name: 'Gasket',
        price: null,
        lineTotal: null,
        configuration: 'Unit 1',
      }),
    ],
  };
  async function openReview(order: Parameters<typeof buildOrder>[0] = reviewed) {
    const orders = createFakeOrders({ order: buildOrder(order, { upTo: 'review' }) });
    const shop = await openShop('/en-gb/checkout/review', { orders });
    await findClosedSheet();
    return shop;
  }

  test('31: it shows all input, each part with a link to change it', async () => {
    await openReview();
    for (const text of [
      'Gate 4',
      /^1 Mill Lane, /,
      'Same as the delivery address',
      'Your number OWN-1',
      'Part of Unit 1',
      'Requested 2 December 2026',
      '4 December 2026',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByLabelText<HTMLInputElement>(/^Your purchase order number/).value).toBe('PO-77');
    const changes = ['contact', 'delivery', 'invoice', 'freight', 'payment'].map((step) =>
      screen
        .getAllByRole('link')
        .find(
          (link) => link.getAttribute('aria-label')?.startsWith('Change') && link.getAttribute('href')?.endsWith(step),
        ),
    );
    expect(changes.every(Boolean)).toBe(true);
  });
});
