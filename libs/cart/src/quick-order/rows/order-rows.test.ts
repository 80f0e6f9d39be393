import { articleKeyOf, type ArticleMatch, type ItemCard } from '@shop/api-contracts';
import { buildNumberedCard } from '@shop/api-contracts/testing';
import fc from 'fast-check';
import { nearestQuantities } from '../../lines/allowed-quantity.ts';
import { assessRow, mergeRows, settleRow, type OrderRow } from './order-rows.ts';
import { quickOrderReducer, startState } from './quick-order-state.ts';
import { meantQuantities, readQuantity } from './read-quantity.ts';

const match = (articleNumber: string, more: Partial<ArticleMatch> = {}): ArticleMatch => ({
  articleNumber,
  result: 'unknown',
  item: null,
  by: null,
  candidates: [],
  successor: null,
  ...more,
});
const found = (articleNumber: string, item: ItemCard, more: Partial<ArticleMatch> = {}) =>
  match(articleNumber, { result: 'found', by: 'article', item, ...more });
const answersOf = (...matches: ArticleMatch[]) => new Map(matches.map((one) => [one.articleNumber, one]));
const row = (articleNumber: string, quantity = '1', more: Partial<OrderRow> = {}): OrderRow => ({
  id: 1,
  typed: [`${articleNumber} ${quantity}`],
  articleNumber,
  quantity,
  others: [],
  ...more,
});
const card = buildNumberedCard(1);
const sold = (terms: Partial<NonNullable<ItemCard['salesDetails']>>) =>
  buildNumberedCard(1, { salesDetails: { ...card.salesDetails!, ...terms } });

describe('E4: what a row is worth', () => {
  test.each([
    ['2', { value: 2 }],
    [' 12 pcs', { value: 12 }],
    ['1 000', { value: 1000 }],
    ['99999', { value: 99999 }],
    ['', { error: 'missing' }],
    ['abc', { error: 'notNumber' }],
    ['1e9', { error: 'notNumber' }],
    ['1.5', { error: 'notWhole' }],
    ['1,5', { error: 'notWhole' }],
    ['1.000', { error: 'notWhole' }],
    ['0', { error: 'tooSmall' }],
    ['-1', { error: 'tooSmall' }],
    ['100000', { error: 'tooLarge' }],
    ['1000000000', { error: 'tooLarge' }],
  ])('the quantity %j is %j', (typed, read) => {
    expect(readQuantity(typed)).toEqual(read);
  });

  test.each([
    ['5 sets', [5]],
    ['ca. 5', [5]],
    ['5-6', [5, 6]],
    ['1.000', [1000, 1]],
    ['1,000,000', []],
    ['10,0', [10]],
    ['2.500', [2500]],
    ['1.000,00', [1000]],
    ['20+', [20]],
    ['１２', [12]],
    ['1,5', []],
    ['½', []],
    ['=1+1', []],
    ['DN50', []],
    ['two', []],
    ['7', []],
  ])('the quantity %j may mean %j', (written, meant) => {
    expect(meantQuantities(written)).toEqual(meant);
    expect(assessRow(row('A', written), answersOf(found('A', card)))).toMatchObject(
      written === '7' ? { kind: 'ready' } : { kind: 'invalid', reason: { kind: 'quantity', written, meant } },
    );
  });

  test('a number that the lookup cannot take is not asked', () => {
    for (const number of ['GX\u0000050', '\ud800', ' ', 'x'.repeat(61)])
      expect(assessRow(row(number), new Map())).toMatchObject({ kind: 'invalid', reason: { kind: 'unknown' } });
  });

  test('not looked up yet, found, unknown with the nearest, ambiguous, chosen', () => {
    const other = buildNumberedCard(2);
    const ambiguous = match('A', { result: 'ambiguous', candidates: [card, other] });
    expect(assessRow(row('A'), new Map())).toEqual({ kind: 'waiting', ask: 'A' });
    expect(assessRow(row('A', '3'), answersOf(found('A', card)))).toMatchObject({
      kind: 'ready',
      quantity: 3,
      action: 'Buy',
      item: { articleNumber: 'A-1' },
    });
    expect(assessRow(row('A'), answersOf(match('A', { candidates: [other] })))).toMatchObject({
      reason: { kind: 'unknown', candidates: [{ articleNumber: 'A-2' }] },
    });
    expect(assessRow(row('A'), answersOf(ambiguous))).toMatchObject({ reason: { kind: 'ambiguous' } });
    expect(assessRow(row('A', '1', { chosen: 'V2' }), answersOf(ambiguous))).toMatchObject({
      kind: 'ready',
      item: { articleNumber: 'A-2' },
    });
    expect(assessRow(row('x'.repeat(61)), new Map())).toMatchObject({ reason: { kind: 'unknown' } });
  });

  test('discontinued with its successor; a quote alone; on request', () => {
    const gone = sold({ salesActions: [], price: null, availability: { state: 'discontinued' } });
    expect(assessRow(row('A'), answersOf(found('A', gone, { successor: buildNumberedCard(2) })))).toMatchObject({
      kind: 'invalid',
      reason: { kind: 'discontinued', successor: { articleNumber: 'A-2' } },
    });
    const quoted = sold({ salesActions: ['RequestQuote'], price: null });
    expect(assessRow(row('A'), answersOf(found('A', quoted)))).toMatchObject({ kind: 'ready', action: 'RequestQuote' });
    const slow = buildNumberedCard(1, { salesDetails: null, salesDetailsOnRequest: true });
    expect(assessRow(row('A'), answersOf(found('A', slow)))).toMatchObject({ kind: 'asking' });
    const told = (item: ItemCard | null) => assessRow(row('A'), answersOf(found('A', slow)), new Map([['V1', item]]));
    expect(told(card)).toMatchObject({ kind: 'ready', action: 'Buy', item: { salesDetailsOnRequest: false } });
    expect(told(null)).toMatchObject({ kind: 'ready', action: 'RequestQuote' });
  });

  test('minimum and pack with the nearest quantities that are sold', () => {
    const answers = answersOf(found('A', sold({ minimumQuantity: 20, packQuantity: 10 })));
    expect(assessRow(row('A', '5'), answers)).toMatchObject({
      reason: { kind: 'minimum', minimum: 20, nearest: [20] },
    });
    expect(assessRow(row('A', '25'), answers)).toMatchObject({ reason: { kind: 'pack', pack: 10, nearest: [20, 30] } });
    expect(assessRow(row('A', '30'), answers)).toMatchObject({ kind: 'ready' });
  });

  test('sold out, and fewer left of what cannot be made again', () => {
    const gone = sold({ salesActions: [], availability: { state: 'soldOut', stock: 0 } });
    expect(assessRow(row('A'), answersOf(found('A', gone)))).toMatchObject({ reason: { kind: 'soldOut' } });
    const three = sold({ availability: { state: 'inStock', stock: 3, areLast: true } });
    expect(assessRow(row('A', '4'), answersOf(found('A', three)))).toMatchObject({
      reason: { kind: 'stock', stock: 3, nearest: [3] },
    });
    expect(assessRow(row('A', '3'), answersOf(found('A', three)))).toMatchObject({ kind: 'ready' });
    const many = sold({ availability: { state: 'inStock', stock: 3, leadTimeDays: 5 } });
    expect(assessRow(row('A', '4'), answersOf(found('A', many)))).toMatchObject({ kind: 'ready' });
  });

  test('every nearest quantity is sold, and none lies between it and what was wanted', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), amount, amount, (wanted, minimum, pack) => {
        const nearest = nearestQuantities(wanted, { minimumQuantity: minimum, packQuantity: pack });
        for (const quantity of nearest) {
          expect([quantity % pack, quantity >= minimum, quantity <= 99_999]).toEqual([0, true, true]);
        }
        const distanceOf = (quantity: number) => Math.abs(quantity - wanted);
        const all = Array.from({ length: Math.floor(99_999 / pack) }, (_, n) => (n + 1) * pack);
        const best = all
          .filter((quantity) => quantity >= minimum)
          .reduce((near, one) => Math.min(near, distanceOf(one)), Infinity);
        expect(Math.min(...nearest.map(distanceOf))).toBe(best);
      }),
      { numRuns: 20 },
    );
  });

  test('what may belong to the number is decided by the lookup', () => {
    const typed = row('CL', '20', { others: [{ articleNumber: 'CL 20', quantity: '1' }] });
    expect(assessRow(typed, answersOf(match('CL')))).toEqual({ kind: 'waiting', ask: 'CL 20' });
    const answers = answersOf(match('CL'), found('CL 20', card));
    expect(assessRow(typed, answers)).toMatchObject({ kind: 'ready', quantity: 1 });
    expect(settleRow(typed, answers)).toMatchObject({ articleNumber: 'CL 20', quantity: '1', typed: ['CL 20'] });
    expect(settleRow(typed, answersOf(found('CL', card)))).toBe(typed);
  });
});

describe('rows of one article are added up', () => {
  test('blind to hyphen, space and case, and by what the lookup says; rows nobody understands stay', () => {
    const rows = [
      row('GX-050', '2'),
      row('gx 050', '3', { id: 2 }),
      row('GX-050', 'abc', { id: 3 }),
      row('MY-1', '4', { id: 4 }),
    ];
    expect(mergeRows(rows, new Map())).toMatchObject({
      merged: 1,
      rows: [{ quantity: '5', typed: ['GX-050 2', 'gx 050 3'] }, { quantity: 'abc' }, { quantity: '4' }],
    });
    const answers = answersOf(found('GX-050', card), found('gx 050', card), found('MY-1', card, { by: 'own' }));
    expect(mergeRows(rows, answers).rows.map(({ quantity }) => quantity)).toEqual(['9', 'abc']);
  });

  test('numbers that differ in a letter of another script stay apart, as in the lookup', () => {
    const rows = [row('Ø25-100', '2'), row('25-100', '3', { id: 2 }), row('ø25 100', '4', { id: 3 })];
    expect(mergeRows(rows, new Map()).rows.map(({ quantity }) => quantity)).toEqual(['6', '3']);
    const number = fc.string({ unit: fc.constantFrom(...'aAØøЖжµß1-. '), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(articleKeyOf(one) !== '');
        const { merged } = mergeRows([row(one), row(other, '1', { id: 2 })], new Map());
        expect(merged === 1).toBe(articleKeyOf(one) === articleKeyOf(other));
      }),
      { numRuns: 1000 },
    );
  });

  test('no piece is lost and none comes from nowhere', () => {
    const some = fc.record({
      articleNumber: fc.constantFrom('A-1', 'a1', 'B-2', 'C 3'),
      quantity: fc.integer({ min: 1, max: 60_000 }),
    });
    fc.assert(
      fc.property(fc.array(some), (given) => {
        const rows = given.map(({ articleNumber, quantity }, id) => row(articleNumber, String(quantity), { id }));
        const sum = (list: readonly OrderRow[]) => list.reduce((total, { quantity }) => total + Number(quantity), 0);
        const merged = mergeRows(rows, new Map());
        expect(sum(merged.rows)).toBe(sum(rows));
        expect(merged.rows.flatMap(({ typed }) => typed).toSorted()).toEqual(
          rows.flatMap(({ typed }) => typed).toSorted(),
        );
      }),
    );
  });
});

describe('E4: what a list says of its lines besides', () => {
  const answers = answersOf(found('A-1', card));
  const kindOf = (more: Partial<OrderRow>) => {
    const state = assessRow(row('A-1', '2', more), answers);
    return state.kind === 'invalid' ? state.reason.kind : state.kind;
  };

  test('a note or own number that is too long or cannot be printed leaves its row open', () => {
    expect(kindOf({ note: 'x'.repeat(200), ownNumber: 'x'.repeat(40) })).toBe('ready');
    expect(kindOf({ note: 'x'.repeat(201) })).toBe('noteTooLong');
    expect(kindOf({ ownNumber: 'x'.repeat(41) })).toBe('ownNumberTooLong');
    expect(kindOf({ note: '冷却' })).toBe('noteUnprintable');
    expect(kindOf({ ownNumber: '冷却' })).toBe('ownNumberUnprintable');
  });

  test('rows of one article keep each note, and two own numbers stay open until one is chosen', () => {
    const [same] = mergeRows(
      [
        row('A-1', '2', { note: 'Pump 3', ownNumber: 'P 20' }),
        row('A-1', '1', { note: 'Pump 4' }),
        row('A-1', '1', { note: 'Pump 3', ownNumber: 'P 20' }),
      ],
      answers,
    ).rows;
    expect(same).toMatchObject({ quantity: '4', note: 'Pump 3; Pump 4', ownNumber: 'P 20' });
    expect(assessRow(same!, answers).kind).toBe('ready');
    const [open] = mergeRows([same!, row('A-1', '1', { ownNumber: 'P 21' })], answers).rows;
    expect(open).toMatchObject({ quantity: '5', ownNumber: 'P 20 / P 21' });
    expect(kindOf(open!)).toBe('ownNumberOpen');
    const before = { ...startState([{ ...open!, id: 1 }]), answers };
    const after = quickOrderReducer(before, { type: 'change', id: 1, change: { ownNumber: 'P 21' } });
    expect(assessRow(after.rows[0]!, answers).kind).toBe('ready');
  });
});
