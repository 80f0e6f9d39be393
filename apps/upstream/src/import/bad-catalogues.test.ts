import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import writeExcelFile from 'write-excel-file/node';
import type { Connection } from '../database/connection.ts';
import { copyStarter } from '../testing/catalogue-folder.ts';
import { openEmptyDatabase } from '../testing/databases/open-empty-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { ImportReport } from './report.ts';

jest.setTimeout(120_000);

let connection: Connection;
beforeAll(async () => void (connection = await openEmptyDatabase()));
afterAll(() => connection.close());

async function reportOn(folder: string): Promise<ImportReport> {
  const { report } = await importCatalogue({ db: connection.db, folder, isDryRun: false, tell: () => undefined });
  return report;
}
async function firstErrorOf(changes: Record<string, (text: string) => string>): Promise<string | undefined> {
  const [first] = (await reportOn(await copyStarter(changes))).lines();
  const { rows } = await sql`select from variant union all select from market`.execute(connection.db);
  expect(rows).toEqual([]);
  return first;
}
const replacing = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};
const adding = (line: string) => (text: string) => `${text}${line}\n`;

const packHeadings = 'serial_number,from,to,kind';

it.each<[string, string, (text: string) => string, string]>([
  [
    'an unknown column',
    'prices.csv',
    replacing('price', 'prise'),
    'prices.csv, row 1, prise: unknown column: one of article, price, from_quantity',
  ],
  [
    'a missing column',
    'stock.csv',
    replacing('article,stock', 'article,'),
    'stock.csv, row 1, stock: this column is missing',
  ],
  [
    'a cell that must be filled',
    'articles.csv',
    replacing('BW-32-160,"End-suction pump BW 32-160, 1.5 kW"', 'BW-32-160,'),
    'articles.csv, row 2, name: is empty',
  ],
  [
    'a number that is none',
    'prices.csv',
    replacing('612.00', '612.00 GBP'),
    'prices.csv, row 2, price: "612.00 GBP" is no number: write it like 1234.5, without a unit and without thousands separators',
  ],
  [
    'a negative price',
    'prices.csv',
    replacing('612.00', '-612.00'),
    'prices.csv, row 2, price: "-612.00" is negative: a price is 0 or more',
  ],
  [
    'an article twice',
    'articles.csv',
    adding('OR 24,Another O-ring'),
    'articles.csv, row 22: the article is in row 14 already: remove one of them',
  ],
  [
    'an article in capitals and in small letters',
    'articles.csv',
    adding('or-24,Another O-ring'),
    'articles.csv, row 22: the article is in row 14 already: remove one of them',
  ],
  [
    'an unknown category',
    'articles.csv',
    replacing('IM-160-CI,"Impeller 160 mm, cast iron",,impellers', 'IM-160-CI,"Impeller 160 mm, cast iron",,wheels'),
    'articles.csv, row 16, categories: "wheels" is not in categories.csv, whatever hyphens and spaces it is written with',
  ],
  [
    'a circle of categories',
    'categories.csv',
    replacing('pumps,,Pumps', 'pumps,endsuction,Pumps'),
    'categories.csv, row 2, parent: is below itself: pumps > endsuction > pumps. Give one of them another parent',
  ],
  [
    'an attribute of two types',
    'attributes.csv',
    adding('flow,Flow,text,,Duty'),
    'attributes.csv, row 10: the attribute flow is of two types: number in row 2, text here. Keep one',
  ],
  [
    'a text for an attribute that is a number',
    'articles.csv',
    replacing('manualBW,12,22', 'manualBW,twelve,22'),
    'articles.csv, row 2, flow: "twelve" is no number: write it like 1234.5, without a unit and without thousands separators',
  ],
  [
    'a relation to an unknown article',
    'relations.csv',
    replacing('MS-24-CC,1,1', 'MS-25-CC,1,1'),
    'relations.csv, row 2, related: "MS25CC" is not in articles.csv, whatever hyphens and spaces it is written with',
  ],
  [
    'an unknown language',
    'markets.csv',
    replacing('GB,en,', 'GB,fi,'),
    'markets.csv, row 2, languages: "fi" is no language of the shop: one of en, sv, de, fr, nl, pt-BR, sr-Latn',
  ],
  [
    'an unknown country',
    'markets.csv',
    replacing('GB,en,', 'UKK,en,'),
    'markets.csv, row 2, country: "UKK" is no country: its code of two letters, like GB',
  ],
  [
    'an unknown currency',
    'markets.csv',
    replacing('GBP', 'POUND'),
    'markets.csv, row 2, currency: "POUND" is no currency: its code of three letters, like EUR',
  ],
  [
    'a rate that is missing',
    'markets.csv',
    replacing('SEK,13.5', 'SEK,'),
    'markets.csv, row 3, rate: prices are in one currency, GBP or SEK: write how many SEK one of it is',
  ],
  [
    'an article that is sold without a price',
    'prices.csv',
    replacing('SV-10,284.00,\n', ''),
    'articles.csv, row 7, sales: SV-10 is sold but has no price in prices.csv: add one, or write quote',
  ],
  [
    'a price of nothing',
    'prices.csv',
    replacing('SV-10,284.00', 'SV-10,0'),
    'prices.csv, row 7, price: SV-10 would be sold for nothing: write its price, or quote in articles.csv',
  ],
  [
    'an item with two descriptions',
    'articles.csv',
    replacing('For pits and cellars.', 'For wells.'),
    'articles.csv, row 8, description: articles of the item SV are described once, on one page: row 7 says something else. Keep one, or write what differs into the names',
  ],
  [
    'a description where it is never shown',
    'texts.csv',
    adding(',,,,SV-10,sv,Dränkbar pump SV 10,För gropar.,,'),
    'texts.csv, row 23: a description of this article would never be shown: write it into a row of its item',
  ],
  [
    'a translation of an item that there is not',
    'texts.csv',
    replacing(',BW32,,sv', ',BW 320,,sv'),
    'texts.csv, row 19, item: no row of articles.csv has the item "BW320": write it as it stands there',
  ],
  [
    'a translation of a text that no relation has',
    'texts.csv',
    replacing('takes its place', 'takes it’s place'),
    'texts.csv, row 22, relation: no row of relations.csv has the text "takes it’s place": write it as it stands there',
  ],
  [
    'a circle of successors',
    'articles.csv',
    (text) =>
      text
        .replace('other_makers_numbers,', 'other_makers_numbers,successor,')
        .replaceAll('AX-9024,', 'AX-9024,MS-24-SS,')
        .replaceAll('AX-9024S,', 'AX-9024S,MS-24-CC,')
        .replaceAll(/^(?!number|MS-24)((?:"[^"]*"|[^,"]*)(?:,(?:"[^"]*"|[^,"]*)){11}),/gm, '$1,,'),
    'articles.csv, row 10, successor: is its own successor: MS24CC > MS24SS > MS24CC. Remove one of them',
  ],
  [
    'a superseded number that another article has',
    'articles.csv',
    (text) => text.replace('other_makers_numbers', 'superseded_numbers').replace('AX-9024,', 'or 24,'),
    'articles.csv, row 10, superseded_numbers: or 24 is the number of the article in row 14: remove it from one of them',
  ],
  [
    'a relation to itself',
    'relations.csv',
    adding('OR-24,sparePart,OR 24,1,1,'),
    'relations.csv, row 16: an article is related to others, not to itself: remove it',
  ],
  [
    'an article that has other categories than those of its item',
    'articles.csv',
    replacing('IM-200-CI,"Impeller 200 mm, cast iron",,impellers', 'IM-200-CI,"Impeller 200 mm, cast iron",,seals'),
    'articles.csv, row 18, categories: articles of the item IM200 have the same categories, most of them impellers: write the same here',
  ],
  [
    'a document that is none',
    'files/manual-bw.pdf',
    () => '<html>Not found</html>',
    'documents.csv, row 2, file: files/manual-bw.pdf is no document: PDF, DXF, ZIP or a picture',
  ],
  [
    'a table in a format that cannot be read',
    'stock.xls',
    () => 'x',
    'stock.xls: cannot be read: save it as "CSV UTF-8" or XLSX',
  ],
  [
    'a quoted value that is never closed',
    'stock.csv',
    replacing('SV-20,25', 'SV-20,"25'),
    'stock.csv, row 6: a quoted value that begins after this row is never closed: the file may be cut off, or a " inside a value must be written twice',
  ],
  [
    'a separator inside a value without quotes',
    'stock.csv',
    replacing('SV-20,25', 'SV-20,1,025'),
    'stock.csv, row 7: has more values than the first row: one with a separator in it must stand in quotes',
  ],
  [
    'a picture that is not there',
    'articles.csv',
    replacing('GB,pump.svg', 'GB,pumpe.svg'),
    'articles.csv, row 2, drawing: there is no file files/pumpe.svg',
  ],
  [
    'a picture that is none',
    'files/pump.svg',
    () => 'no picture',
    'categories.csv, row 2, drawing: files/pump.svg is no picture: SVG, PNG, JPEG or WebP',
  ],
  [
    'a page that is missing',
    'content/terms.en.md',
    () => '',
    'content/terms.en.md, row 1: has no title: begin with a line like "# Terms of use"',
  ],
  [
    'a file that nobody reads',
    'artcles.csv',
    () => 'x',
    'artcles.csv: is no file of a catalogue: it may be called company, markets, attributes, categories, documents, articles, texts, prices, stock, relations, synonyms, customers, discounts, units, unit_parts, plate_packs',
  ],
  [
    'a plate pack with a gap',
    'plate_packs.csv',
    () => `${packHeadings}\nBP-2019-0041,1,1,endPlateI\nBP 2019 0041,3,60,channel\n`,
    'plate_packs.csv, row 3, from: the plate pack of BP 2019 0041 has a gap here: the run begins at 3, and should at 2',
  ],
  [
    'a plate pack with an overlap',
    'plate_packs.csv',
    () => `${packHeadings}\nBP-2019-0041,1,2,endPlateI\nBP-2019-0041,2,60,channel\n`,
    'plate_packs.csv, row 3, from: the plate pack of BP-2019-0041 has an overlap here: the run begins at 2, and should at 3',
  ],
  [
    'a list of a unit that there is not',
    'unit_parts.csv',
    adding('BP-2019-0042,OR-24,1,4'),
    'unit_parts.csv, row 5, serial_number: "BP-2019-0042" of this maker is not in units.csv',
  ],
  [
    'a part that is no article',
    'unit_parts.csv',
    adding('BP-2019-0041,OR-99,1,4'),
    'unit_parts.csv, row 5, article: "OR-99" is neither a number nor a superseded number in articles.csv',
  ],
  [
    'a discount of a customer that there is not',
    'discounts.csv',
    adding('K-4040,seals,5'),
    'discounts.csv, row 4, customer: "K4040" is not in customers.csv, whatever hyphens and spaces it is written with',
  ],
  [
    'a discount of more than the price',
    'discounts.csv',
    replacing('seals,12', 'seals,120'),
    'discounts.csv, row 2, discount: "120" must be between 0 and 100',
  ],
  [
    'a member without a mail address',
    'customers.csv',
    replacing('purchasing@millbrook.example', 'Ann Mill'),
    'customers.csv, row 2, members: "Ann Mill" is no mail address',
  ],
  [
    'a unit twice',
    'units.csv',
    adding('bp 20190041,,,,,'),
    'units.csv, row 5: the unit is in row 2 already: remove one of them',
  ],
  [
    'a tag of two units',
    'units.csv',
    adding('BP-2022-0001,,,,,BP 0041'),
    'units.csv, row 5, tag: the tag BP0041 is of another unit already: a tag is of one unit',
  ],
])('%s is named with its place and with what to do, and nothing is written', async (_what, file, change, message) => {
  expect(await firstErrorOf({ [file]: change })).toBe(message);
});

it('an attribute that cannot be read makes its column of the articles no second error', async () => {
  const folder = await copyStarter({ 'attributes.csv': replacing('m³/h', 'gpm') });
  const [first, ...others] = (await reportOn(folder)).lines();
  expect(first).toMatch(
    /^attributes\.csv, row 2, unit: "gpm" is no unit .* leave it empty, and write it into the name: Load \(gpm\)$/,
  );
  expect(others).toEqual(['1 error: 1 in attributes.csv. Nothing was imported.']);
});

it.each([
  ['a circle of categories', { 'categories.csv': replacing('pumps,,Pumps', 'pumps,endsuction,Pumps') }],
  ['a category that there is not', { 'categories.csv': replacing('submersible,pumps,', 'submersible,pump,') }],
])('%s is one error, whatever is in it', async (_what, changes) => {
  expect((await reportOn(await copyStarter(changes))).count).toBe(1);
});

it('a file of prices that is missing is one error', async () => {
  const folder = await copyStarter();
  await rm(join(folder, 'prices.csv'));
  expect((await reportOn(folder)).lines()).toEqual([
    'articles.csv, row 2, sales: 18 articles are sold, and there is no file prices.csv: add it, or write quote',
    '1 error: 1 in articles.csv. Nothing was imported.',
  ]);
});

it('a page that is missing in each language is one error, and says that English does for all', async () => {
  const folder = await copyStarter();
  await rm(join(folder, 'content', 'terms.en.md'));
  const [first, second] = (await reportOn(folder)).lines();
  expect(first).toBe(
    'content/terms.en.md: is missing: the shop links to this page (and content/terms.sv.md, or content/terms.en.md for all)',
  );
  expect(second).toMatch(/^1 error/);
});

it('headings in any case and order, semicolons, decimal commas and a byte order mark are all right', async () => {
  const folder = await copyStarter({
    'stock.csv': () => '\uFEFFIn Stock;Article Number\r\n14;BW-32-160\r\n',
    'prices.csv': (text) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2').replaceAll(/^([^,]+),(.+),(\d*)$/gm, '$1;$2;$3'),
  });
  expect((await reportOn(await withAnError(folder))).lines()[0]).toContain('markets.csv');
});

/** Nothing is written while something else is wrong. */
async function withAnError(folder: string): Promise<string> {
  await writeFile(join(folder, 'markets.csv'), 'country\nGB\n');
  return folder;
}

it('a text that is not UTF-8 says how to save it', async () => {
  const folder = await copyStarter();
  await writeFile(join(folder, 'stock.csv'), Buffer.from('article,stock\nBÄ-1,3\n', 'latin1'));
  expect((await reportOn(folder)).lines()[0]).toBe('stock.csv: is not UTF-8: save it as "CSV UTF-8"');
});

it('the units of pumps, motors and bearings are known', async () => {
  const units = ['rpm', 'V', 'A', 'Hz', 'l/min', 'mbar'];
  const more = units.map((unit, n) => `more${n},More ${n},number,${unit},Duty\n`).join('');
  const folder = await copyStarter({ 'attributes.csv': (text) => text + more });
  expect((await reportOn(folder)).lines()).toEqual([]);
});

it('a workbook is read like a text file, and one that is cut off says so', async () => {
  const rows = [
    ['Article', 'Stock'],
    ['BW-32-160', 'many'],
  ].map((row) => row.map((value) => ({ value, type: String })));
  const whole = await writeExcelFile(rows as never).toBuffer();
  const workbook = await copyStarter({ 'stock.csv': () => '' });
  await writeFile(join(workbook, 'stock.xlsx'), whole);
  expect((await reportOn(workbook)).lines()[0]).toBe('stock.xlsx: there are two files for stock: keep one');
  await rm(join(workbook, 'stock.csv'));
  expect((await reportOn(workbook)).lines()[0]).toMatch(/^stock\.xlsx, row 2, stock: "many" is no number/);
  await writeFile(join(workbook, 'stock.xlsx'), whole.subarray(0, 700));
  expect((await reportOn(workbook)).lines()[0]).toBe('stock.xlsx: is cut off, or no workbook (XLSX): save it again');
});

it('a small workbook that would unpack to gigabytes is refused before it does', async () => {
  const bomb = Buffer.from(await writeExcelFile([[{ value: 'Article', type: String }]] as never).toBuffer());
  // the size of its first file, as the directory at the end tells it
  bomb.writeUInt32LE(3_000_000_000, bomb.indexOf(Buffer.from('PK\x01\x02')) + 24);
  const folder = await copyStarter();
  await rm(join(folder, 'stock.csv'));
  await writeFile(join(folder, 'stock.xlsx'), bomb);
  expect((await reportOn(folder)).lines()[0]).toBe('stock.xlsx: unpacks to more than 512 MB: save it as "CSV UTF-8"');
});

it('a formula that failed is no empty cell, in a workbook and in a text file', async () => {
  const rows = [
    ['Article', 'Price', 'From quantity'],
    ['BW-32-160', '', ''],
    ['BW-32-160', '700', ''],
  ].map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  const files = unzipSync(await writeExcelFile(rows as never).toBuffer());
  const [sheet, xml] = Object.entries(files).find(([name]) => name.startsWith('xl/worksheets/'))!;
  const failed = '<c r="B2" t="e"><f>VLOOKUP(A2,old!A:B,2,0)</f><v>#N/A</v></c></row>';
  const text = strFromU8(xml).replace(/(<row r="2".*?)<\/row>/s, `$1${failed}`);
  expect(text).toContain(failed);
  const workbook = await copyStarter();
  await rm(join(workbook, 'prices.csv'));
  await writeFile(join(workbook, 'prices.xlsx'), zipSync({ ...files, [sheet]: strToU8(text) }));
  const message = 'row 2, price: holds "#N/A", the error of a formula: correct it, or leave the cell empty';
  expect((await reportOn(workbook)).lines()[0]).toBe(`prices.xlsx, ${message}`);
  const written = await copyStarter({ 'prices.csv': () => 'article,price\nBW-32-160,#N/A\n' });
  expect((await reportOn(written)).lines()[0]).toBe(`prices.csv, ${message}`);
});

it('many errors are counted, and the first fifty are printed', async () => {
  const faulty = Array.from({ length: 3_000 }, (_, n) => `NO-${n},1`).join('\n');
  const lines = (await reportOn(await copyStarter({ 'stock.csv': () => `article,stock\n${faulty}\n` }))).lines();
  expect(lines).toHaveLength(52);
  expect(lines.slice(-2)).toEqual(['… and 2,950 more', '3,000 errors: 3,000 in stock.csv. Nothing was imported.']);
});
