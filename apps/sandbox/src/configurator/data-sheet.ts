import { sideView, type Shape } from './drawing.ts';
import type { Choices } from './unit.ts';

const page = { width: 595, height: 842, margin: 56 };
const strokes: Record<Shape['kind'], number> = { frame: 1.2, plate: 0.3, bar: 0.8 };

/** A page of A4 as PDF: title, rows of name and value, and the side view to scale. */
export function dataSheet(choices: Choices, { title, rows }: { title: string; rows: [string, string][] }): Buffer {
  const { width, height, shapes } = sideView(choices);
  const scale = Math.min((page.width - 2 * page.margin) / width, 380 / height);
  const top = page.height - page.margin;
  const texts = [
    `BT /F1 18 Tf ${page.margin} ${top - 18} Td (${written(title)}) Tj ET`,
    ...rows.map(([name, value], n) => {
      const y = top - 60 - n * 20;
      return `BT /F1 11 Tf ${page.margin} ${y} Td (${written(name)}) Tj ${180} 0 Td (${written(value)}) Tj ET`;
    }),
  ];
  const boxes = shapes.map((one) => {
    const numbers = [
      page.margin + one.x * scale,
      page.margin + (height - one.y - one.height) * scale,
      one.width * scale,
      one.height * scale,
    ].map((value) => value.toFixed(2));
    return `${strokes[one.kind]} w ${numbers.join(' ')} re S`;
  });
  return pdfOf([...texts, ...boxes].join('\n'));
}

/** A text in Latin-1, which the built-in fonts have; other letters lose their accents. */
function written(text: string): string {
  const plain = Array.from(text.replaceAll('đ', 'dj').replaceAll('Đ', 'Dj').replaceAll('−', '-'))
    .map((letter) => (letter <= 'ÿ' ? letter : letter.normalize('NFD').charAt(0)))
    .map((letter) => (letter <= 'ÿ' ? letter : '-'))
    .join('');
  return plain.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function pdfOf(content: string): Buffer {
  const bytes = Buffer.byteLength(content, 'latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${bytes} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = Buffer.byteLength(text, 'latin1');
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  text += `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
