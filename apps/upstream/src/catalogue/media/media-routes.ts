import { Router, type Request, type Response } from 'express';
import type { Kysely } from 'kysely';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database } from '@shop/commerce-model';
import { methodNotAllowed } from '../../http/mount.ts';
import { notFound } from '../../problem/problem.ts';

const yearInSeconds = 31_536_000;
const unzip = promisify(gunzip);

/** Public files by the hash of their content, so that an address never changes its content. */
export function mediaRoutes(db: Kysely<Database>): Router {
  const router = Router();
  router.get('/media/:hash/:name', async (request: Request, response: Response) => {
    response.locals['route'] = 'media';
    const { hash, name } = request.params as { hash: string; name: string };
    const file = await db
      .selectFrom('media')
      .select(['type', 'encoding', 'length'])
      .$if(request.method === 'GET', (query) => query.select('bytes'))
      .where('hash', '=', hash)
      .where('name', '=', name)
      .executeTakeFirst();
    if (!file) throw notFound('media_unknown', 'File not found');

    const sendsZipped = file.encoding === 'gzip' && request.acceptsEncodings('gzip') === 'gzip';
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', `public, max-age=${yearInSeconds}, immutable`);
    response.setHeader('etag', `"${hash}${sendsZipped ? '-gzip' : ''}"`);
    response.setHeader('x-content-type-options', 'nosniff');
    // A drawing opened directly can run and load nothing.
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    response.setHeader('cross-origin-resource-policy', 'same-site');
    if (file.encoding === 'gzip') response.setHeader('vary', 'Accept-Encoding');
    if (sendsZipped) response.setHeader('content-encoding', 'gzip');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    if (!file.bytes) {
      if (!sendsZipped) response.setHeader('content-length', file.length);
      response.end();
      return;
    }
    const stored = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    const body = file.encoding === 'gzip' && !sendsZipped ? await unzip(stored) : stored;
    response.setHeader('content-length', body.byteLength);
    response.end(body);
  });
  router.all('/media/:hash/:name', methodNotAllowed(['GET']));
  return router;
}
