import { Problem } from '../problem/problem.ts';

/** For a webhook that somebody else has sent. */
export const signatureInvalid = (): Problem =>
  new Problem(401, 'signature_invalid', 'The webhook does not come from the payment provider');

/** The value of a JSON body, undefined where it is none. */
export function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
