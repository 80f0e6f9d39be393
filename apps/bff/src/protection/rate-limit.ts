import { rateLimit, ipKeyGenerator } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import { refuse } from '../http/answer-failure.ts';
import type { PeerOf } from './peer.ts';

interface Share {
  windowMs: number;
  /** Requests per window. */
  limit: number;
  title: string;
  retryAfterSeconds: number;
}

/** Limit for one peer. Generous, because a whole company may share one address. */
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

/** Messages to people that need no sign-in: 30 in ten minutes for one peer. */
export const messageRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 600_000, limit: 30, title: 'Too many messages from your network', retryAfterSeconds: 60 },
    peerOf,
  );

/**
 * A call looks up 500 article numbers and similar ones for each, so one peer has 120 calls a minute, which is 60,000
 * rows.
 */
export const lookupRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 60_000, limit: 120, title: 'Too many articles looked up from your network', retryAfterSeconds: 10 },
    peerOf,
  );

/** A person waits for a document, and upstream draws them one by one: 30 a minute for one peer. */
export const documentRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 60_000, limit: 30, title: 'Too many documents requested from your network', retryAfterSeconds: 10 },
    peerOf,
  );

/** Documents of up to 200 units as one file, a gigabyte perhaps: 20 in ten minutes for one peer. */
export const packRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 600_000, limit: 20, title: 'Too many document packs from your network', retryAfterSeconds: 60 },
    peerOf,
  );

/** A page sends a batch every 15 seconds at most: 600 a minute for one peer, which may be a whole company. */
export const telemetryRateLimit = (peerOf: PeerOf): RequestHandler =>
  shareOfPeer(
    { windowMs: 60_000, limit: 600, title: 'Too much telemetry from your network', retryAfterSeconds: 60 },
    peerOf,
  );

/** Beginning and ending payments: testing stolen cards would take thousands of these calls. */
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
    // peerOf decides which address to trust; the library's own checks assume that the library does
    validate: false,
    keyGenerator: (request) => keyOf(peerOf(request)),
    handler: (request, response) =>
      refuse(request, response, { status: 429, code: 'too_many_requests', title, retryAfterSeconds }),
  });
}

/** The library detects subnets with a slow regular expression, so only IPv6 addresses are passed to it. */
const keyOf = (peer: string): string => (peer.includes(':') ? ipKeyGenerator(peer) : peer);
