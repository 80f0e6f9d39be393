import type { Address } from '@shop/api-contracts';
import { buildAddress } from '@shop/api-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openPortal, problem, type Answers } from '../portal.fixture.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
beforeEach(() => localStorage.clear());

/** A fake of upstream's address book: sorted by name, at most one default of each kind. */
function addressBook(addresses: Address[]) {
  let book = [...addresses];
  let nextId = 1;
  const put = (address: Address) => {
    const others = book
      .filter(({ id }) => id !== address.id)
      .map((other) => ({
        ...other,
        defaultDelivery: other.defaultDelivery && !address.defaultDelivery,
        defaultInvoice: other.defaultInvoice && !address.defaultInvoice,
      }));
    book = [...others, address].sort((a, b) => a.displayName.localeCompare(b.displayName));
    return json(address);
  };
  const answers: Answers = {
    'GET /user/addresses': () => json(book),
    'POST /user/addresses': ({ body }) => put({ ...(JSON.parse(body as string) as Address), id: `new-${nextId++}` }),
  };
  for (const { id } of addresses) {
    answers[`PUT /user/addresses/${id}`] = ({ body }) => put({ ...(JSON.parse(body as string) as Address), id });
    answers[`DELETE /user/addresses/${id}`] = () => {
      book = book.filter((address) => address.id !== id);
      return json(null);
    };
  }
  return answers;
}

async function openAddresses(answers: Answers, query = '') {
  const portal = await openPortal(`/en-gb/portal/addresses${query}`, { answers });
  await screen.findByText(/Add an address|Edit address|could not be loaded/, { selector: 'a, h1, h2' });
  return portal;
}

describe('I2: the list', () => {
  const three = [
    buildAddress({ id: 'a', displayName: 'M/S "Svanen" <engine room>', defaultDelivery: true }),
    buildAddress({
      id: 'b',
      displayName: 'Office',
      defaultInvoice: true,
      countryCode: 'US',
      stateCode: 'WI',
      zipCode: '53204',
      city: 'Milwaukee',
    }),
    buildAddress({ id: 'c', displayName: 'Works' }),
  ];

  test('I2: each address has its country’s postal format, with labels for its default uses', async () => {
    await openAddresses(addressBook(three));
    expect(names()).toEqual(['M/S "Svanen" <engine room>', 'Office', 'Works']);
    const [first, second, third] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(first!.textContent).toContain('Default for deliveries');
    expect(second!.textContent).toContain('Default for invoices');
    expect(second!.textContent).toContain('Milwaukee, WI 53204');
    expect(third!.textContent).not.toContain('Default');
  });

  test('I2: without addresses the page offers one next step', async () => {
    await openAddresses(addressBook([]));
    await screen.findByText('No addresses yet');
    expect(screen.getAllByRole('link', { name: 'Add an address' })).toHaveLength(1);
  });

  test('I2: a list that fails to load shows a retry', async () => {
    let isDown = true;
    const book = addressBook(three);
    await openAddresses({
      ...book,
      'GET /user/addresses': (r, params) => (isDown ? problem(500) : book['GET /user/addresses']!(r, params)),
    });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Works');
  });

  test('N11: countries that fail to load show the error page', async () => {
    await openPortal('/en-gb/portal/addresses', { answers: { 'GET /countries': () => problem(500) } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Error response 500 from \/countries/);
  });

  test('a missing address leads to the list, with a notice', async () => {
    await openAddresses(addressBook(three), '?address=zzz');
    await screen.findByText('This address does not exist any more.');
    expect(names()).toHaveLength(3);
  });
});

describe('I2: the form', () => {
  test('I2: an address is added with all fields, and the list shows it', async () => {
    const { callsOf, path } = await openAddresses(addressBook([buildAddress({ id: 'a' })]));
    await userEvent.click(screen.getByRole('link', { name: 'Add an address' }));
    await screen.findByRole('heading', { name: 'Add an address' });
    expect(path()).toBe('/en-gb/portal/addresses?address=new');
    expect(field('Country').value).toBe('GB');
    await userEvent.selectOptions(field('Country'), 'US');
    await userEvent.clear(field('Company or name'));
    await userEvent.type(field('Company or name'), 'O"Neill & <Sons>');
    await userEvent.type(field('Street'), '1 Lake Drive');
    await userEvent.type(field('Address line 2'), 'Dock 4');
    await userEvent.type(field('City'), 'Milwaukee');
    await userEvent.selectOptions(field('State'), 'WI');
    await userEvent.type(field('ZIP code'), '53204');
    await userEvent.type(field('Name in your list'), 'Lake');
    await userEvent.click(screen.getByRole('checkbox', { name: /deliveries/ }));
    await save();
    await screen.findByRole('heading', { name: 'Lake' });
    expect(callsOf('POST /user/addresses')).toEqual([
      {
        displayName: 'Lake',
        companyOrName: 'O"Neill & <Sons>',
        streetAddress: '1 Lake Drive',
        addressLineTwo: 'Dock 4',
        zipCode: '53204',
        city: 'Milwaukee',
        countryCode: 'US',
        stateCode: 'WI',
        defaultDelivery: true,
        defaultInvoice: false,
      },
    ]);
    expect(path()).toBe('/en-gb/portal/addresses');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lake'));
  });

  test('I2: a new default replaces the previous one', async () => {
    await openAddresses(addressBook([buildAddress({ id: 'a', defaultDelivery: true }), buildAddress({ id: 'b' })]));
    await userEvent.click(screen.getByRole('link', { name: 'Edit Works b' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /deliveries/ }));
    await save();
    await screen.findByRole('heading', { name: 'Works b' });
    expect(screen.getAllByText('Default for deliveries')).toHaveLength(1);
    expect(screen.getByText('Default for deliveries').closest('li')?.textContent).toContain('Works b');
  });

  test('N6: errors are found before sending, in the country’s words', async () => {
    const { callsOf } = await openAddresses(addressBook([]), '?address=new');
    await userEvent.type(field('Postcode'), '123');
    await userEvent.selectOptions(field('Country'), 'US');
    await save();
    const links = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Enter street and number.',
      'Enter the city.',
      'Choose a state or province.',
      'Enter a ZIP code like 53204 that lies in the chosen state.',
    ]);
    expect(callsOf('POST /user/addresses')).toHaveLength(0);
  });

  test('I2: upstream’s errors appear at their fields; a limit of 200 addresses is explained', async () => {
    const book = addressBook([]);
    let answer = () =>
      problem(400, { errors: [{ path: 'body.zipCode', message: 'Postal codes there look like S3 8AB' }] });
    await openAddresses({ ...book, 'POST /user/addresses': () => answer() }, '?address=new');
    await userEvent.type(field('Street'), '1 Mill Lane');
    await userEvent.type(field('City'), 'Sheffield');
    await userEvent.type(field('Postcode'), 'S3 8AB');
    await save();
    await screen.findByRole('link', { name: 'Enter a postcode like S3 8AB.' });
    expect(document.activeElement).toBe(field('Postcode'));
    answer = () => problem(409, { code: 'too_many_addresses' });
    await save();
    await screen.findByText(/There are 200 addresses already/);
    expect(field('City').value).toBe('Sheffield');
  });

  test('I2: every field has an autofill hint', async () => {
    await openAddresses(addressBook([]), '?address=new');
    await userEvent.selectOptions(field('Country'), 'US');
    const tokens = [...document.querySelectorAll('input[autocomplete], select[autocomplete]')].map((one) =>
      one.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual([
      'country',
      'organization',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'off',
    ]);
  });
});

describe('I2: deleting, with undo', () => {
  const three = ['a', 'b', 'c'].map((id) => buildAddress({ id, defaultDelivery: id === 'b' }));
  const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('I2: an address is deleted at once; undo by keyboard restores it unchanged at its position', async () => {
    const { callsOf } = await openAddresses(addressBook(three));
    screen.getByRole('button', { name: 'Delete Works b' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(callsOf('DELETE /user/addresses/b')).toHaveLength(1));
    expect(names()).toEqual(['Works a', 'Works c']);
    expect(document.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Works b' });
    expect(names()).toEqual(['Works a', 'Works b', 'Works c']);
    expect(screen.getByText('Default for deliveries').closest('li')?.textContent).toContain('Works b');
  });

  test('I2: two deletions can be undone in any order', async () => {
    await openAddresses(addressBook(three));
    await remove('Works a');
    await remove('Works c');
    const [undoA] = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undoA!);
    await screen.findByRole('heading', { name: 'Works a' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Works c' });
    expect(names()).toEqual(['Works a', 'Works b', 'Works c']);
  });

  test('I2: undo ends after 6 seconds; the pointer pauses the countdown', async () => {
    await openAddresses(addressBook(three));
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
      await user.click(screen.getByRole('button', { name: 'Delete Works a' }));
      const undo = screen.getByRole('button', { name: 'Undo' });
      await user.hover(undo);
      await pass(60_000);
      expect(undo.isConnected).toBe(true);
      await user.unhover(undo);
      act(() => undo.blur());
      await pass(5_000);
      expect(undo.isConnected).toBe(true);
      await pass(1_100);
      expect(undo.isConnected).toBe(false);
    } finally {
      jest.useRealTimers();
    }
    expect(names()).toEqual(['Works b', 'Works c']);
  });

  test('I2: an address that failed to delete reappears', async () => {
    await openAddresses({ ...addressBook(three), 'DELETE /user/addresses/a': () => problem(503) });
    await remove('Works a');
    await screen.findByRole('heading', { name: 'Works a' });
    expect(names()).toEqual(['Works a', 'Works b', 'Works c']);
  });
});
