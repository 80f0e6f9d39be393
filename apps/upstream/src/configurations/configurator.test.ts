import type { ConfiguratorSession, Quote } from '@shop/api-contracts';
import { createHmac, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import request, { type Test } from 'supertest';
import {
  configuratorKey,
  startConfiguratorStandIn,
  type ConfiguratorStandIn,
} from '../testing/configurator-stand-in.ts';
import { prepareConfiguration, someConfiguration } from '../testing/prepare-configuration.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { numbersOf, placesOf, TestRequest } from '../testing/test-request.ts';
import { partnerOf } from '../partners/partner-locations.ts';
import { purgeConfigurations } from './purge-configurations.ts';

let standIn: ConfiguratorStandIn;
let shop: TestUpstream;
beforeAll(async () => {
  standIn = await startConfiguratorStandIn();
  shop = await startTestUpstream({}, { configurator: standIn.configurator, payments: createFakePaymentProvider() });
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});
beforeEach(() => standIn.answerWith(undefined as never));

const page = 'http://localhost:3000/en-gb/configurator';
const start = (query: Record<string, string> = {}, as = 'grace', more: object = {}): Test =>
  shop.call('get', '/alice', { as, query: { returnUrl: page, ...query }, ...more });
/** Starts a session as a person and returns what the configurator was told. */
async function begin(query: Record<string, string> = {}, as = 'grace') {
  await start(query, as).expect(200);
  return standIn.sessions.at(-1)!;
}
const signed = (text: string, key = configuratorKey): string => createHmac('sha256', key).update(text).digest('base64');
function write(body: unknown, signature?: string): Test {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(shop.app)
    .post('/webhooks/configurator')
    .set({ 'content-type': 'application/json', hmacsignature: signature ?? signed(text) })
    .send(text);
}
const fileOf = (path: string, as: string, query: Record<string, string> = {}): Test =>
  shop.call('get', `/alice/configurations/${path}`, { as, query });

describe('a session', () => {
  it('L2: leads to the page of the configurator, which knows where to come back to', async () => {
    expect((await start().expect(200)).body).toEqual({
      configuratorUrl: `${standIn.origin}/configure/${standIn.sessions.at(-1)!.sessionId}`,
      success: true,
      httpStatusCode: 200,
    });
    expect(standIn.sessions.at(-1)).toMatchObject({
      returnUrl: page,
      design: null,
      webshopId: null,
      language: 'en',
      currency: 'GBP',
    });
    // nothing of the person
    expect(JSON.stringify(standIn.sessions.at(-1))).not.toMatch(/grace|@|100004/i);
  });

  it('L1: needs the permission, and the setting of the market', async () => {
    expect((await start({}, 'dragana').expect(403)).body).toMatchObject({ code: 'configurator_forbidden' });
    expect((await start({}, 'grace', { locale: 'sr-latn-rs' }).expect(403)).body).toMatchObject({
      code: 'configurator_forbidden',
    });
  });

  it('L2: comes back to pages of the shop only', async () => {
    for (const returnUrl of [
      'https://evil.example/en-gb/',
      'http://localhost:3000@evil.example/',
      'http://user:word@localhost:3000/en-gb/',
      'javascript:alert(1)',
      '/en-gb/cart',
      'http://localhost:30001/',
    ]) {
      expect((await start({ returnUrl }).expect(422)).body).toMatchObject({ code: 'return_url_foreign' });
    }
  });

  it('L2: starts from an own cart or list, or none', async () => {
    const cart = new TestCart(shop, { as: 'grace' });
    await cart.add('gasket');
    expect((await begin({ webshopId: `cart-${cart.id}` })).webshopId).toBe(`cart-${cart.id}`);
    await start({ webshopId: `cart-${cart.id}` }, 'erik').expect(404);
    await start({ webshopId: 'favouritelist-none' }).expect(404);
    await start({ webshopId: 'basket-1' }).expect(400);
  });

  it.each<[string, number, (response: ServerResponse) => void]>([
    ['never', 504, () => undefined],
    ['by hanging up', 504, (response) => void response.destroy()],
    ['slowly, without an end', 504, (response) => void response.write('{"url"')],
    ['with a page of another origin', 502, (response) => void response.end('{"url":"https://evil.example/configure"}')],
    ['with a script', 502, (response) => void response.end('{"url":"javascript:alert(1)"}')],
    ['with something else', 502, (response) => void response.end('<h1>Hello</h1>')],
    ['with no address', 502, (response) => void response.end('{"url":7}')],
    ['with very much', 502, (response) => void response.end(`{"url":"http://127.0.0.1/${'x'.repeat(20_000)}"}`)],
    ['with an error', 502, (response) => void response.writeHead(500).end('{"url":"http://127.0.0.1/"}')],
    [
      'by sending us elsewhere',
      504,
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['that there is no access', 403, (response) => void response.writeHead(403).end()],
  ])('L1: says so when the configurator answers %s', async (_name, httpStatusCode, answer) => {
    standIn.answerWith(answer);
    expect((await start().expect(200)).body).toEqual({
      configuratorUrl: null,
      success: false,
      httpStatusCode,
    } satisfies ConfiguratorSession);
    expect(shop.logged.at(-2)?.level === 'error' || shop.logged.at(-1)?.level === 'error').toBe(true);
  });
});

describe('writing a configuration back', () => {
  it('L2: stores it for the person of the session; again changes nothing', async () => {
    const { sessionId, configurationId } = await begin();
    const body = { ...someConfiguration, sessionId };
    for (let time = 0; time < 2; time += 1) {
      expect((await write(body).expect(200)).body).toEqual({ configurationId });
    }
    const cart = new TestCart(shop, { as: 'grace' }, 'RequestQuote');
    await cart.addMany([], { configurations: [configurationId] });
    await cart.addMany([], { configurations: [configurationId] });
    const { configurations } = await cart.read();
    expect(configurations).toMatchObject([
      {
        configurationId,
        name: 'GX-050, 61 plates',
        isEditable: true,
        lines: [
          {
            articleNumber: 'GX-050-FP',
            quantity: 1,
            enclosures: [{ configurationId, lineId: '10', name: 'GX-050.pdf' }],
          },
          { quantity: 59 },
        ],
      },
    ]);
    expect(configurations[0]!.lines[1]).not.toHaveProperty('enclosures');
    // of nobody else
    await new TestCart(shop, { as: 'erik' }).tryToAddMany([], { configurations: [configurationId] }).expect(422);
    await start({ configurationId }, 'erik').expect(404);
  });

  it('L2: an edited one keeps its id and place; a repeated earlier message does not undo it', async () => {
    const { sessionId, configurationId } = await begin();
    const first = { ...someConfiguration, sessionId };
    await write(first).expect(200);
    const cart = new TestCart(shop, { as: 'grace' }, 'RequestQuote');
    await cart.addMany([], { configurations: [configurationId] });
    const before = await cart.read();

    const edit = await begin({ configurationId, webshopId: `cart-${before.id}` });
    expect(edit).toMatchObject({ configurationId, design: someConfiguration.design });
    await write({ ...first, sessionId: edit.sessionId, savedAt: 2, names: { en: 'GX-050, 63 plates' } }).expect(200);
    const after = await cart.read();
    expect(after.configurations.find((one) => one.configurationId === configurationId)!.name).toBe('GX-050, 63 plates');
    expect(after.eTag).not.toBe(before.eTag);
    await write(first).expect(200);
    expect((await cart.read()).eTag).toBe(after.eTag);
  });

  it('L2: refuses what is forged, altered, malformed, without a session or of unknown articles', async () => {
    const { sessionId, configurationId } = await begin();
    const good = { ...someConfiguration, sessionId };
    const text = JSON.stringify(good);
    await write(good, 'AAAA').expect(401);
    await write(good, '').expect(401);
    await write(good, signed(text, 'another key of the same kind')).expect(401);
    await write(text.replace('61 plates', '99 plates'), signed(text)).expect(401);
    for (const [wrong, status, code] of [
      ['nonsense', 400, 'invalid_request'],
      [{ ...good, lines: [] }, 400, 'invalid_request'],
      [{ ...good, names: { de: 'GX-050' } }, 400, 'invalid_request'],
      [{ ...good, lines: [good.lines[0], good.lines[0]] }, 400, 'invalid_request'],
      [{ ...good, listPrice: -1 }, 400, 'invalid_request'],
      [withEnclosure(good, '<script>alert(1)</script>'), 400, 'invalid_request'],
      [{ ...good, sessionId: randomUUID() }, 404, 'session_unknown'],
      [{ ...good, lines: [{ ...good.lines[0]!, commercialItemId: 'NOPE' }] }, 422, 'item_unknown'],
      [{ ...good, savedAt: Date.now() + 10 * 60_000 }, 422, 'saved_in_future'],
      [{ ...good, names: { en: 'GX\0' } }, 422, 'text_invalid'],
      [{ ...good, design: '\0' }, 422, 'text_invalid'],
      [{ ...good, sessionId: '\0' }, 422, 'text_invalid'],
    ] as const) {
      expect((await write(wrong).expect(status)).body).toMatchObject({ code });
    }
    await request(shop.app).get('/webhooks/configurator').expect(405);
    await new TestCart(shop, { as: 'grace' }).tryToAddMany([], { configurations: [configurationId] }).expect(422);
  });

  it('L2: a repeated message is answered like the first, whatever has happened since', async () => {
    const { sessionId } = await begin({}, 'noah');
    const body = { ...someConfiguration, sessionId };
    const first = await write(body).expect(200);
    const checkout = new TestCheckout(shop, { as: 'noah' });
    const configurations = [(first.body as { configurationId: string }).configurationId];
    const added = { items: [], action: 'Buy', configurations };
    await checkout.call('post', `/cart/${checkout.cartId}/addmany`, { body: added }).expect(200);
    await checkout.toReview([]);
    await checkout.pay();
    expect((await write({ ...body, savedAt: 2 }).expect(409)).body).toMatchObject({ code: 'cart_frozen' });
    expect((await write(body).expect(200)).body).toEqual(first.body);
    const gone = [{ ...body.lines[0]!, commercialItemId: 'NOPE' }];
    expect((await write({ ...body, lines: gone }).expect(200)).body).toEqual(first.body);
  });

  it('L2: keeps the newest 50 sessions of a person', async () => {
    const { db } = shop.deps;
    const { oid } = await db
      .selectFrom('person')
      .select('oid')
      .where('first_name', '=', 'Anna')
      .executeTakeFirstOrThrow();
    const at = (n: number) => new Date(Date.now() - (100 - n) * 1_000);
    const rows = Array.from({ length: 60 }, (_, n) => ({
      ...{ id: `of-anna-${n}`, oid, configuration_id: `c-${n}`, started_at: at(n) },
    }));
    await db.insertInto('configurator_session').values(rows).execute();
    const { sessionId } = await begin({}, 'anna');
    const left = await db.selectFrom('configurator_session').select('id').where('oid', '=', oid).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([...rows.slice(11).map(({ id }) => id), sessionId].sort());
  });

  it('L2: is too late a day after the session', async () => {
    const { sessionId } = await begin();
    const { db } = shop.deps;
    await db
      .updateTable('configurator_session')
      .set({ started_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', sessionId)
      .execute();
    expect((await write({ ...someConfiguration, sessionId }).expect(404)).body).toMatchObject({
      code: 'session_unknown',
    });
  });

  it('L2: forgets what nobody put anywhere for a month, and keeps the rest', async () => {
    const { db } = shop.deps;
    const long = new Date(Date.now() - 31 * 86_400_000);
    const ids = [await begin(), await begin(), await begin()];
    for (const { sessionId } of ids) await write({ ...someConfiguration, sessionId }).expect(200);
    const [lost, kept, fresh] = ids.map(({ configurationId }) => configurationId);
    await new TestCart(shop, { as: 'grace' }, 'RequestQuote').addMany([], { configurations: [kept!] });
    await db.updateTable('configuration').set({ changed_at: long }).where('id', 'in', [lost!, kept!]).execute();
    await purgeConfigurations(db);
    const left = await db.selectFrom('configuration').select('id').where('id', 'in', [lost!, kept!, fresh!]).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([kept!, fresh!].sort());
  });
});

function withEnclosure(good: object, text: string): object {
  const content = Buffer.from(text).toString('base64');
  return { ...good, lines: [{ ...someConfiguration.lines[0]!, enclosures: [{ name: 'x.pdf', content }] }] };
}

describe('an enclosure', () => {
  it('L3: is a file for the owner, and stays the same in a copy', async () => {
    const { oid } = await shop.deps.db
      .selectFrom('person')
      .select('oid')
      .where('first_name', '=', 'Grace')
      .executeTakeFirstOrThrow();
    const { configuration, enclosure } = await prepareConfiguration(shop, oid, { id: 'of-grace-1' });
    const path = `${configuration}/lines/10/enclosures/${enclosure}`;
    const file = await fileOf(path, 'grace').expect(200);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="?GX-050\.pdf/);
    await fileOf(path, 'erik').expect(404);
    await fileOf(`${configuration}/lines/20/enclosures/${enclosure}`, 'grace').expect(404);
    await fileOf(`${configuration}/lines/10/enclosures/${'0'.repeat(32)}`, 'grace').expect(404);

    const cart = new TestCart(shop, { as: 'grace' }, 'RequestQuote');
    await cart.addMany([], { configurations: [configuration] });
    const { id } = await cart.read();
    await shop
      .call('post', `/cart/${id}/configurations/copy`, { as: 'grace', body: { configurationId: configuration } })
      .expect(200);
    const copy = (await cart.read()).configurations.at(-1)!;
    expect(copy).toMatchObject({ isEditable: true, lines: [{ enclosures: [{ enclosureId: enclosure }] }, {}] });
    await fileOf(`${copy.configurationId}/lines/10/enclosures/${enclosure}`, 'grace').expect(200);
  });

  it('L3: is read with the quote request it stands in, by its customer and the supplier, also after a change', async () => {
    const { sessionId, configurationId } = await begin({}, 'marie');
    await write({ ...someConfiguration, sessionId }).expect(200);
    const asking = new TestRequest(shop, { as: 'marie', locale: 'de-de' });
    await asking.collect([], { configurations: [configurationId] });
    const own = await partnerOf(shop.deps.db, { customerNumber: '200001' });
    const ofPaul = own!.locationIds.filter((id) => placesOf(asking.checkout)[0]!.includes(id));
    await asking.choose(asking.checkout.groups[0]!, ofPaul.slice(0, 1));
    const [number] = numbersOf(await asking.submit());
    const edit = await begin({ configurationId }, 'marie');
    const changed = { ...someConfiguration, sessionId: edit.sessionId, savedAt: 2 };
    await write({ ...changed, lines: [someConfiguration.lines[1]] }).expect(200);

    const quote = (await shop.call('get', `/quotes/${number!}`, { as: 'marie' }).expect(200)).body as Quote;
    const [enclosure] = quote.lines.flatMap(({ enclosures = [] }) => enclosures);
    expect(enclosure).toMatchObject({ configurationId, lineId: '10', name: 'GX-050.pdf' });
    const path = `${configurationId}/lines/10/enclosures/${enclosure!.enclosureId}`;
    await fileOf(path, 'marie', { quote: number! }).expect(200);
    await fileOf(path, 'marie').expect(404);
    await fileOf(path, 'marie', { quote: 'Q000001' }).expect(404);
    await fileOf(path, 'marie', { order: '0'.repeat(32) }).expect(404);
    await fileOf(path, 'erik', { quote: number! }).expect(404);
    await fileOf(path, 'paul', { quote: number! }).expect(200);
  });
});
