import request from 'supertest';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { endpointsWithChanges } from '../testing/test-endpoints.ts';

let upstream: StandInUpstream;
let bff: RunningBff;
let open: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream();
  bff = await startBff(upstream.url, { endpoints: endpointsWithChanges });
  open = await startBff(upstream.url, { endpoints: endpointsWithChanges, protections: { csrf: false } });
});
afterAll(async () => {
  await Promise.all([bff.close(), open.close()]);
  await upstream.close();
});

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const foreign: [string, 'get' | 'post', Record<string, string>][] = [
  ['without the header', 'get', { 'sec-fetch-site': 'same-origin' }],
  ['with another value', 'get', { ...ours, 'x-csrf': '0' }],
  ['cross-site', 'get', { ...ours, 'sec-fetch-site': 'cross-site' }],
  ['same-site', 'get', { ...ours, 'sec-fetch-site': 'same-site' }],
  ['a top-level navigation', 'get', { ...ours, 'sec-fetch-site': 'none' }],
  ['a foreign Origin', 'get', { 'x-csrf': '1', origin: 'https://evil.example' }],
  ['a null Origin', 'get', { 'x-csrf': '1', origin: 'null' }],
  ['a change with neither Sec-Fetch-Site nor Origin', 'post', { 'x-csrf': '1' }],
  ['a change without the header', 'post', { 'sec-fetch-site': 'same-origin' }],
];

describe('calls from our own pages', () => {
  it.each(foreign)('A1: a call %s is refused with 403', async (_name, method, headers) => {
    const path = method === 'get' ? '/api/settings' : '/api/cart/c1/add';
    const answer = await request(bff.url)[method](path).set(headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'foreign_call', status: 403 });
    expect((await request(open.url)[method](path).set(headers)).status).toBe(200);
  });

  it.each([
    ['same-origin', 'post', ours],
    ['our Origin where Sec-Fetch-Site is missing', 'post', { 'x-csrf': '1', origin: 'http://localhost:3000' }],
    ['a read on the header alone', 'get', { 'x-csrf': '1' }],
  ] as const)('passes with %s', async (_name, method, headers) => {
    const path = method === 'get' ? '/api/settings' : '/api/cart/c1/add';
    expect((await request(bff.url)[method](path).set(headers)).status).toBe(200);
  });

  it('files need no header', async () => {
    expect((await request(bff.url).get('/media/0123456789abcdef/drawing.svg')).status).toBe(200);
  });
});
