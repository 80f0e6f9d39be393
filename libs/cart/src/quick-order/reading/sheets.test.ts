/** @jest-environment node */
import fc from 'fast-check';
import writeExcelFile from 'write-excel-file/node';
import { readOrderFile } from './read-order-file.ts';
import {
  illegible,
  legible,
  orderedOf,
  readCells,
  readText,
  rowOf,
  rowsOf,
  saidIn,
  tableOf,
  textOf,
  type WrittenRow,
} from './sheet.fixture.ts';

jest.setTimeout(60_000);
/** Two long numbers beside each other are two articles as much as an article and far too many of it. */
const isTwoNumbers = ({ articleNumber, written }: WrittenRow) => /^\d+$/.test(articleNumber) && written === '999999';
const anyRow = rowOf(fc.oneof(legible, illegible)).filter((row) => !isTwoNumbers(row));
const separator = fc.constantFrom('\t', ';', '|', ',');

/** Nothing but numbers: one piece of each, and said so. */
const isBareList = (rows: readonly WrittenRow[]) => rows.every(({ written }) => written === '');

describe('E4: what a person reads in a sheet is what arrives, or it is open', () => {
  test('with headings in any language, titles above them and columns in any order, pasted', () => {
    fc.assert(
      fc.property(
        tableOf(rowsOf(anyRow)),
        separator,
        fc.constantFrom('\n', '\r\n'),
        ({ rows, cells }, mark, newline) => {
          expect(orderedOf(readText(textOf(cells, mark, newline)), rows)).toEqual(saidIn(rows));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the same as a CSV file', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(rowsOf(anyRow)), separator, async ({ rows, cells }, mark) => {
        const { sheets } = await readOrderFile(new Blob([`\ufeff${textOf(cells, mark)}\r\n`]));
        expect(orderedOf(readCells(sheets[0]!.cells), rows)).toEqual(saidIn(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('the same as a workbook, its figures as figures', async () => {
    await fc.assert(
      fc.asyncProperty(tableOf(rowsOf(anyRow)), async ({ rows, cells }) => {
        const typed = (cell: string) =>
          /^[1-9]\d{0,4}$/.test(cell) ? { value: Number(cell) } : { value: cell, type: String };
        const file = await writeExcelFile(cells.map((row) => row.map(typed))).toBuffer();
        const { sheets } = await readOrderFile(new Blob([new Uint8Array(file)]));
        expect(orderedOf(readCells(sheets[0]!.cells), rows)).toEqual(saidIn(rows));
      }),
      { numRuns: 40 },
    );
  });

  test('two columns without headings: nothing arrives that nobody wrote, and everything where all can be read', () => {
    const isFirst = fc.boolean();
    const cellsOf = (rows: { articleNumber: string; written: string }[], quantityFirst: boolean) =>
      rows.map(({ articleNumber, written }) => (quantityFirst ? [written, articleNumber] : [articleNumber, written]));
    fc.assert(
      fc.property(rowsOf(anyRow), separator, isFirst, (rows, mark, quantityFirst) => {
        fc.pre(!isBareList(rows));
        const ordered = orderedOf(readText(textOf(cellsOf(rows, quantityFirst), mark)), rows);
        expect(saidIn(rows)).toEqual(expect.arrayContaining(ordered));
        expect(new Set(ordered).size).toBe(ordered.length);
      }),
      { numRuns: 1000 },
    );
    const allLegible = rowsOf(rowOf(legible), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(allLegible, separator, (rows, mark) => {
        expect(orderedOf(readText(textOf(cellsOf(rows, false), mark)), rows)).toEqual(saidIn(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('lines of a mail, each written in its own way', () => {
    const line = fc.tuple(anyRow, fc.constantFrom('\t', ';', '; ', ', ', ' ', '  ', ': ', ' x ', ' - ', ' = ', '|'));
    const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ([row]) => row.articleNumber });
    fc.assert(
      fc.property(lines, (all) => {
        const rows = all.map(([row]) => row);
        const text = all.map(([row, mark]) => `${row.articleNumber}${mark}${row.written}`).join('\n');
        fc.pre(!isBareList(rows));
        expect(saidIn(rows)).toEqual(expect.arrayContaining(orderedOf(readText(text), rows)));
      }),
      { numRuns: 1500 },
    );
  });
});
