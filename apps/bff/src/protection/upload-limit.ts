import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bearer } from '../identity/bearer.ts';
import { answerFailure, refuse } from '../operations/answer-failure.ts';
import { createInFlightLimit } from './in-flight-limit.ts';

/** Goes on with an upload, or answers that it is one too many, or that nobody is signed in. */
export type UploadLimit = (
  request: IncomingMessage,
  response: ServerResponse,
  bearer: Bearer | undefined,
  go: () => void,
) => void;

/** Uploads at a time; each is held in memory, up to 6 MB, until upstream has answered. */
const maxUploads = { ofPerson: 3, ofPeer: 8, all: 16 };

/** Who sends a file is signed in, and leaves room for others' files. */
export function createUploadLimit(peerOf: (request: IncomingMessage) => string | undefined): UploadLimit {
  const ofPerson = createInFlightLimit(maxUploads.ofPerson);
  const ofPeer = createInFlightLimit(maxUploads.ofPeer);
  const all = createInFlightLimit(maxUploads.all);
  return (request, response, bearer, go) => {
    if (!bearer) {
      refuse(request, response, {
        status: 401,
        code: 'not_authenticated',
        title: 'Files are sent by who is signed in',
      });
    } else if (!ofPerson(bearer.accountRef, response) || !ofPeer(peerOf(request) ?? 'unknown', response)) {
      const title = 'Other files are still on their way: send this one when they have arrived';
      refuse(request, response, { status: 429, code: 'too_many_uploads', title, retryAfterSeconds: 5 });
    } else if (!all('all', response)) answerFailure(request, response, 'overload');
    else go();
  };
}
