import { maxUploadBytes, type Problem, type UploadedFile } from '@shop/api-contracts';
import { sql } from 'kysely';
import { purgeOldCarts } from '../../carts/purge-old-carts.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { someQuoteContact } from '../../testing/operations.ts';
import { articlesOf, numbersOf, placesOf, TestRequest } from '../../testing/test-request.ts';
import { dayIn } from '@shop/commerce-model';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const paul = { as: 'paul', locale: 'de-de' } as const;
const anna = { as: 'anna', locale: 'sv-se' } as const;
/** A separate cart: without a customer number there is one per market. */
let request: TestRequest;
beforeEach(() => void (request = new TestRequest(shop, paul)));
afterEach(async () => {
  // an open cart of one test must not affect the next one
  await shop.deps.db.updateTable('cart').set({ state: 'deleted' }).where('state', '=', 'open').execute();
});

const problemOf = ({ body }: { body: unknown }) => body as Problem & Record<string, unknown>;
const codeOf = (response: { body: unknown }): string | undefined => problemOf(response).code;
const shell = { genericItemId: 'ST168', commercialItemId: 'ST168S161600' };
const becker = 'becker-hamburg';
const rheinwerk = 'rheinwerk-koeln';
const own = 'vadholm-hamburg';
const ofSpareParts = [becker, 'isartal-muenchen', 'lausitz-cottbus', rheinwerk];
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const rowsOf = async (cartId: string) =>
  shop.deps.db
    .selectFrom('quote_request')
    .selectAll()
    .select(sql<string | null>`wanted_date::text`.as('day'))
    .where('cart_id', '=', cartId)
    .orderBy('number')
    .execute();
const count = async (table: 'quote_request' | 'stored_file'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    shop.deps.db,
  );
  return rows[0]!.count;
};

describe('the groups of a quote cart', () => {
  it('G1: spare parts are one group, with a choice among the locations that supply them', async () => {
    const { groups, ...checkout } = await request.collect([
      ['gasket', 4],
      ['nut', 8],
    ]);
    expect(checkout).toMatchObject({ cartId: request.cart.id, currency: 'EUR', files: [] });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      confirmation: null,
      selectedPartnerLocationId: null,
      otherPartnerLocationIds: [],
      lines: [{ quantity: 4, note: '', targetPrice: null, wantedDate: null }, { quantity: 8 }],
    });
    expect(placesOf(request.checkout)).toEqual([ofSpareParts]);
    expect(groups[0]!.locations[0]).toMatchObject({
      partner: 'Becker Kältetechnik GmbH',
      isOwn: false,
      position: { latitude: 53.462, longitude: 9.985 },
    });
    expect(groups[0]!.locations[2]).toMatchObject({ position: null, website: null });
  });

  it('G1: spare parts, a new unit and a shell-and-tube unit are three groups, with our company first for new units', async () => {
    await request.collect([
      ['gasket', 4],
      ['unit', 1],
      [shell, 1],
      ['nut', 4],
    ]);
    expect(placesOf(request.checkout)).toEqual([ofSpareParts, [own, becker, rheinwerk], [own]]);
    expect(articlesOf(request.checkout).map(({ length }) => length)).toEqual([2, 1, 1]);
    expect(request.checkout.groups.map((group) => group.selectedPartnerLocationId)).toEqual([null, null, own]);
  });

  it('G1: other locations supply another market; where there is no partner, our company does', async () => {
    const swedish = new TestRequest(shop, anna);
    await swedish.collect([['gasket', 4]]);
    expect(placesOf(swedish.checkout)).toEqual([['norrland-lulea', 'norrland-umea', 'vastkusten-goteborg']]);
    const american = new TestRequest(shop, { as: 'sam', locale: 'en-us' });
    await american.collect([
      ['gasket', 4],
      ['valve', 1],
    ]);
    expect(placesOf(american.checkout)).toEqual([['vadholm-milwaukee']]);
  });

  it('G1: a configuration stays together, with a supplier of all its parts', async () => {
    await request.collect([['gasket', 4]], { configurations: ['VC-1001'] });
    expect(placesOf(request.checkout)).toEqual([ofSpareParts, [own]]);
    const [, configured] = request.checkout.groups;
    expect(configured!.lines).toHaveLength(4);
    expect(new Set(configured!.lines.map(({ configuration }) => configuration))).toEqual(
      new Set(['Milchkühler, 4 m³/h']),
    );
  });

  it('G1: lines have today’s price, also from the slow system, or none', async () => {
    await request.collect([
      ['gasket', 4],
      ['onRequest', 1],
      ['quoted', 1],
    ]);
    const prices = request.checkout.groups.flatMap(({ lines }) => lines.map(({ price }) => price));
    expect(prices[0]).toMatchObject({ currency: 'EUR', amount: expect.stringMatching(/^\d+\.\d\d$/) as string });
    expect(prices[1]).not.toBeNull();
    expect(prices[2]).toBeNull();
  });

  it('G1: started again they are the same, and choices are kept while lines are added and removed', async () => {
    const first = await request.collect([
      ['gasket', 4],
      ['unit', 1],
    ]);
    await request.choose(first.groups[0]!, [rheinwerk, becker]);
    await request.cart.add(shell);
    await request.cart.remove('unit');
    const again = await request.begin();
    expect(again.groups.map((group) => group.quoteGroupKey)[0]).toBe(first.groups[0]!.quoteGroupKey);
    expect(again.groups[0]).toMatchObject({
      selectedPartnerLocationId: rheinwerk,
      otherPartnerLocationIds: [becker],
    });
    expect(again.groups[1]!.quoteGroupKey).not.toBe(first.groups[1]!.quoteGroupKey);
  });

  it('G1: another cart has other keys, so that a choice never applies to other lines', async () => {
    const first = await request.collect([['gasket', 4]]);
    await request.cart.tryToDelete().expect(200);
    const other = new TestRequest(shop, paul);
    const second = await other.collect([['gasket', 4]]);
    expect(second.groups[0]!.quoteGroupKey).not.toBe(first.groups[0]!.quoteGroupKey);
    const refused = await other.tryToChoose(first.groups[0]!, [becker]).expect(404);
    expect(codeOf(refused)).toBe('quote_group_unknown');
  });

  it('G1: an empty cart has none; one with a discontinued article says so', async () => {
    await request.cart.add('gasket', 4);
    await request.cart.add('nut', 4);
    await sql`update variant set sales = 'discontinued' where commercial_item_id = 'GX050NU20'`.execute(shop.deps.db);
    const refused = await request.tryToBegin().expect(422);
    await sql`update variant set sales = 'buy' where commercial_item_id = 'GX050NU20'`.execute(shop.deps.db);
    expect(problemOf(refused)).toMatchObject({
      code: 'cart_not_quotable',
      changes: [{ kind: 'discontinued', articleNumber: 'GX-050-NU-20' }],
    });
    await request.cart.remove('gasket');
    await request.cart.remove('nut');
    expect(codeOf(await request.tryToBegin().expect(422))).toBe('cart_empty');
  });

  it('G1: as many lines as fit into an offer are a request; more are refused', async () => {
    await request.cart.add('gasket', 4);
    const fillUpTo = (lines: number) =>
      sql`insert into cart_line
        select (jsonb_populate_record(line, jsonb_build_object('line_id', lpad(n::text, 12, '0'), 'item_key', 'k' || n))).*
        from cart_line as line, generate_series((select count(*) from cart_line where cart_id = line.cart_id) + 1, ${lines}::int) as n
        where cart_id = ${request.cart.id} and line_id !~ '^0{4}'`.execute(shop.deps.db);
    await fillUpTo(500);
    const { groups } = await request.begin();
    expect(groups[0]!.lines).toHaveLength(500);
    await fillUpTo(501);
    expect(codeOf(await request.tryToBegin().expect(422))).toBe('request_too_large');
    expect(codeOf(await request.tryToChoose(groups[0]!, [becker]).expect(422))).toBe('request_too_large');
  });

  it('G1: a group without a supplier has no location and is not sent', async () => {
    await sql`update partner_location set countries = '{XX}' where 'SE' = any (countries)`.execute(shop.deps.db);
    const swedish = new TestRequest(shop, anna);
    const { groups } = await swedish.collect([['gasket', 4]]);
    expect(groups).toMatchObject([{ locations: [], selectedPartnerLocationId: null }]);
    expect(codeOf(await swedish.trySubmit().expect(409))).toBe('location_missing');
    await sql`update partner_location set countries = '{SE}' where countries = '{XX}'`.execute(shop.deps.db);
  });
});

describe('the choice of a location', () => {
  it('G2: one is selected, with up to three more', async () => {
    const { groups } = await request.collect([['gasket', 4]]);
    await request.choose(groups[0]!, [rheinwerk, becker, rheinwerk, 'isartal-muenchen']);
    expect((await request.begin()).groups[0]).toMatchObject({
      selectedPartnerLocationId: rheinwerk,
      otherPartnerLocationIds: [becker, 'isartal-muenchen'],
    });
    await request.choose(groups[0]!, [becker]);
    expect((await request.begin()).groups[0]).toMatchObject({
      selectedPartnerLocationId: becker,
      otherPartnerLocationIds: [],
    });
    const five = [...ofSpareParts, own];
    expect(codeOf(await request.tryToChoose(groups[0]!, five).expect(400))).toBe('invalid_request');
  });

  it.each([
    ['one that does not supply it', [own], [own]],
    ['one that does not exist', ['nowhere'], ['nowhere']],
    ['one of another market', [becker, 'ancoats-manchester'], ['ancoats-manchester']],
  ])('G2: %s cannot be chosen', async (_name, ids, unable) => {
    const { groups } = await request.collect([['gasket', 4]]);
    const refused = await request.tryToChoose(groups[0]!, ids).expect(422);
    expect(problemOf(refused)).toMatchObject({ code: 'location_does_not_supply', locationIds: unable });
    expect((await request.begin()).groups[0]!.selectedPartnerLocationId).toBeNull();
  });

  it('G2: a group whose lines were removed is unknown', async () => {
    const { groups } = await request.collect([
      ['gasket', 4],
      ['unit', 1],
    ]);
    await request.cart.remove('unit');
    const refused = await request.tryToChoose(groups[1]!, [own]).expect(404);
    expect(codeOf(refused)).toBe('quote_group_unknown');
  });
});

describe('the files of a request', () => {
  it('G3: are attached, listed in order and removed', async () => {
    await request.collect([['gasket', 4]]);
    const before = await count('stored_file');
    const first = (await request.tryToAttach({ name: '../Zeichnung <1>.pdf', bytes: pdf }).expect(200))
      .body as UploadedFile;
    const second = (await request.tryToAttach({ name: 'photo.pdf', bytes: png }).expect(200)).body as UploadedFile;
    expect([first, second]).toMatchObject([
      { name: 'Zeichnung 1.pdf', bytes: pdf.length },
      { name: 'photo.pdf.png', bytes: png.length },
    ]);
    expect((await request.begin()).files).toEqual([first, second]);
    const remove = () =>
      request.call('delete', `/quote/files/${first.id}`, { query: { cartId: request.cart.id } }).expect(200);
    await remove();
    await remove();
    expect((await request.begin()).files).toEqual([second]);
    expect(await count('stored_file')).toBe(before + 1);
  });

  it.each([
    ['a page that is called PDF', { name: 'x.pdf', bytes: Buffer.from('<html><script>1</script>') }, 422, 'file_type'],
    ['an empty one', { name: 'x.pdf', bytes: Buffer.alloc(0) }, 422, 'file_empty'],
    [
      'a large one',
      { name: 'x.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(maxUploadBytes)]) },
      413,
      'file_too_large',
    ],
  ])('G3: %s is refused', async (_name, file, status, code) => {
    await request.collect([['gasket', 4]]);
    expect(codeOf(await request.tryToAttach(file).expect(status))).toBe(code);
    expect((await request.begin()).files).toEqual([]);
  });

  it('G3: the sixth is refused, even when all are sent at once', async () => {
    await request.collect([['gasket', 4]]);
    const sent = await Promise.all(
      Array.from({ length: 7 }, (_, n) => request.tryToAttach({ name: `${n}.pdf`, bytes: pdf })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422]);
    expect(codeOf(await request.tryToAttach({ name: 'another.pdf', bytes: pdf }).expect(422))).toBe('too_many_files');
    expect((await request.begin()).files).toHaveLength(5);
  });

  it('G3: unsent files are purged with their cart; sent files stay', async () => {
    const { db } = shop.deps;
    const attach = async (): Promise<string> => {
      await request.collect([['gasket', 4]]);
      const attached = await request.tryToAttach({ name: 'a.pdf', bytes: pdf }).expect(200);
      return (attached.body as UploadedFile).id;
    };
    const never = await attach();
    await request.cart.tryToDelete().expect(200);
    request = new TestRequest(shop, paul);
    const sent = await attach();
    await request.chooseAll();
    await request.submit();
    await db
      .updateTable('cart')
      .set({ changed_at: sql`now() - interval '40 days'` })
      .execute();
    await purgeOldCarts(db);
    const kept = await db.selectFrom('stored_file').select('id').where('id', 'in', [never, sent]).execute();
    expect(kept).toEqual([{ id: sent }]);
  });

  it('G3: a file of another person’s cart stays', async () => {
    await request.collect([['gasket', 4]]);
    const file = (await request.tryToAttach({ name: 'a.pdf', bytes: pdf }).expect(200)).body as UploadedFile;
    const other = new TestRequest(shop, { as: 'anna', locale: 'de-de' });
    await other.collect([['gasket', 4]]);
    await other.call('delete', `/quote/files/${file.id}`, { query: { cartId: other.cart.id } }).expect(200);
    await other.call('delete', `/quote/files/${file.id}`, { query: { cartId: request.cart.id } }).expect(404);
    expect((await request.begin()).files).toEqual([file]);
  });
});

describe('a submission', () => {
  const wanted = `${new Date().getUTCFullYear() + 1}-03-31`;

  it('G3: sends one request per group to the chosen locations, with all entered data', async () => {
    await request.collect([
      ['gasket', 4],
      ['unit', 1],
      [shell, 2],
    ]);
    const [parts, unit] = request.checkout.groups;
    await request.choose(parts!, [becker, rheinwerk]);
    await request.choose(unit!, [rheinwerk]);
    const file = (await request.tryToAttach({ name: 'Skizze.pdf', bytes: pdf }).expect(200)).body as UploadedFile;
    const [gasket] = parts!.lines;
    const sent = await request.submit({
      contact: { ...someQuoteContact, phoneNumber: '040 5550122', reference: 'Molkerei 3' },
      text: 'Mit Montage, bitte.',
      wantedDate: wanted,
      timeZone: 'Europe/Vienna',
      lines: [{ lineId: gasket!.lineId, targetPrice: '19.90', wantedDate: wanted, note: 'Auch FKM möglich' }],
    });
    expect(numbersOf(sent)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^Q\d{6}$/) as string));
    expect(new Set(numbersOf(sent)).size).toBe(3);
    expect(placesOf(sent)).toEqual([[becker, rheinwerk], [rheinwerk], [own]]);
    expect(sent.files).toEqual([file]);
    expect(sent.groups[0]!.lines).toMatchObject([
      { targetPrice: '19.90', wantedDate: wanted, note: 'Auch FKM möglich', quantity: 4 },
    ]);

    const rows = await rowsOf(request.cart.id);
    expect(rows.map(({ number }) => number)).toEqual(numbersOf(sent));
    expect(rows[0]).toMatchObject({
      customer_number: '200001',
      country: 'DE',
      company_site: null,
      locale: 'de-de',
      currency: 'EUR',
      time_zone: 'Europe/Vienna',
      text: 'Mit Montage, bitte.',
      day: wanted,
      contact: { phoneNumber: '+49 40 5550122', reference: 'Molkerei 3', firstName: 'Some' },
      lines: [{ commercialItemId: 'GX050GCHNBR', targetPrice: 1990, unitPrice: expect.any(Number) as number }],
    });
    const offers = await shop.deps.db
      .selectFrom('quote_offer')
      .select(['location_id', 'position', 'state', 'id'])
      .where('request_number', '=', rows[0]!.number)
      .orderBy('position')
      .execute();
    expect(offers).toMatchObject([
      { location_id: becker, position: 0, state: 'requested' },
      { location_id: rheinwerk, position: 1, state: 'requested' },
    ]);
    const files = await shop.deps.db
      .selectFrom('quote_request_file')
      .selectAll()
      .where('file_id', '=', file.id)
      .execute();
    expect(files).toHaveLength(3);
    // nothing can be added any more
    expect(codeOf(await request.cart.tryToAdd('nut', 4).expect(404))).toBe('cart_unknown');
    expect(codeOf(await request.tryToBegin().expect(404))).toBe('cart_unknown');
    expect(codeOf(await request.tryToAttach({ name: 'late.pdf', bytes: pdf }).expect(404))).toBe('cart_unknown');
  });

  it('G3: repeated, returns the sent requests, whatever it contains; so does the confirmation', async () => {
    await request.collect([
      ['gasket', 4],
      ['unit', 1],
    ]);
    await request.chooseAll();
    const before = await count('quote_request');
    const sent = await request.submit();
    const later = await request.trySubmit({ text: 'Something else', quoteGroupKeys: ['0'.repeat(16)] }).expect(200);
    expect(later.body).toEqual(sent);
    expect((await request.tryToConfirm().expect(200)).body).toEqual(sent);
    expect(await count('quote_request')).toBe(before + 2);
  });

  it('G3: an empty or blank text is null', async () => {
    for (const text of ['', '  \n ', null]) {
      const one = new TestRequest(shop, paul);
      await one.collect([['gasket', 4]]);
      await one.chooseAll();
      await one.submit({ text });
      expect((await rowsOf(one.cart.id))[0]!.text).toBeNull();
    }
  });

  it('G3: a note of the cart is included unless another one is given', async () => {
    await request.cart.add('gasket', 4, { note: 'Marke 7' });
    await request.cart.add('nut', 4, { note: 'verzinkt' });
    const { groups } = await request.begin();
    await request.chooseAll();
    const [, nut] = groups[0]!.lines;
    const sent = await request.submit({
      lines: [{ lineId: nut!.lineId, targetPrice: null, wantedDate: null, note: '' }],
    });
    expect(sent.groups[0]!.lines.map(({ note }) => note)).toEqual(['Marke 7', '']);
  });

  it('G3: names the groups without a chosen location', async () => {
    await request.collect([
      ['gasket', 4],
      ['unit', 1],
      [shell, 1],
    ]);
    const [parts, unit] = request.checkout.groups;
    await request.choose(unit!, [own]);
    const refused = await request.trySubmit().expect(409);
    expect(problemOf(refused)).toMatchObject({ code: 'location_missing', quoteGroupKeys: [parts!.quoteGroupKey] });
    expect(await rowsOf(request.cart.id)).toEqual([]);
  });

  it('G3: a cart changed meanwhile is not sent until it is read again', async () => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    const [line] = request.checkout.groups[0]!.lines;
    const lineDetails = { lineId: line!.lineId, targetPrice: null, wantedDate: null, note: '' };

    await request.cart.add('unit');
    expect(codeOf(await request.trySubmit().expect(412))).toBe('cart_changed');
    await request.cart.remove('unit');
    // the same groups, but another quantity
    const { eTag } = request.checkout;
    expect(codeOf(await request.trySubmit({}, { ifMatch: eTag! }).expect(412))).toBe('cart_changed');
    await request.cart.remove('gasket');
    await request.cart.add('unit');
    // the same number of groups, but another one
    expect(codeOf(await request.trySubmit().expect(412))).toBe('cart_changed');
    await request.cart.remove('unit');
    await request.cart.add('nut', 4);
    expect(codeOf(await request.trySubmit({ lines: [lineDetails] }).expect(412))).toBe('cart_changed');
    expect(await rowsOf(request.cart.id)).toEqual([]);

    const now = await request.begin();
    await request.trySubmit({}, { ifMatch: now.eTag! }).expect(200);
  });

  it('G3: a line withdrawn meanwhile is named, and nothing is sent', async () => {
    await request.collect([
      ['gasket', 4],
      ['nut', 4],
    ]);
    await request.chooseAll();
    await sql`update variant set sales = 'discontinued' where commercial_item_id = 'GX050NU20'`.execute(shop.deps.db);
    const refused = await request.trySubmit().expect(422);
    await sql`update variant set sales = 'buy' where commercial_item_id = 'GX050NU20'`.execute(shop.deps.db);
    expect(problemOf(refused)).toMatchObject({ code: 'cart_not_quotable', changes: [{ kind: 'discontinued' }] });
    await request.trySubmit().expect(200);
  });

  it.each<[name: string, more: object, field: string]>([
    ['a phone number that is none', { contact: { ...someQuoteContact, phoneNumber: '12' } }, 'contact.phoneNumber'],
    ['yesterday', { wantedDate: dayIn('Europe/Berlin', new Date(Date.now() - 86_400_000)) }, 'wantedDate'],
    ['a day that no calendar has', { wantedDate: '2030-02-30' }, 'wantedDate'],
    ['a day of the next century', { wantedDate: '2199-01-01' }, 'wantedDate'],
    // suppliers get mails with these
    ...['firstName', 'lastName', 'companyName', 'reference'].map((name): [string, object, string] => [
      `a link as ${name}`,
      { contact: { ...someQuoteContact, [name]: 'www.prizes.example/win' } },
      `contact.${name}`,
    ]),
  ])('G3: refuses %s and names the field', async (_name, more, field) => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    const refused = await request.trySubmit(more).expect(422);
    expect(problemOf(refused)).toMatchObject({ code: 'invalid_contact', errors: [{ path: `body.${field}` }] });
  });

  it('G3: a person sends up to 20 requests in 24 hours, since each sends mails; the next is refused and stays', async () => {
    const { db } = shop.deps;
    const noah = { as: 'noah', locale: 'en-gb' } as const;
    const prepare = async (): Promise<TestRequest> => {
      const one = new TestRequest(shop, noah);
      await one.collect([['gasket', 4]]);
      await one.chooseAll();
      return one;
    };
    const [number] = numbersOf(await (await prepare()).submit());
    await sql`insert into quote_request
      select (jsonb_populate_record(request, jsonb_build_object('number', 'Q9000' || n, 'quote_group_key', n))).*
      from quote_request as request, generate_series(11, 29) as n where number = ${number}`.execute(db);
    const next = await prepare();
    const refused = await next.trySubmit().expect(429);
    expect(problemOf(refused)).toMatchObject({ code: 'request_limit', most: 20 });
    expect(await rowsOf(next.cart.id)).toEqual([]);
    await sql`update quote_request set requested_at = now() - interval '25 hours' where number = 'Q900011'`.execute(db);
    await next.trySubmit().expect(200);
  });

  it('G3: reports all wrong prices and days of lines at once', async () => {
    await request.collect([
      ['gasket', 4],
      ['nut', 4],
    ]);
    await request.chooseAll();
    const [first, second] = request.checkout.groups[0]!.lines;
    const refused = await request
      .trySubmit({
        lines: [
          { lineId: first!.lineId, targetPrice: '-1.00', wantedDate: null, note: '' },
          { lineId: second!.lineId, targetPrice: '99999999999.00', wantedDate: '2020-01-01', note: '' },
        ],
      })
      .expect(422);
    expect(problemOf(refused).errors?.map(({ path }) => path)).toEqual([
      'body.lines.0.targetPrice',
      'body.lines.1.wantedDate',
      'body.lines.1.targetPrice',
    ]);
  });

  it('G3: refuses an invalid mail address and texts that are too long', async () => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    for (const more of [
      { contact: { ...someQuoteContact, email: 'somebody' } },
      { contact: { ...someQuoteContact, lastName: ' ' } },
      { text: 'x'.repeat(2_001) },
      { quoteGroupKeys: [] },
    ]) {
      expect(codeOf(await request.trySubmit(more).expect(400))).toBe('invalid_request');
    }
  });

  it('G3: today is a valid requested day', async () => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    const today = dayIn('Europe/Berlin');
    await request.submit({ wantedDate: today });
    expect((await rowsOf(request.cart.id))[0]!.day).toBe(today);
  });

  it.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['Mars/Olympus', 'Europe/Berlin'],
    ['+05:30', 'Europe/Berlin'],
    ['', 'Europe/Berlin'],
  ])('G3: the time zone "%s" is stored as %s', async (timeZone, kept) => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    await request.submit({ timeZone });
    expect((await rowsOf(request.cart.id))[0]!.time_zone).toBe(kept);
  });

  it('G3: a configuration is requested with all of its parts', async () => {
    await request.cart.addMany([], { configurations: ['VC-1001'] });
    await request.begin();
    const sent = await request.submit();
    expect(sent.groups).toHaveLength(1);
    expect(sent.groups[0]!.lines).toHaveLength(4);
    const { lines } = (await rowsOf(request.cart.id))[0]!;
    const price = lines[0]!.configuration!.price!;
    const whole = { id: 'VC-1001', name: 'Milchkühler, 4 m³/h' };
    expect(price).toBeGreaterThan(100_00);
    const names = expect.objectContaining({ de: whole.name, en: 'Milk cooler, 4 m³/h' }) as unknown;
    expect(lines.map(({ configuration }) => configuration)).toEqual(
      [price, null, null, null].map((one, n) => ({ ...whole, price: one, ...(n === 0 ? { names } : {}) })),
    );
    const amount = (price / 100).toFixed(2);
    expect(
      sent.groups[0]!.lines.map(({ configurationPrice, price: own }) => [configurationPrice?.amount, own]),
    ).toEqual([[amount, null], ...Array.from({ length: 3 }, () => [undefined, null])]);
  });
});

describe('a cart that is not the caller’s open quote cart', () => {
  const calls = async (one: TestRequest, options: CallOptions) => {
    const cartId = one.cart.id;
    return [
      await one.tryToBegin(options),
      await one.tryToChoose(one.checkout.groups[0]!, [becker], options),
      await one.tryToAttach({ name: 'a.pdf', bytes: pdf }, options),
      await one.call('delete', '/quote/files/none', { query: { cartId }, ...options }),
      await one.trySubmit({}, options),
      await one.tryToConfirm(options),
    ];
  };

  it.each([
    ['of somebody else', { as: 'anna' }],
    ['in another market', { locale: 'sv-se' }],
    ['on another company site', { query: { companyId: '-elmbridge' } }],
  ] as [string, CallOptions][])('H6: is unknown when it is %s', async (_name, options) => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    const query = { cartId: request.cart.id, ...options.query };
    for (const response of await calls(request, options.query ? { ...options, query } : options)) {
      expect([response.status, codeOf(response)]).toEqual([404, 'cart_unknown']);
    }
    expect(await rowsOf(request.cart.id)).toEqual([]);
  });

  it('H6: needs sign-in', async () => {
    await request.collect([['gasket', 4]]);
    const visitor = new TestRequest(shop, { locale: 'de-de' });
    visitor.cart.id = request.cart.id;
    visitor.checkout = request.checkout;
    for (const { status } of await calls(visitor, {})) expect(status).toBe(401);
  });

  it('H6: is confirmed to its sender only', async () => {
    await request.collect([['gasket', 4]]);
    await request.chooseAll();
    await request.submit();
    const colleague = await shop.identityProvider.issue({ oid: 'pauls-colleague' });
    await shop.call('get', '/user', { as: colleague }).expect(200);
    const membership = { oid: 'pauls-colleague', customer_number: '200001' };
    await shop.deps.db.insertInto('membership').values(membership).execute();
    for (const as of ['anna', colleague]) {
      for (const response of await calls(request, { as })) expect(response.status).toBe(404);
    }
    await request.tryToConfirm().expect(200);
  });

  it('H6: a visitor’s cart must be adopted first', async () => {
    const visitor = new TestRequest(shop, { locale: 'de-de' });
    await visitor.cart.add('gasket', 4);
    expect(codeOf(await visitor.tryToBegin({ as: 'paul' }).expect(404))).toBe('cart_unknown');
    await shop.call('post', '/carts/claim', { ...paul, body: { quoteCartId: visitor.cart.id } }).expect(200);
    await visitor.tryToBegin({ as: 'paul' }).expect(200);
  });

  it('H6: a cart to buy cannot be requested', async () => {
    const body = { cartItemId: { genericItemId: 'SKTT', commercialItemId: 'SKTT20' }, quantity: 1, action: 'Buy' };
    await shop.call('post', `/cart/${request.cart.id}/add`, { ...paul, body }).expect(200);
    expect(codeOf(await request.tryToBegin().expect(404))).toBe('cart_unknown');
    expect(codeOf(await request.tryToConfirm().expect(404))).toBe('cart_unknown');
  });
});

describe('time zones of browsers', () => {
  it('G3: are known to the database, which computes the end of offers', async () => {
    const { rows } = await sql<{ unknown: string[] | null }>`
      select array_agg(zone) as unknown from unnest(${Intl.supportedValuesOf('timeZone')}::text[]) as zone
      where not exists (select from pg_timezone_names where name = zone)`.execute(shop.deps.db);
    expect(rows[0]!.unknown ?? []).toEqual([]);
  });
});
