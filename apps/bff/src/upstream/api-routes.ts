import type { Endpoint } from '@shop/api-contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Authorise } from '../identity/bearer.ts';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import { mediaPolicy } from '../protection/security-headers.ts';
import type { Priority } from '../protection/priority.ts';
import type { PeerOf } from '../protection/peer.ts';
import type { UploadLimit } from '../protection/upload-limit.ts';
import type { WriteLimit } from '../protection/write-limit.ts';
import { priorityOfGroup } from './group-priority.ts';
import { groupOf } from './groups.ts';
import type { Proxy, ProxyTarget } from './proxy.ts';
import type { BodyLimits } from './request-body.ts';
import type { Upstream } from './upstream.ts';

/** Personal answers are never cached. */
const personal = { 'cache-control': 'no-store' };
/**
 * Answers that depend on sign-in are revalidated each time: a browser must not show a customer what it received as a
 * visitor.
 */
const changesWithSignIn = { 'cache-control': 'private, no-cache' };

interface ApiRoutesOptions {
  upstream: Upstream;
  proxy: Proxy;
  authorise: Authorise;
  /** Limits of single calls by endpoint name, because a path can be written in more than one way. */
  limits: ReadonlyMap<string, RequestHandler>;
  /** Limits of bodies with a file. */
  uploadBodies: Pick<BodyLimits, 'maxBytes' | 'maxMs'>;
  /** Answers uploads beyond the limit itself; the others continue. */
  uploadLimit: UploadLimit;
  /** Limits writes without a file. */
  writeLimit: WriteLimit;
  peerOf: PeerOf;
  /** False when a call is to be refused because there is too much to do. */
  admits: (priority: Priority) => boolean;
}

const isChange = ({ method, changesNothing }: Endpoint): boolean => method !== 'GET' && !changesNothing;

/** `/api/*`: passes only the contract's paths and methods, with the token of the signed-in person. */
export function apiRoutes(options: ApiRoutesOptions) {
  const { upstream, proxy, authorise, limits, uploadBodies, uploadLimit, writeLimit, peerOf, admits } = options;
  return function passCall(request: Request, response: Response): void {
    const { context } = request;
    const { path, segments, query } = context.target;
    context.route = 'api';
    const match = upstream.match(request.method, segments.slice(1));
    if (match.kind === 'unknown') {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'Endpoint not found' });
    } else if (match.kind === 'wrong-method') {
      refuse(request, response, {
        status: 405,
        code: 'method_not_allowed',
        title: 'Method not allowed for this endpoint',
        headers: { allow: match.allowed.join(', ') },
      });
    } else {
      const { endpoint } = match;
      context.route = `api ${endpoint.name}`;
      const group = groupOf(endpoint, query);
      if (!admits(priorityOfGroup[group])) {
        answerFailure(request, response, 'overload');
        return;
      }
      const target = {
        group,
        path: `${upstream.basePath}${path.slice('/api'.length)}${query}`,
        ...(endpoint.takesFile ? { bodies: uploadBodies } : {}),
      };
      const pass = (): void =>
        authorise(request, response, endpoint, (bearer) => {
          const send = (more: Partial<ProxyTarget>): void => proxy(request, response, { ...target, ...more });
          if (endpoint.takesFile) {
            uploadLimit(request, response, bearer?.accountRef, () => send({ bearer, headers: personal }));
            return;
          }
          const writer = { peer: peerOf(request), accountRef: bearer?.accountRef };
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

/** `/media/{hash}/{name}`: public files, with upstream's caching headers. */
export function mediaRoutes(upstream: Upstream, proxy: Proxy) {
  return function passFile(request: Request, response: Response): void {
    const { path } = request.context.target;
    request.context.route = 'media';
    if (mediaPath.test(path)) {
      proxy(request, response, { group: 'media', path: `${upstream.basePath}${path}`, headers: mediaHeaders });
    } else {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'File not found' });
    }
  };
}

const paymentPath = /^\/webhooks\/payments\/(?:sandbox|adyen)$/;
const configuratorPath = '/webhooks/configurator';
/** Many times the size of a payment provider's signed message. */
const paymentBytes = 64 * 1024;
/** A configuration with its drawings. */
const configurationBytes = 2 * 1024 * 1024;
const webhookHeaders = ['content-type', 'hmacsignature'];

/**
 * `/webhooks/payments/{provider}` and `/webhooks/configurator`: messages of the payment provider and the configurator
 * to the shop. They have no session, cookie or page; upstream trusts only their signature, so no other part of the
 * request is passed on.
 */
export function webhookRoutes(upstream: Upstream, proxy: Proxy) {
  return function passWebhook(request: Request, response: Response): void {
    const { path } = request.context.target;
    request.context.route = 'webhook';
    const isConfigurator = path === configuratorPath;
    if (!paymentPath.test(path) && !isConfigurator) {
      refuse(request, response, { status: 404, code: 'unknown_path', title: 'Endpoint not found' });
    } else if (request.method === 'POST') {
      proxy(request, response, {
        group: isConfigurator ? 'configurator' : 'payments',
        path: `${upstream.basePath}${path}`,
        headers: personal,
        bodies: { maxBytes: isConfigurator ? configurationBytes : paymentBytes },
        onlyHeaders: webhookHeaders,
      });
    } else {
      const headers = { allow: 'POST' };
      refuse(request, response, {
        status: 405,
        code: 'method_not_allowed',
        title: 'Method not allowed for this endpoint',
        headers,
      });
    }
  };
}
