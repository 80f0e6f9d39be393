import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkVatNumber } from './check-vat-number.ts';

let register: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  register = createServer((request, response) => {
    const path = request.url!;
    asked.push(path);
    if (path.endsWith('503')) response.writeHead(503).end();
    else if (path.endsWith('999')) return;
    else if (path.includes('vies')) response.end(JSON.stringify({ isValid: false, userError: 'MS_UNAVAILABLE' }));
    else response.end(JSON.stringify({ valid: !path.endsWith('/DE/129273398') }));
  }).listen(0, '127.0.0.1');
  await once(register, 'listening');
  url = `http://127.0.0.1:${(register.address() as AddressInfo).port}/vat`;
});
afterAll(() => {
  register.closeAllConnections();
  register.close();
});
beforeEach(() => void asked.splice(0));

describe('a VAT number', () => {
  it('F3: with wrong check digits is invalid without asking the register', async () => {
    for (const id of ['DE136695977', 'SE556188840501', 'FR83404833047', 'DE1366', 'US12']) {
      expect([id, await checkVatNumber(id, { url })]).toEqual([id, 'invalid']);
    }
    expect(asked).toEqual([]);
  });

  it('F3: has the status in the register, in every notation', async () => {
    expect(await checkVatNumber(' de 136 695-976 ', { url })).toBe('valid');
    expect(asked).toEqual(['/vat/DE/136695976']);
    expect(await checkVatNumber('DE129273398', { url })).toBe('unregistered');
    expect(await checkVatNumber('', { url })).toBeNull();
    // Belgium also issues numbers with a leading 1 since 2024
    expect(await checkVatNumber('BE1000000033', { url })).toBe('valid');
  });

  it('F3: is not verified, neither valid nor refused, while the register fails, hangs or is down', async () => {
    const startedAt = performance.now();
    const address = (end: string): string => url.replace('/vat', `/{country}/{number}/${end}`);
    expect(await checkVatNumber('DE136695976', { url: address('503') })).toBe('notVerified');
    expect(await checkVatNumber('DE136695976', { url: address('999'), timeoutMs: 200 })).toBe('notVerified');
    expect(await checkVatNumber('DE136695976', { url: address('vies') })).toBe('notVerified');
    expect(await checkVatNumber('DE136695976', { url: 'http://127.0.0.1:9' })).toBe('notVerified');
    expect(await checkVatNumber('DE136695976', { url: null })).toBe('notVerified');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
