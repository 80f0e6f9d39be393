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
  const startedAt = performance.now();
  pdfPageCount(pdf(bomb, bomb));
  const two = performance.now() - startedAt;
  const file = pdf(...Array.from({ length: 1_000 }, () => bomb));
  const before = performance.now();
  expect(pdfPageCount(file)).toBe(0);
  // all of them would take five hundred times as long as two
  expect(performance.now() - before).toBeLessThan(two * 50);
});
