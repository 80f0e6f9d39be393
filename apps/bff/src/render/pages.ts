import type { Request, Response } from 'express';
import { abortWhenGone } from '../http/abort-when-gone.ts';
import { answerFailure } from '../http/answer-failure.ts';
import type { Logger } from '@shop/server';
import type { Metrics } from '../operations/metrics.ts';
import { UpstreamError } from '../upstream/failure.ts';
import { bestEncoding } from '../http/encodings.ts';
import { priorityOfPage, type Priority } from '../protection/priority.ts';
import type { RenderLimit } from '../protection/render-limit.ts';
import { RenderLimitError, type PageCache, type Served } from './page-cache.ts';
import { pageKey, withDropped } from './page-key.ts';
import { pageType } from './page-type.ts';
import type { Renderer } from './renderer.ts';
import { sendPage } from './send-page.ts';
import { identityOf } from '../upstream/request-headers.ts';

interface PagesOptions {
  render: Renderer;
  cache: PageCache;
  /** Query parameters that pages read on the server. */
  parameters: readonly string[];
  /** First segments of page addresses after the market. */
  pageNames: readonly string[];
  metrics: Metrics;
  logger: Logger;
  renderLimit: RenderLimit;
  /** False when a page is not to be rendered because there is too much to do. */
  admits: (priority: Priority) => boolean;
}

/** Answers every document, from the page cache or rendered. */
export function pages({ render, cache, parameters, pageNames, metrics, logger, renderLimit, admits }: PagesOptions) {
  const ownParameters = new Set(parameters);
  const names = new Set(pageNames);

  return async function showPage(request: Request, response: Response): Promise<void> {
    const { context } = request;
    const type = pageType(context.target.segments, names);
    context.route = `page ${type}`;
    const key = pageKey(context.target, ownParameters);
    let isShed = false;
    const mayRender = (): boolean => {
      isShed = !admits(priorityOfPage(type, key.hasQuery, request));
      return !isShed && renderLimit.admits(request);
    };
    const signal = abortWhenGone(response);
    try {
      const served = await cache.get({
        key: key.url,
        hasQuery: key.hasQuery,
        encoding: bestEncoding(request.headers['accept-encoding']),
        signal,
        mayRender,
        render: (end) => render(key.url, identityOf(context), end),
      });
      metrics.pageServed(served.how);
      if (isRedirect(served)) redirect(request, response, served, key.dropped);
      else await sendPage(request, response, served);
    } catch (error) {
      if (signal.aborted) return;
      metrics.pageServed('none');
      if (error instanceof RenderLimitError) {
        if (isShed) answerFailure(request, response, 'overload');
        else renderLimit.refuse(request, response);
        return;
      }
      if (!(error instanceof UpstreamError)) logger.error({ err: error, requestId: context.id }, 'page failed');
      answerFailure(request, response, error instanceof UpstreamError ? error.code : 'internal');
    }
  };
}

const isRedirect = ({ page }: Served): boolean => page.status >= 300 && page.status < 400;

function redirect(request: Request, response: Response, { page, how }: Served, dropped: string): void {
  request.context.cache = how;
  const location = withDropped(page.headers['location'] ?? '/', dropped);
  response.writeHead(page.status, { location, 'cache-control': 'private, no-cache', 'content-length': 0 }).end();
}
