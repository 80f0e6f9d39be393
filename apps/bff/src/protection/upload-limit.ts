import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import { createInFlightLimit } from './in-flight-limit.ts';
import type { PeerOf } from './peer.ts';

/** Continues with an upload, or answers that there are too many, or that nobody is signed in. */
export type UploadLimit = (
  request: IncomingMessage,
  response: ServerResponse,
  accountRef: string | undefined,
  go: () => void,
) => void;

/** Maximum concurrent uploads; each is held in memory, up to 6 MB, until upstream has answered. */
const maxUploads = { ofPerson: 3, ofPeer: 8, all: 16 };

/** Uploads need a signed-in person; each person and each peer can use only a part of the total. */
export function createUploadLimit(peerOf: PeerOf): UploadLimit {
  const ofPerson = createInFlightLimit(maxUploads.ofPerson);
  const ofPeer = createInFlightLimit(maxUploads.ofPeer);
  const all = createInFlightLimit(maxUploads.all);
  return (request, response, accountRef, go) => {
    if (accountRef === undefined) {
      refuse(request, response, {
        status: 401,
        code: 'not_authenticated',
        title: 'Sign in to upload files',
      });
    } else if (!ofPerson(accountRef, response) || !ofPeer(peerOf(request), response)) {
      const title = 'Too many uploads at once; upload this file when another has finished';
      refuse(request, response, { status: 429, code: 'too_many_uploads', title, retryAfterSeconds: 5 });
    } else if (!all('all', response)) answerFailure(request, response, 'overload');
    else go();
  };
}
