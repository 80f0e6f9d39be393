import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/start-identity-provider.ts';
import { createTokenVerifier } from './verify-token.ts';

let provider: TestIdentityProvider;
beforeEach(async () => void (provider = await startIdentityProvider()));
afterEach(() => provider.close());

const anna = { oid: 'anna', email: 'anna@mail.example', firstName: 'Anna', lastName: 'Lindqvist' };

describe('token verification', () => {
  it('H6: returns the identity in the token', async () => {
    const verify = createTokenVerifier(provider.settings);
    expect(await verify(await provider.issue(anna))).toEqual(anna);
  });

  it('H6: asks the provider only when the first token comes, and once for all of them', async () => {
    const verify = createTokenVerifier(provider.settings);
    expect(provider.reads).toEqual({ discovery: 0, keys: 0 });
    const token = await provider.issue(anna);
    await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    await verify(token);
    expect(provider.reads).toEqual({ discovery: 1, keys: 1 });
  });

  it('H6: while the provider is down, known keys verify, and unknown ones give 503 instead of 401', async () => {
    const [knows, knowsNothing] = [createTokenVerifier(provider.settings), createTokenVerifier(provider.settings)];
    const token = await provider.issue(anna);
    await knows(token);
    provider.setDown(true);
    expect(await knows(token)).toEqual(anna);
    await expect(knowsNothing(token)).rejects.toMatchObject({ status: 503, code: 'identity_down' });
  });

  it('H6: asks a recovered provider again without a restart', async () => {
    provider.setDown(true);
    const verify = createTokenVerifier(provider.settings);
    const token = await provider.issue(anna);
    await expect(verify(token)).rejects.toMatchObject({ status: 503 });
    provider.setDown(false);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await verify(token)).toEqual(anna);
  });

  it('H6: answers 503 when the provider does not exist', async () => {
    const verify = createTokenVerifier(provider.settings);
    const token = await provider.issue(anna);
    await provider.close();
    await expect(verify(token)).rejects.toMatchObject({ status: 503, code: 'identity_down' });
    provider = await startIdentityProvider();
  });

  it('H6: a process that never loaded a withdrawn key refuses its tokens', async () => {
    const token = await provider.issue(anna);
    await provider.changeKeys();
    await expect(createTokenVerifier(provider.settings)(token)).rejects.toMatchObject({ status: 401 });
  });

  it('H6: does not read keys over http from another host, whatever discovery says', async () => {
    const server = createServer((_request, response) =>
      response.end(JSON.stringify({ issuer: 'x', jwks_uri: 'http://keys.example/keys' })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const metadataUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const verify = createTokenVerifier({ ...provider.settings, metadataUrl });
    await expect(verify(await provider.issue(anna))).rejects.toMatchObject({
      status: 503,
      cause: { message: expect.stringContaining('not on https') as string },
    });
    server.close();
  });

  it.each([
    ['emails', { emails: ['first@mail.example', 'second@mail.example'] }, 'first@mail.example'],
    ['email', { emails: undefined, email: 'only@mail.example' }, 'only@mail.example'],
    ['neither', { emails: undefined }, ''],
  ])('reads the mail address from the claim %s', async (_claim, claims, expected) => {
    const verify = createTokenVerifier(provider.settings);
    expect((await verify(await provider.issue(anna, { claims }))).email).toBe(expected);
  });

  it('makes a name storable that the database could not keep', async () => {
    const verify = createTokenVerifier(provider.settings);
    const claims = { given_name: '\u202eAn\0na\u200b', family_name: `${'x'.repeat(99)}😀` };
    expect(await verify(await provider.issue(anna, { claims }))).toMatchObject({
      firstName: 'Anna',
      lastName: `${'x'.repeat(99)}\ufffd`,
    });
  });
});
