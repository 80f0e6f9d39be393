import { rateLimit, ipKeyGenerator } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { refuse } from '../operations/answer-failure.ts';

type PeerOf = (request: Request) => string | undefined;

interface Share {
  windowMs: number;
  /** Requests in a window. */
  limit: number;
  title: string;
  retryAfterSeconds: number;
}

/** One peer's share. Generous: behind one address there may be a whole company. */
export const peerRateLimit = (limitPerMinute: number, peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    {
      windowMs: 60_000,
      limit: limitPerMinute,
      title: 'Too many requests from your network',
      retryAfterSeconds: 10,
    },
    peerOf,
  );

/** Messages that somebody who need not sign in leaves for people to read: one peer writes 30 in ten minutes. */
export const messageRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 600_000, limit: 30, title: 'Too many messages from your network', retryAfterSeconds: 60 },
    peerOf,
  );

/** Article numbers are looked up 500 a call, near ones sought for each: one peer asks 120 times a minute, which is 60,000 rows. */
export const lookupRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 60_000, limit: 120, title: 'Too many articles looked up from your network', retryAfterSeconds: 10 },
    peerOf,
  );

/** Documents are drawn while somebody waits, and upstream draws one after the other: one peer has 30 made a minute. */
export const documentRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 60_000, limit: 30, title: 'Too many documents asked for from your network', retryAfterSeconds: 10 },
    peerOf,
  );

/** Beginning and ending payments: what somebody who tries out stolen cards would need by the thousand. */
export const paymentRateLimit = (limitPerTenMinutes: number, peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    {
      windowMs: 600_000,
      limit: limitPerTenMinutes,
      title: 'Too many payments from your network',
      retryAfterSeconds: 60,
    },
    peerOf,
  );

/** IPv6 peers count by their /56. */
function shareOfPeer({ windowMs, limit, title, retryAfterSeconds }: Share, peerOf: PeerOf): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    legacyHeaders: false,
    standardHeaders: false,
    // peerOf decides whom to believe; the library's own checks assume that it does
    validate: false,
    keyGenerator: (request) => keyOf(peerOf(request) ?? 'unknown'),
    handler: (request, response) =>
      refuse(request, response, { status: 429, code: 'too_many_requests', title, retryAfterSeconds }),
  });
}

/** The library looks for the subnet with a long pattern: only where there may be one. */
const keyOf = (peer: string): string => (peer.includes(':') ? ipKeyGenerator(peer) : peer);
