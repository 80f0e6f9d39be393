import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFileHeaders } from './answer-file.ts';

/** A file that is too large for memory. */
export interface FileStream {
  name: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  length: number;
  stream: Readable;
}

/**
 * Sends a private file while it is made, as fast as it is read. When its reader leaves, it is no longer made; when making
 * it fails, the connection breaks, so that nobody takes a part for the whole. Throws the failure, unless the reader left.
 */
export async function answerStream(response: Response, { name, type, length, stream }: FileStream): Promise<void> {
  setFileHeaders(response, { name, type });
  response.setHeader('content-length', length);
  try {
    await pipeline(stream, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
