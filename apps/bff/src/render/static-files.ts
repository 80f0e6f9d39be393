import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { refuse } from '../operations/answer-failure.ts';

/**
 * Files of the built web app. Those below `/assets` carry a hash in their name and never change; they are there as .br and .gz already,
 * the server only chooses. The list of files is read once, at the start.
 */
export function staticFiles(clientFolder: string) {
  const serve = sirv(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('cache-control', caching);
    },
  });
  return function serveFile(request: Request, response: Response, next: NextFunction): void {
    const { context } = request;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const isAsset = context.target.path.startsWith('/assets/');
    const previous = context.route;
    context.route = 'static';
    serve(request, response, () => {
      context.route = previous;
      // a page of 40 kB for a missing picture would help nobody
      if (isAsset) refuse(request, response, { status: 404, code: 'unknown_path', title: 'There is no such file' });
      else next();
    });
  };
}
