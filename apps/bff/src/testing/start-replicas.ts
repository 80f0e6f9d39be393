import { sandboxEnvironment, startSandbox, type RunningSandbox } from '@shop/server/testing';
import type { BearerUpstream } from './bearer-upstream.ts';
import type { SessionBackend } from './session-backends.ts';
import { shopUrl } from './shop-browser.ts';
import { startBff, type BffOptions, type RunningBff } from './start-bff.ts';

interface ReplicaOptions extends Omit<BffOptions, 'environment'> {
  environment?: Record<string, string>;
  backend?: SessionBackend;
}

/** The identity provider, on loopback under a different name than the shop. */
export const startProviderSandbox = (): Promise<RunningSandbox> => startSandbox({ environment: { SHOP_URL: shopUrl } });

/** Starts one BFF that signs people in at the sandbox, without the notifications widget. */
export function startIdentityBff(
  { sandbox, upstream }: { sandbox: RunningSandbox; upstream: Pick<BearerUpstream, 'url'> },
  { environment, backend, ...options }: ReplicaOptions = {},
): Promise<RunningBff> {
  const {
    WIDGET_CLIENT_ID: _id,
    WIDGET_SCOPES: _scopes,
    ...signingIn
  } = sandboxEnvironment({
    sandboxUrl: sandbox.url,
    smtpPort: sandbox.smtpPort,
    shopUrl,
    sessionSecret: 'the same secret in all replicas of a test',
  }).bff;
  return startBff(upstream.url, {
    ...options,
    environment: { DEMO: 'true', PUBLIC_URL: shopUrl, ...signingIn, ...backend?.environment, ...environment },
  });
}
