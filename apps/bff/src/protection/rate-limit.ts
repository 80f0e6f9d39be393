import { rateLimit, ipKeyGenerator } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { refuse } from '../operations/answer-failure.ts';

const windowMs = 60_000;

/** One peer's share. Generous: behind one address there may be a whole company. IPv6 peers count by their /56. */
export function peerRateLimit(
  limitPerMinute: number,
  peerOf: (request: Request) => string | undefined,
): RequestHandler {
  return rateLimit({
    windowMs,
    limit: limitPerMinute,
    legacyHeaders: false,
    standardHeaders: false,
    // peerOf decides whom to believe; the library's own checks assume that it does
    validate: false,
    keyGenerator: (request) => keyOf(peerOf(request) ?? 'unknown'),
    handler: (request, response) =>
      refuse(request, response, {
        status: 429,
        code: 'too_many_requests',
        title: 'Too many requests from your network',
        retryAfterSeconds: 10,
      }),
  });
}

/** The library looks for the subnet with a long pattern: only where there may be one. */
const keyOf = (peer: string): string => (peer.includes(':') ? ipKeyGenerator(peer) : peer);
