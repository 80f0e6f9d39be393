import { Problem } from '../problem/problem.ts';

const challenge = 'Bearer realm="shop"';

/** The call needs sign-in and carries none. */
export const notAuthenticated = (): Problem =>
  new Problem(401, 'not_authenticated', 'This needs sign-in', { headers: { 'www-authenticate': challenge } });

/** Forged, expired, for somebody else or not for this; which of them is not told. */
export const tokenInvalid = (): Problem =>
  new Problem(401, 'token_invalid', 'The token is not accepted', {
    headers: { 'www-authenticate': `${challenge}, error="invalid_token"` },
  });

/** Whether the token is right cannot be known now. */
export const identityDown = (cause?: unknown): Problem =>
  Object.assign(
    new Problem(503, 'identity_down', 'The identity provider does not answer', { headers: { 'retry-after': '2' } }),
    { cause },
  );
