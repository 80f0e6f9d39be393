import type { Request, Response } from 'express';
import { bestEncoding, decode, type Encoding } from '../http/encodings.ts';
import { refuse } from '../http/answer-failure.ts';
import { isUnchanged } from '../http/entity-tag.ts';
import { readStaticFolder, type StaticFile } from './static-folder.ts';

/**
 * Files of the built web app, served from memory, so that later changes of the folder, such as a newer build, break
 * nothing. Files below `/assets` have a hash in their name and never change; the build has compressed them to .br and
 * .gz, and the server only chooses. Ranges are not supported: a whole file is a valid answer to a Range request.
 */
export function staticFiles(clientFolder: string) {
  const files = readStaticFolder(clientFolder);

  return function serveFile(request: Request, response: Response, next: () => void): Promise<void> | undefined {
    const { context } = request;
    const { path } = context.target;
    const isAsset = path.startsWith('/assets/');
    const file = files.get(path);
    if (file) {
      context.route = 'static';
      const caching = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      return send(request, response, file, caching);
    }
    // a 40 kB page in place of a missing image would be useless
    if (isAsset) refuse(request, response, { status: 404, code: 'unknown_path', title: 'File not found' });
    else next();
    return undefined;
  };
}

async function send(request: Request, response: Response, file: StaticFile, caching: string): Promise<void> {
  const encoding = chosen(file, bestEncoding(request.headers['accept-encoding']));
  const headers: Record<string, string | number> = {
    'cache-control': caching,
    'content-type': file.type,
    etag: file.etag,
    ...(file.bytes.br || file.bytes.gzip ? { vary: 'Accept-Encoding' } : {}),
  };
  if (isUnchanged(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file.bytes[encoding] ?? (await decode(file.bytes.gzip!, 'gzip'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A client that accepts brotli also accepts gzip, if only that exists. */
function chosen({ bytes }: StaticFile, best: Encoding): Encoding {
  if (bytes[best]) return best;
  return best === 'br' && bytes.gzip ? 'gzip' : 'identity';
}
