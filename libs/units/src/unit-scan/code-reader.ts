import type { BarcodeDetector as ZxingDetector, BarcodeFormat } from 'barcode-detector/ponyfill';

/** Codes on nameplates and labels: IEC 61406 allows the first two, older plates have the others. */
const formats: BarcodeFormat[] = ['qr_code', 'data_matrix', 'code_128', 'code_39'];

/** The browser's own detector, which TypeScript does not know. */
type Detector = Pick<ZxingDetector, 'detect'>;
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** Reads codes; rejects when the reader cannot be loaded. */
export interface CodeReader {
  /** Texts of all codes in a picture, each once. */
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string[]>;
}

/** For the frames of a camera: the browser's own detector where it reads QR codes, else zxing, which is loaded now. */
export async function loadCodeReader(): Promise<CodeReader> {
  const own = await ownDetector();
  let detector = own ?? (await zxingDetector());
  return {
    async read(picture) {
      try {
        return textsOf(await detector.detect(picture));
      } catch (error) {
        if (detector !== own) throw error;
        // its service may be missing on the device
        detector = await zxingDetector();
        return textsOf(await detector.detect(picture));
      }
    },
  };
}

/** Of one picture every chance is taken: what the browser's own detector misses, zxing may find. */
export async function readPicture(picture: ImageBitmap): Promise<string[]> {
  const found = await (await ownDetector())?.detect(picture).catch(() => []);
  return textsOf(found?.length ? found : await (await zxingDetector()).detect(picture));
}

const textsOf = (found: readonly { rawValue: string }[]): string[] => [
  ...new Set(found.map(({ rawValue }) => rawValue)),
];

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !known.includes('qr_code')) return undefined;
  return new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
}

/** By default zxing would be fetched from another host. */
const wasmUrl = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
const overrides = { locateFile: () => wasmUrl };

async function zxingDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } = await import('barcode-detector/ponyfill');
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // it would stay failed
    purgeZXingModule();
    throw error;
  }
  return new BarcodeDetector({ formats });
}
