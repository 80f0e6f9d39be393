import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A code found in a picture. */
export interface ReadCode {
  text: string;
  /** Of a QR code: L, M, Q or H. */
  errorCorrection: string;
}

const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** Reads the QR codes of a picture (SVG, PNG, JPEG) as the scanner of the shop does, in no order. */
export async function readCodes(picture: Uint8Array, density = 300): Promise<ReadCode[]> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  const { data, info } = await sharp(picture, { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    maxNumberOfSymbols: 255,
  });
  return found.map(({ text, ecLevel }) => ({ text, errorCorrection: ecLevel }));
}
