import { sql } from 'kysely';
import { performance } from 'node:perf_hooks';
import { favouriteListId } from '@shop/demo-company';
import { writeDocx } from '../paper/docx/write-docx.ts';
import { drawDocument } from '../paper/pdf/draw-document.ts';
import { asBytes, fileNameIn } from '../testing/download.ts';
import { readDocx, type ReadDocx } from '../testing/read-docx.ts';
import { readPdf, type ReadPdf } from '../testing/read-pdf.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import type { DocumentContent } from '../paper/document-content.ts';
import { createDocumentQueue } from '../paper/document-queue.ts';
import { createDocumentWriter } from '../paper/document-writer.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const germany = { as: 'paul', locale: 'de-de' } as const satisfies CallOptions;
const sweden = { as: 'anna', locale: 'sv-se' } as const satisfies CallOptions;
const america = { as: 'sam', locale: 'en-us' } as const satisfies CallOptions;

async function pdfOf(kind: string, body: object, options: CallOptions): Promise<ReadPdf> {
  const call = { ...options, body: { ...body, format: 'pdf' } };
  return readPdf((await asBytes(shop.call('post', `/documents/${kind}`, call)).expect(200)).body as Buffer);
}
async function docxOf(kind: string, body: object, options: CallOptions): Promise<ReadDocx> {
  const call = { ...options, body: { ...body, format: 'docx' } };
  return readDocx((await asBytes(shop.call('post', `/documents/${kind}`, call)).expect(200)).body as Buffer);
}

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
const springStop = { listId: favouriteListId(1) };

describe('a PDF', () => {
  it('M4: has language and title, and is tagged for screen readers', async () => {
    const cart = new TestCart(shop, germany);
    await cart.add('unit', 1);
    const { pdf, bytes, roles, alts } = await pdfOf('cart', { cartId: cart.id }, germany);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Warenkorb', Language: 'de' });
    expect(metadata.get('pdfuaid:part')).toBe('1');
    for (const marker of ['/Marked true', '/DisplayDocTitle true']) expect(bytes.toString('latin1')).toContain(marker);
    expect(roles.slice(0, 4)).toEqual(['Root', 'Document', 'P', 'H1']);
    // once in the line, once beside the figures
    const alt = 'Zeichnung: Gedichteter Plattenwärmetauscher GX-032, 21 Platten, NBR';
    expect(alts).toEqual([alt, alt]);
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(2);
    expect(roles.filter((role) => role === 'H3')).toHaveLength(1);
  });

  it('M4: of 150 lines repeats its headings on every page, and has each drawing once', async () => {
    const { pages, bytes, roles, alts } = await pdfOf('list', springStop, sweden);
    const withLines = pages.filter((page) => page.includes('Styckpris (SEK)'));
    expect(withLines.length).toBeGreaterThan(5);
    expect(pages.at(-1)).toContain(`Sida ${pages.length} av ${pages.length}`);
    // one per line and one per article
    expect(alts).toHaveLength(300);
    const list = await shop.call('get', `/user/favouritelists/${springStop.listId}`, sweden).expect(200);
    const { items } = list.body as {
      items: { articleNumber: string; item: { images: { medium: { src: string } } } }[];
    };
    const drawings = new Set(items.map(({ item }) => item.images.medium.src));
    expect(count(bytes.toString('latin1'), /\/Subtype \/Image/g)).toBe(drawings.size);
    const text = pages.join(' ').replaceAll('- ', '-');
    for (const { articleNumber } of items) expect(text).toContain(articleNumber);
    // read by screen readers once
    expect(roles.filter((role) => role === 'TH').length).toBe(7 + 3 + 1 + 150 * 4);
  });
});

describe('a table', () => {
  it('M4: starts on a page with room for its heading and first row', async () => {
    const one = longContent(1).tables[0]!;
    const tall = { ...one, rows: [{ cells: [{ text: 'Below', note: Array(20).fill('x').join('\n') }] }] };
    // wherever on the page the first table ends
    for (let rows = 8; rows < 22; rows += 1) {
      const tables = [
        { ...one, rows: Array(rows).fill(one.rows[0]!) },
        { ...tall, heading: 'Second' },
      ];
      const content: DocumentContent = { ...longContent(0), tables };
      const { pages } = await readPdf(Buffer.from(await drawDocument(content)));
      const page = pages.find((text) => text.includes('Second'))!;
      expect([rows, page.includes('Below')]).toEqual([rows, true]);
    }
  });
});

describe('a DOCX', () => {
  it('M4: has headings, repeated table headings, text alternatives, its language and page numbers', async () => {
    const cart = new TestCart(shop, germany);
    await cart.addMany([
      ['unit', 1],
      ['gasket', 61],
      ['valve', 2],
    ]);
    const { parts, body, text } = await docxOf('cart', { cartId: cart.id }, germany);
    expect(count(body, /<w:pStyle w:val="Heading1"\/>/g)).toBe(1);
    expect(count(body, /<w:pStyle w:val="Heading2"\/>/g)).toBe(2);
    expect(count(body, /<w:tblHeader\/>/g)).toBe(1);
    expect(count(body, /descr="Zeichnung: Absperrklappe DN 50, PN 16"/g)).toBe(2);
    expect(parts.get('word/styles.xml')!.toString()).toContain('<w:lang w:val="de-DE"/>');
    expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    const footer = [...parts].find(([name]) => /^word\/footer\d+\.xml$/.test(name))![1].toString();
    expect(footer).toMatch(/PAGE<\/w:instrText>.*NUMPAGES<\/w:instrText>/);
    expect(text).toContain('Preise und Verfügbarkeit vom');
    // three drawings, each stored once
    expect([...parts.keys()].filter((name) => name.startsWith('word/media/')).length).toBe(3);
  });

  it('M4: uses paper size and measures of the United States there', async () => {
    const cart = new TestCart(shop, america);
    await cart.add('unit', 1);
    const { body, text, parts } = await docxOf('cart', { cartId: cart.id }, america);
    expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect(text).toContain('232\u00a0psi');
    expect(text).toContain('All prices excl. sales tax.');
    expect(parts.get('word/styles.xml')!.toString()).toContain('<w:lang w:val="en-US"/>');
  });

  it('M4: of 150 lines has all of them', async () => {
    const { body, text } = await docxOf('list', springStop, sweden);
    expect(count(body, /<w:drawing>/g)).toBe(300);
    expect(text).toContain('150');
  });
});

const writers = { pdf: drawDocument, docx: writeDocx };

describe.each(['pdf', 'docx'] as const)('the document thread, for %s', (format) => {
  it('M4: blocks no other request with a long document', async () => {
    const content = longContent(500);
    const write = createDocumentWriter();
    await write(format, longContent(1));
    const elsewhere = await busyMs(() => write(format, content));
    const here = await busyMs(() => writers[format](content));
    // next to nothing: only the transfer
    expect(elsewhere).toBeLessThan(here / 2);
  });

  it('M4: writes the same as the main thread', async () => {
    const content = longContent(40);
    const there = await createDocumentWriter()(format, content);
    const here = await writers[format](content);
    const textOf = async (bytes: Uint8Array): Promise<string> =>
      format === 'pdf' ? (await readPdf(Buffer.from(bytes))).text : readDocx(Buffer.from(bytes)).text;
    expect(await textOf(there)).toBe(await textOf(here));
  });

  it('M4: continues after a document that fails', async () => {
    const write = createDocumentWriter();
    const broken = { ...longContent(1), tables: null } as unknown as DocumentContent;
    const [failed, written] = await Promise.allSettled([write(format, broken), write(format, longContent(1))]);
    expect([failed.status, written.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('M4: terminates a document that takes too long, and starts again', async () => {
    const write = createDocumentWriter({ limitMs: 1 });
    const both = [write(format, longContent(500)), write(format, longContent(1))];
    for (const one of both) await expect(one).rejects.toThrow('within 1 ms');
    await expect(write(format, longContent(1))).rejects.toThrow('within 1 ms');
  });
});

describe('the document queue', () => {
  it('M4: runs two at once, queues eight and tells further ones when to retry', async () => {
    const queue = createDocumentQueue({ atOnce: 2, waiting: 8 });
    const ends: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const make = () =>
      queue(async () => {
        most = Math.max(most, (running += 1));
        await new Promise<void>((resolve) => ends.push(resolve));
        running -= 1;
        return 'made';
      });
    const asked = Array.from({ length: 12 }, () => make());
    const refused = await Promise.allSettled(asked.slice(10));
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { status: 503, code: 'documents_busy', headers: { 'retry-after': '5' } } });
    }
    for (let n = 0; n < 10; n += 1) {
      expect(ends).toHaveLength(Math.min(n + 2, 10));
      ends[n]!();
      await asked[n];
      await new Promise(setImmediate);
    }
    expect(most).toBe(2);
    // and there is room again, even after a failure
    await expect(queue(() => Promise.reject(new Error('No paper')))).rejects.toThrow('No paper');
    expect(await Promise.all([queue(() => Promise.resolve(1)), queue(() => Promise.resolve(2))])).toEqual([1, 2]);
  });
});

describe('user input in documents', () => {
  const hostile = '<b>&amp;</w:t></w:p> "x" \u0001\u202e Łódź Ørsted Žarko 東京 Србија 🚚 ${x} {page}';

  it('M4: appears unchanged in both formats and is never markup', async () => {
    const cart = new TestCart(shop, germany);
    await cart.add('unit', 1, { note: 'Pump' });
    // as stored by older versions, and names as providers of identity give them: now it is refused
    await shop.deps.db.updateTable('cart_line').set({ note: hostile }).where('note', '=', 'Pump').execute();
    const pdf = await pdfOf('cart', { cartId: cart.id }, germany);
    expect(pdf.text).toContain('<b>&amp;</w:t></w:p> "x"');
    expect(pdf.text).toContain('Łódź Ørsted Žarko ?? Србија ? ${x} {page}');
    const docx = await docxOf('cart', { cartId: cart.id }, germany);
    expect(docx.text).toContain('<b>&amp;</w:t></w:p> "x"');
    expect(docx.text).toContain('Łódź Ørsted Žarko 東京 Србија 🚚 ${x} {page}');
    expect(docx.body).not.toMatch(/[\u0001\u202e]/);
    // as many end tags as start tags
    expect(count(docx.body, /<w:p[ >]/g)).toBe(count(docx.body, /<\/w:p>/g));
  });

  it('M4: prints Greek and Cyrillic, accents of Vietnamese, and what buyers type as signs; readable by machines too', async () => {
    const letters = [
      'ΨΥΓΕΙΑ ΘΕΣΣΑΛΟΝΙΚΗΣ Α.Ε., Λεωφόρος Νίκης 12, άέήίόύώ ΐΰ',
      'Млекара Љиљана, Његошева 7, 11000 Београд, Ђорђе Џаџић',
      'Заказ № 4711/ЩЭ, Київ їґє; Nguyễn Trường, ₺ 5, Ω 3 ≤ 4 ≥ 2, ⌀ 12',
    ];
    const cart = new TestCart(shop, germany);
    for (const [n, note] of letters.entries()) await cart.add((['gasket', 'valve', 'nut'] as const)[n]!, 4, { note });
    const { text } = await pdfOf('cart', { cartId: cart.id }, germany);
    for (const part of letters) expect(text).toContain(part);
  });

  it('M4: keeps line breaks in texts, and has none in names and titles', async () => {
    const text = 'Ring the bell\r\nAsk for Ove\r\n\r\n\r\nThank you';
    const content: DocumentContent = {
      ...longContent(1),
      number: 'Long\nand wide',
      facts: [{ name: 'Reference', value: 'Pump\nstation' }],
      sections: [{ heading: 'Your\nremark', lines: [text] }],
    };
    const { lines, pdf } = await readPdf(Buffer.from(await drawDocument(content)));
    const written = lines.slice(lines.indexOf('Your remark') + 1);
    expect(written.slice(0, 3)).toEqual(['Ring the bell', 'Ask for Ove', 'Thank you']);
    for (const one of ['List Long and wide', 'Pump station']) expect(lines).toContain(one);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'List Long and wide' });
  });

  it('M4: continues on the next page when it is long, and stays above the footer', async () => {
    const text = Array.from({ length: 120 }, (_, n) => `Line ${n}`).join('\n');
    const content = { ...longContent(1), sections: [{ heading: 'Your remark', lines: [text] }] };
    const { pages, lines, pdf } = await readPdf(Buffer.from(await drawDocument(content)));
    expect(pages).toHaveLength(3);
    expect(lines.filter((line) => line.startsWith('Line '))).toHaveLength(120);
    for (const number of [1, 2, 3]) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const heights = items.flatMap((item) => ('str' in item && item.str !== '' ? [item.transform[5] as number] : []));
      // in points from below: only the footer, then a gap
      expect([...new Set(heights)].filter((height) => height < 60)).toHaveLength(1);
      expect(Math.max(...heights)).toBeLessThan(842 - 44);
    }
  });

  it('N2: a list named like a path is saved under one file name', async () => {
    const name = `../Höst/Vår: ${'x'.repeat(40)}`;
    const made = await shop.call('post', '/user/favouritelists', { ...sweden, body: { name } }).expect(200);
    const { id } = made.body as { id: string };
    const items = [{ cartItemId: { genericItemId: 'BV', commercialItemId: 'BV050' }, quantity: 1 }];
    const added = { ...sweden, body: { items, configurationIds: [] } };
    await shop.call('post', `/user/favouritelists/${id}/items`, added).expect(200);
    const call = { ...sweden, body: { format: 'pdf', listId: id } };
    const { headers } = await asBytes(shop.call('post', '/documents/list', call)).expect(200);
    const saved = fileNameIn(headers);
    expect(saved).toMatch(/^Favoritlista \.\.-Höst-Vår x+\.pdf$/);
  });

  it('M4: articles without a drawing or a price, and removed ones, are included', async () => {
    const cart = new TestCart(shop, germany, 'RequestQuote');
    await cart.addMany([
      ['quoted', 1],
      ['valve', 2],
      ['nut', 4],
    ]);
    const { db } = shop.deps;
    await db.updateTable('variant').set({ drawing: null }).where('commercial_item_id', '=', 'BV050').execute();
    await sql`update variant set sales = 'discontinued' where commercial_item_id = 'GX050NU20'`.execute(db);
    // reading the cart detects the change
    await cart.read();
    const { text, alts } = await pdfOf('cart', { cartId: cart.id }, germany);
    expect(text).toContain('auf Anfrage auf Anfrage');
    expect(text).toContain('Positionen mit Preis auf Anfrage: 1 nicht enthalten');
    expect(text).toContain('Nicht mehr lieferbar');
    expect(alts.filter((alt) => alt.includes('Absperrklappe'))).toEqual([]);
    const docx = await docxOf('cart', { cartId: cart.id }, germany);
    expect(docx.text).toContain('BV-050');
    expect(docx.body).not.toContain('descr="Zeichnung: Absperrklappe');
  });
});

describe('texts of documents', () => {
  it('M4: fit into a document in every market', async () => {
    for (const [locale, as] of [
      ['nl-nl', 'marie'],
      ['pt-br', 'tereza'],
      ['sr-latn-rs', 'dragana'],
      ['fr-fr', 'marie'],
    ] as const) {
      const { text, pdf } = await pdfOf('quote', { configurationId: 'VC-1002' }, { as, locale });
      expect([locale, /\{\w+\}|undefined|NaN|\?/.exec(text)]).toEqual([locale, null]);
      expect((await pdf.getMetadata()).info).toMatchObject({
        Language: { 'nl-nl': 'nl', 'pt-br': 'pt-BR', 'sr-latn-rs': 'sr-Latn', 'fr-fr': 'fr' }[locale],
      });
    }
  });

  it('M4: a document without content is drawn', async () => {
    const bytes = await drawDocument({ ...longContent(0), facts: [], addresses: [] });
    expect((await readPdf(Buffer.from(bytes))).text).toContain('List Long');
  });
});

/** A generated document with so many lines. */
function longContent(lines: number): DocumentContent {
  const cell = { text: 'Gasketed plate heat exchanger GX-032, 21 plates', note: 'GX-032-H16-021' };
  const columns = Array.from({ length: 7 }, () => ({ heading: cell, share: 1, align: 'left' as const }));
  return {
    language: 'en-GB',
    pageSize: 'A4',
    title: 'List',
    number: 'Long',
    writtenOn: new Date(),
    seller: 'Vadholm',
    facts: [{ name: 'Date', value: 'Today' }],
    addresses: [{ heading: 'Customer', lines: ['Somebody'] }],
    tables: [
      { heading: 'Items', columns, rows: Array.from({ length: lines }, () => ({ cells: columns.map(() => cell) })) },
    ],
    sums: [],
    sections: [],
    pageLine: 'Vadholm',
  };
}

/** Total milliseconds in which the event loop was blocked. */
async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}
