import PDFDocument from 'pdfkit';
import { fontFor } from '../pdf/page-layout.ts';
import type { Pdf } from '../pdf/pdf.ts';
import { pdfFonts } from '../pdf/pdf-fonts.ts';
import { blackRuns } from './black-runs.ts';
import { measureIn } from './draw-label-sheet.ts';
import type { Label } from './label.ts';
import { pointsPerMm, sheetLayouts } from './label-sheets.ts';
import { layOutLabel, type LabelLine } from './lay-out-label.ts';

/**
 * Draws one label as SVG, as large as one of the A4 sheet. Letters are outlines: label programs have other fonts, in which
 * the texts would not have room.
 */
export function drawLabel(label: Label): Promise<Uint8Array> {
  const size = sheetLayouts.a4.label;
  const [width, height] = [size.width * pointsPerMm, size.height * pointsPerMm];
  const fonts = new PDFDocument({ autoFirstPage: false });
  for (const [name, font] of Object.entries(pdfFonts)) fonts.registerFont(name, font);
  const { code, lines } = layOutLabel(label, width, height, measureIn(fonts));
  const modules = blackRuns(code).map(
    (run) => `M${short(run.x)} ${short(run.y)}h${short(run.width)}v${short(run.height)}h${short(-run.width)}z`,
  );
  const told = [label.serialNumber, label.customName, label.name, label.codeAlt].filter(Boolean).join(', ');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}mm" height="${size.height}mm" viewBox="0 0 ${short(width)} ${short(height)}" role="img">`,
    `<title>${escaped(told)}</title>`,
    `<path fill="#fff" d="M0 0h${short(width)}v${short(height)}H0z"/>`,
    `<path d="${modules.join('')}"/>`,
    ...lines.map((line) => `<path d="${outlineOf(fonts, line)}"/>`),
    '</svg>',
  ];
  return Promise.resolve(new TextEncoder().encode(`${svg.join('\n')}\n`));
}

/** The font in use; @types/pdfkit does not know it. */
interface OpenFont {
  unitsPerEm: number;
  layout(text: string): {
    glyphs: { path: GlyphPath }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}
interface GlyphPath {
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
  commands: { command: string; args: number[] }[];
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function outlineOf(fonts: Pdf, { text, font, size, x, baseline }: LabelLine): string {
  fonts.font(fontFor(text, font));
  const { font: opened } = (fonts as unknown as { _font: { font: OpenFont } })._font;
  const scale = size / opened.unitsPerEm;
  const { glyphs, positions } = opened.layout(text);
  let left = x;
  return glyphs
    .map(({ path }, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const placed = path.scale(scale, -scale).translate(left + xOffset * scale, baseline - yOffset * scale);
      left += xAdvance * scale;
      return placed.commands.map(({ command, args }) => letters[command] + args.map(short).join(' ')).join('');
    })
    .join('');
}

const short = (figure: number): string => String(Math.round(figure * 100) / 100);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text for XML, which has no control signs and no halves of characters. */
const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
