import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';

/** How somebody photographed a label. */
interface Pose {
  /** Clockwise. */
  degrees?: number;
  /** Light from 0 to 1. */
  light?: number;
  /** Share of the code, from its lower right corner, that is covered with dirt. */
  covered?: number;
}

const size = { width: 960, height: 720 };

/** A label of somebody else: an SVG of nothing but a QR code. */
export const codeSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 4 });

/** The label of a unit, as our servers draw it. */
export async function unitLabel(page: Page, serial: string): Promise<string> {
  const market = 'language=en&country=GB&locale=en-gb';
  const found = await page.request.get(`/api/units/searchbyserial/${serial}?${market}`, { headers: { 'x-csrf': '1' } });
  const { units } = (await found.json()) as { units: { equipmentId: string }[] };
  const label = await page.request.get(`/api/units/${units[0]!.equipmentId}/label?${market}`, {
    headers: { 'x-csrf': '1' },
  });
  return label.text();
}

/** Draws a label on a table in the browser. Returns a JPEG and its pixels (RGBA). */
async function photograph(page: Page, svg: string, { degrees = 0, light = 1, covered = 0 }: Pose) {
  return page.evaluate(
    async ({ svg, degrees, light, covered, size: { width, height } }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#7d8a6f';
      context.fillRect(0, 0, width, height);
      const share = Math.min((width * 0.7) / image.naturalWidth, (height * 0.7) / image.naturalHeight);
      const [wide, high] = [image.naturalWidth * share, image.naturalHeight * share];
      context.translate(width / 2, height / 2);
      context.rotate((degrees * Math.PI) / 180);
      context.drawImage(image, -wide / 2, -high / 2, wide, high);
      // the code stands at the left of a label, and is as high as it
      const code = Math.min(wide, high);
      const dirt = code * Math.sqrt(covered);
      context.fillStyle = '#59503f';
      context.fillRect(-wide / 2 + code * 0.85 - dirt, high / 2 - code * 0.15 - dirt, dirt, dirt);
      context.resetTransform();
      context.fillStyle = `rgb(0 0 0 / ${1 - light})`;
      context.fillRect(0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      let pixels = '';
      for (let at = 0; at < data.length; at += 32768) pixels += String.fromCharCode(...data.subarray(at, at + 32768));
      return { jpeg: canvas.toDataURL('image/jpeg', 0.8).split(',')[1]!, pixels: btoa(pixels) };
    },
    { svg, degrees, light, covered, size },
  );
}

/** A photograph of a label, as a file to choose. */
export async function labelPhoto(page: Page, svg: string, pose: Pose = {}) {
  const { jpeg } = await photograph(page, svg, pose);
  return { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg, 'base64') };
}

/** Writes a film of a label (YUV4MPEG2) for Chromium's fake camera, which repeats it. */
export async function writeLabelFilm(page: Page, svg: string, path: string): Promise<void> {
  const { pixels } = await photograph(page, svg, { degrees: 8, light: 0.8 });
  const rgba = Buffer.from(pixels, 'base64');
  const { width, height } = size;
  const luma = Buffer.alloc(width * height);
  for (let at = 0; at < luma.length; at++)
    luma[at] = 16 + (rgba[at * 4]! * 66 + rgba[at * 4 + 1]! * 129 + rgba[at * 4 + 2]! * 25) / 256;
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, grey]);
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
}
