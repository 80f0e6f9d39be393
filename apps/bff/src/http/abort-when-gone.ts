import type { ServerResponse } from 'node:http';

/** Returns a signal that is aborted when the client disconnects before its answer is complete, and else never: an abort costs a stack trace. */
export function abortWhenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
