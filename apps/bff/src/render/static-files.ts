import type { Request, Response } from 'express';
import { bestEncoding, type Encoding } from '../operations/encodings.ts';
import { refuse } from '../operations/answer-failure.ts';
import { isUnchanged } from './send-page.ts';
import { readStaticFolder, type StaticFile } from './static-folder.ts';

/**
 * Files of the built web app, from memory: what happens to the folder later, a newer build say, changes and breaks nothing. Those below
 * `/assets` carry a hash in their name and never change; they are there as .br and .gz already, the server only chooses. Parts of a
 * file (Range) are not offered: a whole one is the right answer to that too.
 */
export function staticFiles(clientFolder: string) {
  const files = readStaticFolder(clientFolder);

  return function serveFile(request: Request, response: Response, next: () => void): void {
    const { context } = request;
    const { path } = context.target;
    const isAsset = path.startsWith('/assets/');
    const file = files.get(path);
    if (file) {
      context.route = 'static';
      const caching = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      send(request, response, file, caching);
      return;
    }
    // a page of 40 kB for a missing picture would help nobody
    if (isAsset) refuse(request, response, { status: 404, code: 'unknown_path', title: 'There is no such file' });
    else next();
  };
}

function send(request: Request, response: Response, file: StaticFile, caching: string): void {
  const encoding = chosen(file, bestEncoding(request.headers['accept-encoding']));
  const body = file.bytes[encoding] ?? file.bytes.identity;
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
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Who takes brotli takes gzip, should only that be there. */
function chosen({ bytes }: StaticFile, best: Encoding): Encoding {
  if (bytes[best]) return best;
  return best === 'br' && bytes.gzip ? 'gzip' : 'identity';
}
