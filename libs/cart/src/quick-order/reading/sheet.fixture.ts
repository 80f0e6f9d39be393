import { articleKeyOf, fieldBounds, type ArticleMatch } from '@shop/api-contracts';
import { buildNumberedCard } from '@shop/api-contracts/testing';
import fc from 'fast-check';
import { assessRow, type OrderRow } from '../rows/order-rows.ts';
import type { LineTexts, ReadRow } from '../rows/read-row.ts';
import { readPaste } from './read-paste.ts';
import { guessColumns, rowsOfTable, type Cells } from './read-table.ts';

/** A row as a person wrote it: `pieces` is what anybody would read in `written`, null where it says no number of pieces. */
export interface WrittenRow extends LineTexts {
  articleNumber: string;
  written: string;
  pieces: number | null;
}

const letters = fc.string({ unit: fc.constantFrom(...'ABGHKSTX'), minLength: 2, maxLength: 3 });
export const articleNumber = fc.oneof(
  fc
    .tuple(letters, fc.integer({ min: 0, max: 999 }), fc.constantFrom('', '-GC', '-H16-061', ' 061', '/80', '.15-C'))
    .map(([letter, number, end]) => `${letter}-${String(number).padStart(3, '0')}${end}`),
  fc.integer({ min: 100_000, max: 9_999_999 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((number) => `0${number}-117`),
);

const pieceWord = fc.constantFrom(
  ...['pcs', 'pcs.', 'pieces', 'ea', 'st', 'styck', 'Stk', 'Stk.', 'Stück', 'pièces', 'pce'],
  ...['stuks', 'peças', 'un.', 'unid', 'kom', 'kom.', 'komada', 'PCS'],
);
const count = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) }, fc.integer({ min: 1, max: 99_999 }));
const grouped = (mark: string) => (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, mark);

/** Quantities that anybody reads. */
export const legible = fc.oneof(
  { weight: 3, arbitrary: count.map((pieces) => ({ written: String(pieces), pieces })) },
  fc
    .tuple(count, pieceWord, fc.constantFrom(' ', ''))
    .map(([pieces, word, gap]) => ({ written: `${pieces}${gap}${word}`, pieces })),
  fc
    .tuple(count, fc.constantFrom(' ', '\u00a0', '\u202f', "'"))
    .map(([pieces, mark]) => ({ written: grouped(mark)(pieces), pieces })),
);

/** Cells of a quantity column that do not give a number of pieces. */
export const illegible = fc
  .constantFrom(
    ...['5 sets', '#REF!', 'ca. 5', '5-6', '5 boxes', '10 Meter', 'two', '20.', '20+', '½', '１２', '=1+1', '?', '~20'],
    ...['999999', '', '0', '-1', '1,5', '2.5', '1.000', '10,0', '1e3', '5/6', '> 5', '5 kg', 'min. 5', 'a few', 'TBD'],
    ...['n/a', '—', 'zwei', 'à préciser', '2x3', '5 m', '3 Satz', '2 boîtes', '4 kutije', '5 (?)', '1 000 000', '#N/A'],
    ...['5 or 6', '1;000'.replace(';', "'0'"), '0x10', '٣', '5 ks', 'Gasket', 'max 5'],
  )
  .map((written) => ({ written, pieces: null }));

export const rowOf = (quantity: fc.Arbitrary<{ written: string; pieces: number | null }>): fc.Arbitrary<WrittenRow> =>
  fc.tuple(articleNumber, quantity).map(([number, read]) => ({ articleNumber: number, ...read }));

/** Rows of articles that differ. */
export const rowsOf = (row: fc.Arbitrary<WrittenRow>, bounds: fc.ArrayConstraints = { minLength: 1, maxLength: 12 }) =>
  fc.uniqueArray(row, { ...bounds, selector: ({ articleNumber: number }) => articleKeyOf(number) });

/** What of it can be ordered, where the shop sells every article of the sheet and no other: `article number = pieces`. */
export function orderedOf(read: readonly ReadRow[], sheet: readonly WrittenRow[]): string[] {
  const sold = new Map(sheet.map((row, index) => [articleKeyOf(row.articleNumber), { row, index }]));
  return read.flatMap(({ typed, ...one }, id) => {
    const row: OrderRow = { id, typed: [typed], ...one };
    const answers = new Map(
      [row, ...row.others].map(({ articleNumber: asked }): [string, ArticleMatch] => {
        const found = sold.get(articleKeyOf(asked));
        const item = found ? buildNumberedCard(found.index, { articleNumber: found.row.articleNumber }) : null;
        const none = { articleNumber: asked, candidates: [], successor: null };
        return [asked, { ...none, result: item ? 'found' : 'unknown', item, by: item && 'article' }];
      }),
    );
    const state = assessRow(row, answers);
    return state.kind === 'ready' ? [`${state.item.articleNumber} = ${state.quantity}${textsIn(row)}`] : [];
  });
}

/** What the sheet says, in the same words. */
export const saidIn = (sheet: readonly WrittenRow[]): string[] =>
  sheet.flatMap((row) =>
    row.pieces === null || (row.note?.length ?? 0) > fieldBounds.cartNote || hasPicture(row)
      ? []
      : [`${row.articleNumber} = ${row.pieces}${textsIn(row)}`],
  );
const textsIn = ({ note = '', ownNumber = '' }: LineTexts) =>
  note + ownNumber === '' ? '' : `, ${note}, ${ownNumber}`;
const hasPicture = ({ note = '' }: LineTexts) => note.includes('冷');

export const readText = (text: string): ReadRow[] => {
  const paste = readPaste(text);
  return paste.kind === 'rows' ? paste.rows : readCells(paste.cells);
};
export const readCells = (cells: Cells): ReadRow[] => rowsOfTable(cells, guessColumns(cells));

/** Headings of an order list in each language of the shop, as people write them. */
const headings = [
  {
    position: 'Pos',
    articleNumber: 'Article number',
    name: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    unit: 'Unit',
    note: 'Note',
    ownNumber: 'Your number',
  },
  {
    position: 'Line',
    articleNumber: 'Item no.',
    name: 'Name',
    quantity: 'Qty (pcs)',
    price: 'Net',
    unit: 'UoM',
    note: 'Comments',
    ownNumber: 'Customer part number',
  },
  {
    position: 'Rad',
    articleNumber: 'Artikelnr',
    name: 'Benämning',
    quantity: 'Antal',
    price: 'Pris',
    unit: 'Enhet',
    note: 'Anteckning',
    ownNumber: 'Ditt nummer',
  },
  {
    position: 'Pos.',
    articleNumber: 'Artikel-Nr.',
    name: 'Bezeichnung',
    quantity: 'Menge',
    price: 'Preis',
    unit: 'ME',
    note: 'Bemerkung',
    ownNumber: 'Ihre Nummer',
  },
  {
    position: '#',
    articleNumber: 'Bestellnummer',
    name: 'Text',
    quantity: 'Stück',
    price: 'EP',
    unit: 'Einheit',
    note: 'Notiz',
    ownNumber: 'Kunden-Artikelnummer',
  },
  {
    position: 'Poste',
    articleNumber: 'Référence',
    name: 'Désignation',
    quantity: 'Qté',
    price: 'Prix',
    unit: 'Unité',
    note: 'Remarque',
    ownNumber: 'Votre référence',
  },
  {
    position: 'Regel',
    articleNumber: 'Artikelnummer',
    name: 'Omschrijving',
    quantity: 'Aantal',
    price: 'Prijs',
    unit: 'Eenheid',
    note: 'Opmerking',
    ownNumber: 'Uw nummer',
  },
  {
    position: 'Linha',
    articleNumber: 'Código',
    name: 'Descrição',
    quantity: 'Quantidade',
    price: 'Preço',
    unit: 'Medida',
    note: 'Observação',
    ownNumber: 'Seu código',
  },
  {
    position: 'Rb.',
    articleNumber: 'Šifra',
    name: 'Naziv',
    quantity: 'Količina',
    price: 'Cena',
    unit: 'Mera',
    note: 'Napomena',
    ownNumber: 'Vaš broj',
  },
];
const titles: string[][] = [
  ['Order list'],
  ['Bestellung vom 12.03.2026'],
  ['Customer', '4711 Hollenberg GmbH'],
  ['Please deliver before May', '', ''],
  ['Grace Osei'],
];
const columnNames = ['position', 'articleNumber', 'name', 'quantity', 'price', 'note', 'ownNumber'] as const;

/** Notes and own numbers as people write them: some look like other columns, some are too long or cannot be printed. */
const lineTexts = fc.record({
  note: fc.constantFrom(
    ...['', 'for pump 3', '5', 'GX-050', '2 pcs', 'Halle 2; links', 'rot, "neu"', 'note', '— siehe S. 4', '12.50'],
    ...['x'.repeat(fieldBounds.cartNote), 'x'.repeat(fieldBounds.cartNote + 1), '冷却'],
  ),
  ownNumber: fc.constantFrom('', '4711', 'OWN-7', 'P 20', '12', 'Gasket 3'),
});

/** A sheet with headings: columns in any order, some left out, titles above. */
export const tableOf = (rows: fc.Arbitrary<WrittenRow[]>) =>
  fc
    .record({
      rows,
      heading: fc.constantFrom(...headings),
      order: fc.shuffledSubarray([...columnNames], { minLength: columnNames.length }),
      leftOut: fc.subarray(['position', 'name', 'price', 'note', 'ownNumber']),
      texts: fc.array(lineTexts, { minLength: 12, maxLength: 12 }),
      titles: fc.subarray(titles, { maxLength: 3 }),
    })
    .map((sheet) => {
      const columns = sheet.order.filter((name) => !sheet.leftOut.includes(name));
      const texts = sheet.texts.map((one) => ({
        ...(columns.includes('note') ? { note: one.note } : {}),
        ...(columns.includes('ownNumber') ? { ownNumber: one.ownNumber } : {}),
      }));
      const written = sheet.rows.map((row, index): WrittenRow => ({ ...row, ...texts[index] }));
      const cellOf = (row: WrittenRow, index: number) => ({
        ...{ position: String(index + 1), articleNumber: row.articleNumber, name: 'Channel gasket' },
        ...{ quantity: row.written, price: '12.50', note: row.note ?? '', ownNumber: row.ownNumber ?? '' },
      });
      const body = written.map((row, index) => columns.map((name) => cellOf(row, index)[name]));
      return { rows: written, cells: [...sheet.titles, columns.map((name) => sheet.heading[name]), ...body] };
    });

/** Cells as spreadsheets copy and save them. */
export const textOf = (cells: Cells, separator: string, newline = '\r\n'): string =>
  cells
    .map((row) =>
      row
        .map((cell) => (cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(separator),
    )
    .join(newline);
