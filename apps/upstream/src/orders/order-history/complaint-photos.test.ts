import type { Complaint, OrderSummary, PlacedOrder, Problem, UploadedFile } from '@shop/api-contracts';
import sharp from 'sharp';
import { asBytes } from '../../testing/download.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

jest.setTimeout(60_000);

const marie = { as: 'marie' } as const;
let shop: TestUpstream;
let orderId: string;
let claim: string;
beforeAll(async () => {
  shop = await startTestUpstream();
  const { orders } = (await shop.call('get', '/orders/history', marie).expect(200)).body as { orders: OrderSummary[] };
  for (const order of orders) {
    const { lines } = await read(order.orderId);
    const line = lines.find(({ claimableQuantity }) => claimableQuantity > 0);
    if (!line) continue;
    orderId = order.orderId;
    const body = { lineId: line.lineId, quantity: 1, reason: 'damaged', text: 'A dent.' };
    const made = await shop.call('post', `/orders/history/${orderId}/claims`, { ...marie, body }).expect(200);
    claim = (made.body as Complaint).claimNumber;
    return;
  }
});
afterAll(() => shop.close());

const read = async (id: string): Promise<PlacedOrder> =>
  (await shop.call('get', `/orders/history/${id}`, marie).expect(200)).body as PlacedOrder;
const photosOf = async () => (await read(orderId)).claims.find(({ claimNumber }) => claimNumber === claim)!.photos!;

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#933' } });
/** As a phone stores it: lying, with the place and the device. */
const fromPhone = () =>
  picture()
    .withExif({ IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const add = (file: { name: string; bytes: Buffer }, { as = 'marie', number = claim } = {}) =>
  shop.call('post', `/orders/history/${orderId}/claims/${number}/photos`, { as, file });
const load = (fileId: string, as = 'marie') =>
  asBytes(shop.call('get', `/orders/history/${orderId}/claims/${claim}/photos/${fileId}`, { as }));
const codeOf = ({ body }: { body: unknown }) => (body as Problem).code;

describe('a photograph of a complaint', () => {
  it('I4: is shown again with the complaint, upright, and without the place where it was taken', async () => {
    const bytes = await fromPhone();
    expect((await sharp(bytes).metadata()).exif?.includes('Phone 9')).toBe(true);
    const added = (await add({ name: 'IMG_1.JPG', bytes }).expect(200)).body as UploadedFile;
    expect(await photosOf()).toEqual([added]);
    const answered = await load(added.id).expect(200);
    expect(answered.headers['content-type']).toContain('image/jpeg');
    const { exif, orientation, width, height } = await sharp(answered.body as Buffer).metadata();
    expect([exif, orientation ?? 1, width, height]).toEqual([undefined, 1, 20, 40]);
  });

  it('I4: is a JPEG, PNG or WebP by its content, whatever its name', async () => {
    const webp = { name: 'damage.jpg', bytes: await picture().webp().toBuffer() };
    expect(((await add(webp).expect(200)).body as UploadedFile).name).toBe('damage.jpg.webp');
    const heic = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('heic\0\0\0\0mif1heic')]);
    const refused: [string, Buffer, string][] = [
      ['photo.jpg', heic, 'file_type'],
      ['photo.jpg', Buffer.from('%PDF-1.7\n%%EOF\n'), 'file_type'],
      ['photo.jpg', Buffer.from('<svg onload="x"/>'), 'file_type'],
      ['photo.jpg', Buffer.alloc(0), 'file_empty'],
      ['photo.jpg', (await fromPhone()).subarray(0, 120), 'photo_unreadable'],
    ];
    for (const [name, bytes, code] of refused) {
      const answered = await add({ name, bytes });
      expect([answered.status, codeOf(answered)]).toEqual([422, code]);
    }
    const large = Buffer.concat([await fromPhone(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(codeOf(await add({ name: 'photo.jpg', bytes: large }).expect(413))).toBe('file_too_large');
  });

  it('H6: of another customer is not found, nor is one of another complaint', async () => {
    const [{ id }] = (await photosOf()) as [UploadedFile];
    const file = { name: 'x.png', bytes: await picture().png().toBuffer() };
    for (const as of ['anna', 'paul', 'noah']) {
      expect((await load(id, as)).status).toBe(404);
      expect((await add(file, { as })).status).toBe(404);
    }
    expect(codeOf(await add(file, { number: 'CL-1' }).expect(404))).toBe('claim_unknown');
    expect((await load('none')).status).toBe(404);
  });

  it('I4: has at most four others beside it, also when they are sent at once, and none once it is decided', async () => {
    const bytes = await picture().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add({ name: `${n}.png`, bytes })));
    expect(await photosOf()).toHaveLength(5);
    const codes = answers.filter(({ status }) => status !== 200).map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['too_many_photos']));
    await shop.deps.db.updateTable('order_claim').set({ state: 'accepted' }).where('number', '=', claim).execute();
    await shop.deps.db.deleteFrom('order_claim_photo').execute();
    expect(codeOf(await add({ name: 'late.png', bytes }).expect(409))).toBe('claim_decided');
  });
});
