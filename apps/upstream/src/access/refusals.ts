import { Problem } from '../problem/problem.ts';

const challenge = 'Bearer realm="shop"';

/** The call needs sign-in and carries no token. */
export const notAuthenticated = (): Problem =>
  new Problem(401, 'not_authenticated', 'Sign-in required', { headers: { 'www-authenticate': challenge } });

/** Forged, expired, for another audience or scope; the answer does not tell which. */
export const tokenInvalid = (): Problem =>
  new Problem(401, 'token_invalid', 'Token not accepted', {
    headers: { 'www-authenticate': `${challenge}, error="invalid_token"` },
  });

/** The token cannot be verified at the moment. */
export const identityDown = (cause?: unknown): Problem =>
  Object.assign(
    new Problem(503, 'identity_down', 'The identity provider does not answer', { headers: { 'retry-after': '2' } }),
    { cause },
  );
