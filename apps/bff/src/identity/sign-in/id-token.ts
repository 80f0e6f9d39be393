import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Policy } from '../provider/discovery.ts';
import { IdentityFailure, SignInRefused } from '../provider/identity-failure.ts';

const claimsSchema = z.object({
  oid: z.string().min(1).max(200),
  emails: z.array(z.string()).optional(),
  email: z.string().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

export interface Claims {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface Expected {
  policy: Policy;
  clientId: string;
  nonce: string;
}

/** Off in the tests that show why each is needed. */
interface IdTokenChecks {
  idTokenCheck: boolean;
  policyCheck: boolean;
}

/** Maximum difference between our clock and the provider's, in seconds. */
const clockTolerance = 60;

/**
 * Reads an ID token and verifies that the provider signed it for this shop, this sign-in and this policy. MSAL does not
 * check the signature of a token received directly from the provider. Throws SignInRefused for any other token, and
 * IdentityFailure when the keys cannot be fetched.
 */
export async function readIdToken(idToken: string, expected: Expected, checks: IdTokenChecks): Promise<Claims> {
  const { policy, clientId, nonce } = expected;
  const payload = checks.idTokenCheck ? await verified(idToken, policy, clientId) : decodeJwt(idToken);
  if (payload['nonce'] !== nonce) throw new SignInRefused('nonce');
  if (checks.policyCheck && policyOf(payload) !== policy.name.toLowerCase()) throw new SignInRefused('policy_claim');
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new SignInRefused('claims');
  const { oid, emails, email, given_name: firstName, family_name: lastName } = claims.data;
  return { oid, email: emails?.[0] ?? email ?? '', firstName, lastName };
}

/** `tfp`, or `acr` in tenants configured for it. */
const policyOf = ({ tfp, acr }: JWTPayload): string | undefined => {
  const name = tfp ?? acr;
  return typeof name === 'string' ? name.toLowerCase() : undefined;
};

async function verified(idToken: string, policy: Policy, clientId: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, policy.keys, {
      issuer: policy.issuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'nonce'],
      clockTolerance,
    });
    return payload;
  } catch (error) {
    const isAboutToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    // jose throws a plain JOSEError when the key endpoint answers anything but 200
    if (!isAboutToken || error.code === 'ERR_JOSE_GENERIC') throw new IdentityFailure('identity_down', error);
    throw new SignInRefused('id_token', error);
  }
}
