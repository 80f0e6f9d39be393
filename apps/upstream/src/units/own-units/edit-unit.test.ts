import { randomUUID } from 'node:crypto';
import type { OwnerDetails } from '@shop/api-contracts';
import { sql } from 'kysely';
import { unitBySerial } from '@shop/demo-company';
import sharp from 'sharp';
import { company } from '../../testing/databases/demo-company.ts';
import { asBytes } from '../../testing/download.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(60_000);

const lyon = unitBySerial(company.units, '30-131-0044');

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

describe('own name and picture of a unit', () => {
  const { equipmentId } = lyon;
  const edit = (query: Record<string, string>, file?: { name: string; bytes: Buffer }, as = 'marie') =>
    shop.call('put', `/units/edit/${equipmentId}`, { as, key: randomUUID(), query, ...(file ? { file } : {}) });
  const load = (as: string) => asBytes(shop.call('get', `/units/${equipmentId}/image`, { as }));
  const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#933' } });
  const fromPhone = () =>
    picture()
      .withExif({ IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  const filesKept = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from stored_file`.execute(shop.deps.db)).rows[0]!.count;

  it('J2: are changed apart: the name, the picture, the picture away', async () => {
    const before = await filesKept();
    expect((await edit({ customName: '  Pasteuriser 1 ' }).expect(200)).body).toMatchObject({
      customName: 'Pasteuriser 1',
    });
    const withPicture = (await edit({}, { name: 'x.jpg', bytes: await fromPhone() }).expect(200)).body as OwnerDetails;
    expect(withPicture).toMatchObject({ customName: 'Pasteuriser 1', customImage: expect.any(String) as string });
    const other = (await edit({}, { name: 'x.png', bytes: await picture().png().toBuffer() }).expect(200))
      .body as OwnerDetails;
    expect(other.customImage).not.toBe(withPicture.customImage);
    expect(await filesKept()).toBe(before + 1);
    expect((await edit({ removeCustomImage: 'true' }).expect(200)).body).toMatchObject({
      customName: 'Pasteuriser 1',
      customImage: null,
    });
    expect(await filesKept()).toBe(before);
    expect((await edit({ customName: '' }).expect(200)).body).toMatchObject({ customName: null });
  });

  it('J2: the picture is upright, without the place where it was taken, and only for its owner', async () => {
    await edit({}, { name: 'IMG_1.JPG', bytes: await fromPhone() }).expect(200);
    const { exif, width, height } = await sharp((await load('marie').expect(200)).body as Buffer).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
    for (const as of ['anna', 'grace', 'noah']) expect((await load(as)).status).toBe(404);
    expect(await own.owned(equipmentId, 'anna')).toEqual({
      status: 'other',
      customName: null,
      customImage: null,
      place: null,
      isNameplateTyped: false,
    });
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a page', () => Promise.resolve(Buffer.from('<script>1</script>')), 'file_type'],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>')), 'file_type'],
    ['a PDF', () => Promise.resolve(Buffer.from('%PDF-1.7\n%%EOF\n')), 'file_type'],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'file_empty'],
    ['half a picture', async () => (await fromPhone()).subarray(0, 120), 'photo_unreadable'],
  ])('J2: %s is no picture, and the former stays', async (_what, bytes, code) => {
    const before = await own.owned(equipmentId);
    expect(codeOf(await edit({ customName: 'Lost' }, { name: 'photo.jpg', bytes: await bytes() }))).toEqual([
      422,
      code,
    ]);
    expect(await own.owned(equipmentId)).toEqual(before);
  });

  it('J2: of somebody else are not changed', async () => {
    for (const as of ['anna', 'noah'])
      expect(codeOf(await edit({ customName: 'Mine' }, undefined, as))).toEqual([404, 'unit_unknown']);
    expect((await edit({ customName: 'x'.repeat(101) })).status).toBe(400);
  });
});
