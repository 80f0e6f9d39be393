import { Problem } from '../problem/problem.ts';

/** The webhook was not sent by the payment provider. */
export const signatureInvalid = (): Problem => new Problem(401, 'signature_invalid', 'Webhook signature not valid');

/** Parses a JSON body; undefined when it is malformed. */
export function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
