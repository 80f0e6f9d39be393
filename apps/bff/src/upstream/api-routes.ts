import type { Endpoint } from '@shop/api-contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Authorise } from '../identity/bearer.ts';
import { refuse } from '../operations/answer-failure.ts';
import { mediaPolicy } from '../protection/security-headers.ts';
import type { UploadLimit } from '../protection/upload-limit.ts';
import type { WriteLimit } from '../protection/write-limit.ts';
import { groupOf } from './groups.ts';
import type { Proxy, ProxyTarget } from './proxy.ts';
import type { BodyLimits } from './request-body.ts';
import type { Upstream } from './upstream.ts';

/** Answers for one person are kept by nobody. */
const personal = { 'cache-control': 'no-store' };
/** Answers that signing in may change are asked for again each time: a browser must not show a customer what it got as a visitor. */
const changesWithSignIn = { 'cache-control': 'private, no-cache' };

interface ApiRoutesOptions {
  upstream: Upstream;
  proxy: Proxy;
  authorise: Authorise;
  /** Limits of single calls, by the endpoint's name: a path can be written in more than one way. */
  limits: ReadonlyMap<string, RequestHandler>;
  /** Limits of bodies with a file in them. */
  uploadBodies: Pick<BodyLimits, 'maxBytes' | 'maxMs'>;
  /** Answers an upload that is one too many and then does not go on. */
  uploadLimit: UploadLimit;
  /** Bounds what is written without a file. */
  writeLimit: WriteLimit;
  peerOf: (request: Request) => string | undefined;
}

const isChange = ({ method, changesNothing }: Endpoint): boolean => method !== 'GET' && !changesNothing;

/** `/api/*`: only the contract's paths and methods pass, with the authority of who is signed in. */
export function apiRoutes(options: ApiRoutesOptions) {
  const { upstream, proxy, authorise, limits, uploadBodies, uploadLimit, writeLimit, peerOf } = options;
  return function passCall(request: Request, response: Response): void {
    const { context } = request;
    const { path, segments, query } = context.target;
    context.route = 'api';
    const match = upstream.match(request.method, segments.slice(1));
    if (match.kind === 'unknown') {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'There is no such call' });
    } else if (match.kind === 'wrong-method') {
      refuse(request, response, {
        status: 405,
        code: 'method_not_allowed',
        title: 'This call has another method',
        headers: { allow: match.allowed.join(', ') },
      });
    } else {
      const { endpoint } = match;
      context.route = `api ${endpoint.name}`;
      const group = groupOf(endpoint, query);
      const target = {
        group,
        path: `${upstream.basePath}${path.slice('/api'.length)}${query}`,
        ...(endpoint.takesFile ? { bodies: uploadBodies } : {}),
      };
      const pass = (): void =>
        authorise(request, response, endpoint, (bearer) => {
          const send = (more: Partial<ProxyTarget>): void => proxy(request, response, { ...target, ...more });
          if (endpoint.takesFile) {
            uploadLimit(request, response, bearer, () => send({ bearer, headers: personal }));
            return;
          }
          const writer = { peer: peerOf(request) ?? 'unknown', accountRef: bearer?.accountRef };
          const refusalOf = isChange(endpoint) ? (body: Buffer) => writeLimit(writer, body) : undefined;
          if (bearer) send({ bearer, headers: personal, refusalOf });
          else if (endpoint.auth === 'none') send({ refusalOf });
          else send({ headers: changesWithSignIn, refusalOf });
        });
      const limit = limits.get(endpoint.name);
      if (limit) void limit(request, response, pass);
      else pass();
    }
  };
}

const mediaPath = /^\/media\/[a-f0-9]{16,64}\/[A-Za-z0-9._-]+$/;
const mediaHeaders = { 'content-security-policy': mediaPolicy };

/** `/media/{hash}/{name}`: public files, with upstream's caching. */
export function mediaRoutes(upstream: Upstream, proxy: Proxy) {
  return function passFile(request: Request, response: Response): void {
    const { path } = request.context.target;
    request.context.route = 'media';
    if (mediaPath.test(path)) {
      proxy(request, response, { group: 'media', path: `${upstream.basePath}${path}`, headers: mediaHeaders });
    } else {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'There is no such file' });
    }
  };
}

const webhookPath = /^\/webhooks\/payments\/(?:sandbox|adyen)$/;
/** What a payment provider signs fits into it many times over. */
const webhookBytes = 64 * 1024;
const webhookHeaders = ['content-type', 'hmacsignature'];

/**
 * `/webhooks/payments/{provider}`: what the payment provider tells the shop. It has no session, no cookie and no page of ours behind it;
 * upstream believes its signature alone, so nothing else of the request goes on.
 */
export function webhookRoutes(upstream: Upstream, proxy: Proxy) {
  return function passWebhook(request: Request, response: Response): void {
    const { path } = request.context.target;
    request.context.route = 'webhook';
    if (!webhookPath.test(path)) {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'There is no such call' });
    } else if (request.method === 'POST') {
      proxy(request, response, {
        group: 'payments',
        path: `${upstream.basePath}${path}`,
        headers: personal,
        bodies: { maxBytes: webhookBytes },
        onlyHeaders: webhookHeaders,
      });
    } else {
      const headers = { allow: 'POST' };
      refuse(request, response, {
        status: 405,
        code: 'method_not_allowed',
        title: 'This call has another method',
        headers,
      });
    }
  };
}
