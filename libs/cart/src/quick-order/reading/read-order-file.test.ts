/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { FileError } from './file-error.ts';
import { maxRows } from '../rows/order-rows.ts';
import { readOrderFile as readSheets } from './read-order-file.ts';
import { zipOf } from './zip.fixture.ts';

// compresses 60 MB, twice
jest.setTimeout(30_000);

/** The cells of a file of one sheet. */
const readOrderFile = async (...given: Parameters<typeof readSheets>) => {
  const { sheets } = await readSheets(...given);
  expect(sheets).toHaveLength(1);
  return sheets[0]!.cells;
};
const blob = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);
const reasonOf = (file: Blob): Promise<unknown> =>
  readOrderFile(file).then(
    () => 'read',
    (error: unknown) => (error instanceof FileError ? error.reason : error),
  );
const rows = [
  ['Articlé', 'Menge'],
  ['GX-050', '2'],
  ['0450 117', '1,5'],
];
const csv = (separator: string) =>
  rows.map((row) => row.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator)).join('\r\n');

async function workbook(cells: (string | number)[][]): Promise<Blob> {
  const written = await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer();
  return blob(new Uint8Array(written));
}

describe('files as spreadsheets save them', () => {
  test.each([',', ';', '\t'])('separated by %j', async (separator) => {
    expect(await readOrderFile(blob(csv(separator)))).toEqual(rows);
  });

  test('with a byte order mark, in UTF-16 and in the code page of Windows', async () => {
    const text = csv(';');
    const files = [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      Buffer.from(text, 'latin1'),
      Buffer.from(`sep=;\r\n${text}`),
    ];
    for (const file of files) expect(await readOrderFile(blob(new Uint8Array(file)))).toEqual(rows);
  });

  test('a workbook; figures stay the text that they are', async () => {
    const file = await workbook([
      ['Article', 'Qty'],
      ['0450 117', 2],
      [450117, 1.5],
      ['', ''],
    ]);
    expect(await readOrderFile(file)).toEqual([
      ['Article', 'Qty'],
      ['0450 117', '2'],
      ['450117', '1.5'],
    ]);
  });

  test('E4: what a formula could not work out is no empty cell', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>GX-050</t></is></c><c r="B1" t="e"><f>C9</f><v>#REF!</v></c></row>';
    const file = await workbook([['GX-050', 2]]);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${sheet}</sheetData>`),
    );
    expect(await readOrderFile(blob(new Uint8Array(zipSync(parts))))).toEqual([['GX-050', '#REF!']]);
  });

  test('E4: every sheet of a workbook in which something stands, by its name', async () => {
    const sheet = (text: string) => [[{ value: text }, { value: 2 }]];
    const written = await writeExcelFile([
      { data: [], sheet: 'Notes' },
      { data: sheet('GX-050'), sheet: 'Line 1' },
      { data: sheet('GX-060'), sheet: 'Line 2' },
    ]).toBuffer();
    expect((await readSheets(blob(new Uint8Array(written)))).sheets).toEqual([
      { name: 'Line 1', cells: [['GX-050', '2']] },
      { name: 'Line 2', cells: [['GX-060', '2']] },
    ]);
  });

  test('a workbook of 3,000 rows with long descriptions, whose sheet is too large for a reader without a worker', async () => {
    const cells = Array.from({ length: maxRows }, (_, n) => [`GX-${n}`, n + 1, `Description ${n} `.repeat(20)]);
    expect(await readOrderFile(await workbook(cells))).toHaveLength(maxRows);
  });
});

describe('E4, bad input: files that are refused with their reason', () => {
  test('a picture, whatever its name says', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    expect(await reasonOf(new File([png], 'order.xlsx'))).toBe('image');
    expect(await reasonOf(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'order.csv'))).toBe('image');
  });

  test('an empty file, a binary one, a PDF and a workbook of an old Excel', async () => {
    expect(await reasonOf(blob(''))).toBe('empty');
    expect(await reasonOf(blob('\r\n \r\n'))).toBe('empty');
    expect(await reasonOf(blob(new Uint8Array([1, 2, 3, 0, 0, 0])))).toBe('type');
    expect(await reasonOf(blob('%PDF-1.7'))).toBe('type');
    expect(await reasonOf(blob(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])))).toBe('oldWorkbook');
  });

  test('a zip file that is no workbook, and half a workbook', async () => {
    expect(await reasonOf(await zipOf([{ name: 'word/document.xml', content: '<a/>' }]))).toBe('type');
    const file = await workbook([['GX-050', 1]]);
    expect(await reasonOf(file.slice(0, file.size / 2))).toBe('damaged');
    expect(await reasonOf(await zipOf([{ name: 'xl/workbook.xml', content: 'no xml' }]))).toBe('damaged');
  });

  test('a zip bomb, also one whose directory lies', async () => {
    const book = { name: 'xl/workbook.xml', content: '<workbook/>' };
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: new Uint8Array(60_000_000) };
    const honest = await zipOf([book, sheet]);
    const lying = await zipOf([book, { ...sheet, claimedSize: 1000 }]);
    expect(await reasonOf(honest)).toBe('tooMuchInside');
    expect(await reasonOf(lying)).toBe('tooMuchInside');
    const many = Array.from({ length: 501 }, (_, n) => ({ name: `xl/${n}.xml`, content: '' }));
    expect(await reasonOf(await zipOf([book, ...many]))).toBe('tooMuchInside');
  });

  test('more than 5 MB, more than 3,000 rows', async () => {
    expect(await reasonOf(blob(new Uint8Array(5_000_001)))).toBe('tooLarge');
    const list = (count: number) => blob(Array.from({ length: count }, (_, n) => `GX-${n};1`).join('\n'));
    expect(await reasonOf(list(100_000))).toBe('tooManyRows');
    expect(await readOrderFile(list(maxRows))).toHaveLength(maxRows);
  });

  test('reading stops when it is cancelled', async () => {
    const stopping = new AbortController();
    const reading = readOrderFile(blob('GX-050;1'), stopping.signal);
    stopping.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
