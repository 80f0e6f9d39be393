import type { Endpoint } from '@shop/api-contracts';
import type { Request } from 'express';
import type { Identity, VerifyToken } from './verify-token.ts';
import { notAuthenticated, tokenInvalid } from './refusals.ts';

/**
 * Who calls this endpoint, null for a visitor. A token is not even looked at where nobody needs to be known, and a wrong one is never
 * taken for none. Throws a Problem: 401 `not_authenticated` or `token_invalid`, 503 `identity_down`.
 */
export async function authenticate(
  { auth }: Endpoint,
  request: Request,
  verifyToken: VerifyToken | null,
): Promise<Identity | null> {
  if (auth === 'none') return null;
  const authorization = request.get('authorization');
  if (authorization === undefined) {
    if (auth === 'required') throw notAuthenticated();
    return null;
  }
  const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined || verifyToken === null) throw tokenInvalid();
  return verifyToken(token);
}
