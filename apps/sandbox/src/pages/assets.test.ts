import express from 'express';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assetRoutes } from './assets.ts';

const shopStyles = join(import.meta.dirname, '../../../../libs/design-system/src');
let server: Server;
let styles: string;

const get = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
beforeAll(async () => {
  server = createServer(express().use(assetRoutes())).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  styles = await (await get('/assets/sandbox.css')).text();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('pages of the sandbox', () => {
  it("have the shop's type, from the sandbox itself", async () => {
    const files = [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, path]) => path!);
    expect(files).toHaveLength(2);
    for (const path of files) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'font/woff2']);
      const wanted = readFileSync(join(shopStyles, 'fonts', path.replace('/assets/', '')));
      expect(Buffer.from(await answer.arrayBuffer()).equals(wanted)).toBe(true);
    }
  });

  it("have the shop's colours", () => {
    const coloursOf = (text: string) =>
      new Map([...text.matchAll(/^ *--([\w-]+): (light-dark\([^)]*\));/gm)].map(([, name, value]) => [name!, value!]));
    const shop = coloursOf(readFileSync(join(shopStyles, 'tokens.css'), 'utf8'));
    const own = [...coloursOf(styles)];
    expect(own.length).toBeGreaterThan(8);
    expect(own).toEqual(own.map(([name]) => [name, shop.get(name)]));
  });
});
