import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jest } from '@jest/globals';
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { loadCodeReader, readPicture } from './code-reader.ts';

const picture = {} as ImageBitmap;
const requested = jest.fn<(address: unknown) => Promise<Response>>();

/** Gives the browser a detector of its own. */
function offer(detect: () => Promise<{ rawValue: string }[]>, formats = ['qr_code', 'code_39', 'upc_a']) {
  const made = jest.fn();
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = detect;
    constructor(options: unknown) {
      made(options);
    }
  }
  Object.assign(globalThis, { BarcodeDetector });
  return made;
}

beforeEach(() => {
  // it logs that it could not be loaded
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  requested.mockReset().mockRejectedValue(new Error('offline'));
  Object.assign(globalThis, { fetch: requested });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

test('J7: the browser’s own detector reads, and nothing is loaded; each text comes once', async () => {
  const made = offer(() => Promise.resolve([{ rawValue: 'A1' }, { rawValue: 'A1' }, { rawValue: 'B2' }]));
  expect(await (await loadCodeReader()).read(picture)).toEqual(['A1', 'B2']);
  expect(made).toHaveBeenCalledWith({ formats: ['qr_code', 'code_39'] });
  expect(requested).not.toHaveBeenCalled();
});

test.each([
  ['there is none', () => undefined],
  ['it reads no QR codes', () => void offer(() => Promise.resolve([]), ['ean_13'])],
] as [string, () => void][])('J7: zxing is loaded from our own address where %s', async (_why, prepare) => {
  prepare();
  await expect(loadCodeReader()).rejects.toThrow();
  expect(requested).toHaveBeenCalled();
  for (const [address] of requested.mock.calls) expect(String(address)).toMatch(/^file:.*zxing_reader\.wasm$/);
});

test.each([
  ['finds nothing in', () => Promise.resolve([])],
  ['cannot read', () => Promise.reject(new Error('Barcode detection service unavailable.'))],
] as const)('J7: zxing gets a picture too that the browser’s detector %s', async (_what, detect) => {
  offer(detect);
  await expect(readPicture(picture)).rejects.toThrow();
  expect(requested).toHaveBeenCalled();
});

test('J7: the file that we serve is the one that the reader was made for', () => {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(ZXING_WASM_SHA256);
});
