import { downloadFile, fileNameOf, saveFile } from './download-file.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['the header', { 'content-disposition': 'attachment; filename="Offer 4711.pdf"' }, 'Offer 4711.pdf'],
  ['the header without quotes', { 'content-disposition': 'attachment; filename=offer.docx; size=3' }, 'offer.docx'],
  [
    'quotes inside the name',
    { 'content-disposition': String.raw`attachment; filename="the \"big\" one.pdf"` },
    'the "big" one.pdf',
  ],
  [
    'the name in UTF-8 before the plain one',
    { 'content-disposition': `attachment; filename="pris.pdf"; filename*=UTF-8''pris%C3%A5.pdf` },
    'priså.pdf',
  ],
  [
    'the plain name where the other is damaged',
    { 'content-disposition': `attachment; filename="pris.pdf"; filename*=UTF-8''%E0%A4%A` },
    'pris.pdf',
  ],
  ['never a folder', { 'content-disposition': 'attachment; filename="../../etc/offer.pdf"' }, 'offer.pdf'],
  ['Document.docx for Word', { 'content-type': word }, 'Document.docx'],
  [
    'Document.docx for old Word with a charset',
    { 'content-type': 'application/msword; charset=utf-8' },
    'Document.docx',
  ],
  ['Document.pdf for PDF', { 'content-type': 'application/pdf' }, 'Document.pdf'],
  ['Document.pdf for anything else', { 'content-type': 'text/html' }, 'Document.pdf'],
  ['Document.pdf where nothing is said', {}, 'Document.pdf'],
  ['Document.pdf where the header names none', { 'content-disposition': 'attachment' }, 'Document.pdf'],
])('N2: the file name comes from %s', (_, headers, name) => {
  expect(fileNameOf(new Headers(headers as Record<string, string>))).toBe(name);
});

test('N2: a failed download throws the status text', async () => {
  const answer = new Response('no', { status: 410, statusText: 'Gone for good' });
  await expect(downloadFile(answer)).rejects.toThrow('Gone for good');
});

test.each([
  ['is busy again', 503, { 'retry-after': '0.01' }, 2],
  ['names no time', 503, {}, 1],
  ['has no such file', 404, { 'retry-after': '0.01' }, 1],
])(
  'N2: a download where upstream %s (%i) fails with the status text after %j',
  async (_what, status, headers, asked) => {
    const load = jest.fn(() => Promise.resolve(new Response('', { status, statusText: `No ${status}`, headers })));
    await expect(saveFile(load)).rejects.toThrow(`No ${status}`);
    expect(load).toHaveBeenCalledTimes(asked);
  },
);

describe('N2: a saved file', () => {
  let saved: string[];
  let kept: Blob | undefined;
  beforeEach(() => {
    saved = [];
    kept = undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    URL.createObjectURL = (file) => {
      kept = file as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
  });

  test('has its name', async () => {
    await downloadFile(new Response('x', { headers: { 'content-type': 'application/pdf' } }));
    expect(saved).toEqual(['Document.pdf blob:file']);
  });

  test('has the content type of the answer, also where its progress is shown', async () => {
    const answer = () => new Response('zip', { headers: { 'content-type': 'application/zip', 'content-length': '3' } });
    const seen: [number, number | null][] = [];
    await downloadFile(answer(), (...progress) => seen.push(progress));
    expect(kept).toMatchObject({ type: 'application/zip', size: 3 });
    expect(seen).toEqual([[3, 3]]);
    await downloadFile(answer());
    expect(kept).toMatchObject({ type: 'application/zip', size: 3 });
  });

  test('is none when the answer breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (pieces) => pieces.enqueue(new Uint8Array([1])),
      pull: (pieces) => pieces.error(new TypeError('network error')),
    });
    await expect(downloadFile(new Response(body), () => undefined)).rejects.toThrow('network error');
    expect([saved, kept]).toEqual([[], undefined]);
  });
});
