import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { sendRaw } from '../testing/raw-request.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';
import { startBff, type BffOptions, type RunningBff } from '../testing/start-bff.ts';
import { startProvider } from '../testing/stand-in-provider.ts';
import { startUpstream } from '../testing/stand-in-upstream.ts';
import { endpointsWithChanges } from '../testing/test-endpoints.ts';
import { waitFor } from '../testing/wait-for.ts';

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const lines = Object.entries({ host: 'localhost:3000', ...ours }).map(([name, value]) => `${name}: ${value}\r\n`);
/** A change that announces a body and never sends it. */
const silent = (path: string, bytes = 70_000, more = ''): string =>
  `POST ${path} HTTP/1.1\r\n${lines.join('')}${more}Content-Length: ${bytes}\r\n\r\n`;

const running: { close(): Promise<void> }[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const one of running.splice(0).reverse()) await one.close();
});

async function start(options: BffOptions = {}): Promise<RunningBff> {
  const upstream = await startUpstream();
  const bff = await startBff(upstream.url, { endpoints: endpointsWithChanges, ...options });
  running.push(upstream, bff);
  return bff;
}

/** Opens connections that send these bytes and nothing more. */
function hold(bff: RunningBff, count: number, bytes: () => string): Socket[] {
  const opened = Array.from({ length: count }, () => {
    const socket = connect(bff.port, '127.0.0.1', () => socket.write(bytes()));
    return socket.on('error', () => undefined);
  });
  sockets.push(...opened);
  return opened;
}

const anyCart = (): string => `/api/cart/${randomBytes(16).toString('hex')}/add`;
const add = (bff: RunningBff) => request(bff.url).post(anyCart()).set(ours).send({ quantity: 1 });
const inFlight = (bff: RunningBff): number =>
  Object.values(bff.deps.upstream.gates).reduce((sum, gate) => sum + gate.inFlight, 0);

describe('clients that announce a body and send nothing', () => {
  it('do not block a cart, a search or a list', async () => {
    const bff = await start();
    hold(bff, 40, () => silent(anyCart()));
    hold(bff, 40, () => silent('/api/items/lookup'));
    await sleep(200);
    expect((await add(bff)).status).toBe(200);
    expect((await request(bff.url).post('/api/items/lookup').set(ours).send({})).status).toBe(200);
    expect((await request(bff.url).get('/api/items/search?expression=a').set(ours)).status).toBe(200);
    expect(inFlight(bff)).toBe(0);
  });

  it('take all permits when these are given before the body has arrived (negative control)', async () => {
    const bff = await start({ protections: { wholeBodies: false } });
    hold(bff, 8, () => silent(anyCart()));
    await waitFor(() => inFlight(bff) >= 7);
    expect((await add(bff)).body).toMatchObject({ status: 503, code: 'overload' });
  });

  it('get 408 after a time limit, and so do clients that send too slowly', async () => {
    const environment = { BODY_START_MS: '200', BODY_MIN_BYTES_PER_SECOND: '1000' };
    const bff = await start({ environment });
    expect((await sendRaw(bff.port, silent(anyCart()), 1_500)).status).toBe(408);
    const [dripping] = hold(bff, 1, () => silent(anyCart()));
    let answer = '';
    dripping!.on('data', (chunk: Buffer) => (answer += String(chunk)));
    const drip = setInterval(() => dripping!.write('x'.repeat(20)), 100);
    await waitFor(() => answer.includes(' 408 '));
    clearInterval(drip);
    expect(answer).toContain('request_timeout');
  });

  it('are served when they are slow but steady', async () => {
    const bff = await start({ environment: { BODY_START_MS: '200', BODY_MIN_BYTES_PER_SECOND: '1000' } });
    const [steady] = hold(bff, 1, () => silent(anyCart(), 3_000));
    let answer = '';
    steady!.on('data', (chunk: Buffer) => (answer += String(chunk)));
    const send = setInterval(() => steady!.write('x'.repeat(300)), 100);
    await waitFor(() => answer !== '', 5_000);
    clearInterval(send);
    expect(answer).toContain(' 200 ');
  });
});

describe('file uploads', () => {
  const upload = '/api/taxexempts';

  it('need a signed-in user before a byte of the file is read', async () => {
    const bff = await start();
    const answer = await sendRaw(bff.port, silent(upload, 5_000_000));
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'not_authenticated' });
  });

  it('are limited to three at a time per user, across sessions, and do not block later ones', async () => {
    const provider = await startProvider();
    running.push(provider);
    const bff = await start({ environment: provider.environment });
    const signIn = async (): Promise<ShopBrowser> => {
      const browser = new ShopBrowser(bff.url);
      await browser.open('/auth/login?returnTo=/sv-se/');
      return browser;
    };
    const cookieOf = (browser: ShopBrowser) => `Cookie: sid=${browser.cookie('sid')}; sid-present=1\r\n`;
    const [here, there] = [await signIn(), await signIn()];
    hold(bff, 3, () => silent(upload, 5_000_000, cookieOf(here)));
    await sleep(200);
    const fourth = await sendRaw(bff.port, silent(upload, 5_000_000, cookieOf(there)));
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('retry-after')).toBe('5');
    expect(JSON.parse(fourth.body)).toMatchObject({ code: 'too_many_uploads' });
    // they hold no permit of upstream
    expect(inFlight(bff)).toBe(0);
    for (const socket of sockets.splice(0)) socket.destroy();
    await sleep(100);
    const sent = await there.call(upload, { method: 'POST', body: 'a file' });
    expect(sent.status).toBe(200);
  });
});
