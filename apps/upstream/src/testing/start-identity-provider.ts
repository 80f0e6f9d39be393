import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { IdentitySettings } from '../access/verify-token.ts';

/** How a token differs from a valid one. */
export interface TokenOptions {
  audience?: string;
  issuer?: string;
  scope?: string;
  /** Seconds from now; negative: expired. */
  expiresIn?: number;
  /** Signed with another key under the id of ours. */
  forged?: boolean;
  claims?: JWTPayload;
}

export interface TestIdentityProvider {
  settings: IdentitySettings;
  /** Issues an access token of the shop API. */
  issue(
    person: { oid: string; email?: string; firstName?: string; lastName?: string },
    options?: TokenOptions,
  ): Promise<string>;
  /** Signs with a new key from now on; the old one is no longer published. */
  changeKeys(): Promise<void>;
  /** Number of reads of discovery and keys. */
  reads: { discovery: number; keys: number };
  /** Answers 503 from now on, or works again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const audience = 'shop-api-of-the-tests';
const scope = 'shop.access';

/** The first key of each provider, and one that none publishes; made once for all of a process. */
const firstKey = generateKeyPair('RS256');
const foreignKey = generateKeyPair('RS256');

/** An identity provider on loopback: discovery, keys, and tokens on demand. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  let number = 1;
  let key = await firstKey;
  let isDown = false;
  const foreign = await foreignKey;
  const reads = { discovery: 0, keys: 0 };

  const server = createServer((request, response) => {
    const send = (body: unknown): void =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (isDown) return void response.writeHead(503).end();
    if (request.url === '/keys') {
      reads.keys++;
      return void exportJWK(key.publicKey).then((jwk) =>
        send({ keys: [{ ...jwk, kid: `key-${number}`, alg: 'RS256', use: 'sig' }] }),
      );
    }
    reads.discovery++;
    send({ issuer: `${origin}/sign-in/v2.0/`, jwks_uri: `${origin}/keys` });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (payload: JWTPayload, options: TokenOptions, privateKey: CryptoKey): Promise<string> =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: `key-${number}`, typ: 'JWT' })
      .setIssuer(options.issuer ?? `${origin}/sign-in/v2.0/`)
      .setAudience(options.audience ?? audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (options.expiresIn ?? 900))
      .sign(privateKey);

  return {
    settings: { metadataUrl: `${origin}/openid-configuration`, audience, scope, allowHttp: true },
    reads,
    issue({ oid, email = `${oid}@mail.example`, firstName = '', lastName = '' }, options = {}) {
      const payload = {
        oid,
        emails: [email],
        given_name: firstName,
        family_name: lastName,
        scp: options.scope ?? scope,
        ...options.claims,
      };
      return sign(payload, options, (options.forged ? foreign : key).privateKey);
    },
    async changeKeys() {
      key = await generateKeyPair('RS256');
      number++;
    },
    setDown(down) {
      isDown = down;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
