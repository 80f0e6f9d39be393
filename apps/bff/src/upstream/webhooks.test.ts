import { request as send } from 'node:http';
import request from 'supertest';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRaw } from '../testing/raw-request.ts';
import { answerSimply, startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';
import { startProvider, type StandInProvider } from '../testing/stand-in-provider.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';

const path = '/webhooks/payments/sandbox';
const body = '{"eventId":"1",  "outcome":{"state":"authorised"}}';
let upstream: StandInUpstream;
let bff: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream((incoming, response, text) => {
    if (!incoming.url?.startsWith('/webhooks')) return answerSimply(incoming, response, text);
    response.writeHead(incoming.headers['hmacsignature'] === 'forged' ? 401 : 200, { 'content-type': 'text/plain' });
    response.end('[accepted]');
  });
  bff = await startBff(upstream.url);
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});
beforeEach(() => void upstream.requests.splice(0));

const tell = (to: string, headers: Record<string, string> = {}, { url } = bff) =>
  request(url)
    .post(to)
    .set({ 'content-type': 'application/json', hmacsignature: 'abc=', ...headers });

describe('a webhook of the payment provider', () => {
  it('F7: is forwarded unchanged, without a session and without the headers of a page', async () => {
    const answer = await tell(`${path}?a=1`, {
      cookie: 'session=stolen',
      authorization: 'Bearer stolen',
      'idempotency-key': 'k',
      'x-forwarded-for': '6.6.6.6',
      'x-http-method-override': 'GET',
    }).send(body);
    expect([answer.status, answer.text]).toEqual([200, '[accepted]']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(upstream.requests).toHaveLength(1);
    const [{ url, headers, body: received }] = upstream.requests as [(typeof upstream.requests)[0]];
    expect([url, received]).toEqual([path, body]);
    const { host, connection, traceparent, ...rest } = headers;
    expect([host, connection, traceparent].every((value) => value !== undefined)).toBe(true);
    expect(rest).toEqual({
      'content-type': 'application/json',
      'content-length': String(body.length),
      hmacsignature: 'abc=',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': answer.headers['x-request-id'],
    });
  });

  it('F7: gets upstream’s refusal of a forged signature', async () => {
    expect((await tell(path, { hmacsignature: 'forged' }).send(body)).status).toBe(401);
  });

  it('is refused before it reaches upstream when it is too long, uses another method or has another address', async () => {
    const long = 'x'.repeat(70_000);
    const chunked = `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nTransfer-Encoding: chunked\r\n\r\n${(70_000).toString(16)}\r\n${long}\r\n0\r\n\r\n`;
    const refused: [Promise<{ status: number }>, number][] = [
      [tell(path).send(long), 413],
      [sendRaw(bff.port, chunked), 413],
      [tell('/webhooks/payments/other').send(body), 404],
      [tell('/webhooks/payments/account').send(body), 404],
      [tell('/webhooks/payments/sandbox/x').send(body), 404],
      [tell('/webhooks/payments/sandbox/').send(body), 404],
      [tell('/webhooks/payments/').send(body), 404],
      [tell('/webhooks/payments/%2e%2e/orders').send(body), 400],
      [tell('/api/webhooks/payments/sandbox', { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' }).send(body), 404],
      [tell(path, { host: 'evil.example' }).send(body), 400],
      [request(bff.url).get(path), 405],
      [request(bff.url).put(path).send(body), 405],
    ];
    for (const [answer, status] of refused) expect((await answer).status).toBe(status);
    expect(upstream.requests).toEqual([]);
  });

  it('H9: leaves neither its signature nor its body in the log', async () => {
    bff.log.splice(0);
    await tell(path, { hmacsignature: 'c2lnbmF0dXJl' }).send('{"email":"buyer@mail.example"}');
    expect(bff.log).toHaveLength(1);
    expect(bff.log[0]).toMatchObject({ route: 'webhook', group: 'payments', status: 200 });
    expect(JSON.stringify(bff.log)).not.toMatch(/c2lnbmF0dXJl|buyer@/);
  });
});

describe('what the configurator writes back', () => {
  const configurator = '/webhooks/configurator';

  it('L2: is forwarded unchanged with its signature, and without a session', async () => {
    const answer = await tell(`${configurator}?a=1`, {
      ...{ hmacsignature: 'c2lnbmVk', cookie: 'session=stolen', authorization: 'Bearer stolen' },
    }).send(body);
    expect([answer.status, answer.text]).toEqual([200, '[accepted]']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [{ url, headers, body: received }] = upstream.requests as [(typeof upstream.requests)[0]];
    expect([url, received, headers['hmacsignature']]).toEqual([configurator, body, 'c2lnbmVk']);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(bff.log.at(-1)).toMatchObject({ route: 'webhook', group: 'configurator', status: 200 });
  });

  it('L2: gets upstream’s refusal of a forged signature', async () => {
    expect((await tell(configurator, { hmacsignature: 'forged' }).send(body)).status).toBe(401);
  });

  it('L2: has room for drawings, 2 MB; more is refused, and so are other methods and addresses', async () => {
    const limit = 2 * 1024 * 1024;
    expect((await tell(configurator).send('x'.repeat(limit))).status).toBe(200);
    upstream.requests.splice(0);
    for (const [answer, status] of [
      [tell(configurator).send('x'.repeat(limit + 1)), 413],
      [tell(`${configurator}/`).send(body), 404],
      [tell(`${configurator}/x`).send(body), 404],
      [tell(configurator, { host: 'evil.example' }).send(body), 400],
      [request(bff.url).get(configurator), 405],
    ] as const) {
      expect((await answer).status).toBe(status);
    }
    expect(upstream.requests).toEqual([]);
  });

  it('L2: a configurator that hangs stops no message of the payment provider', async () => {
    const hanging = await startUpstream((incoming, response, text) => {
      if (incoming.url !== configurator) answerSimply(incoming, response, text);
    });
    const own = await startBff(hanging.url);
    const held = Array.from({ length: 30 }, () => {
      const one = send(`${own.url}${configurator}`, { method: 'POST', headers: { 'content-length': body.length } });
      return one.on('error', () => undefined).end(body);
    });
    try {
      await waitFor(() => hanging.requests.filter(({ url }) => url === configurator).length > 1);
      expect((await tell(path, {}, own).send(body)).status).toBe(200);
    } finally {
      for (const one of held) one.destroy();
      await own.close();
      await hanging.close();
    }
  });
});

describe('uploaded files', () => {
  const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'idempotency-key': 'k' };
  let provider: StandInProvider;
  const opened: RunningBff[] = [];
  beforeAll(async () => (provider = await startProvider()));
  afterAll(async () => {
    for (const one of opened) await one.close();
    await provider.close();
  });

  /** Starts a BFF and signs in there; returns both the server and the cookie. */
  async function start(environment: Record<string, string> = {}): Promise<{ own: RunningBff; cookie: string }> {
    const own = await startBff(upstream.url, { environment: { ...provider.environment, ...environment } });
    opened.push(own);
    const browser = new ShopBrowser(own.url);
    await browser.open('/auth/login?returnTo=/sv-se/');
    return { own, cookie: `sid=${browser.cookie('sid')}` };
  }

  it('I5: pass up to 6 MB for calls that take a file; other calls keep their limit', async () => {
    const { own, cookie } = await start();
    const send = (to: string, bytes: number) =>
      request(own.url)
        .post(to)
        .set({ ...ours, cookie, 'content-type': 'multipart/form-data; boundary=x' })
        .send(Buffer.alloc(bytes, 'a'));
    const order = '0'.repeat(32);
    const limit = 6 * 1024 * 1024;
    for (const [to, bytes, status] of [
      ['/api/taxexempts?country=US', limit, 200],
      [`/api/orders/${order}/orderfile`, limit, 200],
      ['/api/taxexempts?country=US', limit + 1, 413],
      [`/api/orders/${order}/payments`, 512 * 1024, 200],
      [`/api/orders/${order}/payments`, 512 * 1024 + 1, 413],
      ['/api/sendfeedback', 512 * 1024 + 1, 413],
    ] as const) {
      upstream.requests.splice(0);
      expect([to, (await send(to, bytes)).status]).toEqual([to, status]);
      expect(upstream.requests.map((one) => one.body.length)).toEqual(status === 200 ? [bytes] : []);
    }
  });

  it('have a longer time limit than other bodies, and hold no permit while they stall', async () => {
    const short = { REQUEST_TIMEOUT_MS: '200', HEADERS_TIMEOUT_MS: '150' };
    const patient = await start(short);
    const hasty = await start({ ...short, UPLOAD_TIMEOUT_MS: '400' });
    const send = ({ own, cookie }: typeof patient, to: string, bytes: number) =>
      sendRaw(
        own.port,
        `POST ${to} HTTP/1.1\r\nHost: localhost:3000\r\nX-CSRF: 1\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\nContent-Length: ${bytes}\r\n\r\nabc`,
        1_000,
      );
    const answers = Promise.all([
      send(patient, '/api/sendfeedback', 100),
      send(patient, '/api/taxexempts', 200_000),
      send(hasty, '/api/taxexempts', 200_000),
    ]);
    await sleep(100);
    for (const { own } of [patient, hasty]) {
      for (const gate of Object.values(own.deps.upstream.gates)) expect(gate).toMatchObject({ inFlight: 0 });
    }
    // 0: not answered yet
    expect((await answers).map(({ status }) => status)).toEqual([408, 0, 408]);
  });
});
