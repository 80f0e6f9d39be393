import type { NextFunction, Request, Response } from 'express';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import { createInFlightLimit } from './in-flight-limit.ts';
import type { PeerOf } from './peer.ts';
import { readRequestTarget } from '../http/request-target.ts';

/**
 * Refuses targets that are too long (414) or that two programs could read differently (400); all later decisions use
 * the target parsed here.
 */
export function requestTarget({ urlLimit, isChecked }: { urlLimit: number; isChecked: boolean }) {
  return function checkTarget(request: Request, response: Response, next: NextFunction): void {
    if (request.url.length > urlLimit) {
      refuse(request, response, { status: 414, code: 'url_too_long', title: 'The address is too long' });
      return;
    }
    const target = readRequestTarget(request.url);
    if (target) {
      request.context.target = target;
    } else if (isChecked) {
      refuse(request, response, {
        status: 400,
        code: 'bad_target',
        title: 'The path contains segments or characters that are not allowed',
      });
      return;
    } else {
      const [path = '/', query] = request.url.split('?');
      request.context.target = { path, segments: path.slice(1).split('/'), query: query ? `?${query}` : '' };
    }
    next();
  };
}

interface OverloadLimits {
  maxInFlight: number;
  maxOfPeer: number;
  peerOf: PeerOf;
}

/**
 * Refuses requests beyond the number that this process can answer in reasonable time, and limits each peer to a part of
 * it.
 */
export function overloadRefusal({ maxInFlight, maxOfPeer, peerOf }: OverloadLimits) {
  const ofPeer = createInFlightLimit(maxOfPeer);
  let inFlight = 0;
  return function refuseOverload(request: Request, response: Response, next: NextFunction): void {
    if (!ofPeer(peerOf(request), response)) {
      const title = 'Too many requests at once from your network';
      refuse(request, response, { status: 429, code: 'too_many_requests', title, retryAfterSeconds: 1 });
      return;
    }
    if (inFlight >= maxInFlight) {
      answerFailure(request, response, 'overload');
      return;
    }
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
    next();
  };
}
