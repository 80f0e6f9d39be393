import type { FileAnswer } from '@shop/api-contracts';
import type { Response } from 'express';
import { fileNameOf } from './file-name.ts';

/** Sends a private file as a download; it is never displayed on the shop's origin. */
export function answerFile(response: Response, { bytes, ...file }: FileAnswer): void {
  setFileHeaders(response, file);
  response.send(Buffer.from(bytes));
}

/** Headers of a private file. */
export function setFileHeaders(response: Response, { name, type }: Pick<FileAnswer, 'name' | 'type'>): void {
  const safe = fileNameOf(name);
  const ascii =
    safe
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\]/g, '') || 'file';
  response.setHeader('content-type', type);
  response.setHeader(
    'content-disposition',
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  );
  response.setHeader('x-content-type-options', 'nosniff');
}
