import { articleKeyOf, type ApiRequest, type ArticleMatch, type ItemCard } from '@shop/api-contracts';
import { buildNumberedCard, buildPlacedLine, buildPlacedOrder, buildUser } from '@shop/api-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentQuestion } from '../cart/refusal-question.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { recentlyViewed, rememberViewed } from './entry/recently-viewed.ts';

const url = '/en-gb/quick-order';
const details = buildNumberedCard(1).salesDetails!;

/** Articles by normalised number. */
const articles = new Map<string, Omit<ArticleMatch, 'articleNumber'>>();
const know = (number: string, item: ItemCard, more: Partial<ArticleMatch> = {}) =>
  articles.set(articleKeyOf(number), {
    result: 'found',
    by: 'article',
    item,
    candidates: [],
    successor: null,
    ...more,
  });
for (let n = 1; n <= 3000; n++) know(`A-${n}`, buildNumberedCard(n));
know(
  'PACK',
  buildNumberedCard(5001, {
    articleNumber: 'PACK',
    salesDetails: { ...details, packQuantity: 10, minimumQuantity: 10 },
  }),
);
know(
  'OLD',
  buildNumberedCard(5002, {
    articleNumber: 'OLD',
    salesDetails: { ...details, salesActions: [], price: null, availability: { state: 'discontinued' } },
  }),
  { successor: buildNumberedCard(119) },
);
know('SLOW', buildNumberedCard(5003, { articleNumber: 'SLOW', salesDetails: null, salesDetailsOnRequest: true }));
know('TWICE', buildNumberedCard(1), {
  result: 'ambiguous',
  item: null,
  by: null,
  candidates: [buildNumberedCard(117), buildNumberedCard(118)],
});
know('MY 7', buildNumberedCard(7), { by: 'own' });
know('CL 20', buildNumberedCard(20, { articleNumber: 'CL 20' }));
const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050' };
const fits = { verdict: 'fits' as const, basis: 'asBuilt' as const, reasons: [] };
const noArticle = { result: 'unknown', item: null, by: null } as const;
know('SN 30-114-0021 pos 12', buildNumberedCard(9), { unit, fit: fits });
know('SN 30-131-0044 pos 12', buildNumberedCard(9), { unit: { ...unit, equipmentId: 'ZZ12CD34EF' }, fit: fits });
know('unit TORVEX0001 pos 12', buildNumberedCard(11), { unit: { ...unit, equipmentId: 'TORVEX0001' }, fit: fits });
know('SN 1 pos 12', buildNumberedCard(9), {
  ...{ ...noArticle, unitProblem: 'unitAmbiguous' },
  units: ['VADHOLM001', 'TORVEX0001'].map((equipmentId) => ({
    ...unit,
    equipmentId,
    manufacturer: equipmentId.slice(0, 6),
  })),
});
know('SN 30-114-0021', buildNumberedCard(9), { ...noArticle, unitProblem: 'positionMissing', unit });
know('SN 2 pos 12', buildNumberedCard(9), { ...noArticle, unitProblem: 'unitUnknown' });

const lookup = ({ body }: ApiRequest) => {
  const { articleNumbers } = JSON.parse(body as string) as { articleNumbers: string[] };
  return json(
    articleNumbers.map((articleNumber): ArticleMatch => {
      const known = articles.get(articleKeyOf(articleNumber));
      const candidates = articleNumber === 'A-1O' ? [buildNumberedCard(10)] : [];
      return { articleNumber, ...(known ?? { result: 'unknown', item: null, by: null, candidates, successor: null }) };
    }),
  );
};
const answers: Answers = {
  'POST /items/lookup': lookup,
  'GET /items/suggestions': () =>
    json({ categories: [], keywords: [], items: [buildNumberedCard(7), buildNumberedCard(70)] }),
  'GET /items': () => json([buildNumberedCard(3)]),
  'GET /user/favouritelists': () => json([]),
  'GET /orders/history': () => json({ orders: [], total: 0 }),
};

async function openQuickOrder(more: Answers = {}) {
  const shop = await openShop(url, { user: buildUser(), answers: { ...more, ...answers, ...more } });
  await screen.findByRole('heading', { name: 'Enter article numbers' });
  return shop;
}
const pasteField = () => screen.getByLabelText<HTMLTextAreaElement>('Paste article numbers and quantities');
async function paste(text: string) {
  fireEvent.change(pasteField(), { target: { value: text } });
  const button = await screen.findByRole('button', { name: /^Check [\d,]+ rows?$/ });
  await userEvent.click(button);
}
/** Rows of the table as `number quantity`, with the error if there is one. */
const shownRows = () =>
  within(screen.getByRole('table', { name: 'Rows of the quick order' }))
    .getAllByRole('row')
    .slice(1);
const settled = () => waitFor(() => expect(screen.queryAllByText('Being checked')).toEqual([]));
const rowOf = (text: string) =>
  shownRows().find((row) => row.textContent.includes(text) || within(row).queryByDisplayValue(text))!;

// tables of a hundred rows are slow in jsdom on a busy machine
jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('E4: who may order quickly', () => {
  test('a visitor reads what it is for and how to get there', async () => {
    await openShop(url);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quick order');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth/login');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('quick-order');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByTestId('trail').textContent).toBe('Quick order');
  });

  test('the way to sign in stays where it is when it turns out that nobody is signed in, so that a press of it counts', async () => {
    const { identity } = await openShop(url);
    act(() => identity.change({ state: 'awaited' }));
    const link = screen.getByRole('link', { name: 'Sign in' });
    act(() => identity.change({ state: 'anonymous' }));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBe(link);
  });

  test('somebody without a customer number is told why, and whom to write to', async () => {
    await openShop(url, { user: buildUser({ gcmNumber: '' }) });
    const link = await screen.findByRole('link', { name: 'Write to us' });
    expect(link.getAttribute('href')).toBe('/en-gb/message');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const errors = ['NOBODY 2', 'TWICE 1', 'A-118\t1,5', 'PACK 7', 'OLD 1', 'SLOW 1'];
const hundredTwenty = [...Array.from({ length: 114 }, (_, n) => `A-${n + 1} ${n + 2}`), ...errors];

test('E4: of 120 pasted rows with six errors of six kinds 114 are added, six are explained, and the cart holds what was shown', async () => {
  const { carts, callsOf } = await openQuickOrder();
  await paste(hundredTwenty.join('\n'));
  await screen.findByRole('button', { name: 'Add 114 rows to the cart' });
  // the second call is for a figure that may belong to an unknown number
  expect(callsOf('POST /items/lookup')).toMatchObject([{}, { articleNumbers: ['NOBODY 2'] }]);

  // table and foot count alike
  expect(await screen.findByText(/^114 for the cart, 6 to check, 1 of them for a quote/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'To check (6)' }));
  expect(shownRows().map((row) => row.lastElementChild!.previousElementSibling!.textContent)).toEqual([
    'No article with this number.',
    'This number matches several articles. Choose one.Choose A-117 Gasket 117Choose A-118 Gasket 118',
    'The quantity must be a whole number, without comma or point.',
    'Minimum order: 10 pieces.Take 10',
    'No longer made.Replace with A-119 Gasket 119',
    'Only on request: goes to the quote cart',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Add 114 rows to the cart' }));
  await screen.findByText('114 rows are in the cart.');
  expect(carts.all()).toHaveLength(1);
  const [cart] = carts.all();
  expect(cart!.action).toBe('Buy');
  expect(cart!.lines.map(({ cartItemId, quantity }) => `${cartItemId.commercialItemId} ${quantity}`)).toEqual(
    Array.from({ length: 114 }, (_, n) => `V${n + 1} ${n + 2}`),
  );
  expect(shownRows()).toHaveLength(6);

  await userEvent.click(screen.getByRole('button', { name: 'Ask a quote for 1 row' }));
  await screen.findByText('1 row is in the quote cart.');
  expect(carts.all().find(({ action }) => action === 'RequestQuote')!.lines).toMatchObject([
    { cartItemId: { commercialItemId: 'V5003' }, quantity: 1 },
  ]);
  expect(shownRows()).toHaveLength(5);
});

test('E4: each bad row is repaired in its place, and the focus stays in it', async () => {
  await openQuickOrder();
  await paste('A-1O\t2\nTWICE\t1\nPACK\t7\nOLD\t1\nA-5\tabc');
  await settled();
  await userEvent.click(screen.getByRole('radio', { name: 'To check (5)' }));

  await userEvent.click(screen.getByRole('button', { name: /^Take A-10/ }));
  expect((document.activeElement as HTMLInputElement).value).toBe('2');
  await waitFor(() => expect(rowOf('A-10').textContent).toContain('Can be ordered'));
  expect(rowOf('A-10').textContent).toContain('Typed: A-1O  2');
  await userEvent.click(screen.getByRole('button', { name: /^Choose A-118/ }));
  await waitFor(() => expect(rowOf('A-118').textContent).toContain('Can be ordered'));
  await userEvent.click(screen.getByRole('button', { name: 'Take 10' }));
  await userEvent.click(screen.getByRole('button', { name: /^Replace with A-119/ }));
  const quantity = within(rowOf('A-5')).getByDisplayValue('abc');
  expect(quantity.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '6{Enter}');

  await screen.findByRole('button', { name: 'Add 5 rows to the cart' });
  expect(shownRows()).toHaveLength(5); // repaired rows stay in view
  expect(screen.getByRole('radio', { name: 'To check (0)' })).toBeTruthy();
});

test('E4: a quantity that cannot be read is a question, with what was written and what it may mean', async () => {
  await openQuickOrder();
  await paste('A-1\t2\nA-2\t5 sets\nA-3\t#REF!\nA-4\t\nA-5\t1.000');
  await settled();
  expect(screen.getByRole('radio', { name: 'To check (4)' })).toBeTruthy();
  expect(shownRows()[1]!.textContent).toContain('Which quantity? “5 sets” is not a number of pieces.');
  expect(shownRows()[2]!.textContent).toContain('Which quantity? “#REF!” is not a number of pieces.');
  expect(shownRows()[3]!.textContent).toContain('Which quantity? None is given.');
  expect(screen.getByRole('button', { name: 'Add 1 row to the cart' })).toBeTruthy();
  await userEvent.click(within(shownRows()[1]!).getByRole('button', { name: 'Take 5' }));
  await userEvent.click(within(shownRows()[4]!).getByRole('button', { name: 'Take 1,000' }));
  await screen.findByRole('button', { name: 'Add 3 rows to the cart' });
  expect(within(shownRows()[4]!).getByDisplayValue('1000')).toBeTruthy();
});

test('E4: a row whose price only the slow system knows looks like it is asked for, and can be bought then', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls, callsOf } = await openQuickOrder({
    'GET /items': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await paste('A-1 2\nSLOW 3');
  await screen.findByText('The price is being asked for');
  expect(screen.getByRole('button', { name: 'Add 1 row to the cart' })).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'GET /items')).toHaveLength(1);
  answer(json([buildNumberedCard(5003, { articleNumber: 'SLOW' })]));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 rows to the cart' }));
  await screen.findByText('2 rows are in the cart.');
  expect(callsOf('POST /cart/:id/addmany')).toMatchObject([{ action: 'Buy', salesDetails: 'complete' }]);
});

test('E4: a bare list is one piece of each, and says so', async () => {
  await openQuickOrder();
  await paste('A-1\nA-2');
  await settled();
  expect(screen.getByText('No quantities are given: each row is for one piece.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/No quantities are given/)).toBeNull();
});

test('E4: one number that cannot be looked up does not cost the answers to others', async () => {
  const { callsOf } = await openQuickOrder();
  await paste('A-1\t2\nA-2\t3');
  await settled();
  const field = within(shownRows()[1]!).getByDisplayValue('A-2');
  fireEvent.change(field, { target: { value: 'A-2\ud800' } });
  fireEvent.blur(field);
  await screen.findByRole('button', { name: 'Add 1 row to the cart' });
  expect(shownRows()[1]!.textContent).toContain('No article with this number.');
  expect(callsOf('POST /items/lookup')).toHaveLength(1);
});

test('E4: a number typed with its quantity is one row of that quantity', async () => {
  await openQuickOrder();
  const field = screen.getByRole('combobox', { name: 'Article number' });
  await userEvent.type(field, 'A-9 5{Enter}');
  await userEvent.type(field, 'CL 20{Enter}');
  await settled();
  expect(shownRows().map((row) => [...row.querySelectorAll('input')].map(({ value }) => value))).toEqual([
    ['A-9', '5'],
    ['CL 20', '1'],
  ]);
});

test('E4: a sheet whose headings name no quantities asks for them, and no row of it invents one', async () => {
  await openQuickOrder();
  await paste('Artikel\tText\tGewicht\nA-1\tDichtung\t12\nA-2\tDichtung\t9');
  const choice = await screen.findByRole('region', { name: 'What do the columns hold?' });
  await userEvent.click(within(choice).getByRole('button', { name: 'Check 2 rows' }));
  expect(within(choice).getByText('Choose the column that holds the quantities, or that none does.')).toBeTruthy();
  await userEvent.selectOptions(within(choice).getByLabelText('Quantity'), 'None: one piece of each');
  await userEvent.click(within(choice).getByRole('button', { name: 'Check 2 rows' }));
  await screen.findByRole('button', { name: 'Add 2 rows to the cart' });
});

test('duplicates are added up and it is said; what was typed stays', async () => {
  await openQuickOrder();
  await paste('A-7 2\na 7: 3\nMY 7 4\nCL 20');
  await settled();
  expect(screen.getByText('2 rows were added to others of the same article.')).toBeTruthy();
  expect(shownRows()).toHaveLength(2);
  expect(within(shownRows()[0]!).getByDisplayValue('9')).toBeTruthy();
  expect(shownRows()[0]!.textContent).toContain('A-7 2 + a 7: 3 + MY 7 4');
  expect(within(shownRows()[1]!).getByDisplayValue('CL 20')).toBeTruthy();
});

test('E4: numbers that differ in a letter of another script stay two rows', async () => {
  await openQuickOrder();
  await paste('Ø25-100 2\n25-100 3');
  await settled();
  expect(shownRows()).toHaveLength(2);
  expect(within(shownRows()[0]!).getByDisplayValue('Ø25-100')).toBeTruthy();
  expect(within(shownRows()[0]!).getByDisplayValue('2')).toBeTruthy();
  expect(within(shownRows()[1]!).getByDisplayValue('25-100')).toBeTruthy();
  expect(within(shownRows()[1]!).getByDisplayValue('3')).toBeTruthy();
});

test('a text is read 300 ms after the last key, and not at each', async () => {
  await openQuickOrder();
  fireEvent.change(pasteField(), { target: { value: 'A-1 2\nA-2 3' } });
  expect(screen.getByRole('button', { name: 'Add list' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Check 2 rows' });
});

test('E4, bad input: 100,000 pasted rows are refused, and nothing is lost', async () => {
  await openQuickOrder();
  const text = Array.from({ length: 100_000 }, (_, n) => `A-${n} 1`).join('\n');
  fireEvent.change(pasteField(), { target: { value: text } });
  await screen.findByText(/These are too many rows: a quick order holds 3,000/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add list' }).disabled).toBe(true);
  expect(pasteField().value).toBe(text);
});

test('E4: a row is typed with suggestions by keyboard alone', async () => {
  const { calls } = await openQuickOrder();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Article number' });
  await userEvent.type(field, 'a-7');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.getElementById(field.getAttribute('aria-activedescendant')!)!.textContent).toContain('A-7');
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('A-7');
  expect(document.activeElement).toBe(screen.getByLabelText('Quantity'));
  await userEvent.keyboard('12{Enter}');
  await settled();
  expect(within(shownRows()[0]!).getByDisplayValue('12')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(calls.filter(({ call }) => call === 'GET /items/suggestions')).toHaveLength(1);

  await userEvent.type(field, 'A-9');
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '0{Enter}');
  expect(screen.getByText('The quantity must be at least 1.')).toBeTruthy();
  expect(shownRows()).toHaveLength(1);
});

test('a file’s columns are guessed, can be changed, and are remembered by its headings', async () => {
  await openQuickOrder();
  const content = 'Pos;Menge;Bezeichnung;Artikel-Nr.;Alternativ\n1;2;Dichtung;A-1;A-3\n2;4;Dichtung;A-2;A-4\n';
  const upload = async () => {
    const file = new File([content], 'order.csv', { type: 'text/csv' });
    Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer) });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await screen.findByRole('heading', { name: 'What do the columns hold?' });
    const choice = screen.getByRole('region', { name: 'What do the columns hold?' });
    return within(choice).getByLabelText<HTMLSelectElement>('Article number');
  };
  const column = await upload();
  expect(column.selectedOptions[0]!.textContent).toBe('Artikel-Nr.');
  await userEvent.selectOptions(column, 'Alternativ');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await settled();
  expect(shownRows().map((row) => [...row.querySelectorAll('input')].map(({ value }) => value))).toEqual([
    ['A-3', '2'],
    ['A-4', '4'],
  ]);
  expect((await upload()).selectedOptions[0]!.textContent).toBe('Alternativ');
  expect(screen.getByText('As you chose last time for such a file.')).toBeTruthy();
});

test('a table that is pasted asks what its columns hold; nothing of it is lost by thinking again', async () => {
  await openQuickOrder();
  const text = 'Dichtung\tA-1\t2\nDichtung\tA-2\t3';
  await paste(text);
  const choice = await screen.findByRole('region', { name: 'What do the columns hold?' });
  expect(document.activeElement).toBe(within(choice).getByRole('heading'));
  await userEvent.click(within(choice).getByRole('button', { name: 'Cancel' }));
  expect(pasteField().value).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  const again = await screen.findByRole('region', { name: 'What do the columns hold?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Check 2 rows' }));
  await settled();
  expect(shownRows()).toHaveLength(2);
  expect(pasteField().value).toBe('');
});

test('E4: notes and own numbers of a list go into the cart; one that is too long is repaired in its place', async () => {
  const { callsOf } = await openQuickOrder();
  const long = 'x'.repeat(201);
  await paste(`Artikelnr.\tMenge\tBemerkung\tIhre Nummer\nA-1\t2\tPumpe 3\tP 20\nA-2\t1\t${long}\t\nA-3\t4\t\t`);
  const choice = await screen.findByRole('region', { name: 'What do the columns hold?' });
  const chosen = (name: string) =>
    within(choice).getByLabelText<HTMLSelectElement>(name).selectedOptions[0]!.textContent;
  expect([chosen('Note'), chosen('Your number')]).toEqual(['Bemerkung', 'Ihre Nummer']);
  await userEvent.click(within(choice).getByRole('button', { name: 'Check 3 rows' }));
  await settled();
  expect(screen.getByText('The note can have at most 200 characters.')).toBeTruthy();
  const note = screen.getByLabelText('Note in row 2');
  expect(note.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(note, { target: { value: 'Pumpe 4' } });
  fireEvent.blur(note);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 rows to the cart' }));
  await screen.findByText('3 rows are in the cart.');
  const [{ items }] = callsOf('POST /cart/:id/addmany') as [{ items: object[] }];
  expect(items.map(({ cartItemId: _, ...more }: { cartItemId?: unknown }) => more)).toEqual([
    { quantity: 2, note: 'Pumpe 3', customArticleNumber: 'P 20' },
    { quantity: 1, note: 'Pumpe 4' },
    { quantity: 4 },
  ]);
});

test('a picture named like a workbook is refused in words, and the rows stay', async () => {
  await openQuickOrder();
  await paste('A-1 1');
  const file = new File(['x'], 'order.xlsx');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
  Object.assign(file, { arrayBuffer: () => Promise.resolve(png.buffer) });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByText(/It is a picture, whatever its name says/)).toBeTruthy();
  await settled();
  expect(shownRows()).toHaveLength(1);
});

test('the lookup shows how far it is, can be stopped and goes on; each call asks 500', async () => {
  const waiting: (() => void)[] = [];
  const { callsOf } = await openQuickOrder({
    'POST /items/lookup': (request) => new Promise((resolve) => waiting.push(() => resolve(lookup(request)))),
  });
  await paste(Array.from({ length: 1200 }, (_, n) => `A-${n + 1} 1`).join('\n'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!();
  await screen.findByText('500 of 1,200 numbers are looked up');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add 500 rows to the cart' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check the rest' }));
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting[2]!();
  await waitFor(() => expect(waiting).toHaveLength(4));
  waiting[3]!();
  await screen.findByRole('button', { name: 'Add 1,200 rows to the cart' });
  const asked = callsOf('POST /items/lookup') as { articleNumbers: string[] }[];
  expect(asked.map(({ articleNumbers }) => articleNumbers.length)).toEqual([500, 500, 500, 200]);
});

test('E4: a lookup that is told to wait waits, says so, and goes on by itself', async () => {
  let count = 0;
  const { callsOf } = await openQuickOrder({
    'POST /items/lookup': (request) =>
      (count += 1) === 2
        ? new Response('{"code":"too_many_requests"}', { status: 429, headers: { 'retry-after': '1' } })
        : lookup(request),
  });
  await paste(Array.from({ length: 700 }, (_, n) => `A-${n + 1} 1`).join('\n'));
  await screen.findByText(/Checking goes on in 1 second/);
  await screen.findByRole('button', { name: 'Add 700 rows to the cart' }, { timeout: 5000 });
  const asked = callsOf('POST /items/lookup') as { articleNumbers: string[] }[];
  expect(asked.map(({ articleNumbers }) => articleNumbers.length)).toEqual([500, 200, 200]);
});

test('E4: of lines that go in several calls, those that went in leave the table, and say so in the file', async () => {
  let count = 0;
  const shop = await openQuickOrder({
    'POST /cart/:id/addmany': (...given) =>
      (count += 1) === 2 ? problem(503) : shop.carts.answers['POST /cart/:id/addmany']!(...given),
  });
  await paste(Array.from({ length: 700 }, (_, n) => `A-${n + 1} 1`).join('\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 700 rows to the cart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 200 rows to the cart' }));
  await waitFor(() => expect(shop.carts.all().map(({ lines }) => lines.length)).toEqual([700]));
});

test('E4, D2: of rows on request only the others are added: these leave the table, those on request stay', async () => {
  const shop = await openQuickOrder({
    'POST /cart/:id/addmany': async (request, params) => {
      const { action, items } = JSON.parse(request.body as string) as {
        action: string;
        items: { cartItemId: { genericItemId: string } }[];
      };
      const onRequest = items.filter(({ cartItemId }) => cartItemId.genericItemId === 'G3');
      if (action === 'Buy' && onRequest.length > 0)
        return problem(422, {
          code: 'sales_details_on_request',
          items: onRequest.map(({ cartItemId }) => ({ cartItemId, articleNumber: 'A-3', name: 'Gasket 3' })),
        });
      return shop.carts.answers['POST /cart/:id/addmany']!(request, params);
    },
  });
  await paste('A-1 1\nA-2 1\nA-3 1\nA-4 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 4 rows to the cart' }));
  // the frame shows the question
  await waitFor(() => expect(currentQuestion(shop.app)).toBeDefined());
  act(() => currentQuestion(shop.app)!.answer('others'));
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(shownRows()[0]!.textContent).toContain('Gasket 3');
});

test('E4: when the lookup fails the rows stay, it is said with the number of the request, and goes on', async () => {
  let isDown = true;
  await openQuickOrder({ 'POST /items/lookup': (request) => (isDown ? problem(503) : lookup(request)) });
  await paste('A-1 2');
  expect((await screen.findByText(/The rows could not be checked/)).parentElement!.textContent).toContain('r-1');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Add 1 row to the cart' });
});

test('E4: what was entered is there after a reload, for the same person alone', async () => {
  const { unmount } = await openQuickOrder();
  await paste('A-1 2\nA-2 0');
  await settled();
  unmount();
  const again = await openQuickOrder();
  await screen.findByRole('button', { name: 'Add 1 row to the cart' });
  expect(within(shownRows()[1]!).getByDisplayValue('0')).toBeTruthy();
  again.unmount();
  await openShop(url, { user: buildUser({ oid: 'o-2' }), answers });
  await screen.findByText(/Nothing is entered yet/);
});

test('E4: when the session ends the rows stay, and the way on is to sign in', async () => {
  const { identity } = await openQuickOrder();
  await paste('A-1 2');
  await settled();
  act(() => identity.end());
  await screen.findByText('Your session has ended.');
  expect(shownRows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toContain('quick-order');
});

test('removed rows come back to their place', async () => {
  await openQuickOrder();
  await paste('A-1 1\nA-2 2\nA-3 3');
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2, A-2' }));
  expect(shownRows()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Enter}');
  expect(shownRows().map((row) => row.querySelector('input')!.value)).toEqual(['A-1', 'A-2', 'A-3']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownRows()).toHaveLength(3);
});

test('E4: a refused addition leaves the rows as they are', async () => {
  await openQuickOrder({ 'POST /cart/:id/addmany': () => problem(500) });
  await paste('A-1 1\nA-2 2');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 rows to the cart' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 2 rows to the cart' })).toBeTruthy());
  expect(shownRows()).toHaveLength(2);
  expect(screen.queryByText(/rows are in the cart/)).toBeNull();
});

test('E4: the result file names every row with what was typed and what became of it, and runs no formula', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:1');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
  await openQuickOrder();
  await paste('A-1 2\nNOBODY 1\n=SUM(A1) 3');
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Result as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array(await saved[0]!.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Typed,Article number,Article,Quantity,Result',
    'A-1 2,A-1,Gasket 1,2,Can be ordered',
    'NOBODY 1,NOBODY,,1,No article with this number.',
    `"'=SUM(A1) 3","'=SUM(A1)",,3,No article with this number.`,
    '',
  ]);
});

test('E4: the total and the stock of rows to buy are shown, and a template can be downloaded', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:1');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
  await openQuickOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Template (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const template = new TextDecoder().decode(new Uint8Array(await saved[0]!.arrayBuffer()).subarray(3));
  await paste(template);
  await settled();
  expect(shownRows().map((row) => [...row.querySelectorAll('input')].map(({ value }) => value))).toEqual([
    ['GX-050-GC-NBR', '2'],
    ['SK-CL-DES-20', '1'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all rows' }));
  await paste('A-1\t2\nA-2\t3');
  await settled();
  const price = Number(details.price!.amount);
  expect(
    screen.getByText(`Total ${(price * 5).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })}`),
  ).toBeTruthy();
  expect(shownRows()[0]!.textContent).toMatch(/in stock/i);
});

test('E4: articles that were looked at last are one press away', async () => {
  rememberViewed(buildNumberedCard(3));
  rememberViewed(buildNumberedCard(4));
  rememberViewed(buildNumberedCard(3));
  expect(recentlyViewed()).toEqual(['G3_c12_V3', 'G4_c12_V4']);
  await openQuickOrder();
  await userEvent.click(await screen.findByRole('button', { name: /^A-3/ }));
  await screen.findByRole('button', { name: 'Add 1 row to the cart' });
});

test('E4: articles of the latest orders are one press away', async () => {
  const order = buildPlacedOrder({ lines: [3, 5, 3].map((n) => buildPlacedLine({ item: buildNumberedCard(n) })) });
  rememberViewed(buildNumberedCard(3));
  await openQuickOrder({
    'GET /orders/history': () => json({ orders: [order], total: 1 }),
    [`GET /orders/history/${order.orderId}`]: () => json(order),
  });
  const ordered = await screen.findByRole('region', { name: 'Recently ordered' });
  expect(within(ordered).getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  await userEvent.click(within(ordered).getByRole('button', { name: /^A-5/ }));
  await screen.findByRole('button', { name: 'Add 1 row to the cart' });
});

test('of 3,000 rows one page is drawn, and all are sent', async () => {
  const { carts, callsOf } = await openQuickOrder();
  await paste(Array.from({ length: 3000 }, (_, n) => `A-${n + 1}\t${n + 1}`).join('\n'));
  await screen.findByRole('button', { name: 'Add 3,000 rows to the cart' });
  expect(shownRows()).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Page 30' }));
  expect(shownRows().at(-1)!.querySelector('input')!.value).toBe('A-3000');
  await userEvent.click(screen.getByRole('button', { name: 'Add 3,000 rows to the cart' }));
  await screen.findByText('3,000 rows are in the cart.', {}, { timeout: 20_000 });
  expect(carts.all()[0]!.lines.map(({ quantity }) => quantity)).toEqual(Array.from({ length: 3000 }, (_, n) => n + 1));
  expect(callsOf('POST /cart/:id/addmany')).toHaveLength(6);
}, 60_000);

describe('J4: parts of machines', () => {
  test('are added for their machine, with their fit, and apart for two of them', async () => {
    const { carts } = await openQuickOrder();
    await paste('SN 30-114-0021 pos 12\t4\nSN 30-131-0044 pos 12\t2');
    await screen.findByRole('button', { name: 'Add 2 rows to the cart' });
    expect(screen.getAllByRole('link', { name: 'For unit 30-114-0021' })).toHaveLength(2);
    expect(screen.getAllByText('Fits: on its as-built list')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 rows to the cart' }));
    await screen.findByText('2 rows are in the cart.');
    expect(carts.all()[0]!.lines.map(({ cartItemId, quantity }) => [cartItemId.equipmentId, quantity])).toEqual([
      ['AB12CD34EF', 4],
      ['ZZ12CD34EF', 2],
    ]);
  });

  test('that cannot be told stay open and say why; one of two makers is chosen', async () => {
    const { callsOf } = await openQuickOrder();
    await paste('SN 1 pos 12 x 5\nSN 30-114-0021 x 1\nSN 2 pos 12 x 1');
    await settled();
    expect(screen.getByText('Several makers have this serial number. Choose the unit.')).toBeTruthy();
    expect(screen.getByText('Add which part of the unit you need: “pos 12”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Parts of 30-114-0021' }).getAttribute('href')).toBe(
      '/en-gb/unit/AB12CD34EF',
    );
    expect(screen.getByText('No unit with this number or tag.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /to the cart$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^TORVEX/ }));
    await screen.findByRole('button', { name: 'Add 1 row to the cart' });
    expect(callsOf('POST /items/lookup').at(-1)).toMatchObject({ articleNumbers: ['unit TORVEX0001 pos 12'] });
  });
});
