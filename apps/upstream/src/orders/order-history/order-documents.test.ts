import type { PlacedOrder, Problem } from '@shop/api-contracts';
import { sql } from 'kysely';
import { performance } from 'node:perf_hooks';
import { type Language, languages } from '@shop/commerce-model';
import { demoOrderId } from '@shop/demo-company';
import { asBytes, fileNameIn } from '../../testing/download.ts';
import { readPdf, type ReadPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { orderConfirmationPdf, readDocuments } from './order-documents.ts';
import { drawDocument } from '../../paper/pdf/draw-document.ts';
import type { PlacedRow } from './placed-orders.ts';
import { readDocumentContent } from './read-document-content.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const sweden: CallOptions = { as: 'anna', locale: 'sv-se' };
const download = (number: number, id: string, options: CallOptions = sweden) =>
  asBytes(shop.call('get', `/orders/history/${demoOrderId(number)}/documents/${id}`, options));

const document = async (number: number, id: string, options: CallOptions = sweden): Promise<ReadPdf> =>
  readPdf((await download(number, id, options).expect(200)).body as Buffer);

const count = (roles: string[], role: string): number => roles.filter((one) => one === role).length;

describe('a document of an order', () => {
  it('I4: is a PDF with language and title, tagged for screen readers', async () => {
    const { pdf, bytes, roles } = await document(25, 'confirmation');
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Orderbekräftelse SO-240116', Language: 'sv' });
    expect(metadata.get('pdfuaid:part')).toBe('1');
    for (const marker of ['/Marked true', '/DisplayDocTitle true']) expect(bytes.toString('latin1')).toContain(marker);
    expect(roles.slice(0, 4)).toEqual(['Root', 'Document', 'P', 'H1']);
    // lines: 8 column headings and 3 rows of 8; sums with the net subtotal: 6
    expect(count(roles, 'TH')).toBe(8 + 6 + 9);
    expect(count(roles, 'TD')).toBe(3 * 8 + 6 + 9);
    expect(count(roles, 'H2')).toBe(7);
  });

  it('I4: has the sums, references, own numbers, addresses, terms and days of the order', async () => {
    const { text } = await document(25, 'confirmation');
    for (const part of [
      'SO-240116',
      'HV-26-0533',
      'GX-050-GC-EPDM',
      'Ditt nummer',
      'HV 20-4411',
      '5 044,98',
      '142,00',
      // without tax, before it is added
      'Summa exkl. moms i SEK',
      '5 186,98',
      'Alla priser exkl. moms.',
      'Momsregistreringsnummer SE556900018001',
      'Moms 25 %',
      '1 296,75',
      '6 483,73',
      'Hamngatan 12',
      'Skeppsbron 7',
      'DAP Malmö (Incoterms® 2020)',
      '2026-12-07',
      'Lossning endast med bakgavellyft.',
      'Sundsbanken',
      'order.se@vadholm.example',
      'Sida 1 av 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('I4: continues over pages, with headings above the lines of each that screen readers read once', async () => {
    const { pdf, pages, text, roles } = await document(8, 'invoice');
    expect(pdf.numPages).toBeGreaterThan(5);
    const withLines = pages.filter((page) => page.includes('2026-06-10'));
    expect(withLines.length).toBeGreaterThan(5);
    for (const page of withLines) expect(page.match(/Artikelnr/g)).toHaveLength(1);
    // columns, facts, sums; the same for rows
    expect([count(roles, 'TH'), count(roles, 'TR')]).toEqual([8 + 10 + 6, 1 + 150 + 10 + 6]);
    // seller, addresses, remark, payment, prices, contact, bank
    expect(count(roles, 'P')).toBe(8);
    expect(text).toContain(`Sida ${pdf.numPages} av ${pdf.numPages}`);
    const found = (await shop.call('get', `/orders/history/${demoOrderId(8)}`, sweden).expect(200)).body as PlacedOrder;
    for (const { articleNumber } of found.lines) expect(text.replaceAll('- ', '-')).toContain(articleNumber);
    const shown = (amount: string): string =>
      new Intl.NumberFormat('sv', { minimumFractionDigits: 2 }).format(Number(amount)).replaceAll(/\s/g, ' ');
    for (const { lineTotal } of found.lines) expect(text).toContain(shown(lineTotal!));
    expect(text).toContain(shown(found.totals.total));
  });

  it('I4: prints an order of three lines on one page, with contact and bank beside each other', async () => {
    const { pdf, lines } = await document(25, 'confirmation');
    expect(pdf.numPages).toBe(1);
    const bank = lines.indexOf('Bank');
    // the account number is copied from one line
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toContain('IBAN SE00 9990 0000 0000 0180 0001');
    // read after the contact, printed at its height
    expect(bank).toBeGreaterThan(lines.indexOf('Kontakt'));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const top = (text: string) =>
      items.flatMap((item) => ('str' in item && item.str === text ? (item.transform as number[]) : []))[5] as number;
    expect(top('Bank')).toBe(top('Kontakt'));
  });

  it('I4: keeps the last line with the sums, however many lines there are', async () => {
    const { db } = shop.deps;
    const order = (await db
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', demoOrderId(8))
      .executeTakeFirstOrThrow()) as PlacedRow;
    const confirmation = (await readDocuments(db, order))[0]!;
    // without care one of them has its sums alone on the last page
    for (let count = 41; count < 47; count += 1) {
      const shorter = { ...order, lines: order.lines.slice(0, count) };
      const content = await readDocumentContent(db, shorter, confirmation, 'en');
      const { pages } = await readPdf(Buffer.from(await drawDocument(content)));
      const withTotal = pages.find((page) => page.includes('Total in SEK'));
      expect([count, withTotal]).toEqual([
        count,
        expect.stringContaining(shorter.lines.at(-1)!.articleNumber) as unknown,
      ]);
    }
  });

  it('I4: has one price for a configuration, above its parts', async () => {
    const { text } = await document(10, 'invoice', { as: 'grace' });
    expect(text).toMatch(/Milk cooler, 4 m³\/h 1 1,586\.38 1,586\.38/);
    expect(text).toContain('Please pay GBP 2,087.04 by 1 August 2026 and state INV-510040.');
    expect((await document(10, 'invoice', { as: 'grace', locale: 'de-de' })).text).toContain('Milchkühler, 4 m³/h');
  });

  it('I4: a delivery note lists what was sent, without prices', async () => {
    const { text } = await document(8, 'delivery-2');
    expect(text).toContain('DN-240099-2');
    expect(text).not.toContain('SEK');
    expect((await document(20, 'delivery-1')).text).not.toContain('GX-100-H16-101');
  });

  it('I4: mentions a tax exemption, on the paper size of the United States', async () => {
    const { pdf, text } = await document(7, 'confirmation', { as: 'sam', locale: 'en-us' });
    expect(text).toContain('Sales tax, exempt in WI 0.00');
    expect(text).toContain('Milwaukee, WI 53207');
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect((await (await document(25, 'confirmation')).pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
  });

  it('I4: states the included tax where prices contain it', async () => {
    const { db } = shop.deps;
    const totals = { goods: 12_000, freight: 600, taxRate: 20, tax: 2_100, includesTax: true, taxExemptState: null };
    await db
      .updateTable('shop_order')
      .set({ totals: JSON.stringify({ ...totals, total: 12_600 }), country: 'FR' })
      .where('id', '=', demoOrderId(17))
      .execute();
    const { text } = await document(17, 'confirmation', { as: 'noah', locale: 'fr-fr' });
    expect(text).toMatch(/Total en GBP 126,00 dont TVA 20 % 21,00 Total HT en GBP 105,00/);
  });

  it('I4: has the e-invoice number where the market asks for one, and no heading for it elsewhere', async () => {
    const { db } = shop.deps;
    const order = (await db
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', demoOrderId(8))
      .executeTakeFirstOrThrow()) as PlacedRow;
    const confirmation = (await readDocuments(db, order))[0]!;
    const numberIn = async (electronicInvoiceNumber: string) => {
      const contact = { ...order.contact, electronicInvoiceNumber };
      const { facts } = await readDocumentContent(db, { ...order, contact }, confirmation, 'fr');
      return facts.filter(({ name }) => name === 'Votre numéro de facture électronique');
    };
    expect(await numberIn('FR-4471-09')).toEqual([
      { name: 'Votre numéro de facture électronique', value: 'FR-4471-09' },
    ]);
    expect(await numberIn('')).toEqual([]);
  });

  it('I4: is available in every language', async () => {
    const row = await shop.deps.db
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', demoOrderId(8))
      .executeTakeFirst();
    const order = row as PlacedRow;
    const titles = new Set<string>();
    for (const language of languages) {
      for (const one of await readDocuments(shop.deps.db, order)) {
        const content = await readDocumentContent(shop.deps.db, order, one, language);
        const texts = JSON.stringify(content);
        expect([language, one.kind, /\{\w+\}|undefined|NaN/.exec(texts)]).toEqual([language, one.kind, null]);
        titles.add(`${content.title} ${language}`);
      }
    }
    expect(titles.size).toBe(3 * languages.length);
  });

  it('I4: is generated once per language, and answered unchanged afterwards', async () => {
    const [first, second] = [await document(1, 'invoice'), await document(1, 'invoice')];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    await sql`update shop_order set contact = contact || '{"yourReference": "Somebody Else"}' where id = ${demoOrderId(1)}`.execute(
      shop.deps.db,
    );
    expect((await document(1, 'invoice')).bytes.equals(first.bytes)).toBe(true);
    const dutch = await document(1, 'invoice', { as: 'anna', locale: 'nl-nl' });
    expect(dutch.text).toContain('Factuur INV-510031');
    expect(dutch.text).toContain('Kanaalpakking');
    const kept = await shop.deps.db
      .selectFrom('order_document_file')
      .select('language')
      .where('order_id', '=', demoOrderId(1))
      .execute();
    expect(kept.map(({ language }) => language).sort()).toEqual(['nl', 'sv']);
  });

  it('I4: requested ten times at once, is one file', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => download(3, 'confirmation').expect(200)));
    const files = answers.map(({ body }) => (body as Buffer).toString('base64'));
    expect(new Set(files).size).toBe(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stored_file where name like '%SO-240094%'`.execute(shop.deps.db);
    expect(rows[0]!.count).toBe(1);
  });

  it('I4: is attached to the mail of the order in the same form', async () => {
    const file = await orderConfirmationPdf(shop.deps, demoOrderId(25), 'sv');
    expect(file).toMatchObject({ name: 'Orderbekräftelse SO-240116.pdf', type: 'application/pdf' });
    expect((await document(25, 'confirmation')).bytes.equals(Buffer.from(file.bytes))).toBe(true);
  });

  it('I4: that the order does not have is not found', async () => {
    for (const [number, id] of [
      [25, 'invoice'],
      [25, 'delivery-1'],
      [1, 'none'],
    ] as const) {
      const refused = await shop.call('get', `/orders/history/${demoOrderId(number)}/documents/${id}`, sweden);
      expect([refused.status, (refused.body as Problem).code]).toEqual([404, 'document_unknown']);
    }
  });

  it('N2: is downloaded under its title and number, never displayed', async () => {
    const { headers } = await download(25, 'confirmation').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Orderbekraftelse SO-240116\.pdf"/);
    expect(fileNameIn(headers)).toBe('Orderbekräftelse SO-240116.pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const french = await download(25, 'confirmation', { as: 'anna', locale: 'fr-fr' }).expect(200);
    expect(fileNameIn(french.headers)).toBe('Confirmation de commande SO-240116.pdf');
  });

  it('I4: prints user input in any script', async () => {
    const odd = 'Łódź „Żuraw” Ørsted Ğ ş № Ångström \u202e\u0000🚚 Србија <b>&amp;';
    const contact = JSON.stringify({ remark: odd.replace('\u0000', ''), customerOrderReference: 'x'.repeat(60) });
    await sql`update shop_order set contact = contact || ${contact}::jsonb where id = ${demoOrderId(19)}`.execute(
      shop.deps.db,
    );
    const { text } = await document(19, 'confirmation');
    expect(text).toContain('Łódź „Żuraw” Ørsted Ğ ş № Ångström');
    expect(text).toContain('? Србија <b>&amp;');
  });

  it('I4: of 150 lines blocks no other request, as another thread draws it', async () => {
    const { db, writeDocument } = shop.deps;
    const row = await db.selectFrom('shop_order').selectAll().where('id', '=', demoOrderId(8)).executeTakeFirst();
    const order = row as PlacedRow;
    const [confirmation] = await readDocuments(db, order);
    const content = await readDocumentContent(db, order, confirmation!, 'en' satisfies Language);
    await writeDocument('pdf', content);
    const elsewhere = await busyMs(() => writeDocument('pdf', content));
    const here = await busyMs(() => drawDocument(content));
    expect(elsewhere).toBeLessThan(here / 2);
  });

  it('I4: waits in a queue; when that is full, further requests are told when to retry', async () => {
    const locales = ['en-gb', 'sv-se', 'de-de', 'fr-fr', 'nl-nl'] as const;
    const ids = ['confirmation', 'invoice', 'delivery-1', 'delivery-2'];
    const asked = ids.flatMap((id) => locales.map((locale) => [id, { as: 'anna', locale }] as const));
    const answers = await Promise.all(asked.map(([id, options]) => download(8, id, options)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - busy.length);
    expect([busy.length > 0, busy.length <= 10]).toEqual([true, true]);
    for (const { body, headers } of busy) {
      expect([(JSON.parse(String(body)) as Problem).code, headers['retry-after']]).toEqual(['documents_busy', '5']);
    }
    // and the queue is free again
    for (const [id, options] of asked) await download(8, id, options).expect(200);
  });
});

/** Total milliseconds in which the event loop was blocked. */
async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}
