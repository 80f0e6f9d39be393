import type { CartLine } from '@shop/api-contracts';
import { buildCart, buildNumberedCard, buildUser, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, problem } from '../shop.fixture.tsx';
import { buildLines, buildPricedLine, openCart, price } from './cart-page.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const rowOf = (articleNumber: string) => screen.getByText(articleNumber, { selector: '.art' }).closest('tr')!;
const numbers = () =>
  [...document.querySelectorAll('tbody .art')].filter((one) => one.closest('.line, tr')).map((one) => one.textContent);
const text = (element: Element | null | undefined) => element?.textContent?.replace(/\u00a0/g, ' ') ?? '';
const shown = (articleNumber: string) => screen.findByText(articleNumber, { selector: '.art' });
const total = () => text(screen.getByRole('complementary', { name: 'Totals' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('D7: the lines', () => {
  test('D7: each line is shown as on a purchase order, with the address under which it was added', async () => {
    const line = buildPricedLine(5, { quantity: 12, customArticleNumber: '118-4402', note: 'for pump 3' });
    line.cartItemId = { ...line.cartItemId, parentGenericItemId: 'G9', parentCategoryId: 'c1', itemTagIds: ['remade'] };
    line.item!.salesDetails!.quantityBreaks = [
      { from: 1, amount: '5.00' },
      { from: 20, amount: '4.50' },
    ];
    await openCart([
      buildCart({ lines: [{ ...line, price: price('5.00', '6.10') }, buildPricedLine(2)], weight: 250 }),
    ]);
    await shown('A-5');
    const cells = [...rowOf('A-5').cells].map(text);
    expect(cells[0]).toBe('1');
    expect(cells[2]).toContain('for pump 3');
    expect(cells[5]).toBe('Your price £5.00List price £6.10from 20: £4.50');
    expect(cells[6]).toBe('40 in stock');
    expect(cells[7]).toBe('£60.00');
    expect(screen.getByLabelText<HTMLInputElement>('Your number for A-5').value).toBe('118-4402');
    expect(screen.getByLabelText<HTMLInputElement>('Quantity of A-5').value).toBe('12');
    expect(screen.getByRole('link', { name: 'Gasket 5' }).getAttribute('href')).toBe(
      '/en-gb/gasketed--c12/gasket-5--G5-V5?t=remade&parent=G9_c1',
    );
    expect(total()).toContain('Total excl. VAT2 lines£62.00');
    expect(total()).toContain('250 kg');
    expect(screen.getByTestId('trail').textContent).toBe('Cart');
  });

  test('D7: the same article under another parent is a separate line, changed independently', async () => {
    const plain = buildPricedLine(1, { lineId: 'plain' });
    const part = buildPricedLine(1, { lineId: 'part' });
    part.cartItemId = { ...part.cartItemId, parentGenericItemId: 'G9', parentCategoryId: 'c1' };
    const { callsOf } = await openCart([buildCart({ lines: [plain, part] })]);
    const fields = await screen.findAllByLabelText('Quantity of A-1');
    expect(fields).toHaveLength(2);
    await userEvent.clear(fields[1]!);
    await userEvent.type(fields[1]!, '7{Enter}');
    await waitFor(() => expect(callsOf('POST /cart/:id/update')).toHaveLength(1));
    expect(callsOf('POST /cart/:id/update')[0]).toMatchObject({ cartItemId: part.cartItemId, quantity: 7 });
    await waitFor(() => expect(total()).toContain('£8.00'));
  });

  test('K2: a take-back is a line of its own, whose credit is announced beside the total, and can be removed alone', async () => {
    const oldUnit = { serialNumber: 'TX-4711', productModelId: 'P50', yearOfManufacture: 2012 };
    const shownUnit = { serialNumber: 'TX-4711', manufacturer: 'Torvex', model: 'P50', yearOfManufacture: 2012 };
    const line = buildPricedLine(5, { takeBack: { ...shownUnit, refund: '84.68', currency: 'GBP' } });
    line.cartItemId = { ...line.cartItemId, takeBack: oldUnit };
    const refused = buildPricedLine(6, {
      takeBack: { ...shownUnit, refund: null, currency: 'GBP', refusal: 'twice' },
    });
    const { callsOf } = await openCart([buildCart({ lines: [line, refused] })]);
    await shown('A-5');
    const [row, other] = screen
      .getAllByText('Take-back of the old unit, serial number TX-4711')
      .map((one) => one.closest('tr')!);
    expect(text(row)).toContain('Torvex P50, 2012');
    expect(text(row)).toContain('Credit of £84.68 once we have your old unit; not part of the total');
    expect(text(other)).toContain('already goes back with another line');
    expect(total()).toContain('Total excl. VAT2 lines£11.00');
    expect(total()).toContain('Credit once we have your old units: £84.68 (not part of the total)');
    await userEvent.click(within(row!).getByRole('button', { name: 'Remove take-back TX-4711' }));
    await waitFor(() => expect(callsOf('POST /cart/:id/update')).toHaveLength(1));
    expect(callsOf('POST /cart/:id/update')[0]).toEqual({
      cartItemId: line.cartItemId,
      action: 'Buy',
      takeBack: null,
    });
  });

  test('K2: the proof that goes with a line of the quote cart opens with what was entered', async () => {
    const line = buildPricedLine(5);
    const proof = { manufacturerId: 'torvex', hotFlow: 7.4, hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 };
    line.cartItemId = { ...line.cartItemId, commercialItemId: 'GX050H16061', proof };
    await openCart([buildCart({ lines: [line] })]);
    await shown('A-5');
    expect(screen.getByRole('link', { name: 'Proof sheet A-5' }).getAttribute('href')).toBe(
      '/en-gb/unitreplacement/proof?manufacturerId=torvex&hotFlow=7.4&hotIn=80&hotOut=60&coldIn=20&coldOut=50&compare=GX050H16061',
    );
  });

  const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'Gasketed plate heat exchanger GX-050' };
  const forUnit = (n: number, fit: NonNullable<CartLine['fit']>) => {
    const line = buildPricedLine(n, { unit, fit });
    return { ...line, cartItemId: { ...line.cartItemId, equipmentId: unit.equipmentId } };
  };

  test('J4: a line for a unit names it, and says in words whether the article fits', async () => {
    const plate = { code: 'plateType' as const, need: ['GX-050'], have: ['GX-080'], unit: null };
    const bolt = { code: 'boltLength' as const, need: [420], have: [800], unit: 'MMT' };
    const heat = { code: 'temperature' as const, need: [140], have: [110], unit: 'CEL' };
    const range = { code: 'serialRange' as const, need: ['30-061-0002'], have: ['30-080-0001', ''], unit: null };
    const compound = { code: 'gasketMaterial' as const, need: ['EPDM'], have: ['HNBR'], unit: null };
    const gone = { code: 'unitGone' as const, need: null, have: null, unit: null };
    const unknown = { code: 'boltThread' as const, need: null, have: ['M20'], unit: null };
    await openCart([
      buildCart({
        lines: [
          forUnit(1, { verdict: 'fits', basis: 'asBuilt', reasons: [] }),
          forUnit(2, { verdict: 'doesNotFit', basis: 'figures', reasons: [plate, bolt, heat, range] }),
          forUnit(3, { verdict: 'notChecked', basis: null, reasons: [compound, unknown] }),
          forUnit(4, { verdict: 'notChecked', basis: null, reasons: [gone] }),
          buildPricedLine(5),
        ],
      }),
    ]);
    await shown('A-5');
    const cell = (n: number) => rowOf(`A-${n}`).cells[2]!;
    const reasons = (n: number) => within(cell(n)).queryAllByRole('listitem').map(text);
    expect(within(cell(1)).getByRole('link', { name: 'For unit 30-114-0021' }).getAttribute('href')).toBe(
      '/en-gb/unit/AB12CD34EF',
    );
    expect(text(cell(1))).toContain('Fits: on its as-built list');
    expect(text(cell(2))).toContain('Does not fit');
    expect(reasons(2)).toEqual([
      'Plate type: GX-050 needed, this is for GX-080',
      'Bolt length: 420 mm16.5 in needed, this is 800 mm31.5 in',
      'Temperature: at least 140 °C284 °F needed, this has 110 °C230 °F',
      'Made for serial numbers from 30-080-0001 on',
    ]);
    expect(text(cell(3))).toContain('Fit not checked');
    expect(reasons(3)).toEqual([
      'Gasket material: EPDM is built in, this is HNBR',
      'Bolt thread: not known of this unit',
    ]);
    // a deleted unit has no page
    expect(within(cell(4)).queryByRole('link', { name: /For unit/ })).toBeNull();
    expect(reasons(4)).toEqual(['This unit has been deleted']);
    expect(text(cell(5))).not.toMatch(/unit|fit/i);
  });

  test('J4: a removed line comes back for its unit, and a successor takes its place for the same one', async () => {
    const fits = { verdict: 'fits' as const, basis: 'asBuilt' as const, reasons: [] };
    const old = { ...forUnit(2, fits), issue: 'discontinued' as const, successor: buildPricedLine(7).item };
    const { callsOf } = await openCart([buildCart({ lines: [forUnit(1, fits), old] })]);
    await shown('A-1');
    await userEvent.click(screen.getByRole('button', { name: /Remove A-1/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo: A-1/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(callsOf('POST /cart/:id/add')).toHaveLength(2));
    expect(callsOf('POST /cart/:id/add')).toMatchObject([
      { cartItemId: { genericItemId: 'G1', equipmentId: unit.equipmentId } },
      { cartItemId: { genericItemId: 'G7', equipmentId: unit.equipmentId } },
    ]);
  });

  test('M5: a shown cart is reported once, with its value', async () => {
    const { upstream } = await openCart([buildCart({ lines: buildLines(2) })]);
    await shown('A-2');
    upstream.alter(buyCartId, (lines) => lines.slice(1));
    const events = window.dataLayer!.filter(({ event }) => event === 'view_cart');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      cart_type: 'buy',
      ecommerce: {
        currency: 'GBP',
        value: 3,
        items: [{ item_id: 'A-1', availability: 'webshop' }, { item_id: 'A-2' }],
      },
    });
  });

  test('D3: lines to buy and to quote are two views, stored in the address', async () => {
    const quote = buildCart({ id: quoteCartId, action: 'RequestQuote', lines: [buildPricedLine(8)] });
    const { path } = await openCart([buildCart({ lines: buildLines(2) }), quote]);
    await userEvent.click(await screen.findByRole('link', { name: 'For a quote (1)' }));
    await shown('A-8');
    expect(path()).toBe('/en-gb/cart?view=quote');
    expect(screen.queryByText('A-1')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'To buy (2)' }));
    await shown('A-1');
    expect(path()).toBe('/en-gb/cart');
  });

  test('D3: with only a quote cart, both addresses show it', async () => {
    await openCart([buildCart({ id: quoteCartId, action: 'RequestQuote', lines: [buildPricedLine(8)] })]);
    await shown('A-8');
    expect(screen.getByText('For a quote, 1 line, 1 piece')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /To buy/ })).toBeNull();
  });
});

describe('D4: changing a line', () => {
  test('D4: a typed quantity is one request, and the totals follow', async () => {
    const { callsOf } = await openCart([buildCart({ lines: buildLines(3) })]);
    await shown('A-3');
    const field = screen.getByLabelText('Quantity of A-3');
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    expect(callsOf('POST /cart/:id/update')).toHaveLength(0);
    await userEvent.tab();
    await waitFor(() => expect(total()).toContain('£78.00'));
    expect(callsOf('POST /cart/:id/update')).toEqual([expect.objectContaining({ quantity: 25, action: 'Buy' })]);
    expect(text(rowOf('A-3'))).toContain('£75.00');
  });

  test('D4: the own number is edited in place, confirmed by Enter and reset by Escape', async () => {
    const { callsOf, upstream } = await openCart([buildCart({ lines: buildLines(2) })]);
    await shown('A-2');
    const field = screen.getByLabelText<HTMLInputElement>('Your number for A-2');
    await userEvent.type(field, ' 118-4403 {Enter}');
    await waitFor(() => expect(upstream.get(buyCartId)!.lines[1]!.customArticleNumber).toBe('118-4403'));
    expect(field.value).toBe('118-4403');
    await userEvent.type(field, 'x{Escape}');
    expect(field.value).toBe('118-4403');
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(callsOf('POST /cart/:id/update')).toHaveLength(2));
    expect(callsOf('POST /cart/:id/update')[1]).toMatchObject({ customArticleNumber: '' });
  });

  test('I7: markets without own numbers have no column for them', async () => {
    await openCart([buildCart({ lines: buildLines(1) })], { settings: { customArticleNumbersEnabled: false } });
    await shown('A-1');
    expect(screen.queryByLabelText(/Your number/)).toBeNull();
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
  });

  test('D4: a note is written and changed by keyboard, keeping the focus', async () => {
    const { upstream } = await openCart([buildCart({ lines: buildLines(1) })]);
    await shown('A-1');
    screen.getByRole('button', { name: 'Add a note: A-1' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('for pump 3{Enter}');
    await waitFor(() => expect(upstream.get(buyCartId)!.lines[0]!.note).toBe('for pump 3'));
    expect(document.activeElement?.textContent).toBe('Change the note');
    expect(text(rowOf('A-1'))).toContain('for pump 3');
  });

  test('D4: a failed change is undone and reported, other changes are kept', async () => {
    let isDown = false;
    const cart = buildCart({ lines: buildLines(2) });
    const { upstream } = await openCart([cart], {
      answers: {
        'POST /cart/:id/update': (request, params) => (isDown ? problem(503) : upstreamAnswer(request, params)),
      },
    });
    const upstreamAnswer = upstream.answers['POST /cart/:id/update']!;
    await shown('A-2');
    await userEvent.type(screen.getByLabelText('Your number for A-1'), 'mine{Enter}');
    await waitFor(() => expect(upstream.get(buyCartId)!.lines[0]!.customArticleNumber).toBe('mine'));
    isDown = true;
    const field = screen.getByLabelText<HTMLInputElement>('Quantity of A-2');
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await waitFor(() => expect(field.value).toBe('1'));
    expect(screen.getByLabelText<HTMLInputElement>('Your number for A-1').value).toBe('mine');
    await screen.findByText('The cart could not be changed. Please try again.');
  });
});

describe('removing, with undo', () => {
  const remove = (articleNumber: string) =>
    userEvent.click(screen.getByRole('button', { name: `Remove ${articleNumber}` }));

  test('undo by keyboard restores the line at its position, with note and quantity', async () => {
    const lines = [buildPricedLine(1), buildPricedLine(2, { quantity: 4, note: 'urgent' }), buildPricedLine(3)];
    const { upstream } = await openCart([buildCart({ lines })]);
    await shown('A-2');
    screen.getByRole('button', { name: 'Remove A-2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(upstream.get(buyCartId)!.lines).toHaveLength(2));
    expect(numbers()).toEqual(['A-1', 'A-3']);
    expect(document.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    await shown('A-2');
    expect(numbers()).toEqual(['A-1', 'A-2', 'A-3']);
    expect(upstream.get(buyCartId)!.lines.map(({ articleNumber }) => articleNumber)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(upstream.get(buyCartId)!.lines[1]).toMatchObject({ quantity: 4, note: 'urgent' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove A-2');
  });

  test('several removals are undone in any order', async () => {
    const { upstream } = await openCart([buildCart({ lines: buildLines(4) })]);
    await shown('A-4');
    await remove('A-1');
    await remove('A-3');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: A-3' }));
    await shown('A-3');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: A-1' }));
    await shown('A-1');
    const kept = upstream.get(buyCartId)!.lines.map(({ articleNumber }) => articleNumber);
    expect(kept).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(numbers()).toEqual(kept);
  });

  test('a restored line can be removed and restored again', async () => {
    const { upstream } = await openCart([buildCart({ lines: buildLines(3) })]);
    await shown('A-2');
    for (const _ of [1, 2]) {
      await remove('A-2');
      expect(screen.getAllByRole('button', { name: 'Undo: A-2' })).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: 'Undo: A-2' }));
      await shown('A-2');
    }
    expect(numbers()).toEqual(['A-1', 'A-2', 'A-3']);
    expect(upstream.get(buyCartId)!.lines).toHaveLength(3);
  });

  test('the last line can be restored, into a new cart', async () => {
    const { upstream } = await openCart([buildCart({ lines: buildLines(1) })]);
    await shown('A-1');
    await remove('A-1');
    await waitFor(() => expect(document.cookie).not.toContain('cart-buy-gb'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo: A-1' }));
    await shown('A-1');
    expect(document.cookie).toMatch(/cart-buy-gb=[0-9a-f]{32}/);
    expect(document.cookie).not.toContain(buyCartId);
    expect(upstream.get(buyCartId)!.lines).toHaveLength(0);
  });

  test('undo ends after 6 seconds; the pointer pauses the countdown', async () => {
    await openCart([buildCart({ lines: buildLines(2) })]);
    await shown('A-2');
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
      await user.click(screen.getByRole('button', { name: 'Remove A-2' }));
      const undo = screen.getByRole('button', { name: 'Undo: A-2' });
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
    expect(numbers()).toEqual(['A-1']);
  });

  test('a line that failed to be removed reappears', async () => {
    await openCart([buildCart({ lines: buildLines(2) })], { answers: { 'POST /cart/:id/remove': () => problem(503) } });
    await shown('A-1');
    await remove('A-1');
    await shown('A-1');
    expect(numbers()).toEqual(['A-1', 'A-2']);
  });
});

describe('D5: answers of the cart read', () => {
  test('D5: a 412 lists the changes per line, before and after, and keeps what is being typed', async () => {
    const { upstream, app } = await openCart([buildCart({ lines: buildLines(2) })]);
    await shown('A-2');
    await userEvent.type(screen.getByLabelText('Your number for A-1'), 'half ty');
    upstream.alter(
      buyCartId,
      (lines) => lines.map((line) => (line.lineId === 'line-2' ? { ...line, price: price('2.75') } : line)),
      [
        {
          lineId: 'line-2',
          name: 'Gasket 2',
          articleNumber: 'A-2',
          kind: 'price',
          before: price('2.00'),
          after: price('2.75'),
        },
      ],
    );
    await act(() => app.queryClient.invalidateQueries());
    await screen.findByText('Changed since you last looked:');
    expect(text(screen.getByText(/was £2.00/))).toBe('A-2, Gasket 2: was £2.00, is now £2.75');
    expect(total()).toContain('£3.75');
    expect(screen.getByLabelText<HTMLInputElement>('Your number for A-1').value).toBe('half ty');
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText(/was £2.00/)).toBeNull();
  });

  test('D5: a missing cart shows an empty one, without an id', async () => {
    await openCart([buildCart()], { answers: { 'GET /cart/:id': () => problem(404, { code: 'cart_unknown' }) } });
    await screen.findByText('Your cart is empty');
    expect(document.cookie).not.toContain('cart-buy-gb');
  });

  test('D5: any other failure shows its reference and a retry', async () => {
    let isDown = true;
    const cart = buildCart({ lines: buildLines(1) });
    const { upstream } = await openCart([cart], {
      answers: { 'GET /cart/:id': (request, params) => (isDown ? problem(500) : upstreamAnswer(request, params)) },
    });
    const upstreamAnswer = upstream.answers['GET /cart/:id']!;
    await screen.findByText('The cart could not be loaded');
    expect(screen.getByText('Request r-1')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('A-1');
  });
});

describe('lines that cannot be ordered', () => {
  const discontinued = buildPricedLine(1, { issue: 'discontinued', successor: buildNumberedCard(9), quantity: 3 });

  test('a discontinued article is replaced by its successor in place, with quantity and note', async () => {
    const { upstream } = await openCart([
      buildCart({ lines: [buildPricedLine(4), { ...discontinued, note: 'pump 3' }, buildPricedLine(5)] }),
    ]);
    await screen.findByText(/No longer made/);
    expect(screen.getByRole('link', { name: /A-9.*Gasket 9/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(screen.queryByText(/No longer made/)).toBeNull());
    await waitFor(() => expect(upstream.get(buyCartId)!.lines).toHaveLength(3));
    expect(upstream.get(buyCartId)!.lines.map(({ articleNumber }) => articleNumber)).toEqual(['A-4', 'A-9', 'A-5']);
    expect(upstream.get(buyCartId)!.lines[1]).toMatchObject({ quantity: 3, note: 'pump 3' });
  });

  test('an article that can only be quoted now moves to the quote cart', async () => {
    const { callsOf } = await openCart([
      buildCart({
        lines: [buildPricedLine(1), buildPricedLine(2, { issue: 'quoteOnly', price: null, lineTotal: null })],
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to the quote cart' }));
    await screen.findByRole('link', { name: 'For a quote (1)' });
    expect(callsOf('POST /cart/:id/add')[0]).toMatchObject({ action: 'RequestQuote' });
    expect(callsOf('POST /cart/:id/remove')).toHaveLength(1);
  });

  test('a substitute is added once: if removing the line fails, only the removal is retried', async () => {
    let isDown = true;
    const { upstream, callsOf } = await openCart([buildCart({ lines: [discontinued] })], {
      answers: {
        'POST /cart/:id/remove': (...given) =>
          isDown ? problem(503) : upstream.answers['POST /cart/:id/remove']!(...given),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    const notice = await screen.findByText(/The new line was added, but A-1 could not be removed/);
    expect(upstream.get(buyCartId)!.lines).toHaveLength(2);
    isDown = false;
    await userEvent.click(within(notice).getByRole('link', { name: 'Remove it now' }));
    await waitFor(() => expect(upstream.get(buyCartId)!.lines.map((line) => line.articleNumber)).toEqual(['A-9']));
    expect(callsOf('POST /cart/:id/add')).toHaveLength(1);
  });

  test('an invalid quantity is set to the nearest valid one', async () => {
    const line = buildPricedLine(1, { issue: 'quantity', quantity: 12 });
    Object.assign(line.item!.salesDetails!, { minimumQuantity: 20, packQuantity: 10 });
    const { upstream } = await openCart([buildCart({ lines: [line] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Set to 20' }));
    await waitFor(() => expect(upstream.get(buyCartId)!.lines[0]!.quantity).toBe(20));
  });

  test('D6: what cannot be made again is set to the pieces that are left, or is sold out', async () => {
    const short = buildPricedLine(1, { issue: 'stock', quantity: 3 });
    Object.assign(short.item!.salesDetails!, { availability: { state: 'inStock', stock: 2, areLast: true } });
    const gone = buildPricedLine(2, { issue: 'soldOut', price: null, lineTotal: null });
    Object.assign(gone.item!.salesDetails!, { salesActions: [], availability: { state: 'soldOut', stock: 0 } });
    const { upstream } = await openCart([buildCart({ lines: [short, gone] })]);
    await screen.findByText('Only 2 pieces are left.');
    screen.getByText('Sold out and no longer made.');
    screen.getByText('Sold out');
    await userEvent.click(screen.getByRole('button', { name: 'Set to 2' }));
    await waitFor(() => expect(upstream.get(buyCartId)!.lines[0]!.quantity).toBe(2));
  });

  test('D6: all of them are named, then removed at once', async () => {
    const gone = buildPricedLine(2, { issue: 'notSold', item: null });
    const { upstream } = await openCart([buildCart({ lines: [discontinued, gone, buildPricedLine(3)] })]);
    await screen.findByText('2 lines cannot be ordered as they are.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove these 2 lines?' });
    expect(within(dialog).getAllByRole('listitem').map(text)).toEqual(['A-1, Gasket 1', 'A-2, Gasket 2']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(upstream.get(buyCartId)!.lines.map(({ articleNumber }) => articleNumber)).toEqual(['A-3']),
    );
    await waitFor(() => expect(numbers()).toEqual(['A-3']));
  });
});

describe('D6: the whole cart', () => {
  test('D6: prices on request are added by a second read, and the total with them', async () => {
    const slow = buildPricedLine(2, { price: null, lineTotal: null });
    slow.item = { ...slow.item!, salesDetails: null, salesDetailsOnRequest: true };
    const first = buildCart({ lines: [buildPricedLine(1), slow] });
    let answer: (response: Response) => void = () => undefined;
    await openCart([first], {
      answers: {
        'GET /cart/:id': ({ url }) =>
          url.includes('includeSlowData=true')
            ? new Promise<Response>((resolve) => (answer = resolve))
            : new Response(JSON.stringify(first)),
      },
    });
    await screen.findByText('The price is being asked for');
    expect(total()).toContain('1 line is priced on request and not in the total.');
    expect(total()).toContain('£1.00');
    const complete = buildCart({ lines: [buildPricedLine(1), buildPricedLine(2)] });
    await act(() => Promise.resolve(answer(new Response(JSON.stringify(complete)))));
    await waitFor(() => expect(total()).toContain('£3.00'));
    expect(total()).not.toContain('on request');
    expect(text(rowOf('A-2'))).toContain('£2.00');
  });

  test('D6: configured machines are groups with own numbers; they can be copied, and removed after confirmation', async () => {
    const part = {
      lineId: 'p1',
      configurationItemId: 'i1',
      name: 'Plate',
      articleNumber: 'P-1',
      quantity: 61,
      customArticleNumber: null,
    };
    const unit = { configurationId: 'conf-1', name: 'Unit 1', lines: [part], price: price('900.00') };
    const { callsOf } = await openCart(
      [buildCart({ lines: buildLines(1), configurations: [unit], totalCartSize: 2 })],
      {
        user: buildUser(),
      },
    );
    await screen.findByRole('heading', { name: 'Unit 1' });
    await userEvent.type(screen.getByLabelText('Your number for P-1'), '77{Enter}');
    await waitFor(() =>
      expect(callsOf('PUT /cart/:id/details')).toEqual([
        { configurationId: 'conf-1', configurationItemId: 'i1', lineId: 'p1', customArticleNumber: '77' },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy Unit 1' }));
    await screen.findByRole('heading', { name: 'Unit 1 copy' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Unit 1' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Unit 1' })).toBeNull());
  });

  test('D2: an article is added by its number and quantity, and the row is ready for the next', async () => {
    const item = buildNumberedCard(7);
    const found = { articleNumber: 'A-7', result: 'found', by: 'article', item, candidates: [], successor: null };
    const { callsOf } = await openCart([buildCart({ lines: buildLines(2) })], {
      answers: {
        'POST /items/lookup': () => json([found]),
        'POST /cart/:id/addmany': (_request, { id }) => json({ id, eTag: '"9"', totalCartSize: 3 }),
      },
    });
    await shown('A-1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Article number' }), 'a 7');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    await waitFor(() => expect(callsOf('POST /cart/:id/addmany')).toHaveLength(1));
    expect(callsOf('POST /items/lookup')).toEqual([{ articleNumbers: ['a 7'] }]);
    expect(callsOf('POST /cart/:id/addmany')).toMatchObject([
      { action: 'Buy', items: [{ cartItemId: { genericItemId: 'G7', commercialItemId: 'V7' }, quantity: 12 }] },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Article number' })));
    expect(document.activeElement).toHaveProperty('value', '');
  });

  test('D6: the cart is emptied after confirmation', async () => {
    const { callsOf } = await openCart([buildCart({ lines: buildLines(2) })]);
    await shown('A-1');
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }));
    expect(text(screen.getByRole('dialog'))).toContain('All 2 lines are deleted for good.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the lines' }));
    expect(callsOf('DELETE /cart/:id')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete all lines' }));
    await screen.findByText('Your cart is empty');
    expect(document.cookie).not.toContain('cart-buy-gb');
  });

  test('the file contains what the page shows, with its total', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:x');
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const lines = [buildPricedLine(1, { quantity: 3, customArticleNumber: '=cmd' }), buildPricedLine(2)];
    await openCart([buildCart({ lines })]);
    await shown('A-2');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = (await files[0]!.text()).trim().split('\r\n');
    expect(rows[1]).toBe(`1,A-1,"'=cmd",Gasket 1,,3,1.00,3.00`);
    expect(rows.at(-1)).toBe(',,,Total excl. VAT,,,,5.00');
    click.mockRestore();
  });
});

describe('an empty cart', () => {
  test('it explains itself and offers one primary action', async () => {
    await openCart([]);
    await screen.findByText('Your cart is empty');
    expect(screen.getByRole('link', { name: 'Find products' }).getAttribute('href')).toBe('/en-gb/');
    for (const name of ['Find a unit', 'Your lists', 'Support'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Quick order' })).toBeNull();
  });

  test('it leads to the categories', async () => {
    await openCart([]);
    const products = within(await screen.findByRole('region', { name: 'Products' }));
    expect(products.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Heat exchangers']);
  });

  test('E4: customers with a number see links to quick order and lists', async () => {
    await openCart([], { user: buildUser() });
    await screen.findByRole('link', { name: 'Quick order' });
    expect(screen.getByRole('link', { name: 'Your lists' })).toBeTruthy();
  });
});

test('an invalid quantity is not dropped by going to the checkout: the reader stays at the field', async () => {
  await openCart([buildCart({ lines: buildLines(2) })]);
  await shown('A-2');
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of A-2');
  await userEvent.clear(field);
  await userEvent.type(field, '2.5');
  await userEvent.click(screen.getAllByRole('link', { name: 'Go to checkout' })[0]!);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('2.5');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(screen.getAllByRole('link', { name: 'Go to checkout' })[0]!);
  await screen.findByText('Elsewhere');
});

describe('a payment that was started', () => {
  const expiresAt = new Date(Date.now() + 20 * 60_000).toISOString();
  const frozen = (state: 'started' | 'pending') =>
    buildCart({ lines: buildLines(1), payment: { orderId: 'o-1', state, expiresAt } });

  test('F6: is named with its end; it can be continued, or cancelled, after which the cart can be changed', async () => {
    let isCancelled = false;
    const { callsOf } = await openCart([frozen('started')], {
      user: buildUser(),
      answers: {
        'GET /cart/:id': () =>
          json(isCancelled ? buildCart({ lines: buildLines(1), payment: null }) : frozen('started')),
        'DELETE /orders/:id/paymentsession': () => {
          isCancelled = true;
          return problem(409);
        },
      },
    });
    await screen.findByText('A payment for this cart has been started.');
    expect(screen.getByRole('link', { name: 'Continue the payment' }).getAttribute('href')).toBe(
      '/en-gb/checkout/payment',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    await waitFor(() => expect(screen.queryByText('A payment for this cart has been started.')).toBeNull());
    expect(callsOf('DELETE /orders/o-1/paymentsession')).toHaveLength(1);
  });

  test('F6: that is being checked can only be waited for', async () => {
    await openCart([frozen('pending')]);
    await screen.findByText('The payment for this cart is being checked.');
    expect(screen.queryByRole('button', { name: 'Cancel the payment' })).toBeNull();
  });

  test('F6: is the reason that a refused change gives', async () => {
    await openCart([frozen('started')], {
      answers: { 'POST /cart/:id/update': () => problem(409, { code: 'cart_frozen' }) },
    });
    await shown('A-1');
    const field = screen.getByLabelText<HTMLInputElement>('Quantity of A-1');
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await screen.findByText(/^A payment for this cart has been started. Continue or cancel it/);
  });
});

test('an empty cart names the order placed within a day, for whoever was cut off after the payment', async () => {
  const order = { orderId: 'a'.repeat(32), orderNumber: 'SO-240117', total: '5.00', currency: 'GBP' };
  for (const [hours, isNamed] of [
    [2, true],
    [30, false],
  ] as const) {
    const placedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    const shop = await openCart([], {
      user: buildUser(),
      answers: { 'GET /orders': () => json([{ ...order, placedAt }]) },
    });
    if (isNamed) {
      await screen.findByText('Order SO-240117 has been placed.');
      const link = screen.getByRole('link', { name: 'To the confirmation' });
      expect(link.getAttribute('href')).toBe(`/en-gb/confirmation?o=${order.orderId}`);
    } else {
      await screen.findByText('Your cart is empty');
      expect(screen.queryByText(/has been placed/)).toBeNull();
    }
    shop.unmount();
  }
});

test('a key press does not render a cart of 500 lines again', async () => {
  const { app } = await openCart([buildCart({ lines: buildLines(500) })]);
  await shown('A-500');
  const field = document.querySelector<HTMLInputElement>('[aria-label="Quantity of A-250"]')!;
  await userEvent.clear(field);
  const translate = jest.spyOn(app.i18n.lingui, '_');
  await userEvent.type(field, '12');
  // a single row uses about twenty texts
  expect(translate.mock.calls.length).toBeLessThan(200);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(text(rowOf('A-250'))).toContain('£3,000.00'));
  expect(translate.mock.calls.length).toBeLessThan(1000);
}, 60_000);
