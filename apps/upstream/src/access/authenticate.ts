import type { Endpoint } from '@shop/api-contracts';
import type { Request } from 'express';
import type { Identity, VerifyToken } from './verify-token.ts';
import { notAuthenticated, tokenInvalid } from './refusals.ts';

/**
 * Identifies the caller; null for a visitor. Endpoints without identity ignore the token; elsewhere a wrong token is an
 * error, never treated as no token. Throws a Problem: 401 `not_authenticated` or `token_invalid`, 503 `identity_down`.
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
