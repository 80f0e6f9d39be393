import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { WebBundle } from '../web/web-bundle.ts';

/** A locale as in the addresses of pages, in any case. */
const localeLike = /^[a-z]{2}(?:-[a-z]{2,4}){1,2}$/i;
/** A category or an item: `gaskets--c12`. */
const catalogueSegment = /^[a-z0-9-]+--[A-Za-z0-9-]+$/;

/**
 * Leads other spellings of a page's address to the right one: `/EN-GB/cart` and `/en-gb/cart/` to `/en-gb/cart`, and
 * `/cart`, without a market, to the market that `/` leads to.
 *
 * @param chooseLocale answers the address of a page without a market
 */
export function rightAddress(chooseLocale: RequestHandler, bundle: Pick<WebBundle, 'pageNames'>) {
  const isPage = (segment: string) => bundle.pageNames.includes(segment) || catalogueSegment.test(segment);
  return function leadToRightAddress(request: Request, response: Response, next: NextFunction): unknown {
    const { path, segments, query } = request.context.target;
    const [first = ''] = segments;
    const right = rightPath(path, segments);
    if (right !== path) {
      request.context.route = 'right-address';
      response.writeHead(308, { location: right + query, 'cache-control': 'private, no-cache', 'content-length': 0 });
      return response.end();
    }
    return isPage(first) ? chooseLocale(request, response, next) : next();
  };
}

function rightPath(path: string, [first = '', ...others]: string[]): string {
  const lower = localeLike.test(first) ? `/${first.toLowerCase()}${path.slice(first.length + 1)}` : path;
  // the home page of a market is the one address with a slash at its end
  return others.length > 1 && others.at(-1) === '' ? lower.slice(0, -1) : lower;
}
