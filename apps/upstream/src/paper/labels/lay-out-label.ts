import { encode } from 'uqr';
import { printable } from '../pdf/printable.ts';
import type { Label } from './label.ts';

export type LabelFont = 'regular' | 'semibold';

/** Width of a text in points. */
export type MeasureText = (text: string, font: LabelFont, size: number) => number;

/** A line of text; all figures in points from the upper left corner of the label. */
export interface LabelLine {
  text: string;
  font: LabelFont;
  size: number;
  x: number;
  baseline: number;
  width: number;
}

export interface LabelLayout {
  /** Rows of modules, true for black, without the quiet zone; `x` and `y` of the first module, `module` its width. */
  code: { rows: boolean[][]; x: number; y: number; module: number };
  lines: LabelLine[];
}

/** Free on every side: sheets are punched, and drawn in by printers, some tenths of a millimetre beside. */
const padding = 4;
/** White modules around the code, without which readers do not find it. */
const quietZone = 4;
const lineHeight = 1.22;
/** Of a line, above its baseline. */
const ascent = 0.93;

interface Block {
  text: string;
  font: LabelFont;
  size: number;
  maxLines: number;
  /** Space above. */
  gap: number;
}

/**
 * Places code and texts of a label. The code is as high as the label; the texts beside it become smaller until they have
 * room. A serial number is never shortened; names end with an ellipsis where even the smallest letters have none.
 */
export function layOutLabel(label: Label, width: number, height: number, measure: MeasureText): LabelLayout {
  // quiet zone is drawn by leaving it free
  const { data: rows } = encode(label.address, { ecc: 'M', border: 0 });
  const side = height - 2 * padding;
  const module = side / (rows.length + 2 * quietZone);
  const left = padding + side;
  const room = { width: width - left - padding, height: side };
  const blocks = fitBlocks(blocksOf(label, room.width, measure), room, measure);
  const used = heightOf(blocks);
  let y = padding + Math.max(0, (side - used) / 2);
  const lines = blocks.flatMap(({ gap, size, font, lines: texts }, at) => {
    if (at > 0) y += gap;
    return texts.map((text) => {
      const line = { text, font, size, x: left, baseline: y + size * ascent, width: measure(text, font, size) };
      y += size * lineHeight;
      return line;
    });
  });
  return { code: { rows, x: padding + quietZone * module, y: padding + quietZone * module, module }, lines };
}

/** Sizes of a serial number, which is easier to read in one line. */
const serialSizes = [11.5, 10.5, 9.5, 8.5];

function blocksOf(
  { serialCaption, serialNumber, customName, name }: Label,
  width: number,
  measure: MeasureText,
): Block[] {
  const hasRoom = (size: number): boolean => measure(printable(serialNumber).trim(), 'semibold', size) <= width;
  const serialSize = serialSizes.find(hasRoom) ?? serialSizes.at(-1)!;
  const blocks: Block[] = [
    { text: serialCaption, font: 'regular', size: 6, maxLines: 2, gap: 0 },
    { text: serialNumber, font: 'semibold', size: serialSize, maxLines: Infinity, gap: 0 },
    { text: customName ?? '', font: 'semibold', size: 8.5, maxLines: 3, gap: 3 },
    { text: name, font: 'regular', size: 7, maxLines: 4, gap: 3 },
  ];
  return blocks.flatMap((block) => {
    const text = printable(block.text).trim();
    return text === '' ? [] : { ...block, text };
  });
}

type FittedBlock = Block & { lines: string[] };

const heightOf = (blocks: readonly FittedBlock[]): number =>
  blocks.reduce((sum, { gap, size, lines }, at) => sum + (at > 0 ? gap : 0) + lines.length * size * lineHeight, 0);

const scales = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58];

/** The largest letters with which everything has room; in the smallest, names lose their last lines. */
function fitBlocks(
  blocks: readonly Block[],
  room: { width: number; height: number },
  measure: MeasureText,
): FittedBlock[] {
  for (const scale of scales) {
    const fitted = blocks.map((block) => fitBlock(block, { scale, width: room.width, isCut: false, measure }));
    const isWhole = fitted.every(({ lines, maxLines }) => lines.length <= maxLines);
    if (isWhole && heightOf(fitted) <= room.height) return fitted;
  }
  const scale = scales.at(-1)!;
  const cut = blocks.map((block) => fitBlock(block, { scale, width: room.width, isCut: block.gap > 0, measure }));
  for (let at = cut.length - 1; at >= 0 && heightOf(cut) > room.height;) {
    const block = cut[at]!;
    if (block.gap === 0 || block.lines.length <= 1) at -= 1;
    else
      cut[at] = fitBlock(
        { ...block, maxLines: block.lines.length - 1 },
        { scale: 1, width: room.width, isCut: true, measure },
      );
  }
  return cut;
}

interface Fitting {
  scale: number;
  width: number;
  /** Ends with an ellipsis after `maxLines`. */
  isCut: boolean;
  measure: MeasureText;
}

function fitBlock(block: Block, { scale, width, isCut, measure }: Fitting): FittedBlock {
  const size = block.size * scale;
  const fits = (text: string): boolean => measure(text, block.font, size) <= width;
  const lines = breakLines(block.text, fits);
  if (isCut && lines.length > block.maxLines) {
    const kept = lines.slice(0, block.maxLines);
    let last = Array.from(kept.at(-1)!);
    while (last.length > 1 && !fits(`${last.join('')}…`)) last = last.slice(0, -1);
    kept[kept.length - 1] = `${last.join('').trimEnd()}…`;
    return { ...block, size, lines: kept };
  }
  return { ...block, size, lines };
}

/** Where a text may be broken, the best places first: a figure stays with its word ("61 plates") as long as that has room. */
const breaks = [/(?<=(?<!\d) )/u, /(?<= )/u, /(?<=-)/u, /(?=)/u];

/** Breaks at spaces; a word without room in a line of its own after a hyphen, or where the line ends. */
function breakLines(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (whole: string, [at, ...others]: readonly RegExp[]): void => {
    for (const piece of at ? whole.split(at) : []) {
      if (fits((line + piece).trimEnd())) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      if (others.length === 0 || fits(piece.trimEnd())) line = piece;
      else add(piece, others);
    }
  };
  add(text, breaks);
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
