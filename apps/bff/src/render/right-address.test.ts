import request from 'supertest';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';

let upstream: StandInUpstream;
let bff: RunningBff;
beforeAll(async () => {
  upstream = await startUpstream();
  bff = await startBff(upstream.url);
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});

describe('an address of a page', () => {
  it.each([
    ['/EN-GB/', 308, '/en-gb/'],
    ['/Sv-Se/cart?h=1', 308, '/sv-se/cart?h=1'],
    ['/sr-Latn-RS/search?q=a', 308, '/sr-latn-rs/search?q=a'],
    ['/en-gb/cart/', 308, '/en-gb/cart'],
    ['/EN-GB/cart/?h=1', 308, '/en-gb/cart?h=1'],
    ['/en-gb/brands/%C3%A5/', 308, '/en-gb/brands/%C3%A5'],
    ['/cart', 302, '/sv-se/cart'],
    ['/portal/quotes?page=2', 302, '/sv-se/portal/quotes?page=2'],
    ['/cart/', 302, '/sv-se/cart/'],
    ['/gaskets--c12', 302, '/sv-se/gaskets--c12'],
  ])('%s is led to the right one', async (path, status, location) => {
    const answer = await request(bff.url).get(path).set('accept-language', 'sv');
    expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  });

  it.each(['/en-gb/', '/en-gb/cart', '/sr-latn-rs/search?q=A', '/en-gb/Mixed--GX032'])('%s stays', async (path) => {
    expect((await request(bff.url).get(path)).status).toBe(200);
  });

  it.each(['//elsewhere.example/', '/elsewhere.example/', '/en-gb//elsewhere.example/'])(
    '%s leads to no other site',
    async (path) => {
      const { headers } = await request(bff.url).get(path);
      expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
    },
  );
});
