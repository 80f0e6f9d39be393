import type { App } from '../app.ts';
import { withoutAuthMarker } from '../identity/auth-marker.ts';

/** The BFF's address that begins a sign-in and comes back to this page (path and query of the document). */
export function signInAddress(app: App, returnTo: string, { fake = false } = {}): string {
  return `/auth/login?${new URLSearchParams({ returnTo: withoutAuthMarker(returnTo), market: app.locale.locale, ...(fake ? { fake: '1' } : {}) })}`;
}

/** Ends the session everywhere and leaves for the identity provider, which comes back to the shop. Rejects when the BFF does not answer. */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/logout', { method: 'POST', headers: { 'x-csrf': '1' } });
  if (!response.ok) throw new Error(`Signing out was answered ${response.status}`);
  const { redirect } = (await response.json()) as { redirect: string };
  location.assign(redirect);
}
