import { sendRaw } from '../testing/raw-request.ts';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';
import { endpointsWithChanges } from '../testing/test-endpoints.ts';

let upstream: StandInUpstream;
let bff: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream();
  bff = await startBff(upstream.url, { endpoints: endpointsWithChanges });
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});
beforeEach(() => upstream.requests.splice(0));

const host = 'Host: localhost:3000\r\n';
const ours = `${host}X-CSRF: 1\r\nSec-Fetch-Site: same-origin\r\n`;
const get = (target: string, headers = ''): string => `GET ${target} HTTP/1.1\r\n${ours}${headers}\r\n`;
const long = (length: number): string => 'a'.repeat(length);

const refused: [string, string, number][] = [
  ['a path traversal', get('/api/../settings'), 400],
  ['an encoded path traversal', get('/api/%2e%2e/settings'), 400],
  ['an encoded slash', get('/api/items%2fsearch'), 400],
  ['an encoded backslash', get('/api/items%5csearch'), 400],
  ['a backslash', get('/api\\settings'), 400],
  ['a broken encoding', get('/%zz'), 400],
  ['a broken encoding below /api', get('/api/%zz'), 400],
  ['absolute form', get('http://127.0.0.1:1/api/settings'), 400],
  ['a doubled slash', get('//api/settings'), 400],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${ours}\r\n`, 400],
  ['a path outside the contract', get('/api/admin'), 404],
  ['upstream’s own pages', get('/api/openapi.json'), 404],
  ['one segment too many', get('/api/settings/x'), 404],
  ['a slash at the end', get('/api/settings/'), 404],
  ['a method outside the contract', `DELETE /api/settings HTTP/1.1\r\n${ours}\r\n`, 405],
  ['HEAD where the contract has only GET', `HEAD /api/settings HTTP/1.1\r\n${ours}\r\n`, 405],
  ['TRACE', `TRACE /api/settings HTTP/1.1\r\n${ours}\r\n`, 405],
  ['an unknown method', `BREW /api/settings HTTP/1.1\r\n${ours}\r\n`, 400],
  ['a POST to a page', `POST /sv-se/ HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 405],
  ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
  ['no host', 'GET /sv-se/ HTTP/1.1\r\n\r\n', 400],
  ['a host with a path', 'GET /sv-se/ HTTP/1.1\r\nHost: localhost/evil\r\n\r\n', 400],
  ['a long address', get(`/sv-se/?q=${long(9_000)}`), 414],
  ['an address longer than the header limit', get(`/sv-se/?q=${long(30_000)}`), 414],
  ['long headers', get('/api/settings', `X-Long: ${long(30_000)}\r\n`), 431],
  ['a long body', `POST /api/cart/c1/add HTTP/1.1\r\n${ours}Content-Length: 99999999\r\n\r\n`, 413],
  ['a read with a body', get('/api/settings', 'Content-Length: 3\r\n').concat('abc'), 400],
  ['a read with a chunked body', get('/api/settings', 'Transfer-Encoding: chunked\r\n').concat('0\r\n\r\n'), 400],
  ['two lengths', get('/api/settings', 'Content-Length: 3\r\nContent-Length: 4\r\n').concat('abcd'), 400],
  ['both a length and chunks', get('/api/settings', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['an obfuscated transfer encoding', get('/api/settings', 'Transfer-Encoding: xchunked\r\n'), 400],
  [
    'two transfer encodings',
    get('/api/settings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n'),
    400,
  ],
  ['a space before the colon', get('/api/settings', 'Content-Length : 3\r\n'), 400],
  ['a folded header', get('/api/settings', 'X-A: b\r\n c\r\n'), 400],
  ['a zero byte in a header', get('/api/settings', 'X-A: \u0000\r\n'), 400],
  ['HTTP/0.9', 'GET /api/settings\r\n\r\n', 400],
  ['HTTP/2 in clear text', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['bytes that are not HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n', 400],
  ['a bad chunk size', `POST /api/cart/c1/add HTTP/1.1\r\n${ours}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n`, 400],
  ['a zero byte in a search', get('/sv-se/search?q=%00'), 400],
  ['a zero byte in the query of a call', get('/api/items/search?expression=a%00b'), 400],
  ['an unknown expectation', get('/api/settings', 'Expect: x\r\n'), 417],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ['a tunnel to the shop itself', `CONNECT localhost:3000 HTTP/1.1\r\n${ours}\r\n`, 405],
  [
    'compressed chunks',
    `POST /api/cart/c1/add HTTP/1.1\r\n${ours}Transfer-Encoding: gzip, chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
    400,
  ],
  ['two hosts', get('/api/settings', 'Host: evil.example\r\n'), 400],
  ['a path traversal below /media', get('/media/../../etc/passwd'), 400],
  ['a file name with a path traversal', get('/media/0123456789abcdef/..%2f..%2fx'), 400],
  ['a file without a hash', get('/media/x/y'), 404],
];

const harmless: [string, string][] = [
  ['Trailer', 'Trailer: x\r\n'],
  ['TE', 'TE: trailers\r\n'],
  ['Connection naming a header of ours', 'Connection: x-request-id, close\r\n'],
  ['Upgrade', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
  ['Expect', 'Expect: 100-continue\r\n'],
  ['Proxy-Connection', 'Proxy-Connection: close\r\n'],
  ['Keep-Alive', 'Keep-Alive: timeout=0\r\n'],
  ['HTTP2-Settings', 'Connection: HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n'],
  ['X-Original-URL', 'X-Original-URL: /admin\r\n'],
  ['X-HTTP-Method-Override', 'X-HTTP-Method-Override: DELETE\r\n'],
  ['__proto__', '__proto__: x\r\nconstructor: y\r\n'],
];

describe('hostile requests', () => {
  it.each(refused)('A1: %s is refused and never reaches upstream', async (_name, bytes, status) => {
    const answer = await sendRaw(bff.port, bytes, 30);
    expect(answer.status).toBe(status);
    expect(upstream.requests).toEqual([]);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    const requestId = answer.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-reason-code')).toMatch(/^[a-z_]+$/);
    await waitFor(() => bff.log.some((line) => line['requestId'] === requestId && line['status'] === status));
  });

  it.each(harmless)('A1: the header %s has no effect and is not forwarded', async (_name, header) => {
    const answer = await sendRaw(bff.port, get('/api/settings', header), 30);
    expect(answer.text).toContain('{"ok":true}');
    expect(upstream.requests).toHaveLength(1);
    const seen = Object.keys(upstream.requests[0]?.headers ?? {}).sort();
    expect(seen).toEqual(['connection', 'host', 'traceparent', 'x-forwarded-for', 'x-request-id']);
  });

  it('the process survives all of them', async () => {
    expect((await sendRaw(bff.port, get('/api/settings'))).status).toBe(200);
  });

  it('a second request hidden in the chunks of a DELETE arrives as body, not as a request', async () => {
    const hidden = 'GET /api/settings HTTP/1.1\r\nHost: x\r\n\r\n';
    const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    await sendRaw(bff.port, `DELETE /api/cart/c1 HTTP/1.1\r\n${ours}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]).toMatchObject({ method: 'DELETE', url: '/cart/c1', body: hidden });
    expect(upstream.requests[0]?.headers).toMatchObject({ 'content-length': String(hidden.length) });
    expect(upstream.requests[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('without the check of the request target a path traversal would reach upstream (negative control)', async () => {
    const open = await startBff(upstream.url, { protections: { targetCheck: false } });
    const answer = await sendRaw(open.port, get('/api/items/%2e%2e'));
    expect(answer.status).toBe(200);
    expect(upstream.requests).toHaveLength(1);
    await open.close();
  });

  it('without the host check a foreign host would be served (negative control)', async () => {
    const open = await startBff(upstream.url, { protections: { hostCheck: false } });
    expect((await sendRaw(open.port, 'GET /robots.txt HTTP/1.1\r\nHost: evil.example\r\n\r\n')).status).toBe(200);
    await open.close();
  });
});

describe('slow and many connections', () => {
  it('get 408 when their headers do not arrive in time', async () => {
    const slow = await startBff(upstream.url, { environment: { HEADERS_TIMEOUT_MS: '300' } });
    const startedAt = Date.now();
    const answer = await sendRaw(slow.port, 'GET /api/settings HTTP/1.1\r\nHost: loc', 1_500);
    expect(answer.status).toBe(408);
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    await slow.close();
  });

  it('can request health checks under any host name', async () => {
    expect((await sendRaw(bff.port, 'GET /healthz HTTP/1.1\r\nHost: 10.0.0.1:3000\r\n\r\n')).status).toBe(200);
    expect((await sendRaw(bff.port, 'GET /readyz HTTP/1.1\r\nHost: pod.local\r\n\r\n')).status).toBe(200);
  });

  it('get 429 when one peer calls too often', async () => {
    const strict = await startBff(upstream.url, { environment: { RATE_LIMIT_PER_MINUTE: '2' } });
    const open = await startBff(upstream.url, {
      environment: { RATE_LIMIT_PER_MINUTE: '2' },
      protections: { rateLimit: false },
    });
    const statuses = async (port: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let n = 0; n < 4; n += 1) seen.push((await sendRaw(port, get('/api/settings'), 30)).status);
      return seen;
    };
    expect(await statuses(strict.port)).toEqual([200, 200, 429, 429]);
    expect(await statuses(open.port)).toEqual([200, 200, 200, 200]);
    await Promise.all([strict.close(), open.close()]);
  });

  it('get 429 when one peer sends too many messages, even with an encoded path', async () => {
    const own = await startBff(upstream.url);
    const open = await startBff(upstream.url, { protections: { rateLimit: false } });
    const statuses = async (port: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let n = 0; n < 32; n += 1) {
        const path = n % 2 === 0 ? '/api/sendfeedback' : '/api/%73endfeedback';
        seen.push((await sendRaw(port, `POST ${path} HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 30)).status);
      }
      return seen;
    };
    expect(await statuses(own.port)).toEqual([...Array<number>(30).fill(200), 429, 429]);
    expect((await sendRaw(own.port, get('/api/settings'))).status).toBe(200);
    expect(await statuses(open.port)).not.toContain(429);
    await Promise.all([own.close(), open.close()]);
  });

  it('E4: get 429 with Retry-After when one peer looks up too many article numbers', async () => {
    const own = await startBff(upstream.url);
    const open = await startBff(upstream.url, { protections: { rateLimit: false } });
    const look = (port: number) =>
      sendRaw(port, `POST /api/items/lookup HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 30);
    const statuses = async (port: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let n = 0; n < 122; n += 1) seen.push((await look(port)).status);
      return seen;
    };
    expect(await statuses(own.port)).toEqual([...Array<number>(120).fill(200), 429, 429]);
    expect((await look(own.port)).headers.get('retry-after')).toBe('10');
    expect((await sendRaw(own.port, get('/api/settings'))).status).toBe(200);
    expect(await statuses(open.port)).not.toContain(429);
    await Promise.all([own.close(), open.close()]);
  });

  it('M4: get 429 with Retry-After when one peer generates too many documents', async () => {
    const own = await startBff(upstream.url);
    const open = await startBff(upstream.url, { protections: { rateLimit: false } });
    const make = (port: number, kind = 'cart') =>
      sendRaw(port, `POST /api/documents/${kind} HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 30);
    const statuses = async (port: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let n = 0; n < 32; n += 1) seen.push((await make(port, n % 2 === 0 ? 'cart' : 'quote')).status);
      return seen;
    };
    expect(await statuses(own.port)).toEqual([...Array<number>(30).fill(200), 429, 429]);
    expect((await make(own.port)).headers.get('retry-after')).toBe('10');
    // documents generated earlier can be downloaded
    expect((await sendRaw(own.port, get('/api/quotegeneration'))).status).toBe(200);
    expect(await statuses(open.port)).not.toContain(429);
    await Promise.all([own.close(), open.close()]);
  });

  it('J3: get 429 with Retry-After when one peer asks for too many document packs, while its other calls pass', async () => {
    const own = await startBff(upstream.url);
    const open = await startBff(upstream.url, { protections: { rateLimit: false } });
    const pack = (port: number) =>
      sendRaw(port, `POST /api/units/documents HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 30);
    const statuses = async (port: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let n = 0; n < 22; n += 1) seen.push((await pack(port)).status);
      return seen;
    };
    expect(await statuses(own.port)).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect((await pack(own.port)).headers.get('retry-after')).toBe('60');
    expect((await sendRaw(own.port, get('/api/units/9JYNHRUSVE/documentation'))).status).toBe(200);
    expect(await statuses(open.port)).not.toContain(429);
    await Promise.all([own.close(), open.close()]);
  });

  it('F6: get 429 when one peer makes too many payment calls, while its other calls pass', async () => {
    const own = await startBff(upstream.url, { environment: { PAYMENT_CALLS_PER_10_MINUTES: '6' } });
    const order = `/api/orders/${'0'.repeat(32)}`;
    const call = async (method: string, path: string): Promise<number> =>
      (await sendRaw(own.port, `${method} ${order}/${path} HTTP/1.1\r\n${ours}Content-Length: 0\r\n\r\n`, 30)).status;
    const seen: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      seen.push(await call('PUT', 'paymentsession'), await call('POST', 'payments'));
      seen.push(await call('PUT', 'checkoutcompleted'), await call('PUT', 'paymentdetails'));
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await call('PUT', 'contact')).toBe(200);
    await own.close();
  });
});
