import type { Test } from 'supertest';

/** Reads the answer as bytes, whatever its type. */
export const asBytes = (test: Test): Test =>
  test.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => void chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

/** The file name of a download. */
export const fileNameIn = (headers: Record<string, string>): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(headers['content-disposition']!)![1]!);
