import { unregisteredMessage } from '@shop/api-contracts';
import { buildOrder, buildOrderContact, buildUser } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json, problem, type Answers } from '../../fake-orders.fixture.ts';
import { findOpenSection, openShop } from '../../shop.fixture.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const has = (name: string) => screen.queryByLabelText(new RegExp(`^${name}`)) !== null;
const enter = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const isAt = findOpenSection;
/** Of the open section, which stands before that of the order itself. */
const errorSummary = () => within(screen.getAllByRole('alert')[0]!);
async function openContact(input: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/en-gb/checkout/contact', input);
  await screen.findByLabelText(/^E-mail address/);
  return { ...shop, sent: () => shop.bodiesOf('PUT /orders/:id/contact') };
}

beforeEach(clearBrowserData);

describe('F3: the eight fields', () => {
  test('F3: they start with profile data, and all eight are sent', async () => {
    const { sent } = await openContact({
      settings: {
        companyNumberEnabled: 'Optional',
        electronicInvoiceNumberEnabled: 'Optional',
        vatIdEnabled: 'Optional',
      },
      user: buildUser({ vatId: 'GB123456789' }),
    });
    expect(field('Your reference').value).toBe('Anna Lindqvist');
    await enter('Your purchase order number', 'PO-77');
    await enter('Electronic invoice number', '0088:731');
    await enter('Remark', 'Gate 4');
    await save();
    await isAt('Delivery address');
    expect(sent()).toEqual([
      {
        email: 'anna@hamnverket.example',
        phoneNumber: '+44 114 496 0182',
        yourReference: 'Anna Lindqvist',
        customerOrderReference: 'PO-77',
        remark: 'Gate 4',
        companyNumber: '556900-0121',
        electronicInvoiceNumber: '0088:731',
        vatId: 'GB123456789',
      },
    ]);
  });

  test('F3: the order’s data takes precedence over the profile’s', async () => {
    const orders = createFakeOrders({
      order: buildOrder({ contact: buildOrderContact({ email: 'buyer@x.example' }) }),
    });
    await openContact({ orders });
    expect(field('E-mail address').value).toBe('buyer@x.example');
    expect(field('Your reference').value).toBe('');
  });

  const numbers = [
    ['companyNumberEnabled', 'Company registration number', 'companyNumber'],
    ['electronicInvoiceNumberEnabled', 'Electronic invoice number', 'electronicInvoiceNumber'],
    ['vatIdEnabled', 'VAT number', 'vatId'],
  ] as const;
  test.each(numbers)(
    'F3: %s Off is neither shown nor sent, Optional may be empty, Required may not',
    async (flag, label, name) => {
      const user = buildUser({ [name]: 'X1' });
      const off = await openContact({ user });
      expect(has(label)).toBe(false);
      await save();
      await isAt('Delivery address');
      expect(off.sent()[0]).toMatchObject({ [name]: '' });
      off.unmount();

      const optional = await openContact({ user, settings: { [flag]: 'Optional' } });
      await enter(label, '');
      await save();
      await isAt('Delivery address');
      optional.unmount();

      const required = await openContact({ user, settings: { [flag]: 'Required' } });
      await enter(label, '');
      await save();
      expect(document.activeElement).toBe(field(label));
      expect(required.sent()).toHaveLength(0);
    },
  );

  test('F3: a VAT number that could not be verified is reported, without blocking', async () => {
    const orders = createFakeOrders({ order: buildOrder({ vatIdCheck: 'notVerified' }) });
    await openContact({ orders, settings: { vatIdEnabled: 'Optional' } });
    expect(screen.getByText('Your VAT number could not be verified.')).toBeTruthy();
    await save();
    await isAt('Delivery address');
  });

  test('31: fields have autofill hints for the browser', async () => {
    await openContact({ settings: { vatIdEnabled: 'Optional' } });
    const tokens = ['E-mail address', 'Phone', 'Your reference', 'Your purchase order number', 'VAT number'].map(
      (name) => field(name).autocomplete,
    );
    expect(tokens).toEqual(['email', 'tel', 'name', 'off', 'off']);
    expect(field('Remark').maxLength).toBe(1000);
  });
});

describe('30: errors and failures', () => {
  test('30: a field shows its error on blur; saving lists all errors and focuses the first', async () => {
    const { sent } = await openContact();
    await enter('E-mail address', 'nobody');
    await userEvent.tab();
    expect(field('E-mail address').getAttribute('aria-invalid')).toBe('true');
    await enter('Phone', '');
    await save();
    const errors = errorSummary().getAllByRole('link');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Enter an e-mail address like name@company.com.',
      'Enter a phone number, with the country code where it is abroad.',
    ]);
    expect(document.activeElement).toBe(field('E-mail address'));
    expect(sent()).toHaveLength(0);
  });

  test('30: upstream’s errors appear at their fields in the reader’s words', async () => {
    const errors = [{ path: 'body.vatId', message: 'check digits' }];
    await openContact({
      settings: { vatIdEnabled: 'Optional' },
      answers: { 'PUT /orders/:id/contact': () => problem(422, { code: 'invalid_contact', errors }) },
    });
    await enter('VAT number', 'GB1');
    await save();
    await errorSummary().findByRole('link', { name: /not a VAT number/ });
    expect(document.activeElement).toBe(field('VAT number'));
    expect(field('VAT number').value).toBe('GB1');
  });

  test('F3: a VAT number that its register does not know is not called misspelt', async () => {
    const errors = [{ path: 'body.vatId', message: unregisteredMessage }];
    await openContact({
      settings: { vatIdEnabled: 'Optional' },
      answers: { 'PUT /orders/:id/contact': () => problem(422, { code: 'invalid_contact', errors }) },
    });
    await enter('VAT number', 'GB980780684');
    await save();
    await errorSummary().findByRole('link', { name: /not registered/ });
    expect(screen.queryByText(/Check its letters/)).toBeNull();
  });

  test.each([
    ['upstream is down', () => problem(503, { requestId: 'r-9' }), 'Request r-9'],
    ['the connection is gone', () => Promise.reject(new TypeError('offline')), 'What you entered is still here'],
  ])('a save that fails because %s explains it, and keeps the input', async (_why, answer, said) => {
    await openContact({ answers: { 'PUT /orders/:id/contact': answer } });
    await enter('Remark', 'Gate 4');
    await save();
    await screen.findByText('This could not be saved.');
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
    expect(field('Remark').value).toBe('Gate 4');
  });

  test('30, H5: after the end of a session the form stays, and signing in again restores the input', async () => {
    const refused: Answers = { 'PUT /orders/:id/contact': () => problem(401, { code: 'session_expired' }) };
    const first = await openContact({ answers: refused });
    await enter('Remark', 'Gate 4');
    await save();
    await screen.findByText('Your session has ended.');
    expect(field('Remark').value).toBe('Gate 4');
    const link = screen.getByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/en-gb/checkout/contact'));
    first.unmount();

    const { sent } = await openContact();
    await screen.findByText('What you entered is here again.');
    expect(field('Remark').value).toBe('Gate 4');
    expect(sent()).toHaveLength(0);
  });
});

describe('the purchase order as a file', () => {
  const choose = (file: File) =>
    fireEvent.change(field('Your purchase order as a file'), { target: { files: [file] } });
  const pdf = () => new File(['%PDF-1.7'], 'order 77.pdf', { type: 'application/pdf' });

  test('F3: it is uploaded when chosen, shows the limits before, and can be removed', async () => {
    const { callsOf } = await openContact();
    expect(screen.getByText(/PDF, JPEG or PNG, up to 5 MB/)).toBeTruthy();
    choose(pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: order 77.pdf' }));
    await waitFor(() => expect(screen.queryByText(/order 77.pdf/)).toBeNull());
    expect(callsOf('POST /orders/:id/orderfile')).toHaveLength(1);
    expect(callsOf('DELETE /orders/:id/orderfile')).toHaveLength(1);
  });

  test('an oversized file is not sent; a wrong type is reported', async () => {
    const { callsOf } = await openContact({
      answers: { 'POST /orders/:id/orderfile': () => problem(422, { code: 'file_type' }) },
    });
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 6_000_000 });
    choose(large);
    await screen.findByText(/larger than 5 MB/);
    expect(callsOf('POST /orders/:id/orderfile')).toHaveLength(0);
    choose(pdf());
    await screen.findByText(/not a PDF, JPEG or PNG/);
  });

  test('33: an upload can be cancelled', async () => {
    await openContact({
      answers: {
        'POST /orders/:id/orderfile': ({ signal }) =>
          new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
      },
    });
    choose(pdf());
    expect(await screen.findByRole('progressbar', { name: '0% sent' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });

  test('input during an upload is kept', async () => {
    let answer: () => void = () => undefined;
    const orders = createFakeOrders();
    await openContact({
      orders,
      answers: {
        'POST /orders/:id/orderfile': () =>
          new Promise((resolve) => {
            answer = () => resolve(json(orders.alter({ orderFile: { id: 'f', name: 'order 77.pdf', bytes: 8 } })));
          }),
      },
    });
    choose(pdf());
    await enter('Remark', 'Gate 4');
    answer();
    await screen.findByRole('button', { name: 'Remove: order 77.pdf' });
    expect(field('Remark').value).toBe('Gate 4');
  });
});
