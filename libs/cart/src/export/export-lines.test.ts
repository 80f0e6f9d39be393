import { csvFile } from './csv-file.ts';
import { exportRows } from './export-rows.ts';
import type { ExportedLine, ExportedList } from './exported-lines.ts';
import { xlsxFile } from './xlsx-file.ts';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { inflateRawSync } from 'node:zlib';

const sheetPath = 'xl/worksheets/sheet1.xml';
/** Text of the sheet, which is the last part of the archive. */
async function sheetText(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const nameAt = bytes.indexOf(sheetPath);
  const packedSize = bytes.readUInt32LE(nameAt - 12);
  const from = nameAt + sheetPath.length;
  return inflateRawSync(bytes.subarray(from, from + packedSize)).toString();
}

const price = { amount: '11.90', originalAmount: '14.00', currency: 'GBP' };
const line = (more: Partial<ExportedLine>): ExportedLine => ({
  position: '1',
  articleNumber: 'GX-050-GC',
  customArticleNumber: '118-4402',
  name: 'Channel gasket',
  quantity: 20,
  price,
  lineTotal: '238.00',
  ...more,
});
const list = (lines: ExportedLine[], amount = '238.00'): ExportedList => ({
  name: 'Cart 2026-11-21',
  currency: 'GBP',
  lines,
  total: { amount, label: 'Total' },
});
const t = ((key: string) => key) as never;

const parsed = async (rows: ReturnType<typeof exportRows>, tag: string) => {
  const text = await csvFile(rows, tag).text();
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
};

test('the CSV has our and the customer’s numbers, quantities and prices, and its lines add up to its total', async () => {
  const lines = [
    line({}),
    line({ position: '2', quantity: 3, lineTotal: '35.70' }),
    line({ price: null, lineTotal: null }),
  ];
  const [headings, ...rows] = await parsed(exportRows(list(lines, '273.70'), t), 'en-GB');
  expect(headings).toHaveLength(8);
  expect(rows[0]).toEqual(['1', 'GX-050-GC', '118-4402', 'Channel gasket', '', '20', '11.90', '238.00']);
  expect(rows[2]!.slice(6)).toEqual(['', '']);
  const sum = rows.slice(0, -1).reduce((all, row) => all + Number(row[7]), 0);
  expect(sum.toFixed(2)).toBe(rows.at(-1)![7]);
});

test('with a decimal comma, cells are separated by semicolons', async () => {
  const rows = await parsed(exportRows(list([line({})]), t), 'sv-SE');
  expect(rows[1]!.slice(5)).toEqual(['20', '11,90', '238,00']);
  expect(await csvFile(exportRows(list([line({})]), t), 'sv-SE').text()).toContain('20;11,90');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  '%j is text in a spreadsheet, never a formula',
  async (text) => {
    const rows = exportRows(list([line({ customArticleNumber: text, note: text })]), t);
    const csv = await parsed(rows, 'en-GB');
    expect(csv[1]![2]).toBe(`'${text}`);
    expect(csv[1]![4]).toBe(`'${text}`);
    const xml = await sheetText(xlsxFile(rows, 'Cart', { hasSum: true }));
    expect(xml).toMatch(/<c r="C2" s="4" t="inlineStr">/);
    expect(xml).not.toContain('<f>');
  },
);

test('the XLSX is read back unchanged, with numbers as numbers', async () => {
  const odd = 'Ångström & <Sons> "1/2″" \u0001 \u{1F600}';
  const lines = [
    line({ name: odd, customArticleNumber: '00123' }),
    line({ position: '2', quantity: 3, lineTotal: '35.70' }),
  ];
  const file = xlsxFile(exportRows(list(lines, '273.70'), t), 'Cart [1]: a/b?', { hasSum: true });
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()));
  expect(rows[1]).toEqual(['1', 'GX-050-GC', '00123', odd.replace('\u0001 ', ' '), null, 20, 11.9, 238]);
  expect(rows.at(-1)![7]).toBe(273.7);
});

test('three thousand lines are exported at once, without a worker', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => line({ position: String(index + 1) }));
  const file = xlsxFile(exportRows(list(lines), t), 'Cart', { hasSum: true });
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()));
  expect(rows).toHaveLength(3002);
});
