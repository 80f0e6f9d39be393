import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expectNothingSerious } from '../steps/axe.ts';
import {
  articlesOf,
  cartLines,
  emptyCarts,
  gateLink,
  pasteList,
  shownRows,
  tableRows,
} from '../steps/quick-order-rows.ts';
import { anna, endSession, grace, noah, typePassword, type Account } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

/** No other story signs this person in in this market, so its carts belong to these stories alone. */
const path = '/en-nl/quick-order';

async function openSignedIn(page: Page, who: Account, where = path): Promise<void> {
  await page.goto(where);
  await gateLink(page).click();
  await typePassword(page, who);
  await expect(page.getByRole('heading', { name: 'Enter article numbers' })).toBeVisible();
  await expect(page).toHaveURL((address) => address.pathname === where);
}

test('E4, E3: an article with a slow price can be ordered from quick order and from a list', async ({ page }) => {
  await openSignedIn(page, grace, '/en-gb/quick-order');
  await emptyCarts(page);
  await page.reload();
  await pasteList(page, 'GX-150-H16-301\t1\nGX-050-FP\t5 sets\nGX-050-PP\t#REF!');
  const rows = tableRows(page);
  await expect(rows.nth(0)).toContainText('The price is being asked for');
  await expect(rows.nth(0)).toContainText('Can be ordered');
  await expect(rows.nth(0)).toContainText('£');
  await expect(rows.nth(1)).toContainText('Which quantity? “5 sets” is not a number of pieces.');
  await expect(rows.nth(2)).toContainText('Which quantity? “#REF!” is not a number of pieces.');
  await page.getByRole('button', { name: 'Save 1 row in a list' }).click();
  const name = `Slow ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Create)/ })
    .click();
  await page.getByRole('button', { name: 'Add 1 row to the cart' }).click();
  await expect(page.getByText('1 row is in the cart.')).toBeVisible();
  expect(await cartLines(page, 'cart-buy-gb')).toEqual(['GX-150-H16-301 1']);

  await page.goto('/en-gb/portal/favouritelists');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Add all to cart', exact: true }).click();
  await expect.poll(() => cartLines(page, 'cart-buy-gb')).toEqual(['GX-150-H16-301 2']);
});

test(
  'E4: of 120 pasted rows 114 are added and six kinds of errors are explained, and the cart matches the table',
  core,
  async ({ page }) => {
    test.slow(); // looks up some hundred articles first
    await openSignedIn(page, anna);
    await emptyCarts(page);
    await page.reload();
    const { buyable, quoted } = await articlesOf(page, 120);
    const inPacks = buyable.find(({ pack }) => pack > 1)!;
    const good = buyable.filter((article) => article !== inPacks && article.articleNumber !== '0450 117').slice(0, 115);
    const quantities = good.map(({ least, pack }, index) => least + pack * (index % 7));
    const rows = good.slice(0, 114).map(({ articleNumber }, index) => `${articleNumber}\t${quantities[index]}`);
    const errors = [
      'GX-050-GC-NBX\t1',
      '0450-117\t1',
      `${good[114]!.articleNumber}\t1,5`,
      `${inPacks.articleNumber}\t${inPacks.least + 1}`,
      'BZ-028-H45-080\t1',
      `${quoted[0]!.articleNumber}\t1`,
    ];
    // the errors are spread among valid rows
    const pasted = errors.reduce((list, error, index) => list.toSpliced(index * 19, 0, error), rows);
    await pasteList(page, pasted.join('\n'));

    const add = page.getByRole('button', { name: 'Add 114 rows to the cart' });
    await expect(add).toBeVisible();
    await expect(page.getByText('To check (6)')).toBeVisible();
    const shown = await shownRows(page);
    expect(shown).toHaveLength(120);
    const bad = shown.filter(({ result }) => result !== 'Can be ordered');
    expect(bad.map(({ result }) => result)).toEqual([
      'No article with this number.',
      'This number matches several articles. Choose one.',
      'The quantity must be a whole number, without comma or point.',
      expect.stringMatching(/^Sold (?:in packs of|from) /),
      'No longer made.',
      'Only on request: goes to the quote cart',
    ]);
    expect(shown.map(({ line }) => line)).toEqual(pasted.map((line) => line.replace('\t', ' ')));

    await add.click();
    await expect(page.getByText('114 rows are in the cart.')).toBeVisible();
    const sent = shown.filter((row) => !bad.includes(row)).map(({ line }) => line);
    expect(await cartLines(page, 'cart-buy-nl')).toEqual(sent);
    await expect(tableRows(page)).toHaveCount(6);

    // each of the six errors can be corrected in its row
    await page.getByRole('button', { name: /^Take GX-050-GC-NBR / }).click();
    await page.getByRole('button', { name: /^Choose 0450 117/ }).click();
    const decimal = page.getByLabel(`Quantity of ${good[114]!.articleNumber} in row 3`);
    await decimal.fill(String(good[114]!.least));
    await decimal.press('Enter');
    await page.getByRole('button', { name: `Take ${inPacks.least}`, exact: true }).click();
    await page.getByRole('button', { name: /^Replace with BZ-052-H45-060/ }).click();
    await expect(page.getByRole('button', { name: 'Add 5 rows to the cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Add 5 rows to the cart' }).click();
    await expect(page.getByText('119 rows are in the cart.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask a quote for 1 row' }).click();
    await expect(page.getByText('1 row is in the quote cart.')).toBeVisible();
    expect(await cartLines(page, 'cart-quote-nl')).toEqual([`${quoted[0]!.articleNumber} 1`]);
  },
);

test('E4: visitors and users without a customer number are told what quick order needs', async ({ page }) => {
  const html = await (await page.request.get('/en-gb/quick-order')).text();
  expect(html).toContain('Quick order is for customers with a customer number. Please sign in.');
  await page.goto('/en-gb/quick-order');
  await gateLink(page).click();
  await typePassword(page, noah);
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Paste article numbers and quantities' })).toHaveCount(0);
});

test('a CSV file with a byte order mark and a large workbook are read in the browser under the security policy', async ({
  page,
}) => {
  await openSignedIn(page, grace, '/en-gb/quick-order');
  const choose = page.locator('input[type=file]');
  const csv =
    '\ufeffPos;Artikelnummer;Bezeichnung;Menge\r\n1;GX-050-GC-NBR;Dichtung;12\r\n2;SK-CL-DES-20;"Reiniger; 20 l";1,5\r\n';
  await choose.setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { name: 'What do the columns hold?' })).toBeFocused();
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page.getByText('The quantity must be a whole number')).toBeVisible();

  // large enough that a workbook reader would start a worker, which the content security policy blocks
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = Array.from({ length: 2000 }, (_, n) => [`NO-SUCH-${n}`, n + 1, `Description ${n} `.repeat(30)]);
  const workbook = await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer();
  await choose.setInputFiles({ name: 'order.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
  await page.getByRole('button', { name: 'Check 2,000 rows' }).click();
  await expect(page.getByRole('heading', { name: '2,002 rows' })).toBeVisible();
  await expect(page.getByText('To check (2,001)')).toBeVisible({ timeout: 30_000 });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Result as CSV' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
  expect(saved).toHaveLength(2004);
  expect(saved[3]).toContain('NO-SUCH-0,,1,No article with this number.');
});

test('E4, bad input: pictures and zip bombs named as workbooks, and 100,000 rows, are rejected with an explanation', async ({
  page,
}) => {
  await openSignedIn(page, grace, '/en-gb/quick-order');
  await pasteList(page, 'GX-050-GC-NBR 2');
  const choose = page.locator('input[type=file]');
  const offer = async (name: string, buffer: Buffer, text: string) => {
    await choose.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText(text)).toBeVisible();
  };
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await offer('order.xlsx', png, 'It is a picture, whatever its name says.');
  await offer('bomb.xlsx', zipBomb(), 'Unpacked it is far larger than a list of articles.');
  await offer('rows.csv', Buffer.from('GX-050-GC-NBR;1\n'.repeat(100_000)), 'It has more than 3,000 rows.');
  await offer('big.csv', Buffer.alloc(5_000_001, 'a'), 'It is larger than 5 MB.');
  await expect(page.getByRole('button', { name: 'Add 1 row to the cart' })).toBeVisible();
});

test('E4: rows survive a reload and the end of the session', async ({ page, context, baseURL }) => {
  await openSignedIn(page, grace, '/en-gb/quick-order');
  await pasteList(page, 'GX-050-GC-NBR 2\nGX-050-GC-NBX 3');
  await expect(page.getByRole('button', { name: 'Add 1 row to the cart' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add 1 row to the cart' })).toBeVisible();
  await endSession(context, baseURL!);
  await page.getByRole('combobox', { name: 'Article number' }).fill('SK-CL-DES-20');
  await page.keyboard.press('Enter');
  await page.reload();
  // the provider still has a session, so it asks for no password
  await gateLink(page).click();
  await expect(page.getByRole('button', { name: 'Add 2 rows to the cart' })).toBeVisible();
  await expect(tableRows(page)).toHaveCount(3);
});

test('E4: axe finds nothing serious in input, suggestions, rows and columns', async ({ page }) => {
  // axe reads two whole pages, in two colours
  test.slow();
  await openSignedIn(page, grace, '/en-gb/quick-order');
  await pasteList(page, 'GX-050-GC-NBR 2\nGX-050-GC-NBX 3\nBZ-028-H45-080 1\nSK-CL-DES-20 0');
  await expect(page.getByText('To check (3)')).toBeVisible();
  await page.getByRole('combobox', { name: 'Article number' }).fill('GX-050');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Paste article numbers and quantities').fill('a\tGX-050-GC-NBR\t2\nb\tGX-050-GC-EPDM\t3');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'What do the columns hold?' })).toBeVisible();
  await expectNothingSerious(page);
});

/** A workbook of 60 MB of zeros, about 60 kB compressed. */
function zipBomb(): Buffer {
  const entries = [
    { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(60_000_000) },
  ].map(({ name, content }) => ({ name, size: content.length, compressed: deflateRawSync(content) }));
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const { name, size, compressed } of entries) {
    const at = Buffer.concat(parts).length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(compressed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), compressed);
    directory.push(central, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(parts).length, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
