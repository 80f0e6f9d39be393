import type { Page } from '@playwright/test';

/** Camera and place that a phone writes into its photographs: model, and 55° 36′ north. */
export const cameraModel = 'Phone 9';

/** A photograph as phones store it, drawn in the browser: with camera and place in its EXIF data. */
export async function phonePhoto(page: Page, colour: string, [width, height] = [640, 480]): Promise<Buffer> {
  const address = await page.evaluate(
    ({ fill, size: [wide = 0, high = 0] }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#ffffff';
      context.fillRect(wide / 8, high / 8, wide / 8, high / 2);
      return canvas.toDataURL('image/jpeg');
    },
    { fill: colour, size: [width, height] },
  );
  const jpeg = Buffer.from(address.split(',')[1]!, 'base64');
  // after the two bytes that begin every JPEG
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
}

/** TIFF tags: Model (0x0110), the GPS directory (0x8825), in it latitude reference (1) and latitude (2). */
function exifSegment(): Buffer {
  const model = Buffer.from(`${cameraModel}\0`);
  const entry = (tag: number, type: number, count: number, value: Buffer | number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    if (typeof value === 'number') bytes.writeUInt32LE(value, 8);
    else value.copy(bytes, 8);
    return bytes;
  };
  const directory = (...entries: Buffer[]): Buffer => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(entries.length);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const directoryBytes = 2 + 2 * 12 + 4;
  const gpsAt = 8 + directoryBytes;
  const modelAt = gpsAt + directoryBytes;
  const latitudeAt = modelAt + model.length;
  const latitude = Buffer.alloc(24);
  [55, 1, 36, 1, 0, 1].forEach((part, n) => latitude.writeUInt32LE(part, n * 4));
  const tiff = Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    directory(entry(0x0110, 2, model.length, modelAt), entry(0x8825, 4, 1, gpsAt)),
    directory(entry(1, 2, 2, Buffer.from('N\0')), entry(2, 5, 3, latitudeAt)),
    model,
    latitude,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from('ffe10000', 'hex');
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
