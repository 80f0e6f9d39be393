import { largestUpload, uploadTypes } from '@shop/api-contracts';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Request } from 'express';
import { Problem } from '../../problem/problem.ts';
import { fileNameOf } from './file-name.ts';

export type UploadType = (typeof uploadTypes)[number];

export interface ReceivedFile {
  /** Sanitised: no path, no control characters, the extension of its type. */
  name: string;
  /** Decided by content; what the browser says of it does not count. */
  type: UploadType;
  bytes: Buffer;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Longest name of a field in bytes; there is one field. */
const maxFieldNameLength = 40;

/**
 * The one file of a multipart body, from the field `formFile`; never more of it in memory than an upload may have, and nothing on disk.
 * Throws a Problem: 415 `not_multipart`, 400 `file_missing`, 413 `file_too_large`, 422 `file_empty` or `file_type`.
 */
export async function receiveFile(request: Request): Promise<ReceivedFile> {
  const { name, bytes } = await readPart(request);
  if (bytes.length === 0) throw new Problem(422, 'file_empty', 'The file is empty');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isUploadType(type)) {
    throw new Problem(422, 'file_type', 'The file must be a PDF, a JPEG or a PNG', { members: { types: uploadTypes } });
  }
  return { name: nameFor(type, name), type, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

const extensionsOf: Record<UploadType, [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
};

/** A file opens as what it is, whatever it was called: who saves `certificate.html` must not get a page. */
function nameFor(type: UploadType, given: string): string {
  const name = fileNameOf(given);
  const extensions = extensionsOf[type];
  const isRight = extensions.some((one) => name.toLowerCase().endsWith(`.${one}`));
  return isRight ? name : `${name}.${extensions[0]}`;
}

const isUploadType = (type: string | undefined): type is UploadType => uploadTypes.some((one) => one === type);

const tooLarge = (): Problem =>
  new Problem(413, 'file_too_large', 'The file has more than 5 MB', { members: { largest: largestUpload } });

function readPart(request: Request): Promise<{ name: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const fail = (problem: Error): void => {
      request.unpipe(parser);
      // what is still under way is read and thrown away, so that the answer arrives
      request.resume();
      reject(problem);
    };
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({
        headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
        limits: {
          files: 1,
          fields: 0,
          parts: 2,
          fileSize: largestUpload,
          fieldNameSize: maxFieldNameLength,
          headerPairs: 20,
        },
      });
    } catch {
      throw new Problem(415, 'not_multipart', 'A file is sent as multipart/form-data');
    }
    let received: { name: string; bytes: Buffer } | undefined;
    const broken = (): void => fail(new Problem(400, 'invalid_request', 'The multipart body is broken'));
    parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
      // a part that ends too early says so itself; unheard it would end the process
      stream.on('error', broken);
      if (field !== 'formFile') {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge()));
      stream.on('end', () => (received = { name, bytes: Buffer.concat(chunks) }));
    });
    parser.on('error', broken);
    parser.on('finish', () => {
      if (received) resolve(received);
      else fail(new Problem(400, 'file_missing', 'The field formFile holds no file'));
    });
    request.on('aborted', () => reject(new Problem(400, 'invalid_request', 'The body ended early')));
    request.pipe(parser);
  });
}
