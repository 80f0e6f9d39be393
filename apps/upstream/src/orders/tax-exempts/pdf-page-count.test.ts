import { deflateSync } from 'node:zlib';
import { pdfPageCount } from './pdf-page-count.ts';

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part)));
const packed = (content: string | Buffer) =>
  Buffer.concat([Buffer.from('<< /Type /ObjStm >>\nstream\n'), deflateSync(content), Buffer.from('\nendstream\n')]);

it('I5: pages are counted in the open and in compressed parts', () => {
  expect(pdfPageCount(pdf('<< /Type /Page >>', '<< /Type /Pages >>'))).toBe(1);
  expect(pdfPageCount(pdf(packed('<< /Type /Page >> << /Type/Page >>')))).toBe(2);
  expect(pdfPageCount(Buffer.from('<< /Type /Page >>'))).toBe(0);
});

it('I5: a file that unpacks to a thousand times its size is given up early', () => {
  const bomb = packed(Buffer.alloc(4 * 1024 * 1024 - 1));
  const page = packed('<< /Type /Page >>');
  expect(pdfPageCount(pdf(bomb, bomb, bomb, page))).toBe(1);
  // after 16 MB nothing is unpacked any more, so that the page behind is not found
  expect(pdfPageCount(pdf(bomb, bomb, bomb, bomb, page))).toBe(0);
});
