import type { Item } from '@shop/api-contracts';
import request from 'supertest';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
let item: Item;
beforeAll(async () => {
  shop = await startTestUpstream();
  item = (await shop.get('/items/GX032').expect(200)).body as Item;
});
afterAll(() => shop.close());

describe('a drawing', () => {
  const open = (src: string) => request(shop.app).get(src);

  it('is an immutable SVG that runs no script and is not sniffed', async () => {
    const response = await open(item.images.medium!.src).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      vary: 'Accept-Encoding',
    });
    expect(String(response.body)).toMatch(/^<svg /);
  });

  it('exists in three sizes, light and dark, all different', async () => {
    const { large, medium, small } = item.images;
    const addresses = [large!, medium!, small!].flatMap(({ src, srcDark }) => [src, srcDark!]);
    expect(new Set(addresses).size).toBe(6);
    for (const src of addresses) await open(src).expect(200);
    expect(small!.width).toBeLessThan(medium!.width);
    expect(medium!.width).toBeLessThan(large!.width);
  });

  it('is sent uncompressed to clients without gzip, with its own entity tag', async () => {
    const zipped = await open(item.images.medium!.src).set('accept-encoding', 'gzip').expect(200);
    const plain = await open(item.images.medium!.src).set('accept-encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.body)).toBe(String(zipped.body));
    expect(plain.headers['etag']).not.toBe(zipped.headers['etag']);
  });

  it('is not sent again to clients that have it', async () => {
    const { headers } = await open(item.images.medium!.src).expect(200);
    await open(item.images.medium!.src).set('if-none-match', headers['etag']!).expect(304);
  });

  it('answers HEAD without a body, and cannot be changed', async () => {
    const response = await request(shop.app).head(item.images.medium!.src).expect(200);
    expect(response.headers['content-type']).toBe('image/svg+xml');
    await request(shop.app).put(item.images.medium!.src).expect(405);
  });

  it('is 404 when it does not exist', async () => {
    await open('/media/00000000000000000000000000000000/x.svg').expect(404);
  });
});

describe('a DXF file', () => {
  it('has the length given on the item page', async () => {
    const [file] = item.dimensions!.files;
    const response = await request(shop.app).get(file!.src).set('accept-encoding', 'identity').buffer(true).expect(200);
    expect(Number(response.headers['content-length'])).toBe(file!.bytes);
    expect(response.headers['content-type']).toBe('image/vnd.dxf');
  });
});
