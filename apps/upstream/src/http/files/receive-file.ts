import { maxUploadBytes, type photoTypes, uploadTypes } from '@shop/api-contracts';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Request } from 'express';
import { Problem } from '../../problem/problem.ts';
import { fileNameOf } from './file-name.ts';

export type UploadType = (typeof uploadTypes)[number] | (typeof photoTypes)[number];

export interface ReceivedFile {
  /** Sanitised: no path, no control characters, extension of its type. */
  name: string;
  /** Detected from the content; the browser's Content-Type is ignored. */
  type: UploadType;
  bytes: Buffer;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Maximum length of the field name, in bytes; there is one field. */
const maxFieldNameLength = 40;

/**
 * Reads the file of a multipart body from the field `formFile`, in memory, up to the upload limit; its content must be
 * of one of `types`. Throws a Problem:
 * 415 `not_multipart`, 400 `file_missing`, 413 `file_too_large`, 422 `file_empty` or `file_type`.
 */
export async function receiveFile(request: Request, types: readonly string[] = uploadTypes): Promise<ReceivedFile> {
  const { name, bytes } = await readPart(request);
  if (bytes.length === 0) throw new Problem(422, 'file_empty', 'The file is empty');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isAccepted(type, types)) {
    const names = types.map((one) => namesOf[one as UploadType]).join(', ');
    throw new Problem(422, 'file_type', `The file must be one of: ${names}`, { members: { types } });
  }
  return { name: nameFor(type, name), type, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

const extensionsOf: Record<UploadType, [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

const namesOf: Record<UploadType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** Replaces the extension by one of the detected type, so that an uploaded `certificate.html` never opens as a page. */
function nameFor(type: UploadType, given: string): string {
  const name = fileNameOf(given);
  const extensions = extensionsOf[type];
  const isRight = extensions.some((one) => name.toLowerCase().endsWith(`.${one}`));
  return isRight ? name : `${name}.${extensions[0]}`;
}

/** Browsers write quotes and line breaks of a name that way (HTML, multipart form data), and nothing else. */
const withoutEscapes = (name: string): string =>
  name.replaceAll(/%(?:22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));

const isAccepted = (type: string | undefined, types: readonly string[]): type is UploadType =>
  type !== undefined && types.includes(type);

const tooLarge = (): Problem =>
  new Problem(413, 'file_too_large', 'The file is larger than 5 MB', { members: { largest: maxUploadBytes } });

function readPart(request: Request): Promise<{ name: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const fail = (problem: Error): void => {
      request.unpipe(parser);
      // the rest is read and discarded, so that the client receives the answer
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
          fileSize: maxUploadBytes,
          fieldNameSize: maxFieldNameLength,
          headerPairs: 20,
        },
      });
    } catch {
      throw new Problem(415, 'not_multipart', 'The body must be multipart/form-data');
    }
    let received: { name: string; bytes: Buffer } | undefined;
    const broken = (): void => fail(new Problem(400, 'invalid_request', 'The multipart body is malformed'));
    parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
      // a truncated part emits its own error; without a listener it would end the process
      stream.on('error', broken);
      if (field !== 'formFile') {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge()));
      stream.on('end', () => (received = { name: withoutEscapes(name), bytes: Buffer.concat(chunks) }));
    });
    parser.on('error', broken);
    parser.on('finish', () => {
      if (received) resolve(received);
      else fail(new Problem(400, 'file_missing', 'The field formFile has no file'));
    });
    request.on('aborted', () => reject(new Problem(400, 'invalid_request', 'The body ended early')));
    request.pipe(parser);
  });
}
