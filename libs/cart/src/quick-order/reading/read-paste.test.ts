import fc from 'fast-check';
import { readPaste } from './read-paste.ts';
import { guessColumns, rowsOfTable } from './read-table.ts';

/** The parsed rows, as `article number = quantity`. */
function read(text: string): string[] {
  const paste = readPaste(text);
  const rows = paste.kind === 'rows' ? paste.rows : rowsOfTable(paste.cells, guessColumns(paste.cells));
  return rows.map(({ articleNumber, quantity }) => `${articleNumber} = ${quantity}`);
}

const letters = 'ABGHKSTX';
const articleNumber = fc.oneof(
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 3 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('', '-GC', '-H16-061', ' 061', '/80', '.15-C'),
    )
    .map(([letter, number, end]) => `${letter}-${String(number).padStart(3, '0')}${end}`),
  fc.integer({ min: 100_000, max: 9_999_999 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((number) => `0${number}-117`),
);
const areAlike = ([one = '', other = '']: readonly string[]) => /^[1-9]\d+$/.test(one) === /^[1-9]\d+$/.test(other);
const record = fc.tuple(articleNumber, fc.integer({ min: 1, max: 99_999 }));

describe('rows in whatever way they are separated', () => {
  test('article numbers, their order and quantities survive any separator', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('\t', ',', ', ', ';', ' ; ', '  ', ' ', ': ', ' x ', ' - ', ' = '),
        fc.constantFrom('\n', '\r\n', '\n\n', ' \n'),
        (records, separator, newline) => {
          const text = records.map(([number, quantity]) => `${number}${separator}${quantity}`).join(newline);
          expect(read(text)).toEqual(records.map(([number, quantity]) => `${number} = ${quantity}`));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('also with the quantity first', () => {
    const spelled = articleNumber.filter((number) => /^[A-Z]/.test(number));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(spelled, fc.integer({ min: 1, max: 99_999 })), { minLength: 1, maxLength: 30 }),
        fc.constantFrom('\t', ',', ';', ' ', ' x ', ' pcs ', 'x '),
        (records, separator) => {
          const text = records.map(([number, quantity]) => `${quantity}${separator}${number}`).join('\n');
          expect(read(text)).toEqual(records.map(([number, quantity]) => `${number} = ${quantity}`));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('a list without quantities is one piece of each, beneath each other or in one line', () => {
    fc.assert(
      fc.property(
        fc.array(articleNumber, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('\n', '; ', ';', '\r\n'),
        (numbers, separator) => {
          // of two, one with a letter and one without, the other may say how many
          const isOpen = separator.startsWith(';') && numbers.length === 2 && !areAlike(numbers);
          if (isOpen) return expect(readPaste(numbers.join(separator))).toMatchObject({ isBare: false });
          expect(readPaste(numbers.join(separator))).toMatchObject({ isBare: true });
          expect(read(numbers.join(separator))).toEqual(numbers.map((number) => `${number} = 1`));
        },
      ),
    );
  });

  test('nothing that is pasted makes it fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void readPaste(text)));
  });
});

describe('ways in which people write it', () => {
  test.each([
    ['2 x GX-050', ['GX-050 = 2']],
    ['2x GX-050', ['GX-050 = 2']],
    ['GX-050 x2', ['GX-050 = 2']],
    ['GX-050: 2', ['GX-050 = 2']],
    ['GX-050: 2 pcs', ['GX-050 = 2']],
    ['GX-050 2 Stk.', ['GX-050 = 2']],
    ['- 2 st GX-050 061', ['GX-050 061 = 2']],
    ['> GX-050 – 12', ['GX-050 = 12']],
    ['1. GX-050 4', ['GX-050 = 4']],
    ['GX-050 2; GX-060 3', ['GX-050 = 2', 'GX-060 = 3']],
    ['GX-050, GX-060, GX-070', ['GX-050 = 1', 'GX-060 = 1', 'GX-070 = 1']],
    ['GX-050,2,GX-060,3', ['GX-050 = 2', 'GX-060 = 3']],
    ['2 GX-050\n3 0450 117', ['GX-050 = 2', '0450 117 = 3']],
    ['Article\tQuantity\nGX-050\t2\nGX-060\t3', ['GX-050 = 2', 'GX-060 = 3']],
    ['Menge;Artikelnummer\n2;GX-050\n3;GX-060', ['GX-050 = 2', 'GX-060 = 3']],
    ['Pos\tNuméro d’article\tDésignation\tQté\n1\tGX-050\tJoint\t2\n2\tGX-060\tJoint\t3', ['GX-050 = 2', 'GX-060 = 3']],
    ['"GX-050, blue"\t2\n"GX-060"\t3', ['GX-050, blue = 2', 'GX-060 = 3']],
    ['GX-050\tabc\nGX-060\t3\nGX-070\t1', ['GX-050 = abc', 'GX-060 = 3', 'GX-070 = 1']],
    ['GX-050;1,5\nGX-060;2', ['GX-050 = 1,5', 'GX-060 = 2']],
    ['GX-050 1,5', ['GX-050 = 1,5']],
    ['1,5 x GX-050', ['GX-050 = 1,5']],
    ['GX-050 0\nGX-060 -1\nGX-070\t1e9', ['GX-050 = 0', 'GX-060 = -1', 'GX-070 = 1e9']],
    ['GX-050\t1 000\nGX-060\t2', ['GX-050 = 1000', 'GX-060 = 2']],
    ['GX-050 061', ['GX-050 061 = 1']],
    ['PUMPSEAL', ['PUMPSEAL = 1']],
    // nobody wrote how many of the second
    ['GX-050 2\nGX-060', ['GX-050 = 2', 'GX-060 = ']],
    ['Article\tQuantity\nGX-050\t2\nGX-060\t', ['GX-050 = 2', 'GX-060 = ']],
    ['Article\tQuantity\nGX-050\nGX-060', ['GX-050 = ', 'GX-060 = ']],
    ['GX-050\t5 sets', ['GX-050 = 5 sets']],
    ['GX-050\t999999', ['GX-050 = 999999']],
    ['GX-050;999999', ['GX-050 = 999999']],
    ['GX-050, 1,000', ['GX-050 = 1,000']],
    ['GX-050; 5; sets', ['GX-050 = 5; sets']],
    ['GX-050; Gasket; 5', ['GX-050 = 5']],
    ['1\tGX-050\n2\tGX-060\n3\tGX-070', ['GX-050 = ', 'GX-060 = ', 'GX-070 = ']],
    ['Article\tMenge\tEinheit\nGX-050\t10\tMeter\nGX-060\t2\tStk', ['GX-050 = 10 Meter', 'GX-060 = 2']],
    ['Artikel\tGewicht\nGX-050\t12\nGX-060\t9', ['GX-050 = ', 'GX-060 = ']],
    // titles, other separators, tables that are drawn
    ['Order 4711\t\nNovember\t\nItem no.\tQty\nGX-050\t2', ['GX-050 = 2']],
    ['GX-050 | 2\nGX-060 | 3', ['GX-050 = 2', 'GX-060 = 3']],
    // nobody wrote one of each
    [',100000\nmax 5,100001', ['100000 = ', 'max 5,100001 = ']],
    ['| Article | Qty |\n|---|---|\n| GX-050 | 2 |', ['GX-050 = 2']],
    // without the first and the last bar, as it may be copied
    ['Article | Qty |\n|---|---|\n| GX-050 | 2 |\n| GX-060 | 3', ['GX-050 = 2', 'GX-060 = 3']],
    // its first and last cells are empty, as the headings say
    ['Pos|Article number|Quantity|Note\n|GX-050|2|', ['GX-050 = 2']],
    ['Pos|Note|Article number|Quantity\n||GX-050|2', ['GX-050 = 2']],
    ['Artikel-Nr. / Item no.\tMenge (Stk)\nGX-050\t2', ['GX-050 = 2']],
    ['GX\u0000-050\t2\u200b\nGX-060\t3', ['GX-050 = 2', 'GX-060 = 3']],
  ])('%j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('E4: what stands behind a number and is no quantity is kept, each separator for itself', () => {
    const others = (text: string) => {
      const paste = readPaste(text);
      return paste.kind === 'rows' ? paste.rows.at(-1)!.others : [];
    };
    for (const written of ['5 sets', 'ca. 5', '5-6', 'two', '20.', '½', '=1+1', '?', '~20', '10 Meter', '#REF!'])
      expect(others(`GX-050 ${written}`)).toContainEqual({ articleNumber: 'GX-050', quantity: written });
    expect(others('GX-050-FP\t2\nGX-050-PP\t3\nGX-050-SC 12')).toContainEqual({
      articleNumber: 'GX-050-SC',
      quantity: '12',
    });
    expect(others('GX-050-FP\t2\nGX-050-PP\t3\nGX-050-SC;6')).toContainEqual({
      articleNumber: 'GX-050-SC',
      quantity: '6',
    });
  });

  test.each([':', ' ', 'x ', '= ', '- ', '"', 'a:', '1,', '|', '1 x ', '(', '\u0000'])(
    '40,000 times %j is read in a moment',
    (sign) => {
      const begun = performance.now();
      for (const text of [sign.repeat(40_000), `GX-050 ${sign.repeat(40_000)} 2`, `${sign.repeat(190)}\n`.repeat(3000)])
        readPaste(text);
      expect(performance.now() - begun).toBeLessThan(3000);
    },
  );

  test('sentences of a mail are left out, and said to be', () => {
    const paste = readPaste('Dear all,\nplease send us:\n2 x GX-050\nMany thanks, Anna\n');
    expect(paste).toMatchObject({
      kind: 'rows',
      rows: [{ articleNumber: 'GX-050', quantity: '2', typed: '2 x GX-050' }],
      leftOut: ['Dear all,', 'please send us:', 'Many thanks, Anna'],
    });
  });

  test('a figure that may belong to the article number, and a description behind it, are other readings', () => {
    expect(readPaste('CL 20')).toMatchObject({
      rows: [{ articleNumber: 'CL', quantity: '20', others: [{ articleNumber: 'CL 20', quantity: '1' }] }],
    });
    expect(readPaste('GX-050 100000')).toMatchObject({
      rows: [{ articleNumber: 'GX-050 100000', others: [{ articleNumber: 'GX-050', quantity: '100000' }] }],
    });
    expect(readPaste('2 x GX-050-GC Channel gasket')).toMatchObject({
      rows: [{ quantity: '2', others: [{ articleNumber: 'GX-050-GC', quantity: '2' }] }],
    });
  });
});

test.each([
  ['AA-000|#REF!\n100000|', ['AA-000', '#REF!']],
  [',100000\nca. 5,100001', ['100000', '']],
])('E4: no row of %j gets a quantity that nobody wrote', (text, row) => {
  const paste = readPaste(text);
  const rows = paste.kind === 'rows' ? paste.rows.map(({ articleNumber, quantity }) => [articleNumber, quantity]) : [];
  expect(rows).toContainEqual(row);
  expect(rows.map(([, quantity]) => quantity)).not.toContain('1');
});

test('E4: a comma inside a figure is no column of its own', () => {
  expect(read('01-117, 5 sets\n100000, 5 sets\n100001, 1,5')[2]).not.toBe('100001 = 5');
  expect(read('100000,5\n100001,7\n100002,9')).toEqual(['100000 = 5', '100001 = 7', '100002 = 9']);
});

test('E4: a number alone stays open beside one that may have a quantity', () => {
  expect(read('AA-000\n01-117  3 000')[0]).toBe('AA-000 = ');
  expect(read('AA-000\nGX-050')).toEqual(['AA-000 = 1', 'GX-050 = 1']);
});

describe('J4: parts of machines', () => {
  test.each([
    ['SN 30-114-0021 pos 12', ['SN 30-114-0021 pos 12 = 1']],
    [
      'SN 30-114-0021 pos 12\t4\nSN 30-114-0021, pos 3\t59',
      ['SN 30-114-0021 pos 12 = 4', 'SN 30-114-0021, pos 3 = 59'],
    ],
    ['SN 30-114-0021 pos 12; 4\n2 x SN 30-114-0021 pos 3', ['SN 30-114-0021 pos 12 = 4', 'SN 30-114-0021 pos 3 = 2']],
    ['SN 30-114-0021 pos 12 x 4\nGX-050-GC 7', ['SN 30-114-0021 pos 12 = 4', 'GX-050-GC = 7']],
    ['Part number;Qty\nSN 30-114-0021 pos 12;4\nGX-050-GC;7', ['SN 30-114-0021 pos 12 = 4', 'GX-050-GC = 7']],
    ['https://shop.example/i/30-114-0021', ['https://shop.example/i/30-114-0021 = 1']],
  ])('%s keeps position and quantity apart', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });
});
