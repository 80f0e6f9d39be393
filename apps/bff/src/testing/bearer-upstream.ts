import { registration, type RunningSandbox } from '@shop/server/testing';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { answerSimply, startUpstream, type StandInUpstream } from './stand-in-upstream.ts';

export interface BearerUpstream extends StandInUpstream {
  /** Rejects every bearer, as when the person's account has been closed. */
  refuse: boolean;
}

/** Price for a person or, without one, for visitors: different for each. */
export const priceOf = (oid: string | undefined): string => (oid === undefined ? 'list price' : `price of ${oid}`);

/**
 * A commerce API that verifies bearers like the real one: 401 for an invalid one, and for none when the path is
 * `/user`. Answers with the person it recognised and a price that only this person may see.
 */
export async function startBearerUpstream(sandbox: RunningSandbox): Promise<BearerUpstream> {
  const keys = createRemoteJWKSet(sandbox.keys);
  const upstream = await startUpstream((request, response, body) => {
    void (async () => {
      const { authorization } = request.headers;
      const token = authorization?.replace(/^Bearer /, '');
      let oid: string | undefined;
      try {
        if (token !== undefined) {
          if (bearers.refuse) throw new Error('closed');
          const options = { issuer: sandbox.issuer, audience: registration.apiAudience };
          const { payload } = await jwtVerify(token, keys, options);
          if (payload['scp'] !== 'shop.access') throw new Error('scope');
          oid = payload['oid'] as string;
        }
        if (oid === undefined && request.url?.startsWith('/user')) throw new Error('nobody');
      } catch {
        response.writeHead(401, { 'content-type': 'application/problem+json' });
        response.end('{"title":"Not authenticated","status":401}');
        return;
      }
      if (request.url?.startsWith('/markets')) return answerSimply(request, response, body);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=60', etag: '"1"' });
      response.end(JSON.stringify({ oid, price: priceOf(oid) }));
    })();
  });
  const bearers: BearerUpstream = Object.assign(upstream, { refuse: false });
  return bearers;
}

/** Claims of the bearer that a recorded request carried. */
export const bearerOf = (headers: { authorization?: string | undefined }): Record<string, unknown> | undefined =>
  headers.authorization === undefined ? undefined : decodeJwt(headers.authorization.replace(/^Bearer /, ''));
