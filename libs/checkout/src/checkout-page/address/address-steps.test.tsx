import { buildAddress, buildOrder, buildOrderAddress } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, problem } from '../../fake-orders.fixture.ts';
import { findClosedSheet, findOpenSection, openShop } from '../../shop.fixture.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const enter = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const isAt = findOpenSection;
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const own = [
  buildAddress({ id: '1', displayName: 'Works' }),
  buildAddress({ id: '2', displayName: 'Store', defaultDelivery: true }),
  buildAddress({ id: '3', displayName: 'Office', defaultInvoice: true }),
];
type Input = Parameters<typeof openShop>[1] & { upTo?: Parameters<typeof buildOrder>[1] };
async function openStep(step: 'delivery' | 'invoice', { upTo = { upTo: step }, ...input }: Input = {}) {
  const orders = createFakeOrders({ order: buildOrder({}, upTo) });
  const shop = await openShop(`/en-gb/checkout/${step}`, { orders, addresses: own, ...input });
  await screen.findByRole('button', { name: /^Save/ });
  return shop;
}

beforeEach(clearBrowserData);

describe('F4: delivery address', () => {
  test('F4: the account’s default address is selected, and sent without its names', async () => {
    const { bodiesOf } = await openStep('delivery');
    expect(chosen()).toBe('2');
    expect(screen.queryByLabelText(/^Street/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Works/ }));
    await save();
    await isAt('Invoice address');
    expect(bodiesOf('PUT /orders/:id/shippingaddress')).toEqual([buildOrderAddress({ streetAddress: '1 Mill Lane' })]);
  });

  test('F4: another address is entered in its country’s order, and saved on request', async () => {
    const { bodiesOf } = await openStep('delivery');
    await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
    await enter('Company or name', 'Site 9');
    await enter('Street', '9 Dock Road');
    await enter('City', 'Hull');
    await enter('Postcode', 'HU1 1AA');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save to my addresses' }));
    await save();
    await isAt('Invoice address');
    const address = buildOrderAddress({
      companyOrName: 'Site 9',
      streetAddress: '9 Dock Road',
      city: 'Hull',
      zipCode: 'HU1 1AA',
    });
    expect(bodiesOf('PUT /orders/:id/shippingaddress')).toEqual([address]);
    expect(bodiesOf('POST /user/addresses')).toEqual([
      { ...address, displayName: '', defaultDelivery: false, defaultInvoice: false },
    ]);
  });

  test('F4: a failure to save the address is shown; the order continues', async () => {
    await openStep('delivery', { addresses: [], answers: { 'POST /user/addresses': () => problem(409) } });
    await enter('Street', '9 Dock Road');
    await enter('City', 'Hull');
    await enter('Postcode', 'HU1 1AA');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save to my addresses' }));
    await save();
    await isAt('Invoice address');
    await screen.findByText(/could not be kept among your addresses/);
  });

  test('F4: without addresses the form starts with the market’s country and the company’s name', async () => {
    await openStep('delivery', { addresses: [] });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(field('Country').value).toBe('GB');
    expect(field('Company or name').value).toBe('Hamnverket Service AB');
    expect(field('Street').autocomplete).toBe('address-line1');
  });

  test('F4: the order’s address is selected; if it is not the account’s, it fills the fields', async () => {
    const orders = createFakeOrders({
      order: buildOrder({ shippingAddress: buildOrderAddress({ streetAddress: '3 Mill Lane' }) }, { upTo: 'freight' }),
    });
    const first = await openStep('delivery', { orders });
    expect(chosen()).toBe('3');
    first.unmount();
    orders.alter({ shippingAddress: buildOrderAddress({ streetAddress: '77 Quay' }) });
    await openStep('delivery', { orders });
    expect(chosen()).toBe('another');
    expect(field('Street').value).toBe('77 Quay');
  });

  test('F4: upstream’s errors appear at their fields; addresses that fail to load do not block', async () => {
    const errors = [{ path: 'body.zipCode', message: 'no' }];
    await openStep('delivery', {
      answers: {
        'GET /user/addresses': () => problem(500),
        'PUT /orders/:id/shippingaddress': () => problem(422, { code: 'invalid_address', errors }),
      },
    });
    expect(screen.getByText('Your addresses could not be loaded.')).toBeTruthy();
    await enter('Street', '9 Dock Road');
    await enter('City', 'Hull');
    await enter('Postcode', 'HU1 1AA');
    await save();
    await within(screen.getAllByRole('alert')[0]!).findByRole('link', { name: /postcode like S3 8AB/ });
    expect(document.activeElement).toBe(field('Postcode'));
  });
});

describe('F4: invoice address', () => {
  test('31: it is the delivery address by default', async () => {
    const { callsOf } = await openStep('invoice', { upTo: { upTo: 'freight' } });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /delivery address/ }).checked).toBe(true);
    expect(screen.getByText('1 Mill Lane')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await save();
    await isAt('Freight');
    expect(callsOf('DELETE /orders/:id/invoiceaddress')).toHaveLength(1);
  });

  test('F4: a separate address starts with the default for invoices', async () => {
    const { bodiesOf } = await openStep('invoice', { upTo: { upTo: 'freight' } });
    await userEvent.click(screen.getByRole('checkbox', { name: /delivery address/ }));
    expect(chosen()).toBe('3');
    await save();
    await isAt('Freight');
    expect(bodiesOf('PUT /orders/:id/invoiceaddress')).toEqual([buildOrderAddress({ streetAddress: '3 Mill Lane' })]);
  });

  test('F4: switching back uses the delivery address; an edit from the review returns to it', async () => {
    const orders = createFakeOrders({
      order: buildOrder({ invoiceAddress: buildOrderAddress({ streetAddress: '3 Mill Lane' }) }, { upTo: 'review' }),
    });
    await openStep('invoice', { orders });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /delivery address/ }).checked).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: /delivery address/ }));
    await save();
    await findClosedSheet();
    await waitFor(() => expect(orders.get().invoiceAddress).toBeNull());
  });
});
