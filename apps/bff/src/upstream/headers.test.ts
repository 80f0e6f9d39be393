import request from 'supertest';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { endpointsWithChanges } from '../testing/test-endpoints.ts';

let upstream: StandInUpstream;
let bff: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'max-age=60',
      etag: '"7"',
      'set-cookie': 'upstream=secret',
      server: 'upstream/1.0',
      'x-powered-by': 'upstream',
      'x-internal-host': 'db-7',
      'strict-transport-security': 'max-age=1',
    });
    response.end('{"ok":true}');
  });
  bff = await startBff(upstream.url, { endpoints: endpointsWithChanges });
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});
beforeEach(() => upstream.requests.splice(0));

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const forged = {
  authorization: 'Bearer stolen',
  cookie: 'sid=secret; locale=sv-se',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  'x-request-id': 'mine',
  'proxy-authorization': 'Basic x',
  referer: 'http://localhost:3000/sv-se/search?q=secret',
  origin: 'http://localhost:3000',
  'user-agent': 'test',
  te: 'trailers',
  via: '1.1 x',
};

describe('headers between browser and upstream', () => {
  it('A1: upstream gets only listed headers, and the address of the socket', async () => {
    await request(bff.url)
      .post('/api/cart/c1/add')
      .set({ ...ours, ...forged, 'idempotency-key': 'k1', 'if-match': '"3"', accept: 'application/json' })
      .send({ quantity: 2 });
    const { headers } = upstream.requests[0] ?? { headers: {} };
    expect(headers).toEqual({
      host: new URL(upstream.url).host,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'content-type': 'application/json',
      'content-length': '14',
      'idempotency-key': 'k1',
      'if-match': '"3"',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) as string,
    });
  });

  it.each([
    ['gzip; q=0', undefined],
    ['br;q=0.0, gzip', 'gzip'],
    ['GZIP, zstd', 'gzip'],
    ['*', undefined],
  ])('A1: upstream may compress for %s only as the browser accepts', async (accepted, handedOn) => {
    await request(bff.url)
      .get('/api/settings')
      .set({ ...ours, 'accept-encoding': accepted });
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe(handedOn);
  });

  it('A1: the browser gets only listed headers, and the request id', async () => {
    const answer = await request(bff.url)
      .get('/api/settings')
      .set({ ...ours, 'accept-encoding': 'identity' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'max-age=60',
      etag: '"7"',
      'content-type': 'application/json',
    });
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'x-internal-host', 'strict-transport-security']) {
      expect(answer.headers[name]).toBeUndefined();
    }
    expect(answer.headers['x-request-id']).toBe(upstream.requests[0]?.headers['x-request-id']);
  });

  it('without the lists all headers would pass (negative control)', async () => {
    const open = await startBff(upstream.url, { protections: { headerLists: false } });
    const answer = await request(open.url)
      .get('/api/settings')
      .set({ ...ours, ...forged });
    expect(upstream.requests[0]?.headers).toMatchObject({ cookie: forged.cookie, 'x-forwarded-for': '6.6.6.6' });
    expect(answer.headers['set-cookie']).toBeDefined();
    await open.close();
  });

  it('trusts X-Forwarded-For only as far as the configured proxies', async () => {
    const behindProxy = await startBff(upstream.url, { environment: { TRUST_PROXY: '1' } });
    await request(behindProxy.url)
      .get('/api/settings')
      .set({ ...ours, 'x-forwarded-for': '6.6.6.6, 10.0.0.9' });
    expect(upstream.requests[0]?.headers['x-forwarded-for']).toBe('10.0.0.9');
    await behindProxy.close();
  });

  it('continues a valid trace of the browser and starts a new one otherwise', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await request(bff.url)
      .get('/api/settings')
      .set({ ...ours, traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    await request(bff.url)
      .get('/api/settings')
      .set({ ...ours, traceparent: 'x' });
    expect(upstream.requests[0]?.headers['traceparent']).toContain(traceId);
    expect(upstream.requests[1]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-/);
  });

  it('M3: hands on where the browser is in its trace, whether it is recorded, and its tracestate', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const ask = (tracestate: string, parent = traceparent) =>
      request(bff.url)
        .get('/api/settings')
        .set({ ...ours, traceparent: parent, tracestate });
    await ask('vendor=1,other=2');
    await ask('x'.repeat(600));
    await ask('vendor=1', 'x');
    expect(upstream.requests.map(({ headers }) => headers['tracestate'])).toEqual([
      'vendor=1,other=2',
      undefined,
      undefined,
    ]);
    expect(upstream.requests[0]?.headers['traceparent']).toBe(traceparent);
  });

  it('keeps query and encoded path unchanged', async () => {
    await request(bff.url).get('/api/items?item=a_b&item=c%2Fd_e&t=1').set(ours);
    expect(upstream.requests[0]?.url).toBe('/items?item=a_b&item=c%2Fd_e&t=1');
  });

  it('public files keep upstream’s caching and are sandboxed', async () => {
    const answer = await request(bff.url).get('/media/0123456789abcdef/drawing.svg');
    expect(answer.headers).toMatchObject({
      'cache-control': 'max-age=60',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(upstream.requests[0]).toMatchObject({ url: '/media/0123456789abcdef/drawing.svg' });
  });

  it('the log has the route, but no address, header or body', async () => {
    bff.log.splice(0);
    await request(bff.url)
      .get('/api/items/search?expression=secret-words')
      .set({ ...ours, ...forged, cookie: 'other=secret' });
    expect(bff.log).toHaveLength(1);
    expect(bff.log[0]).toMatchObject({ route: 'api items.search', status: 200, group: 'search', attempts: 1 });
    expect(JSON.stringify(bff.log)).not.toMatch(/secret|stolen|6\.6\.6\.6|evil/);
  });
});
