import { endpoint } from '@shop/api-contracts';
import express from 'express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import * as z from 'zod/mini';
import { answerErrors } from './answer-errors.ts';
import { route } from './route.ts';
import { mountRoutes } from './mount.ts';
import { requestId } from './request-log.ts';
import { someAddress } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

describe('a bad request', () => {
  it('gets all its errors at once', async () => {
    const response = await shop
      .get('/items/category/gasketed', { page: 'x', sort: '!', partial: 'perhaps' })
      .expect(400)
      .expect('content-type', /^application\/problem\+json/);
    expect(response.body).toMatchObject({
      status: 400,
      code: 'invalid_request',
      errors: expect.arrayContaining(
        ['query.page', 'query.sort', 'query.partial'].map((path) => expect.objectContaining({ path }) as object),
      ) as object,
    });
  });

  it('must have the market parameters', async () => {
    const response = await request(shop.app).get('/countries').query({ country: 'gb' }).expect(400);
    const { errors } = response.body as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(['query.country', 'query.language', 'query.locale']);
  });

  it('for an unknown market is answered market_unknown', async () => {
    const response = await shop.get('/countries', { language: 'de' }).expect(400);
    expect(response.body).toMatchObject({ code: 'market_unknown' });
  });

  it.each(['/items/%zz', '/items/category/..%2f..', '/items/a%00b', '/items/<script>', `/items/${'a'.repeat(41)}`])(
    '%s is answered 400, not 500',
    async (path) => {
      expect((await shop.get(path)).status).toBe(400);
    },
  );

  it.each(['\0', 'a\0b', '\ud800', 'x\udc00'])(
    'with the unstorable text %j is answered with the path of the text',
    async (text) => {
      const body = { ...someAddress, companyOrName: `x${text}`, city: 'Malmö 😀' };
      const refused = await shop.call('post', '/user/addresses', { as: 'anna', body }).expect(400);
      expect(refused.body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'body.companyOrName' }] });
      const message = { email: 'a@mail.example', text };
      await shop.call('post', '/sendfeedback', { body: message }).expect(400);
      if (text.includes('\0')) await shop.get('/items', { item: [`x${text}_a001`] }).expect(400);
    },
  );

  it('nested 3,000 levels deep is refused, not a failure of ours', async () => {
    const cartId = '0'.repeat(32);
    const payload = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
    const response = await request(shop.app)
      .put(`/orders/${cartId}/checkoutcompleted`)
      .query({ language: 'en', country: 'GB', locale: 'en-gb' })
      .set({
        authorization: `Bearer ${await shop.identityProvider.issue({ oid: 'nests' })}`,
        'content-type': 'application/json',
        'idempotency-key': 'nested',
      })
      .send(`{"cartId":"${cartId}","paymentProvider":"x","payload":${payload}}`);
    expect([response.status, (response.body as { code: string }).code]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(response.body)).toContain('nested too deeply');
  });

  it('with an address over 12 kB is refused', async () => {
    await shop.get('/items/search', { expression: 'a'.repeat(12_500) }).expect(414);
  });

  it('to an unknown path is answered 404, to a known path with another method 405', async () => {
    expect((await shop.get('/nowhere').expect(404)).body).toMatchObject({ code: 'path_unknown' });
    const response = await request(shop.app).post('/items/search').expect(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
    expect(response.body).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('a query sent by POST, too long for an address', () => {
  const asking = endpoint({
    name: 'asking.post',
    method: 'POST',
    path: '/asking',
    summary: 'Only asks',
    auth: 'none',
    changesNothing: true,
    body: z.object({ n: z.number() }),
    response: z.object({ n: z.number(), ifMatch: z.nullable(z.number()) }),
  });
  const market = { language: 'en', country: 'GB', locale: 'en-gb' };
  let asked = 0;
  const ask = (headers: Record<string, string> = {}) => {
    const routes = [route(asking, ({ body, ifMatch }) => ({ n: body.n + asked++, ifMatch }))];
    const app = express().use(requestId(), mountRoutes(routes, shop.deps), answerErrors(shop.deps.log));
    return request(app).post('/asking').query(market).set(headers).send({ n: 1 });
  };

  it('needs no Idempotency-Key and runs each time', async () => {
    const key = randomUUID();
    for (const n of [1, 2]) expect((await ask().expect(200)).body).toMatchObject({ n });
    for (const n of [3, 4]) expect((await ask({ 'idempotency-key': key }).expect(200)).body).toMatchObject({ n });
    const kept = await shop.deps.db.selectFrom('idempotency_key').where('key', '=', key).select('key').execute();
    expect(kept).toEqual([]);
  });

  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
    ['"seven"', -1],
    ['"12345678901"', -1],
    ['7', -1],
    ['*', null],
    ['', null],
  ])('with If-Match %s has the version %p', async (ifMatch, version) => {
    expect((await ask({ 'if-match': ifMatch }).expect(200)).body).toMatchObject({ ifMatch: version });
  });
});

describe('an answer', () => {
  it('has the request id of the caller, in failures and in the log too', async () => {
    const response = await shop.get('/items/nothing').set('x-request-id', 'abc-123').expect(404);
    expect(response.headers['x-request-id']).toBe('abc-123');
    expect(response.body).toMatchObject({ requestId: 'abc-123' });
    expect(shop.logged.at(-1)!.fields).toMatchObject({ requestId: 'abc-123', route: 'items.get', status: 404 });
  });

  it('gets a new request id when the caller’s is missing or malformed', async () => {
    for (const given of ['', 'a b', '<x>', 'x'.repeat(101)]) {
      const response = await shop.get('/keywords').set('x-request-id', given);
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is logged with its trace id and without what the person typed', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await shop.get('/items/search', { expression: 'very private' }).set('traceparent', traceparent).expect(200);
    const { fields } = shop.logged.at(-1)!;
    expect(fields).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', route: 'items.search', method: 'GET' });
    expect(JSON.stringify(fields)).not.toContain('private');
  });

  it('to HEAD has no body', async () => {
    const response = await request(shop.app)
      .head('/keywords')
      .query({ language: 'en', country: 'GB', locale: 'en-gb' })
      .expect(200);
    expect(response.text).toBeUndefined();
  });
});

describe('an answer that differs from its contract', () => {
  const lying = endpoint({
    name: 'lying.get',
    method: 'GET',
    path: '/lying',
    summary: 'Promises a number',
    auth: 'none',
    response: z.object({ n: z.number() }),
  });
  const saving = endpoint({
    name: 'saving.post',
    method: 'POST',
    path: '/saving',
    summary: 'Takes a name',
    auth: 'none',
    body: z.object({ name: z.string().check(z.maxLength(5)) }),
    response: z.object({ name: z.string() }),
  });
  const talkative = endpoint({
    name: 'talkative.get',
    method: 'GET',
    path: '/talkative',
    summary: 'Promises a name',
    auth: 'none',
    response: z.object({ name: z.string(), lines: z.array(z.object({ quantity: z.number() })) }),
  });
  function appWith(failOnWrongAnswer: boolean) {
    const deps = { ...shop.deps, settings: { ...shop.deps.settings, failOnWrongAnswer } };
    const row = { name: 'Anna', oid: 'private', lines: [{ quantity: 2, purchasePrice: 100 }] };
    const routes = [
      route(lying, () => ({ n: 'one' }) as never),
      route(saving, ({ body }) => body),
      route(talkative, () => row),
    ];
    return express().use(requestId(), mountRoutes(routes, deps), answerErrors(deps.log));
  }
  const market = { language: 'en', country: 'GB', locale: 'en-gb' };

  it('fails in tests and the demo', async () => {
    await request(appWith(true)).get('/lying').query(market).expect(500);
    expect(String(shop.logged.at(-1)!.fields['err'])).toContain('answer.n');
  });

  it('is logged and sent in production', async () => {
    await request(appWith(false)).get('/lying').query(market).expect(200, { n: 'one' });
    expect(shop.logged.at(-1)).toMatchObject({ level: 'error', fields: { route: 'lying.get' } });
  });

  it('loses the fields of a row that are not in it', async () => {
    for (const app of [appWith(true), appWith(false)])
      await request(app)
        .get('/talkative')
        .query(market)
        .expect(200, { name: 'Anna', lines: [{ quantity: 2 }] });
  });

  it('fails, and loses fields, after a hundred answers as at first, though its contract is compiled by then', async () => {
    const app = appWith(true);
    for (let n = 1; n <= 120; n += 1) {
      await request(app).get('/lying').query(market).expect(500);
      const { text } = await request(app).get('/talkative').query(market).expect(200);
      expect(text).toBe('{"name":"Anna","lines":[{"quantity":2}]}');
    }
    expect(String(shop.logged.at(-2)!.fields['err'])).toContain('answer.n');
  });

  it('rolls back the change that it belongs to', async () => {
    const key = randomUUID();
    const lie = route({ ...saving, path: '/lie' }, () => ({ name: 5 }) as never);
    const app = express().use(requestId(), mountRoutes([lie], shop.deps), answerErrors(shop.deps.log));
    const send = () => request(app).post('/lie').query(market).set('idempotency-key', key).send({ name: 'x' });
    await send().expect(500);
    await send().expect(500);
  });

  it('a body is parsed; a wrong, malformed or too large one is refused', async () => {
    const post = () => request(appWith(true)).post('/saving').query(market).set('idempotency-key', randomUUID());
    await post().send({ name: 'Anna' }).expect(200, { name: 'Anna' });
    expect((await post().send({ name: 'Annabel' }).expect(400)).body).toMatchObject({
      errors: [{ path: 'body.name' }],
    });
    expect((await post().send({}).expect(400)).body).toMatchObject({ code: 'invalid_request' });
    const broken = await post().set('content-type', 'application/json').send('{').expect(400);
    expect(broken.body).toMatchObject({ code: 'invalid_json' });
    await post()
      .send({ name: 'x'.repeat(600_000) })
      .expect(413);
  });
});
