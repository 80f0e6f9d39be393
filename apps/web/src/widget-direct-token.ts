import { createStandardPublicClientApplication } from '@azure/msal-browser';
import type { Session } from '@shop/api-contracts';
import type { WidgetToken } from '@shop/platform';

/** Answer of `GET /auth/widget-config`. */
interface WidgetConfig {
  clientId: string;
  authority: string;
  scopes: string[];
}

/**
 * Gets a token for the widget's own registration by a silent sign-in of the person signed in here; the token is kept
 * only in memory. Rejects when it fails.
 */
export async function directToken(): Promise<WidgetToken> {
  const [session, { clientId, authority, scopes }] = await Promise.all([
    read<Session>('/auth/session'),
    read<WidgetConfig>('/auth/widget-config'),
  ]);
  if (!session.signedIn) throw new Error('Nobody is signed in');
  const metadata = await (await fetch(`${authority}/v2.0/.well-known/openid-configuration`)).text();
  const application = await createStandardPublicClientApplication({
    auth: {
      clientId,
      // MSAL does not accept http here; it calls the addresses from the metadata
      authority: authority.replace(/^http:/, 'https:'),
      authorityMetadata: metadata,
      knownAuthorities: [new URL(authority).host],
      redirectUri: location.origin + location.pathname,
    },
    cache: { cacheLocation: 'memoryStorage' },
  });
  const { accessToken, expiresOn } = await application.ssoSilent({ scopes, loginHint: session.email });
  return { token: accessToken, expiresOn: expiresOn?.toISOString() ?? '' };
}

async function read<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { 'x-csrf': '1' } });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return (await response.json()) as Answer;
}
