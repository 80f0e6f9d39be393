import type { RequestHandler } from 'express';
import { refuse } from '../http/answer-failure.ts';
import { createInFlightLimit } from './in-flight-limit.ts';
import type { PeerOf } from './peer.ts';

/** A pack takes as long as its reader does, so that one who reads slowly must not take the places of all others. */
const maxOfPeer = 1;

/** Refuses a peer a second document pack while the first is being sent. */
export function oneDocumentPack(peerOf: PeerOf): RequestHandler {
  const ofPeer = createInFlightLimit(maxOfPeer);
  return function refuseSecondPack(request, response, next) {
    if (ofPeer(peerOf(request), response)) return next();
    const title = 'A document pack is being sent to your network; ask for the next when it has ended';
    refuse(request, response, { status: 429, code: 'too_many_packs', title, retryAfterSeconds: 30 });
  };
}
