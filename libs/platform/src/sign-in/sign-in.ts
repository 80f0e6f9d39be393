import type { App } from '../app.ts';
import { withoutAuthMarker } from '../identity/auth-marker.ts';

/** The BFF's address that starts a sign-in. `returnTo` is path and query of the document to return to. */
export function signInAddress(app: App, returnTo: string, { fake = false } = {}): string {
  return `/auth/login?${new URLSearchParams({ returnTo: withoutAuthMarker(returnTo), market: app.locale.locale, ...(fake ? { fake: '1' } : {}) })}`;
}

/** Ends the session in shop and identity provider, which redirects to the shop. Rejects if the BFF does not answer. */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/logout', { method: 'POST', headers: { 'x-csrf': '1' } });
  if (!response.ok) throw new Error(`Signing out was answered ${response.status}`);
  await import('../identity/session-channel.ts').then(
    ({ tellTabs }) => tellTabs({ type: 'signedOut' }),
    () => undefined,
  );
  const { redirect } = (await response.json()) as { redirect: string };
  location.assign(redirect);
}
