import { newRequestId } from '@shop/server';
import { createCallUpstream } from './call-upstream.ts';
import { reasonOfAnswer, UpstreamError } from './failure.ts';
import type { Upstream } from './upstream.ts';

/** A call that every commerce API of the contract answers, whatever it sells. */
const url = '/markets?language=en&country=GB&locale=en-gb';
const maxWaitMs = 1_000;

/** Returns a call that throws unless upstream answers as the contract says; it is not logged, because it is repeated. */
export function createUpstreamPing(upstream: Upstream): () => Promise<void> {
  const call = createCallUpstream(upstream, () => undefined);
  return async () => {
    const requestId = newRequestId();
    const traceId = requestId.replaceAll('-', '');
    const answer = await call({ method: 'GET', url, headers: {}, anonymous: true }, { requestId, traceId, maxWaitMs });
    if (answer.status !== 200) throw new UpstreamError(reasonOfAnswer(answer));
  };
}
