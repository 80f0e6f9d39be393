import { useLocation } from 'react-router';
import { useApp } from '../app-provider.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { signInAddress } from './sign-in.ts';

/** Where a link to sign in leads, so that one comes back to this page; without a script to the page without its query. */
export function useSignInAddress({ fake = false } = {}): string {
  const app = useApp();
  const { pathname, search, hash } = useLocation();
  // the server's page is the same for every query that it does not read
  const rest = useHydrated() ? search + hash : app.companyId ? `?companyId=-${app.companyId}` : '';
  return signInAddress(app, pathname + rest, { fake });
}
