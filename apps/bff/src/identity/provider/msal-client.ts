import { ConfidentialClientApplication, type ICachePlugin, type INetworkModule } from '@azure/msal-node';
import type { Policy } from './discovery.ts';

interface ClientOptions {
  clientId: string;
  clientSecret: string;
}

/**
 * Creates a client for one request and one person. A shared client would write one person's tokens into another's
 * cache.
 */
export type CreateMsalClient = (policy: Policy, cachePlugin?: ICachePlugin) => ConfidentialClientApplication;

/** Time limit for the provider in milliseconds; below the 5 s that a person waits at most. */
const timeLimitMs = 4_000;

async function send<Body>(
  url: string,
  method: 'GET' | 'POST',
  options?: { headers?: Record<string, string>; body?: string },
) {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
    headers: options?.headers ?? {},
    ...(options?.body === undefined ? {} : { body: options.body }),
  });
  // an error of the provider says nothing about the session
  if (response.status >= 500 || response.status === 429) throw new Error(`provider ${response.status}`);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: (await response.json()) as Body,
  };
}

const networkClient: INetworkModule = {
  sendGetRequestAsync: (url, options) => send(url, 'GET', options),
  sendPostRequestAsync: (url, options) => send(url, 'POST', options),
};

export function createMsalClients({ clientId, clientSecret }: ClientOptions): CreateMsalClient {
  return (policy, cachePlugin) =>
    new ConfidentialClientApplication({
      auth: {
        clientId,
        clientSecret,
        authority: policy.authority,
        knownAuthorities: [policy.knownAuthority],
        authorityMetadata: policy.metadata,
      },
      system: { networkClient, disableInternalRetries: true },
      ...(cachePlugin ? { cache: { cachePlugin } } : {}),
    });
}
