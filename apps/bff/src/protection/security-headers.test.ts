import { createHash } from 'node:crypto';
import request from 'supertest';
import { bootScript, createFakeWeb } from '../testing/fake-web-bundle.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';

let upstream: StandInUpstream;
let bff: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream();
  const render = ({ url }: { url: string }) =>
    url === '/sv-se/broken'
      ? Promise.reject(new Error('bug'))
      : Promise.resolve({ status: 200, headers: {}, html: 'x' });
  bff = await startBff(upstream.url, { web: createFakeWeb(render) });
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});

const paths: [string, number][] = [
  ['/sv-se/', 200],
  ['/', 302],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/favicon.svg', 200],
  ['/favicon.ico', 308],
  ['/assets/entry-abc123.js', 200],
  ['/assets/none.js', 404],
  ['/error-page.css', 200],
  ['/api/settings', 403],
  ['/api/none', 403],
  ['/%zz', 400],
  ['/sv-se/broken', 500],
  ['/media/none', 404],
];

describe('security headers', () => {
  it.each(paths)('are on every answer: %s', async (path, status) => {
    const answer = await request(bff.url).get(path).redirects(0);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    if (!path.startsWith('/api/')) {
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
    expect(answer.headers['content-security-policy']).toBe(policy);
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  it('are on answers to requests that are not HTTP', async () => {
    expect((await sendRaw(bff.port, 'nonsense\r\n\r\n', 30)).headers.get('content-security-policy')).toBe(policy);
  });

  it('an internal error is logged in full, but not shown to the browser', async () => {
    const answer = await request(bff.url).get('/sv-se/broken');
    expect(answer.headers['x-reason-code']).toBe('internal');
    expect(answer.text).not.toContain('bug');
    expect(answer.text).toContain(answer.headers['x-request-id']);
    expect(JSON.stringify(bff.log)).toContain('bug');
  });

  it('require https in later visits when the shop is served by https', async () => {
    const secure = await startBff(upstream.url, { environment: { PUBLIC_URL: 'https://shop.example' } });
    const answer = await request(secure.url).get('/sv-se/').set('host', 'shop.example');
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect((await request(bff.url).get('/sv-se/')).headers['strict-transport-security']).toBeUndefined();
    expect((await request(secure.url).get('/sv-se/').set('host', 'localhost')).status).toBe(400);
    await secure.close();
  });

  it('F6: allow only Adyen’s component, and only when payments go through Adyen', async () => {
    const own = await startBff(upstream.url, {
      environment: { PAYMENT_PROVIDER: 'adyen', ADYEN_ENVIRONMENT: 'live-us' },
    });
    const origin = 'https://checkoutshopper-live-us.adyen.com';
    const answer = await request(own.url).get('/sv-se/');
    const given = answer.headers['content-security-policy']!.split(';');
    expect(given.filter((one) => one.includes(origin)).map((one) => one.split(' ')[0])).toEqual([
      'script-src',
      'img-src',
      'connect-src',
      'frame-src',
    ]);
    expect(
      given
        .map((one) => one.replace(` ${origin}`, ''))
        .filter((one) => one !== "frame-src 'self'")
        .join(';'),
    ).toBe(policy);
    await own.close();
    const sandbox = await startBff(upstream.url, { environment: { PAYMENT_PROVIDER: 'sandbox', DEMO: 'true' } });
    expect((await request(sandbox.url).get('/sv-se/')).headers['content-security-policy']).toBe(policy);
    await sandbox.close();
  });

  it('M1: allow scripts, calls and frames of exactly the configured chat and notifications, and calls alone of WebSockets', async () => {
    const [chat, notify, further] = ['https://chat.example', 'https://notify.example', 'https://chat-api.example'];
    const socket = 'wss://chat-api.example';
    const opening = `${chat} ${notify} ${further}`;
    const own = await startBff(upstream.url, {
      environment: {
        CHAT_SCRIPT_URL: `${chat}/tracking.js?v=2`,
        NOTIFICATIONS_SCRIPT_URL: `${notify}/bell.js`,
        OUTSIDE_ORIGINS: `${further} ${chat} ${socket}`,
      },
    });
    const opened = (await request(own.url).get('/sv-se/')).headers['content-security-policy'];
    expect(opened!.split(';')).toEqual(
      policy
        .split(';')
        .flatMap((rule) =>
          /^(?:script|connect)-src/.test(rule)
            ? [
                `${rule} ${opening}${rule.startsWith('connect') ? ` ${socket}` : ''}`,
                ...(rule.startsWith('connect') ? [`frame-src 'self' ${opening}`] : []),
              ]
            : [rule],
        ),
    );
    const script = await request(own.url).get('/chat-script').redirects(0);
    expect([script.status, script.headers['location']]).toEqual([302, `${chat}/tracking.js?v=2`]);
    const bell = await request(own.url).get('/notifications-script').redirects(0);
    expect([bell.status, bell.headers['location']]).toEqual([302, `${notify}/bell.js`]);
    await own.close();
    for (const path of ['/chat-script', '/notifications-script']) {
      expect((await request(bff.url).get(path)).status).toBe(404);
    }
  });

  it('J7: let WebAssembly and the camera run on the page that reads labels, and on no other', async () => {
    const scanner = await request(bff.url).get('/sv-se/unit/scan');
    expect(scanner.headers['content-security-policy']).toBe(
      policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    );
    expect(scanner.headers['permissions-policy']).toMatch(/^camera=\(self\), /);
    for (const path of ['/sv-se/unit', '/sv-se/unit/scan/more', '/sv-se/unit/scanned', '/sv-se/', '/unit/scan']) {
      const { headers } = await request(bff.url).get(path).redirects(0);
      expect(headers['content-security-policy']).toBe(policy);
      expect(headers['permissions-policy']).toMatch(/^camera=\(\), /);
    }
  });

  it('are missing without the protection (negative control)', async () => {
    const open = await startBff(upstream.url, { protections: { securityHeaders: false } });
    expect((await request(open.url).get('/sv-se/')).headers['content-security-policy']).toBeUndefined();
    await open.close();
  });
});

const hash = createHash('sha256').update(bootScript).digest('base64');
const policy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');
