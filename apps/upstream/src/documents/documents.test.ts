import type { Cart, FavouriteList, GeneratedQuote, Problem } from '@shop/api-contracts';
import { addDays, dayIn } from '@shop/commerce-model';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { favouriteListId } from '@shop/demo-company';
import { asBytes, fileNameIn } from '../testing/download.ts';
import { readDocx } from '../testing/read-docx.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import { quoteContact, quoteLines, TestQuotes } from '../testing/test-quotes.ts';

let shop: TestUpstream;
let cart: TestCart;
beforeAll(async () => {
  shop = await startTestUpstream();
  cart = new TestCart(shop, germany);
  await cart.add('unit', 2, { note: 'Bitte mit Ankern' });
  await cart.add('gasket', 61);
});
afterAll(() => shop.close());

const germany = { as: 'paul', locale: 'de-de' } as const satisfies CallOptions;
const sweden = { as: 'anna', locale: 'sv-se' } as const satisfies CallOptions;
const britain = { as: 'noah', locale: 'en-gb' } as const satisfies CallOptions;

const generate = (kind: string, body: object, options: CallOptions = germany) =>
  asBytes(shop.call('post', `/documents/${kind}`, { ...options, body: { format: 'pdf', ...body } }));

const problemOf = async (kind: string, body: object, options?: CallOptions): Promise<[number, string | undefined]> => {
  const answer = await generate(kind, body, options);
  return [answer.status, (JSON.parse(String(answer.body)) as Problem).code];
};

const quotesOf = async (options: CallOptions): Promise<GeneratedQuote[]> =>
  (await shop.call('get', '/quotegeneration', options).expect(200)).body as GeneratedQuote[];

const download = (id: string, options: CallOptions = germany) =>
  asBytes(shop.call('get', '/quotegeneration/download', { ...options, query: { id } }));

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

describe('a document', () => {
  const unit = 'GX032_gasketed_GX032H16021';
  const subjects: [kind: string, body: () => object, options: CallOptions, title: string][] = [
    ['cart', () => ({ cartId: cart.id }), germany, 'Warenkorb'],
    ['list', () => ({ listId: favouriteListId(2) }), sweden, 'Favoritlista Åtdragning GX-050'],
    ['comparison', () => ({ categoryId: 'gasketed', itemKeys: [unit] }), britain, 'Comparison'],
    ['quote', () => ({ configurationId: 'VC-1001' }), { as: 'marie', locale: 'fr-fr' }, 'Devis'],
  ];

  it.each(subjects)('M4: of a %s is a PDF or a DOCX, saved under its title', async (kind, body, options, title) => {
    for (const format of ['pdf', 'docx'] as const) {
      const response = await generate(kind, { ...body(), format }, options).expect(200);
      expect(response.headers['content-type']).toContain(types[format]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(fileNameIn(response.headers)).toMatch(
        new RegExp(`^${title}( (P\\d{6}|\\d{4}-\\d{2}-\\d{2}))?\\.${format}$`),
      );
      const bytes = response.body as Buffer;
      const text = format === 'pdf' ? (await readPdf(bytes)).text : readDocx(bytes).text;
      expect(text).toContain(title);
    }
  });

  it('M4: of a cart has every line at the caller’s prices, and their sum', async () => {
    const { lines, total } = await cart.read({ includeSlowData: 'true' });
    const { text } = await readPdf((await generate('cart', { cartId: cart.id }).expect(200)).body as Buffer);
    const shown = (amount: string): string =>
      new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(Number(amount));
    for (const { articleNumber, price, lineTotal } of lines) {
      for (const part of [articleNumber, shown(price!.amount), shown(lineTotal!)]) expect(text).toContain(part);
    }
    expect(text).toContain(`Summe zzgl. MwSt. in EUR ${shown(total)}`);
    expect(text).toContain('Bitte mit Ankern');
    expect(text).toContain('Becker Kältetechnik GmbH');
    // Paul pays less than the list price, which appears nowhere
    const listed = lines.find(({ price }) => price!.originalAmount !== price!.amount)!;
    expect(text).not.toContain(shown(listed.price!.originalAmount));
  });

  it('M4: of a list costs what a cart with its quantities costs, with own numbers beside ours', async () => {
    const found = await shop.call('get', `/user/favouritelists/${favouriteListId(2)}`, sweden).expect(200);
    const { items } = found.body as FavouriteList;
    const sameCart = new TestCart(shop, sweden, 'RequestQuote');
    await sameCart.addMany(items.map(({ cartItemId, quantity }) => [cartItemId, quantity]));
    const { total, lines } = await sameCart.read({ includeSlowData: 'true' });
    expect(lines.some(({ price }) => price!.amount !== price!.originalAmount)).toBe(true);
    const made = await generate('list', { listId: favouriteListId(2) }, sweden).expect(200);
    const { text } = await readPdf(made.body as Buffer);
    const shown = new Intl.NumberFormat('sv', { minimumFractionDigits: 2 })
      .format(Number(total))
      .replaceAll(/\s/g, ' ');
    expect(text).toContain(`Summa exkl. moms i SEK ${shown}`);
    const long = await generate('list', { listId: favouriteListId(1), format: 'docx' }, sweden).expect(200);
    expect(readDocx(long.body as Buffer).text).toContain('Ditt nummer: ');
  });

  it('M4: of a comparison has articles as columns, and as rows the figures that any of them has', async () => {
    const keys = ['GX032_gasketed_GX032H16021', 'GX032_gasketed_GX032H16031', 'BZ112_copperbrazed_BZ112H30080'];
    const { text, roles, pdf } = await readPdf(
      (await generate('comparison', { itemKeys: keys }, { as: 'sam', locale: 'en-us' }).expect(200)).body as Buffer,
    );
    expect(text).toMatch(/Design pressure, PS 232 psi 232 psi 435 psi/);
    expect(text).toMatch(/Gasket material NBR NBR –/);
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(3);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  });

  it('M4: of a comparison is in landscape above four articles, and has several tables above six', async () => {
    const items = (await shop.call('get', '/items/category/gasketed', germany).expect(200)).body as {
      items: { genericItemId: string; commercialItemId: string }[];
    };
    const keys = items.items.map((item) => `${item.genericItemId}_gasketed_${item.commercialItemId}`);
    const of = async (count: number) =>
      readPdf((await generate('comparison', { itemKeys: keys.slice(0, count) }).expect(200)).body as Buffer);
    const [five, eight] = [await of(5), await of(8)];
    expect((await five.pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 842, 595]);
    expect(eight.text).toContain('Artikel 1 bis 4 von 8');
    expect(eight.text).toContain('Artikel 5 bis 8 von 8');
  });

  it('H6: of another person’s data is not found', async () => {
    const copy = await shop.deps.db
      .insertInto('configuration')
      .values({
        id: 'of-grace',
        oid: '10000000-0000-4000-8000-000000000005',
        names: '{"de":"X"}',
        lines: '[]',
        list_price: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await problemOf('cart', { cartId: cart.id }, sweden)).toEqual([404, 'cart_unknown']);
    expect(await problemOf('quote', { cartId: cart.id }, sweden)).toEqual([404, 'cart_unknown']);
    expect(await problemOf('list', { listId: favouriteListId(1) })).toEqual([404, 'list_unknown']);
    expect(await problemOf('quote', { configurationId: copy.id })).toEqual([404, 'configuration_unknown']);
    expect(await problemOf('quote', { quoteNumber: 'Q300001999' })).toEqual([404, 'quote_unknown']);
  });

  it('M4: waits in a queue; when that is full, further requests are told when to retry', async () => {
    const long = [1, 2].map(() => generate('list', { listId: favouriteListId(1) }, sweden));
    const short = Array.from({ length: 14 }, () => generate('cart', { cartId: cart.id }));
    const answers = await Promise.all([...long, ...short]);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - busy.length);
    expect([busy.length > 0, busy.length <= 6]).toEqual([true, true]);
    for (const { body, headers } of busy) {
      expect([(JSON.parse(String(body)) as Problem).code, headers['retry-after']]).toEqual(['documents_busy', '5']);
    }
    // and there is room again
    await generate('cart', { cartId: cart.id }).expect(200);
  });

  it('M4: without lines is refused', async () => {
    const empty = new TestCart(shop, sweden);
    await empty.add('valve');
    await empty.remove('valve');
    expect(await problemOf('cart', { cartId: empty.id }, sweden)).toEqual([422, 'document_empty']);
    expect(await problemOf('quote', { cartId: empty.id }, sweden)).toEqual([422, 'document_empty']);
    expect(await problemOf('comparison', { itemKeys: ['NOTHING_gasketed'] })).toEqual([422, 'document_empty']);
    for (const [kind, body] of [
      ['cart', {}],
      ['cart', { listId: favouriteListId(1) }],
      ['list', {}],
      ['comparison', { categoryId: 'gasketed' }],
      ['quote', { listId: favouriteListId(1) }],
    ] as const) {
      expect(await problemOf(kind, body)).toEqual([422, 'subject_missing']);
    }
    expect(await problemOf('invoice', {})).toEqual([400, 'invalid_request']);
  });
});

describe('a generated quote', () => {
  it('M4: is numbered, valid for 30 days, listed, and downloaded unchanged', async () => {
    const made = await generate('quote', { cartId: cart.id }).expect(200);
    const [newest] = await quotesOf(germany);
    const until = new Date(addDays(dayIn('Europe/Berlin'), 30));
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    const { text } = await readPdf(made.body as Buffer);
    expect(text).toContain(`Angebot ${newest!.number}`);
    expect(text).toContain(`Dieses Angebot gilt 30 Tage, bis zum ${day}.`);
    expect(newest).toMatchObject({
      number: expect.stringMatching(/^P\d{6}$/) as string,
      lineCount: 2,
      format: 'pdf',
      fileName: `Angebot ${newest!.number}.pdf`,
      bytes: (made.body as Buffer).length,
      createdBy: 'Paul Becker',
    });
    expect(newest!.name).toContain('GX-032');
    const kept = await download(newest!.id).expect(200);
    expect((kept.body as Buffer).equals(made.body as Buffer)).toBe(true);
    expect(fileNameIn(kept.headers)).toBe(newest!.fileName);
    await cart.add('valve', 3);
    expect(((await download(newest!.id)).body as Buffer).equals(made.body as Buffer)).toBe(true);
  });

  it('M4: of a configuration has its price above its parts', async () => {
    const made = await generate('quote', { configurationId: 'VC-1001', format: 'docx' }).expect(200);
    const [newest] = await quotesOf(germany);
    expect(newest).toMatchObject({ name: 'Milchkühler, 4 m³/h', lineCount: 1, format: 'docx' });
    const { text } = readDocx(made.body as Buffer);
    expect(text).toMatch(/Milchkühler, 4 m³\/h\n1\n1\.\d{3},\d{2}\n/);
    expect(text).toContain('GX-032-H16-041-E');
  });

  it('M4: is stored, unlike other documents', async () => {
    const before = await quotesOf(germany);
    await generate('cart', { cartId: cart.id }).expect(200);
    expect(await quotesOf(germany)).toEqual(before);
  });

  it('M4: requested again with the same Idempotency-Key, is the same one', async () => {
    const key = randomUUID();
    const first = await generate('quote', { cartId: cart.id }, { ...germany, key }).expect(200);
    const count = (await quotesOf(germany)).length;
    const again = await generate('quote', { cartId: cart.id }, { ...germany, key }).expect(200);
    expect((again.body as Buffer).equals(first.body as Buffer)).toBe(true);
    expect(await quotesOf(germany)).toHaveLength(count);
    const { answer } = await shop.deps.db
      .selectFrom('idempotency_key')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    // the answer refers to the file and does not contain it
    expect(JSON.stringify(answer).length).toBeLessThan(100);
    const cartKey = randomUUID();
    for (let n = 0; n < 2; n++) {
      const made = await generate('cart', { cartId: cart.id }, { ...germany, key: cartKey }).expect(200);
      expect((await readPdf(made.body as Buffer)).text).toContain('Warenkorb');
    }
  });

  it('M4: requested ten times at once with one key, is created once', async () => {
    const key = randomUUID();
    const before = (await quotesOf(germany)).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => generate('quote', { cartId: cart.id }, { ...germany, key })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await quotesOf(germany)).toHaveLength(before + 1);
  });

  it('M4: of a person the newest 200 are kept; older ones are deleted with their files', async () => {
    const { db } = shop.deps;
    const noahs = new TestCart(shop, britain);
    await noahs.add('valve');
    await generate('quote', { cartId: noahs.id }, britain).expect(200);
    const [kept] = await quotesOf(britain);
    await sql`insert into stored_file (id, name, type, bytes, hash)
      select 'old-file-' || n, 'Old.pdf', 'application/pdf', '', '' from generate_series(1, 200) n`.execute(db);
    await sql`insert into generated_quote (id, number, oid, name, line_count, format, file_id, created_by, created_at)
      select 'old-' || n, 'P9' || lpad(n::text, 5, '0'), oid, name, 1, 'pdf', 'old-file-' || n, '', now() - n * interval '1 day'
      from generated_quote, generate_series(1, 200) n where number = ${kept!.number}`.execute(db);
    // of another person without a customer number, and older than all others
    await sql`insert into generated_quote (id, number, oid, name, line_count, format, file_id, created_by, created_at)
      select 'of-anna', 'P990000', '10000000-0000-4000-8000-000000000001', name, 1, 'pdf', file_id, '', now() - interval '900 days'
      from generated_quote where id = 'old-1'`.execute(db);
    const others = await quotesOf(germany);
    await generate('quote', { cartId: noahs.id }, britain).expect(200);
    const without = db.selectFrom('generated_quote').select(['id', 'number']).where('customer_number', 'is', null);
    const after = await without.where('id', '<>', 'of-anna').execute();
    expect(after).toHaveLength(200);
    expect(await without.where('id', '=', 'of-anna').execute()).toHaveLength(1);
    const gone = ['P900199', 'P900200'];
    expect(after.filter(({ number }) => gone.includes(number))).toEqual([]);
    expect(after.map(({ number }) => number)).toEqual(expect.arrayContaining([kept!.number, 'P900198']));
    const files = db.selectFrom('stored_file').select('id').where('id', 'like', 'old-file-%').execute();
    expect(await files).toHaveLength(198);
    expect(await quotesOf(germany)).toEqual(others);
    await db.deleteFrom('generated_quote').where('customer_number', 'is', null).execute();
  });

  it('M4: of more than 1,000 lines is refused, like any document', async () => {
    const grace = { as: 'grace', locale: 'en-gb' } as const satisfies CallOptions;
    const long = new TestCart(shop, grace);
    await long.add('valve');
    const same = sql.raw('generic_item_id, commercial_item_id, cart_item_id, article_number, name, quantity, seen');
    await sql`insert into cart_line (cart_id, line_id, item_key, position, ${same})
      select cart_id, lpad(n::text, 12, '0'), item_key || n, position + n, ${same}
      from cart_line, generate_series(1, 1000) n where cart_id = ${long.id}`.execute(shop.deps.db);
    for (const kind of ['cart', 'quote']) {
      expect(await problemOf(kind, { cartId: long.id }, grace)).toEqual([422, 'document_too_large']);
    }
    await sql`delete from cart_line where cart_id = ${long.id} and line_id = ${'1000'.padStart(12, '0')}`.execute(
      shop.deps.db,
    );
    await generate('cart', { cartId: long.id, format: 'docx' }, grace).expect(200);
  });

  it('H6: is visible to members of the customer only', async () => {
    const colleague = await shop.identityProvider.issue({ oid: 'pauls-colleague', email: 'c@becker-kaelte.example' });
    await shop.call('get', '/user', { as: colleague }).expect(200);
    await shop.deps.db.insertInto('membership').values({ oid: 'pauls-colleague', customer_number: '200001' }).execute();
    const own = await quotesOf(germany);
    expect(own.length).toBeGreaterThan(0);
    expect(await quotesOf({ as: colleague })).toEqual(own);
    await download(own[0]!.id, { as: colleague }).expect(200);
    for (const as of ['anna', 'noah']) {
      expect(await quotesOf({ as })).toEqual([]);
      const refused = await download(own[0]!.id, { as });
      expect([refused.status, (JSON.parse(String(refused.body)) as Problem).code]).toEqual([404, 'document_unknown']);
    }
    // a person without a customer number has private ones
    const noahs = new TestCart(shop, britain);
    await noahs.add('valve');
    await generate('quote', { cartId: noahs.id }, britain).expect(200);
    expect(await quotesOf(britain)).toHaveLength(1);
    expect(await quotesOf(germany)).toEqual(own);
  });

  it('M4: of a visitor’s cart that was not adopted has visitor prices', async () => {
    const visitor = new TestCart(shop, { locale: 'fr-fr' });
    await visitor.add('gasket', 3);
    const shown = (await shop.call('get', `/cart/${visitor.id}`, { locale: 'fr-fr' }).expect(200)).body as Cart;
    expect(shown.includesTax).toBe(true);
    const made = await generate('cart', { cartId: visitor.id }, { as: 'marie', locale: 'fr-fr' }).expect(200);
    const { text } = await readPdf(made.body as Buffer);
    expect(text).toContain(`Total TTC (TVA 20 %) en EUR ${shown.total.replace('.', ',')}`);
    // what a company may deduct
    expect(text).toContain(`Total HT en EUR ${shown.netTotal!.replace('.', ',')}`);
    expect(text).toContain('Tous les prix s’entendent TTC (TVA 20 %).');
  });
});

describe('a document of a quote', () => {
  let quotes: TestQuotes;
  beforeAll(async () => void (quotes = await TestQuotes.begin(shop)));

  it('M4: names the supplier as seller, in the language of the reader', async () => {
    const quote = await quotes.send();
    await quotes.offer(quote);
    const textIn = async (options: CallOptions) =>
      (await readPdf((await generate('quote', { quoteNumber: quote.number }, options).expect(200)).body as Buffer))
        .text;
    const sellers = { SE: 'Vadholm Värmeöverföring AB', GB: 'Vadholm Heat Transfer Ltd' };
    const inBritain = await textIn({ as: 'anna', locale: 'en-gb' });
    for (const part of [sellers.SE, '556900-0180', `Quote request ${quote.number}`, 'Unit price (SEK)', 'excl. VAT']) {
      expect(inBritain).toContain(part);
    }
    expect(inBritain).not.toContain(sellers.GB);
    // American prices are without sales tax, but these goods are not sold there
    const inAmerica = await generate('quote', { quoteNumber: quote.number }, { as: 'anna', locale: 'en-us' }).expect(
      200,
    );
    const american = await readPdf(inAmerica.body as Buffer);
    expect(american.text).toContain(sellers.SE);
    expect(american.text).not.toContain('sales tax');
    expect((await american.pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect(await textIn(sweden)).toContain(sellers.SE);
  });

  it('M4: names the supplier’s conditions for each offer, and none without an offer', async () => {
    const quote = await quotes.send({ to: 2 });
    const textNow = async () => {
      const made = await generate('quote', { quoteNumber: quote.number }, { as: 'anna', locale: 'en-gb' }).expect(200);
      return (await readPdf(made.body as Buffer)).text;
    };
    const [ours, theirs] = ['Our terms of sale apply.', 'The supplier’s terms of sale apply.'];
    const conditions = async () => (await textNow()).match(/\S+( supplier’s)? terms of sale apply\./g) ?? [];
    expect(await conditions()).toEqual([]);
    for (const n of [0, 1]) await quotes.offer(quote, undefined, { n });
    expect(await conditions()).toEqual([theirs, theirs]);
    const { db } = shop.deps;
    const first = db.updateTable('partner').where('id', '=', 'test-1');
    await first.set({ is_own: true }).execute();
    expect(await conditions()).toEqual([ours, theirs]);
    await first.set({ is_own: false }).execute();
  });

  it('M4: keeps line breaks of messages, and removes them from a title', async () => {
    const text = 'Delivery by lorry\r\nRing the bell\n\n\nThank you';
    const contact = { ...quoteContact, reference: 'Pump\nstation 4' };
    const lines = quoteLines.map((line) => ({ ...line, note: 'Ground\nand galvanised' }));
    const quote = await quotes.send({ text, contact: JSON.stringify(contact), lines: JSON.stringify(lines) });
    const made = await generate('quote', { quoteNumber: quote.number }, sweden).expect(200);
    const read = await readPdf(made.body as Buffer);
    for (const line of [
      'Delivery by lorry',
      'Ring the bell',
      'Thank you',
      'Ground',
      'and galvanised',
      'Pump station 4',
    ]) {
      expect(read.lines).toContain(line);
    }
    expect((await read.pdf.getMetadata()).info).toMatchObject({ Title: `Offertförfrågan ${quote.number}` });
  });

  it('M4: has the last revision of every offer that the reader may see', async () => {
    const { number, offerIds } = await quotes.send({ to: 2 });
    const before = await generate('quote', { quoteNumber: number }, sweden).expect(200);
    expect((await readPdf(before.body as Buffer)).text).toContain('Det finns ingen offert ännu.');
    expect(fileNameIn(before.headers)).toBe(`Offertförfrågan ${number}.pdf`);

    for (const revision of [1, 2]) {
      const lines = quoteLines.map(({ lineId }, n) => ({
        lineId,
        unitPrice: n === 1 ? null : 10_000 * revision + n,
        leadTimeDays: 12,
        substitute: n === 2 ? { articleNumber: 'SK-TT-21', name: 'Better kit' } : null,
        note: '',
      }));
      await shop.deps.db
        .insertInto('offer_revision')
        .values({ offer_id: offerIds[0]!, revision, lines: JSON.stringify(lines), valid_until: '2099-12-31' })
        .execute();
    }
    await shop.deps.db
      .updateTable('quote_offer')
      .set({ state: 'offered', expires_at: new Date('2099-12-31T23:00:00Z') })
      .where('id', '=', offerIds[0]!)
      .execute();
    const { text } = await readPdf(
      (await generate('quote', { quoteNumber: number }, sweden).expect(200)).body as Buffer,
    );
    for (const part of [
      'Offert från Partner 1 · gäller till och med 31 december 2099',
      '200,00',
      '800,00',
      'kan inte levereras',
      '12 dygn',
      'SK-TT-21',
      'i stället för SKTT20',
      '2 800,20',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('100,02');
    // once: in the heading of its table
    expect(text.match(/31 december 2099/g)).toHaveLength(1);
    expect(await quotesOf(sweden)).toEqual([]);
    // a partner without an offer sees no price of the other
    const other = readDocx(
      (await generate('quote', { quoteNumber: number, format: 'docx' }, quotes.partners[1]).expect(200)).body as Buffer,
    );
    expect(other.text).not.toContain('200,00');
    expect(await problemOf('quote', { quoteNumber: number }, quotes.partners[2])).toEqual([404, 'quote_unknown']);
  });
});
